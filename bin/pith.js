#!/usr/bin/env node
try {
  await import('../dist/cli/main.js');
} catch (error) {
  // Node reads all modules at the same time. What goes wrong later, main explains.
  if (error.code !== 'EMFILE' && error.code !== 'ENFILE') throw error;
  process.stderr.write('pith: Too many open files. Allow more of them: ulimit -n 1024\n');
  process.exitCode = 1;
}
