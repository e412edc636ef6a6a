import type { Regex } from '../grammar/regex.ts';
import type { Leaf } from './node.ts';
import type { Syntax } from './syntax.ts';

/** What a token may look like; nothing if it has to stay as it is, or if that is not known. */
export function lexicalRule({ grammar, fixed, keywords }: Syntax, { symbol, text }: Leaf): Regex | undefined {
  if (text === '' || fixed.has(symbol) || keywords.has(text)) return undefined;
  const terminal = grammar.terminals.get(symbol);
  return terminal?.text === undefined ? terminal?.inside : undefined;
}
