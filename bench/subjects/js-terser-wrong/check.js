// Exits with 0 if a program prints something else, and ends well, once terser 4.0.0 has had it.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import terser from '../../tools/node_modules/terser-4.0.0/dist/bundle.min.js';

/** A minifier changes the text of functions; that is no bug. */
const HIDDEN = 'Function.prototype.toString = function () { return "a function"; };';

/** What a program prints, the name of its error, or nothing if it takes too long. */
function outputOf(code) {
  const lines = [];
  const log = (...words) => void lines.push(words.map(String).join(' '));
  try {
    runInNewContext(`${HIDDEN}\n${code}`, { console: { log } }, { timeout: 1000 });
    return { ok: true, text: lines.join('\n') };
  } catch (error) {
    return error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      ? undefined
      : { ok: false, text: String(error?.name) };
  }
}

const program = readFileSync(process.argv[2], 'utf8');
const before = outputOf(program);
if (!before?.ok) process.exit(1);
const { code, error } = terser.minify(program);
if (error) process.exit(1);
const after = outputOf(code);
process.exit(after?.ok && after.text !== before.text ? 0 : 1);
