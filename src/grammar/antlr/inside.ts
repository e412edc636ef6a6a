import { ignoreCase } from '../ignore-case.ts';
import { components } from '../pnf/components.ts';
import { inSequence, oneOf, type Regex, repeated, setOf, textOf } from '../regex.ts';
import { type Element, isLexical, referencesIn, type Rule } from './parse.ts';
import { asSet, upTo } from './up-to.ts';

/** Recursive lexer rules, like those for nested comments, are expanded to this depth. */
export const DEEPEST = 3;

const NOTHING = oneOf([]);
const isNothing = (regex: Regex): boolean => regex.kind === 'choice' && regex.options.length === 0;

export interface Insides {
  /** What an alternative of a lexer rule matches, except the empty text: there are no empty tokens. */
  readonly look: (rule: Rule, alternative: Element) => Regex | undefined;
  /** Whether it also matches the empty text. */
  readonly mayBeEmpty: (rule: Rule, alternative: Element) => boolean;
  /** Whether a rule contains itself, not only at its end. */
  readonly isNested: (name: string) => boolean;
}

export function insides(rules: ReadonlyMap<string, Rule>): Insides {
  const bodies = new Map(Array.from(rules, ([name, rule]) => [name, asLoop(rule)]));
  const uses = new Map(Array.from(bodies, ([name, body]) => [name, [...referencesIn(body)]]));
  const cycles = new Map<string, readonly string[]>();
  for (const cycle of components(uses)) {
    const [first = ''] = cycle;
    if (cycle.length > 1 || uses.get(first)?.includes(first))
      for (const name of cycle) cycles.set(name, cycle);
  }
  const known = new Map<string, Regex>();
  /** `depth` is how many more times the rules of its cycle may be entered. */
  const ofRule = (name: string, depth: number): Regex => {
    if (depth === 0) return NOTHING;
    const key = `${name} ${depth}`;
    let regex = known.get(key);
    if (regex === undefined) known.set(key, (regex = read(rules.get(name)!, bodies.get(name)!, depth)));
    return regex;
  };
  const read = (rule: Rule, body: Element, depth: number): Regex => {
    const cycle = cycles.get(rule.name) ?? [];
    const lookUp = (name: string) => {
      if (!cycle.includes(name)) return ofRule(name, DEEPEST);
      // Every path around the cycle goes backwards in its order at least once.
      const isBack = cycle.indexOf(name) <= cycle.indexOf(rule.name);
      return ofRule(name, isBack ? depth - 1 : depth);
    };
    const regex = new Inside(rule, rules, lookUp).read(body, !rule.isFragment);
    return rule.ignoresCase ? ignoreCase(regex) : regex;
  };
  const whole = (rule: Rule, alternative: Element): Regex =>
    alternative === rule.body ? ofRule(rule.name, DEEPEST) : read(rule, alternative, DEEPEST);
  return {
    look(rule, alternative) {
      const regex = withoutEmpty(whole(rule, alternative));
      return isNothing(regex) ? undefined : regex;
    },
    mayBeEmpty: (rule, alternative) => mayBeEmpty(whole(rule, alternative)),
    isNested: (name) => cycles.has(name),
  };
}

/** A rule that ends with itself, like `A : B A?`, is a loop: `B* B`. */
function asLoop({ name, body }: Rule): Element {
  const ways = waysToEnd(body, name);
  const loops = ways.filter(({ isAgain }) => isAgain);
  if (loops.length === 0) return body;
  const choice = (some: typeof ways): Element => ({
    kind: 'choice',
    options: some.map(({ parts }) => ({ kind: 'sequence', parts })),
  });
  const loop: Element = { kind: 'repeat', of: choice(loops), min: 0, max: Infinity, lazy: false };
  return { kind: 'sequence', parts: [loop, choice(ways.filter(({ isAgain }) => !isAgain))] };
}

interface Way {
  readonly parts: readonly Element[];
  /** Whether the rule itself comes next. */
  readonly isAgain: boolean;
}

