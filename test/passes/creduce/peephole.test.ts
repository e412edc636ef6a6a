import { expect, test } from 'vitest';
import { balanced, ternary } from '../../../src/passes/creduce/local.ts';
import { peephole } from '../../../src/passes/creduce/peephole.ts';
import type { Pass } from '../../../src/core/pass.ts';
import { lines, type ListProgram } from '../../../src/tree/list-program.ts';
import { bytesOf, only, property, proposals, reduceWith } from '../../reduce-with.ts';
import { treeOf } from '../../tree/editing.ts';

/** Without white space where it does not matter. */
const words = (text: string): string =>
  text
    .replaceAll(/\s*([^\w\s])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
import { has } from '../on-trees.ts';

const { lexer } = (await treeOf('c', '')).syntax;

const proposed = (pass: Pass<ListProgram>, text: string): string[] =>
  proposals(pass, lines(bytesOf(text), lexer));

const run = (pass: Pass<ListProgram>, text: string, holds: (text: string) => boolean) =>
  reduceWith(
    only(pass, (bytes) => lines(bytes, lexer)),
    text,
    property(holds),
  );

test.each([
  ['a;', ['0;', '1;']],
  ['12;', ['0;', '1;']],
  ['1;', ['0;']],
  ['0;', []],
  ['{;}', ['']],
  ['a-{b}c', ['0-{b}c', '1-{b}c', 'a-c', 'a-{0}c', 'a-{1}c', 'a-{b}0', 'a-{b}1']],
])('peephole proposes for %j', (text, expected) => {
  expect(proposed(peephole, text)).toEqual(expected);
});

test.each([
  ['a+b', 'a', 'b'],
  ['f(a)*b[1]', 'f(a)', 'b[1]'],
  ['a.b->c + 1', 'a.b->c ', ' 1'],
  ['(a) << g()', '(a) ', ' g()'],
  ['"x"+1.5', '"x"', '1.5'],
])('peephole keeps one operand of %s', (text, ...operands) => {
  expect(proposed(peephole, text).filter((proposal) => operands.includes(proposal))).toEqual(operands);
});

test.each(['+a', 'a+;', '(a;+b', '*'])('peephole keeps an operator without two operands: %s', (text) => {
  expect(proposed(peephole, text).every((proposal) => /[+*]/.test(proposal))).toBe(true);
});

test('peephole removes qualifiers', async () => {
  const { text } = await run(peephole, 'static const volatile int x;', has('int x;'));
  expect(text).toBe('   int x;');
});

test('peephole removes a block with its contents, and keeps words apart', () => {
  expect(proposed(peephole, 'do{a;{b;}}while(0)')).toContain('do while(0)');
});

test('peephole goes on at the token where it succeeded', async () => {
  const { accepted } = await run(peephole, 'a+b+c+d', has('+'));
  expect(accepted).toEqual(['0+b+c+d', '0+c+d', '0+d', '0+0']);
});

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

test.each([peephole, balanced, ternary])('$name changes nothing in an empty file', (pass) => {
  expect(proposed(pass, '')).toEqual([]);
});

test('bytes that are not UTF-8 stay', () => {
  expect(proposed(balanced, '(\xff\x00)')).toEqual(['\xff\x00']);
});
