/**
 * A generic lexer for any text: words, numbers, strings, single symbols. It knows no language, never fails, and assigns
 * every byte to exactly one token, so that the concatenated tokens give the text.
 */

const SPACE = 1;
const WORD = 2;
const DIGIT = 3;
const QUOTE = 4;
const OPERATOR = 5;

/** The class of each byte. Bytes of multi-byte UTF-8 characters count as letters, so that no character is split. */
const CLASS = new Uint8Array(256).fill(WORD, 0x80);
const classify = (cls: number, bytes: string) => {
  for (let i = 0; i < bytes.length; i++) CLASS[bytes.charCodeAt(i)] = cls;
};
classify(SPACE, ' \t\n\r\f\v');
classify(WORD, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$');
classify(DIGIT, '0123456789');
classify(QUOTE, '"\'');
classify(OPERATOR, '!#%&*+-./:<=>?@\\^|~');

const BACKSLASH = 0x5c;
const NEWLINE = 0x0a;
const DOT = 0x2e;
const PLUS = 0x2b;
const MINUS = 0x2d;

/** The class of the byte at `at`; 0 for any other byte and past the end. */
const classAt = (bytes: Uint8Array, at: number): number => CLASS[bytes[at] ?? 0] ?? 0;
const isWordLike = (cls: number): boolean => cls === WORD || cls === DIGIT;

/**
 * The start offsets of the tokens of `bytes`, and the end of the text. A token includes the white space before it;
 * white space at the end of the text is an element of its own.
 */
export function lex(bytes: Uint8Array): Uint32Array {
  const cuts: number[] = [0];
  let at = 0;
  while (at < bytes.length) {
    at = beginOfToken(bytes, at);
    if (at < bytes.length) at = endOfToken(bytes, at);
    cuts.push(at);
  }
  return Uint32Array.from(cuts);
}

/** The end of the white space at `at`: where a token begins or the text ends. */
export function beginOfToken(bytes: Uint8Array, at: number): number {
  while (classAt(bytes, at) === SPACE) at++;
  return at;
}

/** The size of a text: its number of tokens. */
export function countTokens(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; ;) {
    at = beginOfToken(bytes, at);
    if (at >= bytes.length) return count;
    at = endOfToken(bytes, at);
    count++;
  }
}

/**
 * Whether a lexer could continue past a token with these first and last bytes into the byte `after`, or see a comment.
 */
export function wouldFuse(first: number, last: number, after: number): boolean {
  const left = CLASS[last] ?? 0;
  const right = CLASS[after] ?? 0;
  if (isWordLike(left)) {
    if (isWordLike(right) || right === QUOTE) return true;
    const isNumber = CLASS[first] === DIGIT || left === DIGIT;
    return isNumber && (after === DOT || (isExponent(last) && (after === PLUS || after === MINUS)));
  }
  if (last === DOT && right === DIGIT) return true;
  return left === OPERATOR && right === OPERATOR;
}

/** `e`, or `p` in a hexadecimal number. */
const isExponent = (byte: number): boolean => (byte | 0x20) === 0x65 || (byte | 0x20) === 0x70;

function endOfToken(bytes: Uint8Array, at: number): number {
  switch (classAt(bytes, at)) {
    case WORD: {
      do at++;
      while (isWordLike(classAt(bytes, at)));
      return at;
    }
    case DIGIT:
      return endOfNumber(bytes, at);
    case QUOTE:
      return endOfString(bytes, at);
    default:
      return at + 1;
  }
}

/** `12`, `0x1F`, `1.5e-3`, `10u8`; but `1..2` begins with `1`. */
function endOfNumber(bytes: Uint8Array, at: number): number {
  const second = (bytes[at + 1] ?? 0) | 0x20;
  const exponent = second === 0x78 /* x */ ? 0x70 /* p */ : 0x65; /* e */
  for (;;) {
    at++;
    const byte = bytes[at] ?? 0;
    if (isWordLike(classAt(bytes, at))) continue;
    const digitFollows = classAt(bytes, at + 1) === DIGIT;
    if (digitFollows && byte === DOT) continue;
    const afterExponent = ((bytes[at - 1] ?? 0) | 0x20) === exponent;
    if (digitFollows && afterExponent && (byte === PLUS || byte === MINUS)) continue;
    return at;
  }
}

/** A string ends at the same quote on the same line; a quote without a match (an apostrophe) is a token of its own. */
function endOfString(bytes: Uint8Array, at: number): number {
  const quote = bytes[at];
  for (let i = at + 1; i < bytes.length && bytes[i] !== NEWLINE; i++) {
    if (bytes[i] === BACKSLASH) i++;
    else if (bytes[i] === quote) return i + 1;
  }
  return at + 1;
}
