/**
 * A regular expression as a nondeterministic automaton: Thompson, "Regular Expression Search Algorithm" (CACM 1968).
 * Matching takes at most the size of the expression times the length of the text.
 */
import { plainOf } from './alphabet.ts';
import { type Regex, regexSource } from './regex.ts';

/** Reads one character. */
export interface Read {
  readonly kind: 'read';
  readonly reads: (character: string) => boolean;
  /** The characters worth trying (alphabet.ts); empty if it can read none at all. Computed on first use. */
  readonly characters: () => readonly string[];
  readonly to: State;
}

export interface End {
  readonly kind: 'end';
}

/** A state in which the automaton reads a character or ends. */
export type Stop = Read | End;

export type State =
  | Stop
  /** Continues without reading, in one of several ways. The first has priority if several accept. */
  | { readonly kind: 'fork'; readonly to: readonly State[] }
  /** The start or end of the text of a part of the regular expression. */
  | { readonly kind: 'enter'; readonly part: Regex; readonly to: State }
  | { readonly kind: 'leave'; readonly to: State };

export const END: End = { kind: 'end' };

/** The automaton of one regular expression. It ends at END. */
export interface Nfa {
  readonly start: State;
  /** The stops reachable before anything is read. */
  readonly first: ReadonlySet<Stop>;
  /** For each reading stop, the stops reachable next. */
  readonly follow: ReadonlyMap<Read, ReadonlySet<Stop>>;
}

const known = new WeakMap<Regex, Nfa>();

/** Cached per regular expression: the rules of a grammar are used again and again. */
export function nfa(regex: Regex): Nfa {
  let made = known.get(regex);
  if (made === undefined) known.set(regex, (made = make(regex)));
  return made;
}

function make(regex: Regex): Nfa {
  const start = entry(regex, END);
  const first = stopsFrom([start]);
  const follow = new Map<Read, ReadonlySet<Stop>>();
  const found = new Set(first);
  for (const stop of found) {
    // A set without characters leads nowhere.
    if (stop.kind === 'end' || stop.characters().length === 0) continue;
    const next = stopsFrom([stop.to]);
    follow.set(stop, next);
    for (const other of next) found.add(other);
  }
  return { start, first, follow };
}

/** The stops from which `character`, or any character if none is given, leads to one of `stops`. */
export function stepBack({ follow }: Nfa, stops: ReadonlySet<Stop>, character?: string): ReadonlySet<Stop> {
  const found = new Set<Stop>();
  for (const [stop, next] of follow) {
    const isRead = character === undefined || stop.reads(character);
    if (isRead && [...next].some((other) => stops.has(other))) found.add(stop);
  }
  return found;
}

/** The successors of a state that does not read. */
export function forksOf(state: State): readonly State[] {
  if (state.kind === 'read' || state.kind === 'end') return [];
  return state.kind === 'fork' ? state.to : [state.to];
}

/** The stops reachable from `states` without reading, including those among them. */
export function stopsFrom(states: Iterable<State>): ReadonlySet<Stop> {
  const found = new Set(states);
  for (const next of found) for (const fork of forksOf(next)) found.add(fork);
  return new Set([...found].filter((next) => next.kind === 'read' || next.kind === 'end'));
}

/** The entry state of a regular expression, followed by `next`. */
export const entry = (part: Regex, next: State): State => ({
  kind: 'enter',
  part,
  to: within(part, { kind: 'leave', to: next }),
});

function within(part: Regex, next: State): State {
  switch (part.kind) {
    case 'text':
      return Array.from(part.text).reduceRight((to, character) => readingOne(character, to), next);
    case 'set':
      return readingAny(regexSource(part), next);
    case 'sequence':
      return part.parts.reduceRight((to, inner) => entry(inner, to), next);
    case 'choice':
      return { kind: 'fork', to: part.options.map((option) => entry(option, next)) };
    case 'repeat': {
      let rest = next;
      if (part.max === Infinity) {
        const to: State[] = [];
        rest = { kind: 'fork', to };
        to.push(entry(part.of, rest), next);
      } else {
        for (let i = part.min; i < part.max; i++) rest = { kind: 'fork', to: [entry(part.of, rest), next] };
      }
      for (let i = 0; i < part.min; i++) rest = entry(part.of, rest);
      return rest;
    }
  }
}

const readingOne = (character: string, to: State): State => ({
  kind: 'read',
  reads: (read) => read === character,
  characters: () => [character],
  to,
});

function readingAny(source: string, to: State): State {
  const whole = new RegExp(`^${source}$`, 'u');
  let characters: readonly string[] | undefined;
  return {
    kind: 'read',
    reads: (read) => whole.test(read),
    characters: () => (characters ??= plainOf(source)),
    to,
  };
}
