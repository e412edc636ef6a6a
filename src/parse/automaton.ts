/**
 * All terminals of a grammar as one automaton, which reads a text once however many terminals there are.
 *
 * It is made deterministic as it is used, one transition at a time: a character class may hold any of the million
 * characters there are, but a text meets only a few of them in each state.
 */
import type { Grammar, Terminal } from '../grammar/grammar.ts';
import type { Regex } from '../grammar/regex.ts';

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

/** A state of the automaton that is not deterministic: it reads a character, or forks without reading. */
interface Node {
  readonly reads: (character: string) => boolean;
  readonly to: Node | undefined;
  readonly forks: Node[];
  readonly accepts: number;
}

export function automaton(grammar: Grammar): Automaton {
  const known = new Map<string, number>();
  const states: (readonly Node[])[] = [];
  const accepted: number[] = [];
  /** Where each state goes from the characters of ASCII, one behind the other; UNKNOWN where not asked yet. */
  let ascii = new Int32Array(0);
  /** Where each state goes from the other characters. */
  const beyond: Map<number, number>[] = [];
  const numbers = new Map<Node, number>();

  /** The state that stands for these nodes and all that they reach without reading. */
  const stateOf = (nodes: readonly Node[]): number => {
    const closure = new Set(nodes);
    for (const node of closure) for (const fork of node.forks) closure.add(fork);
    const reading = [...closure].filter((node) => node.to !== undefined || node.accepts !== NO_TERMINAL);
    const ids = reading.map((node) => {
      if (!numbers.has(node)) numbers.set(node, numbers.size);
      return numbers.get(node)!;
    });
    const key = ids.toSorted((a, b) => a - b).join(' ');
    const found = known.get(key);
    if (found !== undefined) return found;
    const state = states.length;
    known.set(key, state);
    states.push(reading);
    beyond.push(new Map());
    const ends = reading.map((node) => node.accepts).filter((terminal) => terminal !== NO_TERMINAL);
    accepted.push(ends.reduce((first, terminal) => Math.min(first, terminal), ends[0] ?? NO_TERMINAL));
    if (ascii.length < states.length * ASCII) {
      const larger = new Int32Array(Math.max(64 * ASCII, 2 * ascii.length)).fill(UNKNOWN);
      larger.set(ascii);
      ascii = larger;
    }
    return state;
  };

  const compute = (state: number, codePoint: number): number => {
    const character = String.fromCodePoint(codePoint);
    const to = states[state]!.flatMap((node) =>
      node.to !== undefined && node.reads(character) ? node.to : [],
    );
    return stateOf(to);
  };

  stateOf([]);
  const start = stateOf([...grammar.terminals.values()].flatMap(entry));
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

const nothing = (): boolean => false;
const forking = (forks: Node[]): Node => ({ reads: nothing, to: undefined, forks, accepts: NO_TERMINAL });
const reading = (reads: Node['reads'], to: Node): Node => ({ reads, to, forks: [], accepts: NO_TERMINAL });

/** Where a terminal begins. One that nobody knows the looks of is never found in a text. */
function entry(terminal: Terminal, index: number): Node[] {
  const end: Node = { reads: nothing, to: undefined, forks: [], accepts: index };
  if (terminal.text !== undefined) return [before({ kind: 'text', text: terminal.text }, end)];
  return terminal.inside === undefined ? [] : [before(terminal.inside, end)];
}

/** The node from which `regex` leads to `next`. */
function before(regex: Regex, next: Node): Node {
  switch (regex.kind) {
    case 'text':
      return Array.from(regex.text).reduceRight(
        (to, character) => reading((read) => read === character, to),
        next,
      );
    case 'set': {
      const members = new RegExp(`^[${regex.negated ? '^' : ''}${regex.of}]$`, 'u');
      return reading((character) => members.test(character), next);
    }
    case 'sequence':
      return regex.parts.reduceRight((to, part) => before(part, to), next);
    case 'choice':
      return forking(regex.options.map((option) => before(option, next)));
    case 'repeat': {
      let rest = next;
      if (regex.max === Infinity) {
        rest = forking([next]);
        rest.forks.push(before(regex.of, rest));
      } else {
        for (let i = regex.min; i < regex.max; i++) rest = forking([before(regex.of, rest), next]);
      }
      for (let i = 0; i < regex.min; i++) rest = before(regex.of, rest);
      return rest;
    }
  }
}
