/** Splits a BNF grammar into tokens. read-bnf.ts documents the notation. */
import { errorAt } from '../grammar.ts';

export type Kind = 'name' | 'literal' | 'regex' | 'define' | 'skip' | 'sign' | 'end';

export interface Token {
  readonly kind: Kind;
  /** A name without its angle brackets, a literal without its quotes, anything else as written. */
  readonly text: string;
  readonly at: number;
  /** Whether there is a line break before this token. */
  readonly startsLine: boolean;
}

const BLANK = /(?:\s|#.*|\/\/.*|\(\*[^]*?\*\)|\/\*[^]*?\*\/|(?<![^\n\r]);.*)*/y;
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['name', /<([^<>\n'"/]+)>|[\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*/uy],
  ['literal', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['regex', /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y],
  ['define', /::=|:=|->|[=:→]/y],
  ['skip', /%skip\b/y],
  ['sign', /[|;.,()[\]{}*+?]/y],
];

/** The last token is always of kind `end`. */
export function scan(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    BLANK.lastIndex = at;
    const blank = BLANK.exec(text)?.[0] ?? '';
    const startsLine = at === 0 || /[\n\r]/.test(blank);
    at += blank.length;
    if (at === text.length) break;
    const token = tokenAt(text, at);
    tokens.push({ ...token, at, startsLine });
    at += token.length;
  }
  tokens.push({ kind: 'end', text: '', at, startsLine: true });
  return tokens;
}

function tokenAt(text: string, at: number): { kind: Kind; text: string; length: number } {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) continue;
    const [whole, bracketed] = found;
    const inner = kind === 'literal' ? whole.slice(1, -1) : (bracketed?.trim() ?? whole);
    return { kind, text: inner, length: whole.length };
  }
  const [start = ''] = Array.from(text.slice(at, at + 2));
  const open: Readonly<Record<string, string>> = { "'": 'text', '"': 'text', '/': 'regular expression' };
  const what = open[start];
  throw errorAt(text, at, what ? `this ${what} is not closed on its line` : `unexpected ${start}`);
}
