import { runInNewContext } from 'node:vm';

/** A minifier changes the text of functions; that is not a bug. */
const HIDDEN = 'Function.prototype.toString = function () { return "a function"; };';

/** The output of a JavaScript program, the name of its error, or nothing if it takes too long. */
export function outputOf(code) {
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
