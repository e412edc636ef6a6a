import { expect, test } from 'vitest';
import { finish } from '../../../src/core/work.ts';
import { outermost, removing, without } from '../../../src/passes/semantic/removal.ts';
import { factsOf } from '../../../src/semantics/facts.ts';
import { findUnits } from '../../../src/semantics/units.ts';
import { treeOf } from '../../tree/editing.ts';
import { tight } from './examples.ts';

const SOURCE = 'int a; int b() { return a; } int c() { b(); d(); return 0; } int d() { return 1; } int e;';

const FREE = { mustStay: () => false, most: Infinity };

async function removal(text: string) {
  const program = await treeOf('c', text);
  const units = finish(findUnits(program, finish(factsOf(program))));
  const state = removing(units, new Uint8Array(units.units.length));
  const unitOf = (name: string) => units.declaring[units.byText.get(name)![0]!]![0]!;
  const left = (removed: readonly number[]) => {
    const rest = finish(without(program, units, outermost(units, removed)));
    return rest === undefined ? '' : tight(Buffer.from(rest.print()).toString());
  };
  return { state, unitOf, left };
}

test('with a unit goes what uses it, and what only that has used', async () => {
  const { state, unitOf, left } = await removal('int a; int b() { return a; } int c() { return d; } int d;');
  expect(left(state.remove(unitOf('c'), FREE)!)).toBe(tight('int a; int b() { return a; }'));
  expect(left(state.remove(unitOf('a'), FREE)!)).toContain('int b()');
});

test('a statement that uses it goes alone', async () => {
  const { state, unitOf, left } = await removal(SOURCE);
  expect(left(state.remove(unitOf('d'), FREE)!)).toBe(
    tight('int a; int b() { return a; } int c() { b(); return 0; } int e;'),
  );
});

test('nothing is removed if one of them must stay', async () => {
  const { state, unitOf } = await removal(SOURCE);
  const stays = unitOf('b');
  const statement = stays + 1;
  expect(state.remove(unitOf('a'), { ...FREE, mustStay: (unit) => unit === statement })).toBeUndefined();
  expect([state.tokens, [...state.gone].includes(1)]).toEqual([0, false]);
});

test('nothing is removed if they are too many', async () => {
  const { state, unitOf } = await removal(SOURCE);
  expect(state.remove(unitOf('d'), { ...FREE, most: 1 })).toBeUndefined();
});

test('what was removed can be restored', async () => {
  const { state, unitOf, left } = await removal(SOURCE);
  const removed = state.remove(unitOf('e'), FREE)!;
  expect(state.tokens).toBe(3);
  state.restore(removed);
  expect(state.tokens).toBe(0);
  expect(left(state.remove(unitOf('e'), FREE)!)).not.toContain('int e');
});
