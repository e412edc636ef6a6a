/** The tokens of C, without the preprocessor. */

const SUFFIX = String.raw`(?:[uU]?(?:ll?|LL?)?|(?:ll?|LL?)[uU])`;
const TOKEN = new RegExp(
  [
    String.raw`(\s+|//[^\n]*|/\*[^]*?\*/)`,
    String.raw`[A-Za-z_]\w*`,
    String.raw`(?:0[xX][\da-fA-F]+|[1-9]\d*|0[0-7]*)${SUFFIX}(?![\w.])`,
    String.raw`'(?:[^'\\\n]|\\.)'`,
    String.raw`"(?:[^"\\\n]|\\.)*"`,
    // An unterminated comment is not a token.
    String.raw`(?!/\*)(?:<<=|>>=|->|\+\+|--|<<|>>|&&|\|\||[-+*/%&|^<>=!]=|[-+*/%&|^<>=!~?:;,.(){}[\]])`,
  ].join('|'),
  'y',
);

/** `undefined` if some of the text is not a token. */
export function tokenise(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (match === null) return undefined;
    if (match[1] === undefined) tokens.push(match[0]);
  }
  return tokens;
}

const KEYWORDS: ReadonlySet<string> = new Set(
  (
    'auto break case char const continue default do double else enum extern float for goto if inline int long ' +
    'register restrict return short signed sizeof static struct switch typedef union unsigned void volatile while'
  ).split(' '),
);

export const isName = (token: string): boolean => /^[A-Za-z_]/.test(token) && !KEYWORDS.has(token);

export const textOf = (tokens: readonly string[]): string => tokens.join(' ');

/** The tokens with names replaced by numbers, in order of appearance. */
export function renamed(tokens: readonly string[]): readonly string[] {
  const names = [...new Set(tokens.filter(isName))];
  return tokens.map((token) => (isName(token) ? `$${names.indexOf(token)}` : token));
}
