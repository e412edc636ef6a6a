/**
 * Reads ANTLR 4 grammars: combined ones, and those of a parser, whose lexer and imports are asked for by name.
 *
 * Read are the rules of the parser and the lexer with fragments, sets, ranges, `~`, `.`, non-greedy loops (see
 * antlr/up-to.ts), the commands `skip`, `channel` and `type`, the option `caseInsensitive`, `import` and `tokenVocab`.
 * Labels, `<assoc=right>` and the like, `@header` and `channels` say nothing about what is a sentence, and are
 * ignored; so is `EOF`, because a file is always parsed to its end. Code decides at run time, in another language:
 * actions, predicates, arguments, `@members`, `catch` and their like are refused, and so are modes of the lexer,
 * `more`, and tokens that use themselves.
 *
 * A text in a rule of the parser means the token of the lexer that always looks like this, else a terminal of its
 * own. Those come first in the order of the terminals, then the rules of the lexer in theirs.
 */
import { insides } from './antlr/inside.ts';
import { type Element, isLexical, parse, type Rule, type Source } from './antlr/parse.ts';
import type { Ebnf, Expression } from './ebnf.ts';
import { GrammarError, type Terminal } from './grammar.ts';
import { ignoreCase } from './ignore-case.ts';
import { literalName } from './literal.ts';
import { fixedText, oneOf, type Regex, shortestText, textOf } from './regex.ts';

export interface AntlrOptions {
  /** The text of the grammar with this name, which another imports or takes its tokens from. */
  readonly import?: (name: string) => string | undefined;
}

/** The start rule is the first one of the parser, or the one with the name `start`. */
export function readAntlr(text: string, start?: string, options: AntlrOptions = {}): Ebnf {
  const source = parse(text);
  const rules = new Map<string, Rule>();
  addRules(source, rules, options, new Set());
  const syntax = Array.from(rules.values()).filter((rule) => !isLexical(rule.name));
  const names = syntax.map((rule) => rule.name);
  const first = start ?? names[0];
  if (first === undefined)
    throw new GrammarError('There is no parser rule (one that begins with a small letter).');
  if (!names.includes(first)) {
    throw new GrammarError(`There is no parser rule ${first}; there are ${names.join(', ')}.`);
  }

  const tokens = tokensOf(rules);
  const texts = new Map<string, string>();
  for (const { name, text, isSkipped } of tokens.values()) {
    if (text !== undefined && !isSkipped && !texts.has(text)) texts.set(text, name);
  }
  const terminals = new Map<string, Terminal>();
  const add = (name: string, inside: Regex): void => {
    const fixed = fixedText(inside);
    terminals.set(name, fixed === undefined ? { name, inside } : { name, text: fixed });
  };
  for (const rule of syntax) {
    for (const { text, at } of literalsIn(rule.body)) {
      if (texts.has(text) || text === '') continue;
      if (source.part === 'parser') rule.fail(at, `no token of the lexer is ${literalName(text)}`);
      add(literalName(text), source.ignoresCase ? ignoreCase(textOf(text)) : textOf(text));
    }
  }
  for (const { name, inside } of tokens.values()) add(name, inside);
  const skipped = new Set<string>();
  for (const { name, isSkipped } of tokens.values()) if (isSkipped) skipped.add(name);
  const visible = new Set(Array.from(terminals.keys()).filter((name) => !skipped.has(name)));
  const toExpression = (rule: Rule): Expression => new Syntax(rule, rules, texts, visible).read(rule.body);
  return {
    start: first,
    rules: new Map(syntax.map((rule) => [rule.name, toExpression(rule)])),
    terminals,
    skipped,
  };
}

/** Adds the rules of a grammar and of those it imports; where two have the same name, the first one counts. */
function addRules(source: Source, rules: Map<string, Rule>, options: AntlrOptions, seen: Set<string>): void {
  const own = new Set<string>();
  for (const rule of source.rules) {
    if (own.has(rule.name)) rule.fail(rule.at, `there is already a rule ${rule.name}; use | instead`);
    own.add(rule.name);
    if (!rules.has(rule.name)) rules.set(rule.name, rule);
  }
  const others = source.tokenVocab ? [...source.imports, source.tokenVocab] : source.imports;
  for (const { name, at } of others) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = options.import?.(name);
    if (text === undefined) source.fail(at, `the grammar ${name} is needed, but was not found`);
    addRules(parse(text, name), rules, options, seen);
  }
}

interface Token {
  readonly name: string;
  readonly inside: Regex;
  /** The text that means this token in a rule of the parser. */
  readonly text: string | undefined;
  readonly isSkipped: boolean;
}

