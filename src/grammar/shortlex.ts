/**
 * Shortlex order: the shorter of two texts comes first; of two that are equally long the one whose first character that
 * differs comes first (alphabet.ts).
 */
import { rankOf } from './alphabet.ts';
import { END, nfa, type Read, stepBack, type Stop } from './nfa.ts';
import type { Regex } from './regex.ts';

/** Only finitely many texts come before another, so nothing can be replaced by what comes before it forever. */
export function isBefore(a: string, b: string): boolean {
  const left = Array.from(a);
  const right = Array.from(b);
  if (left.length !== right.length) return left.length < right.length;
  const at = left.findIndex((character, i) => character !== right[i]);
  return at !== -1 && rankOf(left[at]!) < rankOf(right[at]!);
}

/**
 * The texts that a regular expression matches, each once, in shortlex order. Of a set of characters only the plain ones count,
 * or the first if none of them is plain: what nobody can type makes no simple text.
 *
 * What was read so far is never a dead end, so the time for one more text depends on its length, not on how many others there are.
 */
export function* shortlex(regex: Regex): Generator<string> {
  const automaton = nfa(regex);
  const { first, follow } = automaton;
  /** The stops from which exactly so many characters lead to the end. */
  const alive: ReadonlySet<Stop>[] = [new Set([END])];

  function* ofLength(length: number): Generator<string> {
    const pending = [{ text: '', stops: first, left: length }];
    for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
      const { text, stops, left } = top;
      if (left === 0 && stops.has(END)) yield text;
      const reading = [...stops].filter((stop) => stop.kind === 'read' && alive[left]!.has(stop)) as Read[];
      const characters = new Set(reading.flatMap((stop) => stop.characters()));
      // The first is the last to be put there.
      for (const character of [...characters].toSorted((a, b) => rankOf(b) - rankOf(a))) {
        const readers = reading.filter((stop) => stop.reads(character));
        const next = new Set(readers.flatMap((stop) => [...follow.get(stop)!]));
        pending.push({ text: text + character, stops: next, left: left - 1 });
      }
    }
  }

  // Where a longer text exists, some stop is as far from the end as any shorter length.
  for (let length = 0; alive[length]!.size > 0; length++) {
    yield* ofLength(length);
    alive.push(stepBack(automaton, alive[length]!));
  }
}
