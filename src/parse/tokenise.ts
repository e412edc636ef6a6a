/**
 * The tokens of a text by the terminals of a grammar: at each place the longest match, and among equally long ones the
 * terminal that stands first in the grammar.
 *
 * Skipped terminals compete like all others but leave no token: between two tokens stands what was skipped, and nothing
 * else. Text that no terminal matches becomes tokens of no terminal, each as long as possible.
 */
import type { Grammar } from '../grammar/grammar.ts';
import { automaton, type Automaton, DEAD, NO_TERMINAL } from './automaton.ts';

/** Token `i` is `text.slice(starts[i], ends[i])`. */
export interface Tokens {
  readonly length: number;
  /** By its place among the terminals of the grammar, or NO_TERMINAL. */
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

  // The state that the last look at each place was in. Where a match ends, whatever was seen behind its end led to
  // nothing; so it need not be looked at again, and a text full of comments that never end takes linear time.
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
      const goesOn = length > 0 && terminals[length - 1] === NO_TERMINAL && ends[length - 1] === start;
      if (goesOn) length--;
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

/** An automaton learns as it reads: the next text in the same grammar need not start anew. */
const automata = new WeakMap<Grammar, Automaton>();

function automatonOf(grammar: Grammar): Automaton {
  const known = automata.get(grammar) ?? automaton(grammar);
  automata.set(grammar, known);
  return known;
}
