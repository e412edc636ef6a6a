import { GrammarError } from './grammar.ts';

/** Says where in the text of a grammar something is wrong, and in which file if there are several. */
export function errorAt(text: string, at: number, problem: string, file?: string): GrammarError {
  const before = text.slice(0, at).split(/\r\n|[\r\n]/);
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  return new GrammarError(`${file === undefined ? '' : `${file}, `}${place}: ${problem}`);
}