/** The tokens of the lexer in their order. Rules with the command `type` are further forms of another token. */
function tokensOf(rules: ReadonlyMap<string, Rule>): Map<string, Token> {
  const look = insides(rules);
  const tokens = new Map<string, Token>();
  for (const rule of rules.values()) {
    if (!isLexical(rule.name)) continue;
    const inside = look(rule.name);
    if (rule.isFragment) continue;
    if (shortestText(inside) === '') {
      const advice = 'let it match at least one character, or make it a fragment';
      rule.fail(rule.at, `the token ${rule.name} matches the empty text; ${advice}`);
    }
    const { name, isSkipped } = meaning(rule);
    const other = tokens.get(name);
    if (other && other.isSkipped !== isSkipped) {
      rule.fail(rule.at, `${name} is sometimes skipped and sometimes not, which cannot be used`);
    }
    if (other) {
      tokens.set(name, { ...other, inside: oneOf([other.inside, inside]) });
      continue;
    }
    // Where case is ignored, the text is still the one that is written.
    const text = rule.body.kind === 'literal' ? rule.body.text : fixedText(inside);
    tokens.set(name, { name, inside, text, isSkipped });
  }
  return tokens;
}

/** Which token a rule of the lexer stands for, and whether the parser never sees it. */
function meaning(rule: Rule): { name: string; isSkipped: boolean } {
  let { name } = rule;
  let isSkipped = false;
  for (const command of rule.commands) {
    if (command.name === 'type' && command.argument) name = command.argument;
    else if (command.name === 'skip') isSkipped = true;
    else if (command.name === 'channel')
      isSkipped ||= !/^(?:DEFAULT_TOKEN_CHANNEL|0)$/.test(command.argument ?? '');
    else rule.fail(command.at, `the command ${command.name} cannot be used`);
  }
  return { name, isSkipped };
}

function* literalsIn(element: Element): Generator<{ text: string; at: number }> {
  if (element.kind === 'literal') yield element;
  else if (element.kind === 'sequence') for (const part of element.parts) yield* literalsIn(part);
  else if (element.kind === 'choice') for (const option of element.options) yield* literalsIn(option);
  else if (element.kind === 'repeat' || element.kind === 'not') yield* literalsIn(element.of);
}

const EMPTY: Expression = { kind: 'sequence', parts: [] };
const symbol = (name: string): Expression => ({ kind: 'symbol', name });

/** Turns the body of a rule of the parser into an expression. */
class Syntax {
  readonly #rule: Rule;
  readonly #rules: ReadonlyMap<string, Rule>;
  /** The token of the lexer that always has this text. */
  readonly #texts: ReadonlyMap<string, string>;
  /** The terminals that are not skipped. */
  readonly #visible: ReadonlySet<string>;

  constructor(
    rule: Rule,
    rules: ReadonlyMap<string, Rule>,
    texts: ReadonlyMap<string, string>,
    visible: ReadonlySet<string>,
  ) {
    this.#rule = rule;
    this.#rules = rules;
    this.#texts = texts;
    this.#visible = visible;
  }

  read(element: Element): Expression {
    switch (element.kind) {
      case 'reference':
        return this.#reference(element.name, element.at);
      case 'literal':
        return element.text === ''
          ? EMPTY
          : symbol(this.#texts.get(element.text) ?? literalName(element.text));
      case 'set':
        return this.#rule.fail(element.at, 'a range of characters is only possible in rules of the lexer');
      case 'any':
        return this.#allBut(new Set(), element.at);
      case 'not':
        return this.#allBut(new Set(this.#terminals(element.of, element.at)), element.at);
      case 'sequence': {
        const parts = element.parts.map((part) => this.read(part)).filter((part) => !isEmpty(part));
        return parts.length === 1 ? parts[0]! : { kind: 'sequence', parts };
      }
      case 'choice':
        return { kind: 'choice', options: element.options.map((option) => this.read(option)) };
      case 'repeat': {
        const of = this.read(element.of);
        if (isEmpty(of)) return EMPTY;
        return { kind: element.max === 1 ? 'optional' : element.min === 1 ? 'plus' : 'star', of };
      }
    }
  }

  #reference(name: string, at: number): Expression {
    if (name === 'EOF') return EMPTY;
    if (!isLexical(name)) {
      if (!this.#rules.has(name)) this.#rule.fail(at, `there is no rule ${name}`);
    } else if (!this.#visible.has(name)) {
      this.#rule.fail(at, this.#whyNotVisible(name));
    }
    return symbol(name);
  }

  #whyNotVisible(name: string): string {
    const rule = this.#rules.get(name);
    if (rule === undefined) return `no rule of the lexer makes the token ${name}`;
    return rule.isFragment ? `${name} is a fragment, and no token` : `the token ${name} is skipped`;
  }

  #allBut(less: ReadonlySet<string>, at: number): Expression {
    const names = Array.from(this.#visible).filter((name) => !less.has(name));
    if (names.length === 0) this.#rule.fail(at, 'no token is left here');
    return { kind: 'choice', options: names.map(symbol) };
  }

  /** The tokens that `~` leaves out. */
  #terminals(element: Element, at: number): string[] {
    if (element.kind === 'choice') return element.options.flatMap((option) => this.#terminals(option, at));
    const read = this.read(element);
    if (read.kind === 'symbol' && this.#visible.has(read.name)) return [read.name];
    return isEmpty(read) ? [] : this.#rule.fail(at, '~ is only possible before tokens');
  }
}

const isEmpty = (expression: Expression): boolean =>
  expression.kind === 'sequence' && expression.parts.length === 0;
