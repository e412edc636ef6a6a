import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import { insteadOfCall, parameterName, placeOf } from '../../../src/passes/semantic/calls.ts';
import { factsOf } from '../../../src/semantics/facts.ts';
import { treeOf } from '../../tree/editing.ts';

const read = async (text: string) => {
  const program = await treeOf('c', text);
  return { facts: finish(factsOf(program)), root: program.root };
};

test.each([
  ['int a = f(1);', 1],
  ['int a = f(1).b;', 2],
  ['int a = b.f(1).c;', 3],
])('the nodes that are replaced with a call: %s', async (text, nodes) => {
  const { facts, root } = await read(text);
  expect(insteadOfCall(root, facts.calls[0]!, '0')?.length).toBe(nodes);
});

test('an expression is expected where a call is', async () => {
  const { facts, root } = await read('int a = f(1).b;');
  expect(placeOf(root, facts.calls[0]!)).toMatch(/expression/);
});

test.each([
  ['int f(int a);', 'a'],
  ['int f(int);', undefined],
  ['int f(int (*a)(int b));', 'a'],
])('the name of a parameter: %s', async (text, name) => {
  const { facts } = await read(text);
  const { parameters } = facts.declarations.find(({ kind }) => kind === 'function')!;
  expect(parameterName(facts, parameters![0]!)?.text).toBe(name);
});
