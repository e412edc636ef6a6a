/**
 * A regular expression as an automaton that is not deterministic: Thompson, "Regular Expression Search Algorithm" (CACM
 * 1968). With it no question about a regular expression takes more time than its size times the length of the text.
 */
import { plainOf } from './alphabet.ts';
import { type Regex, regexSource } from './regex.ts';

/** Reads one character. */
export interface Read {
  readonly kind: 'read';
  readonly reads: (character: string) => boolean;
  /** Those that are worth trying (alphabet.ts); none if it can read none at all. Looked for when first asked for. */
  readonly characters: () => readonly string[];
  readonly to: State;
}

export interface End {
  readonly kind: 'end';
}

/** Where an automaton stops to read, or because it has read all. */
export type Stop = Read | End;

export type State =
  | Stop
  /** Goes on without reading, in one of several ways. The first is the way to go if all lead to the end. */
  | { readonly kind: 'fork'; readonly to: readonly State[] }
  /** Here begins, or ends, the text of a part of the regular expression. */
  | { readonly kind: 'enter'; readonly part: Regex; readonly to: State }
  | { readonly kind: 'leave'; readonly to: State };

export const END: End = { kind: 'end' };

/** The automaton of one regular expression. It ends at END. */
export interface Nfa {
  readonly start: State;
  /** The stops that can be come to before anything is read. */
  readonly first: ReadonlySet<Stop>;
  /** The stops that can be come to next from each that reads. */
  readonly follow: ReadonlyMap<Read, ReadonlySet<Stop>>;
}

const known = new WeakMap<Regex, Nfa>();

/** Each is made once: the rules of a grammar are asked for again and again. */
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
    // From a set without characters there is no way on.
    if (stop.kind === 'end' || stop.characters().length === 0) continue;
    const next = stopsFrom([stop.to]);
    follow.set(stop, next);
    for (const other of next) found.add(other);
  }
  return { start, first, follow };
}

/** The stops from which a character, any if none is given, leads to one of `stops`. */
export function stepBack({ follow }: Nfa, stops: ReadonlySet<Stop>, character?: string): ReadonlySet<Stop> {
  const found = new Set<Stop>();
  for (const [stop, next] of follow) {
    const isRead = character === undefined || stop.reads(character);
    if (isRead && [...next].some((other) => stops.has(other))) found.add(stop);
  }
  return found;
}

/** The states that one that does not read leads to. */
export function forksOf(state: State): readonly State[] {
  if (state.kind === 'read' || state.kind === 'end') return [];
  return state.kind === 'fork' ? state.to : [state.to];
}

/** The stops that states lead to without reading, themselves included. */
export function stopsFrom(states: Iterable<State>): ReadonlySet<Stop> {
  const found = new Set(states);
  for (const next of found) for (const fork of forksOf(next)) found.add(fork);
  return new Set([...found].filter((next) => next.kind === 'read' || next.kind === 'end'));
}

/** The state where a regular expression is entered, which leads to `next`. */
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
