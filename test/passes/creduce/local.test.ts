import { expect, test } from 'vitest';
import { balanced, ternary } from '../../../src/passes/creduce/local.ts';
import { proposed } from './on-tokens.ts';

/** Without white space where it does not matter. */
const words = (text: string): string =>
  text
    .replaceAll(/\s*([^\w\s])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  ['(a)', ['a']],
  ['{a;(b)}', ['a;(b)', '{a;b}']],
  ['a(b', []],
  ['[a]', []],
])('balanced proposes for %j', (text, expected) => {
  expect(proposed(balanced, text)).toEqual(expected);
});

test.each([
  ['x = a ? b : c;', ['x = b ;', 'x = c;']],
  ['return f(a) == 1 ? g(b, c) : d + e;', ['return g(b, c) ;', 'return d + e;']],
  ['(a ? b : c ? d : e)', ['(b )', '(c ? d : e)', '(a ? b : d )', '(a ? b : e)']],
  ['x += a ? b ? c : d : e', ['x += b ? c : d ', 'x += e', 'x += a ? c : e', 'x += a ? d : e']],
  ['a ?: b', []],
  ['a ? b; c : d', []],
])('ternary proposes for %j', (text, expected) => {
  expect(proposed(ternary, text).map(words)).toEqual(expected.map(words));
});
