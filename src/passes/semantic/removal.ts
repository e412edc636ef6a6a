/**
 * The units that are left of a program while some are removed, one after the other: which names still have declarations,
 * and which still have uses.
 */
import type { Work } from '../../core/work.ts';
import type { Units } from '../../semantics/units.ts';
import { replaceAll } from '../../tree/edit.ts';
import { removingAll } from '../../tree/remove.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';

export interface Removal {
  /** The units removed so far, by number: 1 if removed. */
  readonly gone: Uint8Array;
  /** The number of tokens removed so far. */
  readonly tokens: number;
  /** Those of them that went because they needed others. */
  readonly neededTokens: number;
  /**
   * Removes a unit, those that use names which have no declaration any more, and then declarations that only removed units
   * used. Returns the removed units; undefined if one of the first two kinds must stay, or if they are too many, and then
   * nothing is removed.
   */
  remove(unit: number, limits: Limits): readonly number[] | undefined;
  /** Undoes removals. */
  restore(removed: readonly number[]): void;
}

export interface Limits {
  readonly mustStay: (unit: number) => boolean;
  /** How many units may go because they need others; of those that only they have used, at most so many go. */
  readonly most: number;
}

export function removing({ units, declaring, using }: Units, goneBefore: Uint8Array): Removal {
  const gone = goneBefore.slice();
  /** How many units that are left declare a name, and use it. */
  const declared = Int32Array.from(declaring, (all) => all.reduce((sum, unit) => sum + 1 - gone[unit]!, 0));
  const used = Int32Array.from(using, (all) => all.reduce((sum, unit) => sum + 1 - gone[unit]!, 0));
  let tokens = 0;
  let neededTokens = 0;

  /** Removes a unit and those that need it. Returns whether it has removed them all. */
  const removeWithUsers = (
    first: number,
    { mustStay, most }: Limits,
    removed: number[],
    unused: Set<number>,
  ): boolean => {
    const pending = [first];
    const enough = removed.length + most;
    for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
      if (gone[top] === 1) continue;
      for (let unit = top; unit <= units[top]!.last; unit++) {
        if (gone[unit] === 1) continue;
        if (mustStay(unit) || removed.length >= enough) return false;
        gone[unit] = 1;
        removed.push(unit);
        tokens += units[unit]!.tokens;
        for (const name of units[unit]!.declares) {
          if (--declared[name]! === 0) for (const user of using[name]!) pending.push(user);
        }
        for (const name of units[unit]!.uses) if (--used[name]! === 0) unused.add(name);
      }
    }
    return true;
  };
  /** Whether nothing that stays uses what a unit declares. */
  const isUnused = (top: number): boolean => {
    const within = new Map<number, [declared: number, used: number]>();
    const countsOf = (name: number) => {
      let counts = within.get(name);
      if (counts === undefined) within.set(name, (counts = [0, 0]));
      return counts;
    };
    for (let unit = top; unit <= units[top]!.last; unit++) {
      if (gone[unit] === 1) continue;
      for (const name of units[unit]!.declares) countsOf(name)[0]++;
      for (const name of units[unit]!.uses) countsOf(name)[1]++;
    }
    if (units[top]!.declares.some((name) => used[name]! > (within.get(name)?.[1] ?? 0))) return false;
    for (const [name, [declares, uses]] of within) {
      if (declares > 0 && declared[name] === declares && used[name]! > uses) return false;
    }
    return true;
  };
  const restore = (removed: readonly number[]): void => {
    for (const unit of removed) {
      gone[unit] = 0;
      tokens -= units[unit]!.tokens;
      for (const name of units[unit]!.declares) declared[name]!++;
      for (const name of units[unit]!.uses) used[name]!++;
    }
  };
  return {
    gone,
    get tokens() {
      return tokens;
    },
    get neededTokens() {
      return neededTokens;
    },
    remove(first, limits) {
      const removed: number[] = [];
      let unused = new Set<number>();
      if (!removeWithUsers(first, limits, removed, unused)) {
        restore(removed);
        return undefined;
      }
      neededTokens = tokens;
      const enough = removed.length + limits.most;
      while (unused.size > 0) {
        const names = unused;
        unused = new Set();
        for (const name of names) {
          if (used[name] !== 0 || declared[name] === 0) continue;
          for (const unit of declaring[name]!) {
            if (removed.length >= enough) return removed;
            if (gone[unit] === 1 || units[unit]!.list === 'statements' || !isUnused(unit)) continue;
            const before = removed.length;
            if (!removeWithUsers(unit, limits, removed, unused)) restore(removed.splice(before));
          }
        }
      }
      return removed;
    },
    restore,
  };
}

/** Those of some units that are not inside of others, in order. */
export function outermost({ units }: Units, some: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const unit of some.toSorted((a, b) => a - b)) {
    const before = found.at(-1);
    if (before === undefined || units[before]!.last < unit) found.push(unit);
  }
  return found;
}

/** The program without units, none of which is inside of another; undefined if nothing is left. */
export function* without(
  program: TreeProgram,
  { units }: Units,
  removed: readonly number[],
): Work<TreeProgram | undefined> {
  const inStars: [number, undefined][] = [];
  const others: number[] = [];
  for (const unit of removed) {
    const { node, isInStar } = units[unit]!;
    if (isInStar) inStars.push([node.id, undefined]);
    else others.push(node.id);
  }
  const rest = replaceAll(program.root, inStars);
  yield;
  const root = yield* removingAll(program.syntax, rest, others);
  return root && program.with(root);
}
