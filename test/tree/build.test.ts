import { expect, test } from 'vitest';
import { perses } from '../../src/passes/perses.ts';
import { smallerStructures } from '../../src/passes/sfc/structures.ts';
import { subtreeReplacement } from '../../src/passes/vulcan/subtree-replacement.ts';
import { nodesOf } from '../../src/tree/node.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { has } from '../passes/on-trees.ts';
import { property, proposals, reduceWith } from '../reduce-with.ts';
import { treeIn, words } from './editing.ts';

/** A rule for each level of precedence, as in many grammars of C. */
const LADDER = `
s ::= e ';'
e ::= or (',' or)*
or ::= and ('|' and)*
and ::= sum ('&' sum)*
sum ::= product ('+' product)*
product ::= unary ('*' unary)*
unary ::= '-' unary | postfix
postfix ::= primary ('(' e? ')')*
primary ::= ID | '0' | '(' e ')'
ID ::= /[a-z]/
%skip ' '
`;

const proposed = (pass: Parameters<typeof proposals>[0], text: string) =>
  proposals(pass, treeIn(LADDER, text)).map(words);

test('perses reaches a constant under a ladder of eight rules', () => {
  expect(proposed(perses, '(a);')).toEqual(['a;']);
});

test('so a small operand takes the place of a large expression', async () => {
  const text = 'f(a, b * (c + d), g(0));';
  const schedule = algorithms['perses-fixpoint']!.schedule(treeIn(LADDER, text));
  expect((await reduceWith(schedule, text, property(has('d')))).text).toBe('d;');
});

test('the rules of a collapsed ladder keep their forms', () => {
  expect(proposed(smallerStructures, 'f(a + b);')).toContain('a + b;');
});

test('and their alternatives', () => {
  expect(proposed(subtreeReplacement, 'a * b;')).toContain('0 * b;');
});

test('what is empty as a whole stays, and so does a rule for a keyword', () => {
  const tree = treeIn("s ::= a b; a ::= 'x'? 'y'?; b ::= 'k' 'z'?", 'k');
  expect(Array.from(nodesOf(tree.root), ({ symbol }) => symbol)).toEqual(['b', "'k'", "'z'?"]);
});
