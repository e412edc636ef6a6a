/**
 * Removes declarations and statements together with everything that needs them, and with the declarations that only those
 * have used. What brings most comes first. After a success, more of them go at once; after a failure, fewer.
 *
 * The units and their names are found once, when the pass starts: what is removed changes neither the numbers of nodes nor,
 * but for shadowed names, what the others mean.
 */
import type { Pass, Proposals } from '../../core/pass.ts';
import type { Work } from '../../core/work.ts';
import { factsOf } from '../../semantics/facts.ts';
import { findUnits, type Units } from '../../semantics/units.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { outermost, removing, without } from './removal.ts';

interface Cursor {
  readonly units: Units;
  /** The units in the order in which they are tried. */
  readonly order: readonly number[];
  /** Where in this order it is, and how many go at once. */
  readonly at: number;
  readonly size: number;
  /** 1 for the units that are removed. */
  readonly gone: Uint8Array;
  /** Units that could not be removed. */
  readonly needed: ReadonlySet<number>;
}

export const dependents: Pass<TreeProgram, Cursor | undefined> = {
  name: 'dependents',
  accepts: 'smaller',
  start: () => undefined,
  propose: proposing,
};

function* proposing(program: TreeProgram, from: Cursor | undefined): Proposals<TreeProgram, Cursor> {
  const { units, order, gone, ...cursor } = from ?? (yield* starting(program));
  let { at, size } = cursor;
  const needed = new Set(cursor.needed);
  const state = removing(units, gone);
  while (at < order.length) {
    yield;
    const removed: number[] = [];
    const chosen: number[] = [];
    let to = at;
    for (; to < order.length && chosen.length < size; to++) {
      const unit = order[to]!;
      if (state.isGone(unit)) continue;
      const more = state.remove([unit]);
      if (more.some((other) => needed.has(other))) state.restore(more);
      else {
        chosen.push(unit);
        for (const other of more) removed.push(other);
      }
    }
    if (chosen.length === 0) return;
    const rest = yield* without(program, units, outermost(units, removed));
    if (rest !== undefined) {
      const next = { units, order, at: to, size: 2 * size, gone: state.gone.slice(), needed: new Set(needed) };
      const kind = size === 1 ? 'unit' : 'units';
      yield { program: rest, next, kind, change: `dependents ${chosen.join(' ')}` };
    }
    state.restore(removed);
    if (chosen.length === 1) {
      needed.add(chosen[0]!);
      at = to;
    }
    size = Math.max(1, Math.floor(Math.min(size, chosen.length) / 2));
  }
}

/** Units per turn. */
const TURN = 100;

function* starting(program: TreeProgram): Work<Cursor> {
  const units = yield* findUnits(program, yield* factsOf(program));
  const gone = new Uint8Array(units.units.length);
  const state = removing(units, gone);
  const scores: number[] = [];
  const order: number[] = [];
  for (const unit of units.units.keys()) {
    if (unit % TURN === 0) yield;
    const removed = state.remove([unit]);
    scores.push(state.tokens ** 2 / state.neededTokens);
    if (removed.length < units.units.length) order.push(unit);
    state.restore(removed);
  }
  order.sort((a, b) => scores[b]! - scores[a]! || a - b);
  return { units, order, at: 0, size: 1, gone, needed: new Set() };
}
