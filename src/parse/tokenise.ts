/**
 * Splits a text into tokens by the terminals of a grammar: at each position the longest match, and of equally long ones
 * the first terminal in the grammar.
 *
 * Skipped terminals compete like all others but yield no token: the text between two tokens is exactly what was
 * skipped. Text that no terminal matches becomes tokens without a terminal, each as long as possible.
 */
import type { Grammar } from '../grammar/grammar.ts';
import { automaton, type Automaton, DEAD, NO_TERMINAL } from './automaton.ts';

/** Token `i` is `text.slice(starts[i], ends[i])`. */
export interface Tokens {
  readonly length: number;
  /** The index of the terminal in the grammar, or NO_TERMINAL. */
  readonly terminals: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

export { NO_TERMINAL };

export function tokenise(text: string, grammar: Grammar): Tokens {
  const { start: begin, step, accepts } = automatonOf(grammar);
  const isSkipped = Array.from(grammar.terminals.keys(), (name) => grammar.skipped.has(name));
  const terminals = new Int32Array(text.length);
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  let length = 0;

  // The state of the last scan at each position. Scanning past the end of a match found nothing, so a later scan that
  // gets there in the same state can stop. A text full of unterminated comments thus takes linear time.
  const seen = new Int32Array(text.length + 1);

  for (let start = 0; start < text.length;) {
    let end = start;
    let terminal = NO_TERMINAL;
    let state = begin;
    for (let at = start; at < text.length;) {
      const codePoint = text.codePointAt(at)!;
      at += codePoint > 0xffff ? 2 : 1;
      state = step(state, codePoint);
      if (state === DEAD || seen[at] === state) break;
      seen[at] = state;
      const accepted = accepts(state);
      if (accepted === NO_TERMINAL) continue;
      terminal = accepted;
      end = at;
    }
    if (terminal === NO_TERMINAL) {
      end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
      const extendsLast = length > 0 && terminals[length - 1] === NO_TERMINAL && ends[length - 1] === start;
      if (extendsLast) length--;
      else starts[length] = start;
    } else {
      starts[length] = start;
    }
    terminals[length] = terminal;
    ends[length] = end;
    if (terminal === NO_TERMINAL || !isSkipped[terminal]) length++;
    start = end;
  }
  return {
    length,
    terminals: terminals.slice(0, length),
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
  };
}

/** An automaton grows as it reads, so later texts in the same grammar reuse it. */
const automata = new WeakMap<Grammar, Automaton>();

function automatonOf(grammar: Grammar): Automaton {
  const known = automata.get(grammar) ?? automaton(grammar);
  automata.set(grammar, known);
  return known;
}
