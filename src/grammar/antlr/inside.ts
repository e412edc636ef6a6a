import { ignoreCase } from '../ignore-case.ts';
import { inSequence, oneOf, type Regex, repeated, setOf, textOf } from '../regex.ts';
import { type Element, isLexical, type Rule } from './parse.ts';
import { asSet, upTo } from './up-to.ts';

/** Tells what the tokens of each rule of the lexer look like. Rules that use themselves are refused. */
export function insides(rules: ReadonlyMap<string, Rule>): (name: string) => Regex {
  const known = new Map<string, Regex>();
  const open = new Set<string>();
  const look = (name: string): Regex => {
    const rule = rules.get(name)!;
    if (open.has(name)) {
      rule.fail(rule.at, `the lexer rule ${name} uses itself, which cannot be used; tokens must be regular`);
    }
    let regex = known.get(name);
    if (regex === undefined) {
      open.add(name);
      regex = new Inside(rule, rules, look).read(rule.body);
      if (rule.ignoresCase) regex = ignoreCase(regex);
      open.delete(name);
      known.set(name, regex);
    }
    return regex;
  };
  return look;
}

class Inside {
  readonly #rule: Rule;
  readonly #rules: ReadonlyMap<string, Rule>;
  readonly #look: (name: string) => Regex;

  constructor(rule: Rule, rules: ReadonlyMap<string, Rule>, look: (name: string) => Regex) {
    this.#rule = rule;
    this.#rules = rules;
    this.#look = look;
  }

  read(element: Element): Regex {
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
        return oneOf(element.options.map((option) => this.read(option)));
      case 'sequence':
        return this.#sequence(element.parts);
      case 'repeat':
        return this.#sequence([element]);
    }
  }

  #reference(name: string, at: number): Regex {
    // The end of the file: nothing of it is in the token.
    if (name === 'EOF') return textOf('');
    if (!isLexical(name) || !this.#rules.has(name)) this.#rule.fail(at, `there is no lexer rule ${name}`);
    return this.#look(name);
  }

  #not(of: Element, at: number): Regex {
    const set = asSet(this.read(of)) ?? this.#rule.fail(at, '~ is only possible before a set of characters');
    return setOf(set.of, !set.negated);
  }

  /** From the last part to the first, because how far a non-greedy loop goes is told by what is behind it. */
  #sequence(parts: readonly Element[]): Regex {
    let rest: Regex[] = [];
    for (const part of flat(parts).toReversed()) {
      if (part.kind !== 'repeat') {
        rest = [this.read(part), ...rest];
        continue;
      }
      const of = this.read(part.of);
      const isLoop = part.max === Infinity;
      if (!part.lazy || !isLoop) rest = [repeated(of, part.min, part.max), ...rest];
      else rest = [...(part.min === 1 ? [of] : []), upTo(of, rest)];
    }
    return inSequence(rest);
  }
}

/** Sequences in a sequence are parts of it. */
const flat = (parts: readonly Element[]): Element[] =>
  parts.flatMap((part) => (part.kind === 'sequence' ? flat(part.parts) : [part]));
