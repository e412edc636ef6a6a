/**
 * Shortlex order: shorter texts come first; texts of equal length compare by the first character that differs
 * (alphabet.ts).
 */
import { rankOf } from './alphabet.ts';
import { END, nfa, type Read, stepBack, type Stop } from './nfa.ts';
import type { Regex } from './regex.ts';

/** Only finitely many texts come before any given one, so replacing a text by an earlier one terminates. */
export function isBefore(a: string, b: string): boolean {
  const left = Array.from(a);
  const right = Array.from(b);
  if (left.length !== right.length) return left.length < right.length;
  const at = left.findIndex((character, i) => character !== right[i]);
  return at !== -1 && rankOf(left[at]!) < rankOf(right[at]!);
}

/**
 * The texts that a regular expression matches, each once, in shortlex order. From a set it uses only the plain
 * characters, or the first if none is plain: a text that is hard to type is not simpler.
 *
 * A prefix is never a dead end, so the time per text depends on its length, not on the number of texts.
 */
export function* shortlex(regex: Regex): Generator<string> {
  const automaton = nfa(regex);
  const { first, follow } = automaton;
  /** For each length, the stops from which exactly that many characters lead to the end. */
  const alive: ReadonlySet<Stop>[] = [new Set([END])];

  function* ofLength(length: number): Generator<string> {
    const pending = [{ text: '', stops: first, left: length }];
    for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
      const { text, stops, left } = top;
      if (left === 0 && stops.has(END)) yield text;
      const reading = [...stops].filter((stop) => stop.kind === 'read' && alive[left]!.has(stop)) as Read[];
      const characters = new Set(reading.flatMap((stop) => stop.characters()));
      // Pushed in reverse, so that the first is popped first.
      for (const character of [...characters].toSorted((a, b) => rankOf(b) - rankOf(a))) {
        const readers = reading.filter((stop) => stop.reads(character));
        const next = new Set(readers.flatMap((stop) => [...follow.get(stop)!]));
        pending.push({ text: text + character, stops: next, left: left - 1 });
      }
    }
  }

  // If a longer text exists, then for every shorter length some stop is that far from the end.
  for (let length = 0; alive[length]!.size > 0; length++) {
    yield* ofLength(length);
    alive.push(stepBack(automaton, alive[length]!));
  }
}
