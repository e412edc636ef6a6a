/**
 * The second kind of transformation of C-Reduce (section 6.3): local changes of tokens that are not adjacent. Balanced
 * brackets go, and their contents stay; a ternary operator becomes one of its branches.
 *
 * Guarantee: when done, none of these changes is possible at any token.
 */
import { overTokens, type TokenEdit, type Tokens } from './over-tokens.ts';

export const balanced = overTokens('balanced', function* ({ text, partner }, at) {
  const end = partner(at);
  if (end === undefined || (text(at) !== '(' && text(at) !== '{')) return;
  yield [removing(at, at + 1), removing(end, end + 1)];
});

export const ternary = overTokens('ternary', function* (tokens, at) {
  if (tokens.text(at) !== '?') return;
  const colon = colonOf(tokens, at);
  if (colon === undefined) return;
  const [begin, end] = [beginOfPart(tokens, at), endOfPart(tokens, colon)];
  if (begin === at || end === colon + 1 || colon === at + 1) return;
  yield [removing(begin, at + 1), removing(colon, end)];
  yield [removing(begin, colon + 1)];
});

const removing = (from: number, to: number): TokenEdit => ({ from, to, text: '' });

const OPENING: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSING: ReadonlySet<string> = new Set([')', ']', '}']);

/** The `:` that belongs to a `?`. */
function colonOf({ text, partner, length }: Tokens, question: number): number | undefined {
  let nested = 0;
  for (let at = question + 1; at < length; at++) {
    const now = text(at);
    if (now === '?') nested++;
    else if (now === ':' && nested-- === 0) return at;
    else if (now === ';' || CLOSING.has(now)) return undefined;
    else if (OPENING.has(now)) at = partner(at) ?? length;
  }
  return undefined;
}

/** Before these a condition begins, and at these the last branch ends. */
const BOUNDARY: ReadonlySet<string> = new Set([',', ';', '?', ':', '=', 'return', 'case']);

function beginOfPart({ text, partner }: Tokens, before: number): number {
  let at = before;
  while (at > 0) {
    const now = text(at - 1);
    if (BOUNDARY.has(now) || OPENING.has(now) || /^[^=!<>]=$|^(?:<<|>>)=$/.test(now)) return at;
    const isClosing = CLOSING.has(now);
    if (now === '}') return at;
    at = isClosing ? (partner(at - 1) ?? 0) : at - 1;
  }
  return at;
}

function endOfPart({ text, partner, length }: Tokens, colon: number): number {
  let at = colon + 1;
  let nested = 0;
  while (at < length) {
    const now = text(at);
    if (now === '?') nested++;
    else if (now === ':' && nested > 0) nested--;
    else if (CLOSING.has(now) || (now !== '=' && BOUNDARY.has(now))) return at;
    at = OPENING.has(now) ? (partner(at) ?? length - 1) + 1 : at + 1;
  }
  return at;
}