function waysToEnd(element: Element, name: string): readonly Way[] {
  if (element.kind === 'reference' && element.name === name) return [{ parts: [], isAgain: true }];
  if (element.kind === 'choice') return element.options.flatMap((option) => waysToEnd(option, name));
  if (element.kind === 'repeat' && element.max === 1) {
    const ways = waysToEnd(element.of, name);
    if (ways.some(({ isAgain }) => isAgain)) return [...ways, { parts: [], isAgain: false }];
  }
  const last = element.kind === 'sequence' ? element.parts.at(-1) : undefined;
  if (element.kind !== 'sequence' || last === undefined) return [{ parts: [element], isAgain: false }];
  const before = element.parts.slice(0, -1);
  const ways = waysToEnd(last, name);
  if (!ways.some(({ isAgain }) => isAgain)) return [{ parts: [element], isAgain: false }];
  return ways.map(({ parts, isAgain }) => ({ parts: [...before, ...parts], isAgain }));
}

/** The same without the empty text. */
function withoutEmpty(regex: Regex): Regex {
  if (!mayBeEmpty(regex)) return regex;
  switch (regex.kind) {
    case 'text':
    case 'set':
      return NOTHING;
    case 'choice':
      return oneOf(regex.options.map(withoutEmpty));
    case 'repeat':
      return inSequence([withoutEmpty(regex.of), repeated(regex.of, 0, regex.max - 1)]);
    case 'sequence':
      // One option for each part that may be the first that is not empty.
      return oneOf(
        regex.parts
          .map((part, i) => sequenceOf([withoutEmpty(part), ...regex.parts.slice(i + 1)]))
          .filter((option) => !isNothing(option)),
      );
  }
}

function mayBeEmpty(regex: Regex): boolean {
  switch (regex.kind) {
    case 'text':
      return regex.text === '';
    case 'set':
      return false;
    case 'choice':
      return regex.options.some(mayBeEmpty);
    case 'repeat':
      return regex.min === 0 || mayBeEmpty(regex.of);
    case 'sequence':
      return regex.parts.every(mayBeEmpty);
  }
}

/** A sequence matches nothing if one of its parts matches nothing. */
const sequenceOf = (parts: readonly Regex[]): Regex => (parts.some(isNothing) ? NOTHING : inSequence(parts));

class Inside {
  readonly #rule: Rule;
  readonly #rules: ReadonlyMap<string, Rule>;
  readonly #look: (name: string) => Regex;

  constructor(rule: Rule, rules: ReadonlyMap<string, Rule>, look: (name: string) => Regex) {
    this.#rule = rule;
    this.#rules = rules;
    this.#look = look;
  }

  /** `isEnd`: whether the token ends with it. */
  read(element: Element, isEnd = false): Regex {
    switch (element.kind) {
      case 'literal':
        return textOf(element.text);
      case 'set':
        return setOf(element.of);
      case 'any':
        return setOf('', true);
      case 'not':
        return this.#not(element.of, element.at);
      case 'reference':
        return this.#reference(element.name, element.at);
      case 'choice':
        return oneOf(element.options.map((option) => this.read(option, isEnd)));
      case 'sequence':
        return this.#sequence(element.parts, isEnd);
      case 'repeat':
        return this.#sequence([element], isEnd);
    }
  }

  #reference(name: string, at: number): Regex {
    // The end of the file adds no text to the token.
    if (name === 'EOF') return textOf('');
    if (!isLexical(name) || !this.#rules.has(name)) this.#rule.fail(at, `there is no lexer rule ${name}`);
    return this.#look(name);
  }

  #not(of: Element, at: number): Regex {
    const set = asSet(this.read(of)) ?? this.#rule.fail(at, '~ is possible only before a set of characters');
    return setOf(set.of, !set.negated);
  }

  /** From the last part to the first, because how far a non-greedy loop goes is told by what is behind it. */
  #sequence(parts: readonly Element[], isEnd: boolean): Regex {
    let rest: Regex[] = [];
    for (const part of flat(parts).toReversed()) {
      if (part.kind !== 'repeat') {
        rest = [this.read(part), ...rest];
        continue;
      }
      const of = this.read(part.of);
      const isLoop = part.max === Infinity;
      if (isNothing(of)) rest = part.min === 0 ? rest : [of];
      else if (isEnd && part.lazy && rest.length === 0) rest = part.min === 1 ? [of] : [];
      else if (!part.lazy || !isLoop) rest = [repeated(of, part.min, part.max), ...rest];
      else rest = [...(part.min === 1 ? [of] : []), upTo(of, rest)];
    }
    return sequenceOf(rest);
  }
}

/** Flattens nested sequences. */
const flat = (parts: readonly Element[]): Element[] =>
  parts.flatMap((part) => (part.kind === 'sequence' ? flat(part.parts) : [part]));
