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
import { type Limits, outermost, type Removal, removing, without } from './removal.ts';

interface Cursor {
  readonly units: Units;
  /** 1 for the units that are removed. */
  readonly gone: Uint8Array;
  /** Units that could not be removed. */
  readonly needed: ReadonlySet<number>;
  /** The units in the order in which they are tried, and the number of tokens when they were sorted. */
  readonly order: readonly number[];
  readonly sortedAt: number;
  /** Where in this order it is, and how many go at once. */
  readonly at: number;
  readonly size: number;
}

export const dependents: Pass<TreeProgram, Cursor | undefined> = {
  name: 'dependents',
  accepts: 'smaller',
  start: () => undefined,
  *propose(program, from): Proposals<TreeProgram, Cursor> {
    const cursor = from ?? (yield* starting(program));
    if (cursor === undefined) return;
    const { units, gone } = cursor;
    const state = removing(units, gone);
    const needed = new Set(cursor.needed);
    const limits: Limits = { mustStay: (unit) => needed.has(unit), most: Infinity };
    let { order, sortedAt, at, size } = cursor;
    if (program.root.tokens <= sortedAt * RESORT) {
      order = yield* sorted(units, state, needed, program.root.tokens);
      sortedAt = program.root.tokens;
      at = 0;
    }
    while (at < order.length) {
      yield;
      const removed: number[] = [];
      const chosen: number[] = [];
      let to = at;
      for (; to < order.length && chosen.length < Math.floor(size); to++) {
        const more = state.gone[order[to]!] === 1 ? undefined : state.remove(order[to]!, limits);
        if (more === undefined) continue;
        chosen.push(order[to]!);
        for (const unit of more) removed.push(unit);
      }
      if (chosen.length === 0) return;
      const rest = yield* without(program, units, outermost(units, removed));
      if (rest !== undefined && rest.root.tokens > 0) {
        const now = { units, gone: state.gone.slice(), needed: new Set(needed) };
        const next = { ...now, order, sortedAt, at: to, size: size * GROWTH };
        yield { program: rest, next, kind: chosen.length === 1 ? 'one' : 'many', change: chosen.join(' ') };
      }
      state.restore(removed);
      if (chosen.length === 1) {
        needed.add(chosen[0]!);
        at = to;
      }
      size = Math.max(1, Math.min(size, chosen.length) / 2);
    }
  },
};

/** When this share of the program is left, the units are sorted again. */
const RESORT = 0.8;

/** A share of the program that can seldom be removed if all of it depends on one unit. */
const MUCH = 0.02;

/** Tokens that are not much in any program. */
const FEW = 100;

/** When more units than this depend on one, it is not tried. */
const MOST = 200;

/** How many times as many go at once after a success. */
const GROWTH = 1.5;

/** Units per turn. */
const TURN = 100;

/** Undefined if nothing is known about the declarations of the program. */
function* starting(program: TreeProgram): Work<Cursor | undefined> {
  const facts = yield* factsOf(program);
  if (facts.declarations.length === 0) return undefined;
  const units = yield* findUnits(program, facts);
  const gone = new Uint8Array(units.units.length);
  return { units, gone, needed: new Set(), order: [], sortedAt: Infinity, at: 0, size: 1 };
}

/**
 * The units that can be removed: first those that bring much, unless much of this goes only because it needs the rest:
 * then something in it is probably needed. Those that too much depends on are left out.
 */
function* sorted(
  { units }: Units,
  state: Removal,
  needed: ReadonlySet<number>,
  tokens: number,
): Work<readonly number[]> {
  const much = Math.max(tokens * MUCH, FEW);
  const scores = new Map<number, number>();
  const stay = new Set(needed);
  const limits: Limits = { mustStay: (unit) => stay.has(unit), most: MOST };
  // Uses mostly come after declarations, and what too much depends on need not be visited twice.
  for (let unit = units.length - 1; unit >= 0; unit--) {
    if (unit % TURN === 0) yield;
    if (state.gone[unit] === 1) continue;
    const removed = state.remove(unit, limits);
    if (removed === undefined) {
      stay.add(unit);
      continue;
    }
    scores.set(unit, state.tokens / (1 + (state.neededTokens / much) ** 2));
    state.restore(removed);
  }
  return [...scores.keys()].toSorted((a, b) => scores.get(b)! - scores.get(a)! || a - b);
}
