/**
 * The first kind of transformation of C-Reduce (section 6.3): changes of a few adjacent tokens. Balanced braces go with
 * their contents, qualifiers go, an operator goes with one of its operands, and a name or a number becomes 0 or 1.
 *
 * Guarantee: when done, none of these changes is possible at any token.
 */
import { overTokens, type TokenEdit, type Tokens } from './over-tokens.ts';

export const peephole = overTokens('peephole', function* (tokens, at) {
  yield* blocks(tokens, at);
  yield* qualifiers(tokens, at);
  yield* operands(tokens, at);
  yield* constants(tokens, at);
});

const removing = (from: number, to: number): readonly TokenEdit[] => [{ from, to, text: '' }];

function* blocks({ text, partner }: Tokens, at: number) {
  const end = partner(at);
  if (text(at) === '{' && end !== undefined) yield removing(at, end + 1);
}

function* qualifiers({ text }: Tokens, at: number) {
  if (QUALIFIERS.has(text(at))) yield removing(at, at + 1);
}

const QUALIFIERS: ReadonlySet<string> = new Set([
  ...['auto', 'const', 'constexpr', 'extern', 'inline', 'mutable', 'register', 'restrict', 'static'],
  ...['typename', 'virtual', 'volatile', '__const', '__extension__', '__inline', '__inline__'],
  ...['__restrict', '__volatile__', 'long', 'short', 'signed', 'unsigned'],
  ...['abstract', 'final', 'private', 'protected', 'public', 'readonly', 'synchronized', 'transient'],
]);

/** `a + b` becomes `a`, or `b`. */
function* operands(tokens: Tokens, at: number) {
  if (!OPERATORS.has(tokens.text(at))) return;
  const left = beginOfOperand(tokens, at - 1);
  const right = endOfOperand(tokens, at + 1);
  if (left === undefined || right === undefined) return;
  yield removing(at, right);
  yield removing(left, at + 1);
}

const OPERATORS: ReadonlySet<string> = new Set([
  ...['+', '-', '*', '/', '%', '&', '|', '^', '<<', '>>', '&&', '||', ','],
  ...['==', '!=', '<', '>', '<=', '>=', '='],
  ...['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>='],
]);

const isSimple = (text: string): boolean => /^[\w$"'.\x80-\xff]/.test(text) && text !== '.';
const MEMBER: ReadonlySet<string> = new Set(['.', '->', '::']);

/** The first token of the operand that ends at an index: a name or constant with what is called or indexed, or brackets. */
function beginOfOperand(tokens: Tokens, last: number): number | undefined {
  const { text, partner } = tokens;
  let at = last;
  while (text(at) === ')' || text(at) === ']') {
    const open = partner(at);
    if (open === undefined) return undefined;
    at = open - 1;
    if (!isSimple(text(at)) && text(at) !== ')' && text(at) !== ']')
      return text(open) === '(' ? open : undefined;
  }
  if (!isSimple(text(at))) return undefined;
  return MEMBER.has(text(at - 1)) ? (beginOfOperand(tokens, at - 2) ?? at) : at;
}

/** The index after the last token of the operand that begins at an index. */
function endOfOperand(tokens: Tokens, first: number): number | undefined {
  const { text, partner } = tokens;
  let at = first;
  const isBracketed = text(at) === '(';
  if (!isBracketed && !isSimple(text(at))) return undefined;
  if (!isBracketed) at++;
  while (text(at) === '(' || text(at) === '[') {
    const close = partner(at);
    if (close === undefined) return undefined;
    at = close + 1;
  }
  return MEMBER.has(text(at)) ? (endOfOperand(tokens, at + 1) ?? at) : at;
}

/** A name or number becomes 0 or 1, and 1 becomes 0. */
function* constants({ text }: Tokens, at: number) {
  const now = text(at);
  if (!/^[\w$]/.test(now) || now === '0') return;
  const to = at + 1;
  yield [{ from: at, to, text: '0' }];
  if (now !== '1') yield [{ from: at, to, text: '1' }];
}
