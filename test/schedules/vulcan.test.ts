/** The workflow of a main reducer and auxiliary ones. */
import { expect, test } from 'vitest';
import { has } from '../passes/on-trees.ts';
import { words } from '../tree/editing.ts';
import { reduceBy } from './reduce-by.ts';

test('an auxiliary reducer that changes without gain is given up after the limit', async () => {
  // Any name will do, so there is always another program to go to.
  const names = 'int a, b, c, d, e, f, g; int h = a + b + c + d + e + f + g;';
  const holds = (t: string) => /^int \w(, \w){6}; int h = \w( \+ \w){6};$/.test(t);
  const changes = async (limit: number) => {
    const parameters = { aux: ['identifier-replacement'], limit };
    return (await reduceBy('vulcan', 'c', names, holds, parameters)).accepted.length;
  };
  expect([await changes(0), await changes(2), await changes(5)]).toEqual([1, 3, 6]);
});

test('does not return to earlier programs', async () => {
  const { accepted } = await reduceBy('vulcan', 'c', 'int a, b; int c = a + b;', (t) =>
    /^int a, b; int c = \w \+ \w;$/.test(t),
  );
  expect(new Set(accepted).size).toBe(accepted.length);
});

test('auxiliary reducers run in the given order', async () => {
  const { stats } = await reduceBy('vulcan', 'c', 'int a; int b = a;', has('int b = '), {
    aux: ['subtree-replacement', 'local-enumeration'],
  });
  expect(stats.passes.map(({ name }) => name)).toEqual([
    'comments',
    'perses',
    'subtree-replacement',
    'local-enumeration',
  ]);
});

test.each(['hdd', 'hdd*', 'hdd-delete', 'hdd-delete*', 'perses', 'perses-fixpoint'])(
  'the main reducer may be %s, which leaves what it leaves alone',
  async (main) => {
    const text = 'int a; int f(int x) { if (x) { g(); } return 0; }';
    const alone = await reduceBy(main, 'c', text, has('g'));
    const combined = await reduceBy('vulcan', 'c', text, has('g'), { main, aux: [] });
    expect(combined.text).toBe(alone.text);
  },
);

test('any main reducer goes with any auxiliary reducer', async () => {
  const text = 'int main() { print("a long text"); }';
  const parameters = { main: 'hdd', aux: ['trec'] };
  const { text: left, stats } = await reduceBy('vulcan', 'c', text, has('print', '"'), parameters);
  expect(left).toContain('print("")');
  expect(stats.passes.map(({ name }) => name)).toEqual(['comments', 'hdd', 'trec']);
});

test('with fixpoint, the workflow is repeated as long as programs get smaller', async () => {
  const runs = async (fixpoint: boolean) => {
    const { stats } = await reduceBy('vulcan', 'c', 'int a; int b; int c;', has('c'), { fixpoint });
    return stats.passes.find(({ name }) => name === 'local-enumeration')!.runs;
  };
  expect([await runs(false), await runs(true)]).toEqual([1, 2]);
});

test('sfc-perses+trec: Perses, with the reducers of SFC and then T-Rec', async () => {
  const { stats } = await reduceBy('sfc-perses+trec', 'c', 'int a; int b = 7;', has('int b = '));
  expect(stats.passes.map(({ name }) => name)).toEqual([
    ...['comments', 'perses', 'identifier-elimination', 'smaller-structures', 'canonical-structures', 'trec'],
  ]);
});

test('depth and width of the search are those of the main reducer too', async () => {
  const text = 'int x = f(((((y)))));';
  const leave = async (alg: string, depth: number) =>
    (await reduceBy(alg, 'c', text, has('int x =', 'y', ';'), { aux: [], depth })).text;
  expect(await leave('vulcan', 9)).toBe('int x = y;');
  expect(await leave('vulcan', 1)).toBe(await leave('perses-fixpoint', 1));
});

test('without the filter, local enumeration leaves what does not parse', async () => {
  const leave = async (parseFilter: boolean) =>
    (
      await reduceBy('vulcan', 'c', 'int a = b;', has('int'), {
        aux: ['local-enumeration'],
        window: 2,
        parseFilter,
      })
    ).text;
  expect(words(await leave(true))).toBe('int a;');
  expect(words(await leave(false))).toBe('int');
});
