// Exits with 0 if a program ends well and prints something, and UglifyJS 2.4.0 fails on it, where it prints a regular
// expression that it has found in a function.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import uglify from '../../tools/node_modules/uglify-js-2.4.0/tools/node.js';

const program = readFileSync(process.argv[2], 'utf8');
let lines = 0;
runInNewContext(program, { console: { log: () => void lines++ } }, { timeout: 1000 });
if (lines === 0) process.exit(1);
try {
  uglify.minify(program, { fromString: true });
} catch (error) {
  const found =
    error.name === 'TypeError' && /at AST_RegExp\.print /.test(error.stack) && /AST_Defun/.test(error.stack);
  process.exit(found ? 0 : 1);
}
process.exit(1);
