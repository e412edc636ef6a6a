#!/usr/bin/env node
try {
  await import('../dist/cli/main.js');
} catch (error) {
  // Node opens all modules at the same time. Later errors are handled in main.
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
  process.stderr.write('pith: Too many open files. Allow more of them: ulimit -n 1024\n');
  process.exitCode = 1;
}
