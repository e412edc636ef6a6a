/** `npm start`: reduces a bundled example before your eyes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('.', import.meta.url));
const pith = join(examples, '../bin/pith.js');
const folder = join(examples, 'minus-zero');
const input = join(folder, 'input.js');
const output = join(folder, 'reduced.js');
const short = (path) => relative(process.cwd(), path);

console.log(`UglifyJS 1.3.5 (2013, from npm) changes what a program prints. Which part of the program is to blame?

  pith -o ${short(output)} ${short(join(folder, 'test.js'))} ${short(input)}
`);
const { status } = spawnSync(process.execPath, [pith, '-o', output, join(folder, 'test.js'), input], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const sizeOf = (text) => `${text.trim().split('\n').length} lines, ${text.length} bytes`;
const before = readFileSync(input, 'utf8');
const after = readFileSync(output, 'utf8');
console.log(`
Before: ${sizeOf(before)}.   After: ${after.length} bytes:

  ${after.trim()}

The minifier writes -0 as 0.`);
