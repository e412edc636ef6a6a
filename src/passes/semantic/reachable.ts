/**
 * Keeps only what the end of the program needs: its last declarations, and all that these use, directly or not. First of
 * the last one only, then of the last two, four and so on. A function `main` is needed wherever it is. Of a type, first
 * only the members are kept whose names are used, then all.
 *
 * If more than that is needed, because facts may be incomplete, it keeps half of the rest, too, with all that this half
 * needs, then three quarters, and so on.
 */
import type { Pass, Proposal, Proposals } from '../../core/pass.ts';
import type { Work } from '../../core/work.ts';
import { factsOf } from '../../semantics/facts.ts';
import { findUnits, type Units } from '../../semantics/units.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { outermost, without } from './removal.ts';

/** What removes less than this share of the program is not worth a test. */
const LEAST = 0.1;

/** Into how many parts it splits what nothing seems to need. */
const MOST_PARTS = 8;

interface Cursor {
  readonly units: Units;
  /** 1 for the units that are removed. */
  readonly gone: Uint8Array;
}

export const reachable: Pass<TreeProgram, Cursor | undefined> = {
  name: 'reachable',
  accepts: 'smaller',
  start: () => undefined,
  *propose(program, from): Proposals<TreeProgram, Cursor> {
    const cursor = from ?? (yield* starting(program));
    if (cursor === undefined) return;
    const { units, gone } = cursor;
    const needed = needing(units, gone);
    const least = program.root.tokens * LEAST;
    let before = -Infinity;
    for (const roots of rootsOf(cursor)) {
      for (const isWhole of [false, true]) {
        yield;
        const needs = needed(roots, isWhole);
        if (needs.tokens > program.root.tokens - least) break;
        if (needs.tokens < before + least) continue;
        before = needs.tokens;
        yield* keeping(program, cursor, needs, 'all');
      }
      // More roots need more.
      if (needed(roots, false).tokens > program.root.tokens - least) break;
    }
    const [roots = []] = rootsOf(cursor);
    const unneeded = outermost(units, needed(roots, true).others);
    for (const part of partsOf(units, unneeded)) {
      yield;
      const needs = needed([...roots, ...unneeded.filter((unit) => !part.has(unit))], true);
      if (needs.tokens <= program.root.tokens - least / MOST_PARTS)
        yield* keeping(program, cursor, needs, 'part');
    }
  },
};

/** Undefined if nothing is known about the declarations of the program. */
function* starting(program: TreeProgram): Work<Cursor | undefined> {
  const facts = yield* factsOf(program);
  if (facts.declarations.length === 0) return undefined;
  const units = yield* findUnits(program, facts);
  return { units, gone: new Uint8Array(units.units.length) };
}

function* keeping(
  program: TreeProgram,
  { units, gone }: Cursor,
  { others }: Needed,
  kind: string,
): Generator<Proposal<TreeProgram, Cursor> | undefined> {
  const rest = yield* without(program, units, outermost(units, others));
  if (rest === undefined) return;
  const left = gone.slice();
  for (const unit of others) left[unit] = 1;
  yield { program: rest, next: { units, gone: left }, kind };
}

/** The last declarations, and `main`. */
function* rootsOf({ units: { units, byText, declaring }, gone }: Cursor): Generator<readonly number[]> {
  const ends = units.flatMap(({ parent }, unit) => (parent < 0 && gone[unit] === 0 ? unit : []));
  const main = (byText.get('main') ?? []).flatMap((name) => declaring[name]!);
  for (let length = 1; length < ends.length; length *= 2) yield [...main, ...ends.slice(-length)];
}

/** Halves of a list of units, quarters, and so on; the last parts first. */
function* partsOf({ units }: Units, list: readonly number[]): Generator<ReadonlySet<number>> {
  const tokens = list.reduce((sum, unit) => sum + units[unit]!.node.tokens, 0);
  for (let parts = 2; parts <= MOST_PARTS && list.length > 1; parts *= 2) {
    let part = new Set<number>();
    let left = tokens;
    let enough = tokens - tokens / parts;
    for (const unit of list.toReversed()) {
      part.add(unit);
      left -= units[unit]!.node.tokens;
      if (left > enough) continue;
      yield part;
      part = new Set();
      enough = left - tokens / parts;
    }
    if (part.size > 0) yield part;
  }
}

/** The number of tokens of the units that some of them need, and all others that are left. */
interface Needed {
  readonly tokens: number;
  readonly others: readonly number[];
}

/** What units need, of those that are left. What a use of a name means may not be clear, so it is any with the same text. */
function needing({ units, byText, declaring, using }: Units, gone: Uint8Array) {
  const sameText: (readonly number[])[] = [];
  const isDeclared: boolean[] = [];
  for (const names of byText.values()) {
    const some = names.some((name) => declaring[name]!.some((unit) => gone[unit] === 0));
    for (const name of names) {
      sameText[name] = names;
      isDeclared[name] = some;
    }
  }
  /** How many declared names each unit uses. */
  const used = Int32Array.from(units, ({ uses }) => uses.filter((name) => isDeclared[name]).length);
  const inside: number[][] = units.map(() => []);
  for (const [i, { parent }] of units.entries()) if (parent >= 0) inside[parent]!.push(i);
  /** Namespaces and the like: what is in them can be used from elsewhere although nothing uses their own names. */
  const isOpen = inside.map(([first]) => first !== undefined && units[first]!.list === 'declarations');

  return (roots: readonly number[], isWhole: boolean): Needed => {
    const needed = new Uint8Array(units.length);
    const isNameNeeded = new Uint8Array(declaring.length);
    /** How many of the declared names that a unit uses are not needed yet. */
    const missing = used.slice();
    let tokens = 0;
    const pending: number[] = [];
    /** Whether a unit is needed because what is around it is. */
    const goesWith = (unit: number): boolean => {
      const { list, declares } = units[unit]!;
      if (list === 'statements' || (list === 'members' && isWhole)) return true;
      if (declares.length === 0) return list === 'members' || missing[unit] === 0;
      return declares.some((name) => isNameNeeded[name] === 1);
    };
    const consider = (unit: number): void => {
      if (needed[unit] === 1) return;
      const { parent, declares } = units[unit]!;
      const isThere = parent < 0 || needed[parent] === 1 || (isOpen[parent]! && declares.length > 0);
      if (isThere && goesWith(unit)) pending.push(unit);
    };
    for (const [unit, { parent }] of units.entries()) if (parent < 0) consider(unit);
    for (const root of roots) for (let unit = root; unit <= units[root]!.last; unit++) pending.push(unit);
    for (let unit = pending.pop(); unit !== undefined; unit = pending.pop()) {
      if (needed[unit] === 1 || gone[unit] === 1) continue;
      needed[unit] = 1;
      const { uses, declares, parent } = units[unit]!;
      tokens += units[unit]!.tokens;
      if (parent >= 0) pending.push(parent);
      for (const name of [...uses, ...declares]) {
        if (isNameNeeded[name] === 1) continue;
        for (const same of sameText[name]!) {
          isNameNeeded[same] = 1;
          if (isDeclared[same]) for (const user of using[same]!) if (--missing[user]! === 0) consider(user);
          for (const declarer of declaring[same]!) consider(declarer);
        }
      }
      for (const child of inside[unit]!) consider(child);
    }
    const others = [...units.keys()].filter((unit) => needed[unit] === 0 && gone[unit] === 0);
    return { tokens, others };
  };
}
