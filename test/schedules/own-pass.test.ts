import { describe, expect, test } from 'vitest';
import { halving } from '../../src/passes/halving.ts';
import { only } from '../../src/passes/only.ts';
import { overList } from '../../src/passes/over-list.ts';
import { overSites } from '../../src/passes/semantic/sites.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { type OwnPass, runningOwn, type TextProposal } from '../../src/schedules/own-pass.ts';
import { lines } from '../../src/tree/list-program.ts';
import { bytesOf, property, reduceWith } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

const nothing = () => Promise.resolve();

/** A proposer of the texts that a function makes of a text and a state. */
const proposer = (make: (text: string, state: unknown) => readonly Partial<TextProposal>[]): OwnPass => ({
  over: 'text',
  name: 'own',
  propose: (text, state) =>
    Promise.resolve(make(text, state).map((made) => ({ text: '', state: null, kind: 'own', ...made }))),
});

const runOwn = (own: OwnPass, text: string, holds: (text: string) => boolean) =>
  reduceWith(runningOwn(own, undefined, nothing), text, property(holds));

describe('a program that proposes', () => {
  test('its proposals are tried in order, and it is asked again after a success', async () => {
    const own = proposer((text) => [{ text: text.slice(2) }, { text: text.slice(1) }]);
    const run = await runOwn(own, 'aaaab', (text) => text.includes('ab'));
    expect(run.accepted).toEqual(['aab', 'ab']);
  });

  test('it gets the state of the accepted proposal', async () => {
    const states: unknown[] = [];
    const own = proposer((text, state) => {
      states.push(state);
      return [{ text: text.slice(1), state: { at: text.length } }];
    });
    await runOwn(own, 'aab', (text) => text.includes('ab'));
    expect(states).toEqual([null, { at: 3 }]);
  });

  test('it never returns to an accepted program, so it ends', async () => {
    const own = proposer((text) => [{ text: text === 'a' ? 'b' : 'a' }]);
    expect((await runOwn(own, 'a', () => true)).accepted).toEqual(['b']);
  });

  test('larger proposals are not tested', async () => {
    const own = proposer((text) => [{ text: `${text} ${text}` }]);
    const verdicts = (await runOwn(own, 'a', () => true)).events.filter(({ type }) => type === 'verdict');
    expect(verdicts).toEqual([]);
  });
});

describe('a pass that may make the program larger', () => {
  const growing: OwnPass = {
    over: 'lines',
    pass: {
      name: 'grow',
      accepts: 'any',
      start: () => 0,
      *propose(program, from) {
        if (from === 0) yield { program: lines(bytesOf('x y\nz\n'), program.lexer), next: 1, kind: 'grow' };
      },
    },
  };
  const shrinking = async (
    reduction: Parameters<typeof runningOwn>[2] extends (r: infer R) => unknown ? R : never,
  ) => void (await reduction.run(overList('lines', halving), lines(reduction.best)));

  test.each([
    ['stays if the program ends up smaller', (text: string) => /^a b$|x y\nz|^z$/m.test(text), 'z\n'],
    ['is undone otherwise', (text: string) => /^a b$|x y\nz/m.test(text), 'a b\n'],
  ])('its change %s', async (_, holds, expected) => {
    const { text } = await reduceWith(runningOwn(growing, undefined, shrinking), 'a b\n', property(holds));
    expect(text).toBe(expected);
  });
});

const removingA: OwnPass = {
  over: 'tree',
  pass: overSites('without-a', 'smaller', function* (_, { names }) {
    const uses = names.filter(({ text }) => text === 'a').flatMap(({ tokens }) => tokens);
    if (uses.length > 0) yield { key: 'a', replace: [], remove: uses };
  }),
};

test.each(['pith', 'creduce'])('%s runs passes over trees', async (alg) => {
  const text = 'int a; int b; int c = a;';
  const tree = await treeOf('c', text);
  const schedule = algorithms[alg]!.schedule(tree, { own: [removingA] });
  const run = await reduceWith(
    schedule,
    text,
    property(() => true),
    { lexer: tree.syntax.lexer },
  );
  expect(run.events).toContainEqual(expect.objectContaining({ type: 'pass-start', pass: 'without-a' }));
});

test.each(['pith', 'creduce'])('%s runs passes over lists of files without a tree', async (alg) => {
  const pass = only(overList('own', halving), () => true);
  const schedule = algorithms[alg]!.schedule(undefined, { own: [{ over: 'lines', pass }] });
  const run = await reduceWith(
    schedule,
    'a\nb\n',
    property((text) => text.includes('b')),
  );
  expect(run.events).toContainEqual(expect.objectContaining({ type: 'pass-start', pass: 'own' }));
});

test('if the file has a tree, proposals without one are dropped', async () => {
  const text = 'int a;';
  const tree = await treeOf('c', text);
  const own = proposer(() => [{ text: ')]' }, { text: 'a;' }]);
  const run = await reduceWith(
    runningOwn(own, tree.syntax, nothing),
    text,
    property(() => true),
  );
  expect(run.accepted).toEqual(['a;']);
});
