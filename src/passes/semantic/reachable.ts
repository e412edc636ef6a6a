/**
 * Keeps only what the end of the program needs: its last declarations, and all that these use, directly or not. First of
 * the last one only, then of the last two, four and so on. A function `main` is needed wherever it is. Of a type, first
 * only the members are kept whose names are used, then all.
 *
 * If more than that is needed, because facts may be incomplete, it keeps half of the rest, too, with all that this half
 * needs, then three quarters, and so on.
 */
import type { Pass, Proposals } from '../../core/pass.ts';
import { factsOf } from '../../semantics/facts.ts';
import { findUnits, type Units } from '../../semantics/units.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { outermost, without } from './removal.ts';

/** What removes less than this share of the program is not worth a test. */
const LEAST = 0.1;

/** Into how many parts it splits what nothing seems to need. */
const MOST_PARTS = 8;

export const reachable: Pass<TreeProgram, undefined> = {
  name: 'reachable',
  accepts: 'smaller',
  start: () => undefined,
  *propose(program): Proposals<TreeProgram, undefined> {
    const facts = yield* factsOf(program);
    if (facts.declarations.length === 0) return;
    const units = yield* findUnits(program, facts);
    const least = program.root.tokens * LEAST;
    let before = -Infinity;
    for (const roots of rootsOf(units)) {
      for (const isWhole of [false, true]) {
        yield;
        const needs = neededBy(units, roots, isWhole);
        if (needs.tokens < before + least || needs.tokens > program.root.tokens - least) continue;
        before = needs.tokens;
        const rest = yield* without(program, units, outermost(units, needs.others));
        if (rest !== undefined) yield { program: rest, next: undefined, kind: 'all' };
      }
    }
    const [roots = []] = rootsOf(units);
    const unneeded = outermost(units, neededBy(units, roots, true).others);
    for (const part of partsOf(units, unneeded)) {
      yield;
      const more = [...roots, ...unneeded.filter((unit) => !part.has(unit))];
      const needs = neededBy(units, more, true);
      if (needs.tokens > program.root.tokens - least / MOST_PARTS) continue;
      const rest = yield* without(program, units, outermost(units, needs.others));
      if (rest !== undefined) yield { program: rest, next: undefined, kind: 'part' };
    }
  },
};

/** The last declarations, and `main`. */
function* rootsOf({ units, texts, declaring }: Units): Generator<readonly number[]> {
  const ends = units.flatMap(({ parent }, unit) => (parent < 0 ? unit : []));
  const main = texts.flatMap((text, name) => (text === 'main' ? declaring[name]! : []));
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

/** The number of tokens of the units that some of them need, and all other units. */
function neededBy(
  { units, texts, declaring, using }: Units,
  roots: readonly number[],
  isWhole: boolean,
): { readonly others: readonly number[]; readonly tokens: number } {
  const needed = new Uint8Array(units.length);
  const isNameNeeded = new Uint8Array(declaring.length);
  /** What a use of a name means may not be clear, so it needs all declarations with the same text. */
  const sameText = new Map<string, number[]>();
  for (const [name, text] of texts.entries()) {
    const same = sameText.get(text);
    if (same === undefined) sameText.set(text, [name]);
    else same.push(name);
  }
  const isDeclared = (used: number) =>
    sameText.get(texts[used]!)!.some((name) => declaring[name]!.length > 0);
  /** How many of the names that a unit uses, and the program declares, are not needed yet. */
  const missing = units.map(({ uses }) => uses.filter(isDeclared).length);
  const inside: number[][] = units.map(() => []);
  for (const [i, { parent }] of units.entries()) if (parent >= 0) inside[parent]!.push(i);
  const isOpen = units.map(
    (_, i) => inside[i]!.length > 0 && units[inside[i]![0]!]!.list === 'declarations',
  );
  let tokens = 0;
  const pending: number[] = [];
  for (const root of roots) for (let unit = root; unit <= units[root]!.last; unit++) pending.push(unit);
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
    const isInOpen = parent < 0 || needed[parent] === 1 || (isOpen[parent] === true && declares.length > 0);
    if (isInOpen && goesWith(unit)) pending.push(unit);
  };
  for (const unit of units.keys()) if (units[unit]!.parent < 0) consider(unit);
  for (let unit = pending.pop(); unit !== undefined; unit = pending.pop()) {
    if (needed[unit] === 1) continue;
    needed[unit] = 1;
    const { uses, declares, parent } = units[unit]!;
    tokens += units[unit]!.tokens;
    if (parent >= 0) pending.push(parent);
    for (const used of [...uses, ...declares]) {
      if (isNameNeeded[used] === 1) continue;
      for (const name of sameText.get(texts[used]!)!) {
        isNameNeeded[name] = 1;
        if (isDeclared(name)) for (const user of using[name]!) if (--missing[user]! === 0) consider(user);
        for (const declarer of declaring[name]!) consider(declarer);
      }
    }
    for (const child of inside[unit]!) consider(child);
  }
  const others = [...units.keys()].filter((unit) => needed[unit] === 0);
  return { others, tokens };
}
