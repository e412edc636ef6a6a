/** Splits the text of an ANTLR 4 grammar into tokens. */

/** A `set` is a text in brackets, an `action` a text in braces; both include the delimiters. */
export type Kind = 'name' | 'literal' | 'set' | 'action' | 'number' | 'sign' | 'end';

export interface Token {
  readonly kind: Kind;
  readonly text: string;
  readonly at: number;
}

/** Throws an error with this position in the file. */
export type Fail = (at: number, problem: string) => never;

const BLANK = /(?:\s+|\/\/.*|\/\*[^]*?\*\/)*/y;
const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['name', /\p{L}[\p{L}\p{N}_]*/uy],
  ['literal', /'(?:[^'\\\n\r]|\\.)*'/y],
  ['set', /\[(?:[^\]\\]|\\[^])*\]/y],
  ['number', /\d+/y],
  ['sign', /::|->|\+=|\.\.|[:;|()?*+~.=,#@<>{}]/y],
];
/** Arguments, which may contain brackets: after the name of a parser rule, `returns` or `locals`. */
const ARGUMENTS = /\[(?:[^\][]|\[[^\][]*\])*\]/y;
/** Words before braces that contain a list, not code. */
const LISTS: ReadonlySet<string | undefined> = new Set(['options', 'tokens', 'channels']);
/** The parts of code that matter for finding its end: strings, comments and braces. */
const CODE = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/.*|\/\*[^]*?\*\/|[{}]/g;

/** The last token has the kind `end`. */
export function scan(text: string, fail: Fail): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    BLANK.lastIndex = at;
    at += BLANK.exec(text)?.[0].length ?? 0;
    if (at >= text.length) break;
    const isCode = text[at] === '{' && !LISTS.has(tokens.at(-1)?.text);
    const token = isCode
      ? actionAt(text, at, fail)
      : (argumentsAt(text, at, tokens.at(-1)) ?? tokenAt(text, at, fail));
    tokens.push(token);
    at += token.text.length;
  }
  tokens.push({ kind: 'end', text: 'the end of the file', at });
  return tokens;
}

function argumentsAt(text: string, at: number, last: Token | undefined): Token | undefined {
  if (last?.kind !== 'name' || !/^\p{Ll}/u.test(last.text)) return undefined;
  ARGUMENTS.lastIndex = at;
  const found = ARGUMENTS.exec(text);
  return found ? { kind: 'set', text: found[0], at } : undefined;
}

function tokenAt(text: string, at: number, fail: Fail): Token {
  for (const [kind, pattern] of PATTERNS) {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) return { kind, text: found[0], at };
  }
  const problems: Readonly<Record<string, string>> = {
    "'": 'this literal is not closed on its line',
    '[': 'this [ is never closed',
    '"': 'literals are written in single quotes',
  };
  const [start = ''] = Array.from(text.slice(at, at + 2));
  return fail(at, problems[start] ?? `${start} means nothing here`);
}

function actionAt(text: string, at: number, fail: Fail): Token {
  CODE.lastIndex = at;
  let depth = 0;
  for (let found = CODE.exec(text); found; found = CODE.exec(text)) {
    if (found[0] === '{') depth++;
    if (found[0] === '}') depth--;
    if (depth === 0) return { kind: 'action', text: text.slice(at, CODE.lastIndex), at };
  }
  return fail(at, 'this { is never closed');
}
