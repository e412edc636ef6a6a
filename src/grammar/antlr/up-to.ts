/**
 * Non-greedy loops. Our regular expressions do not have them, and do not need them: a comment is a text that does not
 * contain its end, followed by the end.
 */
import { classOf, escapeInClass } from '../characters.ts';
import { fixedText, inSequence, oneOf, type Regex, repeated, shortestText, textOf } from '../regex.ts';

type CharacterSet = Extract<Regex, { kind: 'set' }>;

/** The size of the result doubles with each character of the end; no real language has a longer one. */
const LONGEST_END = 10;

/**
 * `body*?` followed by `behind`: a match ends at the first possible end. This is exact if `behind` begins with a fixed text
 * and `body` is a set of characters, or if a single character tells the end, like that of a line: `'\r'? '\n'`, `[\r\n]`,
 * `'"'`. Longer options of `body`, such as an escaped quote or a nested comment, may contain the end. All other loops are
 * treated as greedy.
 */
export function upTo(body: Regex, behind: readonly Regex[]): Regex {
  const joined = inSequence(behind);
  const rest = joined.kind === 'sequence' ? joined.parts : [joined];
  const [first, ...others] = rest;
  const ends = first?.kind === 'choice' ? first.options.map(fixedText) : [first && fixedText(first)];
  const [end, another] = ends.includes(undefined) ? [] : ends.filter((text) => text !== '');
  const options = body.kind === 'choice' && !asSet(body) ? body.options : [asSet(body) ?? body];
  const sets = options.flatMap((option) => asSet(option) ?? []);
  const longer = options.filter((option) => !asSet(option));
  const set = sets.length > 0 ? union(sets) : undefined;
  const characters = Array.from(end ?? '');
  const isOne = ends.length === 1 || (another === undefined && characters.length > 1);
  if (set && end && isOne && hasAll(set, end) && characters.length <= LONGEST_END) {
    const whole = upToText(set, characters, longer);
    const isUnended = ends.length > 1 && characters.length === 2 && characters[0] !== characters[1];
    const all = isUnended ? oneOf([whole, withoutText(set, characters, longer)]) : whole;
    return inSequence([all, ...others]);
  }
  const last = lastCharacter(rest);
  const inside = options.map((option) => {
    const characters = asSet(option);
    return characters && last ? minus(characters, last) : option;
  });
  return inSequence([repeated(oneOf(inside), 0, Infinity), ...rest]);
}

/**
 * All characters of `set` up to and including the first `end`: the automaton of Knuth, Morris and Pratt as a regular
 * expression. A state is how much of `end` was just read. `steps[i]` matches every way from state `i` to the first visit of
 * state `i + 1`: any number of detours that fall back and return to state `i`, then the next character of `end`. An option
 * of more than one character may begin in state 0.
 */
function upToText(set: CharacterSet, end: readonly string[], longer: readonly Regex[]): Regex {
  const steps: Regex[] = [];
  for (let i = 0; i < end.length; i++) {
    /** The characters that lead from here back to state `k`. All that are not in `end` lead to state 0. */
    const back = (k: number): Regex[] => {
      const found = Array.from(new Set(end)).filter((c) => c !== end[i] && fallback(end, i, c) === k);
      if (k > 0) return found.map(textOf);
      const others = Array.from(new Set(end)).filter((c) => !found.includes(c));
      return [minus(set, positive(others.map((c) => escapeInClass(c.codePointAt(0)!)).join('')))];
    };
    let detour = i === 0 ? [...longer, ...back(0)] : back(0);
    for (let k = 0; k < i; k++) detour = [inSequence([oneOf(detour), steps[k]!]), ...back(k + 1)];
    steps.push(inSequence([repeated(oneOf(detour), 0, Infinity), textOf(end[i]!)]));
  }
  return inSequence(steps);
}

/** All characters of `set` without the two of `end`, one after the other: a comment that the end of the file ends. */
function withoutText(set: CharacterSet, end: readonly string[], longer: readonly Regex[]): Regex {
  const first = textOf(end[0]!);
  const [notFirst, neither] = [end.slice(0, 1), end].map((less) =>
    minus(set, positive(less.map((c) => escapeInClass(c.codePointAt(0)!)).join(''))),
  );
  const apart = inSequence([repeated(first, 1, Infinity), neither!]);
  const loop = repeated(oneOf([...longer, notFirst!, apart]), 0, Infinity);
  return inSequence([loop, repeated(first, 0, Infinity)]);
}

/** How much of `end` was just read when `character` comes behind its first `state` ones. */
function fallback(end: readonly string[], state: number, character: string): number {
  const read = [...end.slice(0, state), character];
  let length = state;
  while (length > 0 && !end.slice(0, length).every((c, i) => c === read[read.length - length + i])) length--;
  return length;
}

/** The characters that tell the end; undefined if a single character is not enough to tell. */
function lastCharacter(rest: readonly Regex[]): CharacterSet | undefined {
  const needed = rest.find((part) => shortestText(part) !== '') ?? rest.at(-1);
  if (needed === undefined) return undefined;
  switch (needed.kind) {
    case 'text':
    case 'set':
      return asSet(needed);
    case 'sequence':
      return lastCharacter(needed.parts);
    case 'repeat':
      return lastCharacter([needed.of]);
    case 'choice': {
      const options = needed.options.filter((option) => fixedText(option) !== '');
      const sets = options.map((option) => lastCharacter([option]));
      const known = sets.filter((set) => set !== undefined);
      const all = known.length > 0 ? union(known) : undefined;
      // For a longer text, a character of another option is enough if the text contains it: '\r\n' | '\n'.
      const isTold = options.every(
        (option, i) => sets[i] || (all && fixedText(option)?.match(classRegex(all))),
      );
      return isTold ? all : undefined;
    }
  }
}

/** A regular expression for exactly one character, as a set; otherwise undefined. */
export function asSet(regex: Regex): CharacterSet | undefined {
  if (regex.kind === 'set') return regex;
  if (regex.kind === 'text') {
    const [first, ...more] = Array.from(regex.text);
    return first === undefined || more.length > 0
      ? undefined
      : positive(escapeInClass(first.codePointAt(0)!));
  }
  if (regex.kind !== 'choice') return undefined;
  const sets = regex.options.map(asSet);
  const known = sets.filter((set) => set !== undefined);
  return known.length === sets.length ? union(known) : undefined;
}

const positive = (of: string): CharacterSet => ({ kind: 'set', of, negated: false });
const sourceOf = ({ of, negated }: CharacterSet): string => `[${negated ? '^' : ''}${of}]`;
const classRegex = (set: CharacterSet): RegExp => new RegExp(sourceOf(set), 'u');
const hasAll = (set: CharacterSet, text: string): boolean =>
  Array.from(text).every((c) => classRegex(set).test(c));

function union(sets: readonly CharacterSet[]): CharacterSet {
  // Any character at all, and with it all others.
  const everything = sets.find((set) => set.negated && set.of === '');
  if (everything || sets.length === 1) return everything ?? sets[0]!;
  if (sets.every((set) => !set.negated)) return positive(sets.map((set) => set.of).join(''));
  return positive(classOf(sets.map(sourceOf).join('|')));
}

function minus(set: CharacterSet, less: CharacterSet): CharacterSet {
  if (set.negated && !less.negated) return { kind: 'set', of: set.of + less.of, negated: true };
  return positive(classOf(`(?!${sourceOf(less)})${sourceOf(set)}`));
}
