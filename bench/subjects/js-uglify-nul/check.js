// Exits with 0 if a program prints something else, without failing, once UglifyJS 1.3.5 has had it.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import minify from 'uglify-js-1.3.5';

/** A minifier changes the text of functions; that is no bug. */
const HIDDEN = 'Function.prototype.toString = function () { return "a function"; };';

/** What a program prints; nothing if it fails. */
function outputOf(code) {
  const lines = [];
  const log = (...words) => void lines.push(words.map(String).join(' '));
  try {
    runInNewContext(`${HIDDEN}\n${code}`, { console: { log } }, { timeout: 1000 });
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
