#!/usr/bin/env node
// Interesting: UglifyJS 1.3.5, a minifier from 2013, changes the output of the program.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import minify from 'uglify-js-1.3.5';

/** The output of a program; undefined if it fails. */
function outputOf(code) {
  const lines = [];
  try {
    runInNewContext(code, { console: { log: (line) => lines.push(String(line)) } }, { timeout: 1000 });
    return lines.join('\n');
  } catch {
    return undefined;
  }
}

function minified(program) {
  try {
    return minify(program);
  } catch {
    return program;
  }
}

const program = readFileSync(process.argv[2], 'utf8');
const before = outputOf(program);
const after = outputOf(minified(program));
process.exit(before !== undefined && after !== undefined && before !== after ? 0 : 1);
