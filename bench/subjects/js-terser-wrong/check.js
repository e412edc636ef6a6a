// Exits with 0 if a program prints something else, and ends well, once terser 4.0.0 has had it.
import { readFileSync } from 'node:fs';
import terser from '../../tools/node_modules/terser-4.0.0/dist/bundle.min.js';
import { outputOf } from '../../tools/output-of.js';

const program = readFileSync(process.argv[2], 'utf8');
const before = outputOf(program);
if (!before?.ok) process.exit(1);
const { code, error } = terser.minify(program);
if (error) process.exit(1);
const after = outputOf(code);
process.exit(after?.ok && after.text !== before.text ? 0 : 1);
