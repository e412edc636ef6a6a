/**
 * What a language's own lexer reads as one token, as regular expressions. It determines the size of programs, even of
 * those that no longer parse. Words, numbers and the grammar's operators may be omitted if they look as in most
 * languages.
 */
export interface Lexis {
  /** What may occur between tokens besides white space. */
  readonly comments: string;
  /** Strings, characters and anything else that could be mistaken for other tokens; tried first. */
  readonly literals: string;
  readonly words?: string;
  readonly numbers?: string;
}

export const WORDS = String.raw`[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*`;

/** `12`, `0x1F`, `1.5e-3`, `10u8`, `1_000`, `.5`, `2.`, `2.e3`; but `1..2` begins with `1`, and `1.max` too. */
export const NUMBERS = String.raw`0[xX](?:[pP][+-]\d|\w|\.(?=\w))+|\.?\d(?:[eE][+-]?(?=\d)|\w|\.(?=\d|[eE][+-]?\d))*(?:\.(?![.\w]))?`;

/** Numbers of the C preprocessor: `1.f`, `1'000`, `0x1.8p-3`. */
export const C_NUMBERS = String.raw`\.?\d(?:[eEpP][+-]|[\w.]|'(?=\w))*`;

/** An unterminated comment extends to the end of the file. */
const BLOCK_COMMENT = String.raw`/\*(?:[^*]|\*(?!/))*(?:\*/|$)`;

export const C_COMMENTS = String.raw`//(?:\\\r?\n|[^\n])*|${BLOCK_COMMENT}|\\\r?\n`;
export const SLASH_COMMENTS = String.raw`//[^\n]*|${BLOCK_COMMENT}`;

/** Strings in double and in single quotes, on one line, with escapes. */
export const STRINGS = String.raw`"(?:[^"\\\n]|\\\r\n|\\[^])*"|'(?:[^'\\\n]|\\\r\n|\\[^])*'`;

/** JavaScript's template strings; one with holes counts as one token. */
export const TEMPLATES = '`(?:[^`\\\\]|\\\\[^])*`';

/** Where a value may begin, a slash begins a regular expression. */
export const REGULAR_EXPRESSIONS = String.raw`(?<=(?:^|[=(,:[!&|?{};+*%<>~^-]|\b(?:return|typeof|case|in|of|delete|void|throw|new|else|do))\s*)/(?:[^/*\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*/[a-z]*`;
