/**
 * All terminals of a grammar as one automaton, which reads a text once however many terminals there are.
 *
 * It is made deterministic as it is used, one transition at a time: a character class may hold any of the million
 * characters there are, but a text meets only a few of them in each state.
 */
import type { Grammar } from '../grammar/grammar.ts';
import { type End, entry, type Read, type State, type Stop, stopsFrom } from '../grammar/nfa.ts';
import { textOf } from '../grammar/regex.ts';

export interface Automaton {
  /** The state before any character. */
  readonly start: number;
  /** The state behind `state` and a character; DEAD if no terminal goes on with it. */
  readonly step: (state: number, codePoint: number) => number;
  /** The first terminal, by its place in the grammar, that ends in `state`; NO_TERMINAL if none does. */
  readonly accepts: (state: number) => number;
}

export const DEAD = 0;
export const NO_TERMINAL = -1;

export function automaton({ terminals }: Grammar): Automaton {
  const entries: State[] = [];
  /** The terminals by their ends. */
  const endOf = new Map<Stop, number>();
  for (const [index, { text, inside }] of [...terminals.values()].entries()) {
    const regex = text === undefined ? inside : textOf(text);
    // A terminal that nobody knows the looks of is never found in a text.
    if (regex === undefined) continue;
    const end: End = { kind: 'end' };
    endOf.set(end, index);
    entries.push(entry(regex, end));
  }

  const known = new Map<string, number>();
  /** What each state reads next. */
  const reading: (readonly Read[])[] = [];
  const accepted: number[] = [];
  /** Where each state goes from the characters of ASCII, one behind the other; UNKNOWN where not asked yet. */
  let ascii = new Int32Array(0);
  /** Where each state goes from the other characters. */
  const beyond: Map<number, number>[] = [];
  const numbers = new Map<Stop, number>();

  /** The state that stands for all stops that these lead to without reading. */
  const stateOf = (entered: readonly State[]): number => {
    const stops = [...stopsFrom(entered)];
    const ids = stops.map((stop) => {
      if (!numbers.has(stop)) numbers.set(stop, numbers.size);
      return numbers.get(stop)!;
    });
    const key = ids.toSorted((a, b) => a - b).join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const state = reading.length;
    known.set(key, state);
    reading.push(stops.filter((stop) => stop.kind === 'read'));
    beyond.push(new Map());
    const ends = stops.flatMap((stop) => endOf.get(stop) ?? []);
    accepted.push(ends.toSorted((a, b) => a - b)[0] ?? NO_TERMINAL);
    if (ascii.length < reading.length * ASCII) {
      const larger = new Int32Array(Math.max(64 * ASCII, 2 * ascii.length)).fill(UNKNOWN);
      larger.set(ascii);
      ascii = larger;
    }
    return state;
  };

  const compute = (state: number, codePoint: number): number => {
    const character = String.fromCodePoint(codePoint);
    return stateOf(reading[state]!.flatMap((read) => (read.reads(character) ? read.to : [])));
  };

  stateOf([]);
  const start = stateOf(entries);
  return {
    start,
    step(state, codePoint) {
      if (codePoint < ASCII) {
        const at = state * ASCII + codePoint;
        if (ascii[at] === UNKNOWN) {
          const to = compute(state, codePoint);
          ascii[at] = to;
        }
        return ascii[at]!;
      }
      const others = beyond[state]!;
      const to = others.get(codePoint) ?? compute(state, codePoint);
      others.set(codePoint, to);
      return to;
    },
    accepts: (state) => accepted[state]!,
  };
}

const ASCII = 128;
const UNKNOWN = -1;
