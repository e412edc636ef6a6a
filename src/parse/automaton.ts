/**
 * All rules of a lexer as one automaton, which reads a text in one pass, however many rules there are.
 *
 * It is determinised lazily, one transition at a time: a character class may contain a million characters, but a text
 * uses only a few in each state.
 */
import { type End, entry, type Read, type State, type Stop, stopsFrom } from '../grammar/nfa.ts';
import type { Regex } from '../grammar/regex.ts';

export interface Automaton {
  /** For each mode, the state before any character. */
  readonly starts: readonly number[];
  /** The successor of `state` on a character; DEAD if no rule continues with it. */
  readonly step: (state: number, codePoint: number) => number;
  /** The first rule, in the order of the grammar, that ends in `state`; NO_RULE if none does. */
  readonly accepts: (state: number) => number;
}

export const DEAD = 0;
export const NO_RULE = -1;

/** The rules are counted through all modes. */
export function automaton(modes: readonly (readonly Regex[])[]): Automaton {
  /** The rules by their end states. */
  const endOf = new Map<Stop, number>();
  const entries = modes.map((regexes) =>
    regexes.map((regex): State => {
      const end: End = { kind: 'end' };
      endOf.set(end, endOf.size);
      return entry(regex, end);
    }),
  );

  const known = new Map<string, number>();
  /** The reading NFA states of each state. */
  const reading: (readonly Read[])[] = [];
  const accepted: number[] = [];
  /** The transitions of each state on ASCII, as one flat array; UNKNOWN if not computed yet. */
  let ascii = new Int32Array(0);
  /** The transitions of each state on other characters. */
  const beyond: Map<number, number>[] = [];
  const numbers = new Map<Stop, number>();

  /** The state for the set of stops reachable from these without reading. */
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
    accepted.push(ends.toSorted((a, b) => a - b)[0] ?? NO_RULE);
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
  const starts = entries.map(stateOf);
  return {
    starts,
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
