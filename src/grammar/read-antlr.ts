/**
 * Reads ANTLR 4 grammars: combined grammars, and parser grammars, whose lexer and imports are requested by name.
 *
 * Supports parser and lexer rules with fragments, sets, ranges, `~`, `.`, non-greedy loops (see antlr/up-to.ts), modes and
 * all lexer commands, the option `caseInsensitive`, `import` and `tokenVocab`. `EOF` is ignored, because a file is always
 * parsed to its end.
 *
 * Code decides at run time, in another language: actions, arguments, `@members` and the like are ignored, and a predicate
 * counts as true. A token that only code makes is any of those that the parser does not use, because code makes it of something;
 * if there are none, it never occurs. Tokens that contain themselves, like nested comments, are read to a limited depth. `loss` says so.
 *
 * A literal in a parser rule refers to the lexer rule for exactly this text; if there is none, it is a terminal of its
 * own. Those terminals come first, then those of the lexer rules, each in the order of the grammar.
 */
import { DEEPEST, insides } from './antlr/inside.ts';
import {
  type Alternative,
  type Code,
  DEFAULT_MODE,
  type Element,
  isLexical,
  parse,
  referencesIn,
  type Rule,
  type Source,
} from './antlr/parse.ts';
import { byPrecedence } from './antlr/precedence.ts';
import type { Ebnf, Expression } from './ebnf.ts';
import { GrammarError, type LexicalRule, type Modes, type Move, type Terminal } from './grammar.ts';
import { ignoreCase } from './ignore-case.ts';
import { literalName } from './literal.ts';
import { fixedText, oneOf, type Regex, textOf } from './regex.ts';

export interface AntlrOptions {
  /** Returns the text of another grammar that this one imports or takes its tokens from. */
  readonly import?: (name: string) => string | undefined;
}

/**
 * The start rule is the one with the name `start`; by default, the first rule of the parser that reads to the end of the file and is
 * used by no other, or else the first one.
 */
export function readAntlr(text: string, start?: string, options: AntlrOptions = {}): Ebnf {
  const source = parse(text);
  const rules = new Map<string, Rule>();
  const codes: Code[] = [];
  addRules(source, rules, codes, options, new Set());
  const syntax = Array.from(rules.values()).filter((rule) => !isLexical(rule.name));
  const names = syntax.map((rule) => rule.name);
  const first = start ?? ruleForFiles(syntax) ?? names[0];
  if (first === undefined)
    throw new GrammarError('There is no parser rule (one whose name begins with a small letter).');
  if (!names.includes(first)) {
    throw new GrammarError(`There is no parser rule ${first}; there are ${names.join(', ')}.`);
  }

  const lexer = lexerOf(rules);
  const texts = new Map<string, string>();
  for (const { terminal, text } of lexer.rules) {
    if (text !== undefined && terminal !== undefined && !texts.has(text)) texts.set(text, terminal);
  }
  const literals = new Map<string, Regex>();
  for (const rule of syntax) {
    for (const text of literalsIn(rule.body)) {
      if (texts.has(text) || text === '') continue;
      // In a parser grammar, a token without a lexer rule never occurs.
      if (source.part === 'parser') continue;
      literals.set(literalName(text), source.ignoresCase ? ignoreCase(textOf(text)) : textOf(text));
    }
  }
  const terminals = new Map<string, Terminal>();
  const skipped = new Set<string>();
  for (const [name, inside] of literals) terminals.set(name, terminalOf(name, inside));
  for (const { name, inside, isSkipped } of tokensOf(lexer.rules)) {
    terminals.set(name, terminalOf(name, inside));
    if (isSkipped) skipped.add(name);
  }
  const visible = new Set(Array.from(terminals.keys()).filter((name) => !skipped.has(name)));
  const used = new Set(
    syntax.flatMap(({ body }) => [
      ...referencesIn(body),
      ...Array.from(literalsIn(body), (text) => texts.get(text) ?? literalName(text)),
    ]),
  );
  const unused = Array.from(visible).filter((name) => !used.has(name));
  const missing = new Map<string, string>();
  const byCode = new Map<string, string>();
  const expressionsOf = (rule: Rule): ReadonlyMap<string, Expression> => {
    const reader = new Syntax(rule, { rules, texts, visible, unused, missing, byCode });
    return byPrecedence(
      rule.name,
      rule.alternatives.map(({ body, isRightAssociative }) => ({
        expression: reader.read(body),
        isRightAssociative,
      })),
    );
  };
  const expressions = new Map(syntax.flatMap((rule) => [...expressionsOf(rule)]));
  // A rule that only leads to itself matches nothing.
  for (const name of missing.values()) expressions.set(name, symbol(name));
  for (const name of byCode.values()) expressions.set(name, { kind: 'choice', options: unused.map(symbol) });
  return {
    start: first,
    rules: expressions,
    terminals,
    skipped,
    modes: lexer.hasModes ? modesOf(lexer.rules, literals) : undefined,
    loss: lossOf(codes, {
      missing: [...missing.keys()],
      byCode: [...byCode.keys()],
      unused,
      nested: lexer.nested,
    }),
  };
}

function ruleForFiles(syntax: readonly Rule[]): string | undefined {
  const uses = new Map(syntax.map(({ name, body }) => [name, new Set(referencesIn(body))]));
  const isUsed = (name: string): boolean =>
    Array.from(uses).some(([other, used]) => other !== name && used.has(name));
  return syntax.find(({ name }) => uses.get(name)!.has('EOF') && !isUsed(name))?.name;
}

function terminalOf(name: string, inside: Regex | undefined): Terminal {
  const text = inside && fixedText(inside);
  return text === undefined ? { name, ...(inside && { inside }) } : { name, text };
}

/** Adds the rules of a grammar and of those it imports. If two have the same name, the first counts. */
function addRules(
  source: Source,
  rules: Map<string, Rule>,
  codes: Code[],
  options: AntlrOptions,
  seen: Set<string>,
): void {
  codes.push(source.code);
  const own = new Set<string>();
  for (const rule of source.rules) {
    if (own.has(rule.name)) rule.fail(rule.at, `there is already a rule ${rule.name}; use | instead`);
    own.add(rule.name);
    if (!rules.has(rule.name)) rules.set(rule.name, rule);
  }
  // A lexer takes only the numbers of its tokens from the vocabulary.
  const vocabulary = source.part === 'lexer' ? undefined : source.tokenVocab;
  const others = vocabulary ? [...source.imports, vocabulary] : source.imports;
  for (const { name, at } of others) {
    if (seen.has(name)) continue;
    seen.add(name);
    const text = options.import?.(name);
    if (text === undefined) source.fail(at, `the grammar ${name} is needed, but was not found`);
    addRules(parse(text, name), rules, codes, options, seen);
  }
}

/** A lexer rule, or one of its alternatives if they have different commands. */
interface TokenRule extends LexicalRule {
  /** The name of its token, even if that is skipped. */
  readonly name: string;
  readonly mode: string;
  /** The literal that refers to this token in parser rules. */
  readonly text: string | undefined;
}

interface Lexer {
  readonly rules: readonly TokenRule[];
  /** The recursive tokens. */
  readonly nested: readonly string[];
  /** Whether it needs more than a single automaton for all terminals. */
  readonly hasModes: boolean;
}

function lexerOf(rules: ReadonlyMap<string, Rule>): Lexer {
  const { look, mayBeEmpty, isNested } = insides(
    new Map(Array.from(rules).filter(([name]) => isLexical(name))),
  );
  const made: TokenRule[] = [];
  const nested: string[] = [];
  for (const rule of rules.values()) {
    if (!isLexical(rule.name)) continue;
    if (isNested(rule.name)) nested.push(rule.name);
    for (const { body, commands } of alternativesOf(rule)) {
      if (rule.isFragment) continue;
      const { name, isSkipped, isMore, moves } = meaning(rule, commands);
      if (moves.length > 0 && mayBeEmpty(rule, body)) made.push(emptyRule(rule, moves));
      const inside = look(rule, body);
      if (inside === undefined) continue;
      // Where case is ignored, the text is still the one that is written.
      const text = body.kind === 'literal' ? body.text : fixedText(inside);
      const terminal = isSkipped || isMore ? undefined : name;
      made.push({ name, mode: rule.mode, inside, text, terminal, isMore, moves });
    }
  }
  const isSpecial = ({ mode, isMore, moves }: TokenRule) =>
    mode !== DEFAULT_MODE || isMore || moves.length > 0;
  const isBoth = tokensOf(made).some(({ name, isSkipped }) =>
    made.some((rule) => rule.name === name && (rule.terminal === undefined) !== isSkipped),
  );
  return { rules: made, nested, hasModes: isBoth || made.some(isSpecial) };
}

/** There are no empty tokens, but where nothing else matches, a rule can change the mode. */
const emptyRule = ({ name, mode }: Rule, moves: readonly Move[]): TokenRule => {
  return { name, mode, inside: NO_TEXT, text: undefined, terminal: undefined, isMore: false, moves };
};
const NO_TEXT = textOf('');

/** The alternatives of a rule as one if all have the same commands. */
function alternativesOf({ body, alternatives }: Rule): readonly Pick<Alternative, 'body' | 'commands'>[] {
  const named = ({ commands }: Alternative): string =>
    commands.map(({ name, argument }) => `${name}(${argument})`).join();
  const [first, ...others] = alternatives;
  const isOne = others.every((other) => named(other) === named(first!));
  return isOne ? [{ body, commands: first!.commands }] : alternatives;
}

/** What the commands of a lexer rule say about its token. */
function meaning(
  { name: own, fail }: Rule,
  commands: Alternative['commands'],
): Pick<TokenRule, 'name' | 'isMore' | 'moves'> & { readonly isSkipped: boolean } {
  let name = own;
  let isSkipped = false;
  let isMore = false;
  const moves: Move[] = [];
  for (const command of commands) {
    const { argument = '' } = command;
    switch (command.name.toLowerCase()) {
      case 'type':
        name = argument;
        break;
      case 'skip':
        isSkipped = true;
        break;
      case 'channel':
        isSkipped ||= !/^(?:DEFAULT_TOKEN_CHANNEL|0)$/.test(argument);
        break;
      case 'more':
        isMore = true;
        break;
      case 'mode':
        moves.push({ kind: 'switch', mode: argument });
        break;
      case 'pushmode':
        moves.push({ kind: 'push', mode: argument });
        break;
      case 'popmode':
        moves.push({ kind: 'leave' });
        break;
      default:
        fail(command.at, `the command ${command.name} is not known`);
    }
  }
  return { name, isSkipped, isMore, moves };
}

interface Token {
  readonly name: string;
  /** Undefined if the token may begin with a text that was read by a rule with `more`. */
  readonly inside: Regex | undefined;
  /** Whether the parser never sees it. */
  readonly isSkipped: boolean;
}

/** The tokens of the lexer, in order. Rules with the command `type` are alternatives of another token. */
function tokensOf(rules: readonly TokenRule[]): Token[] {
  const byName = new Map<string, TokenRule[]>();
  for (const rule of rules) {
    if (rule.isMore || rule.inside === NO_TEXT) continue;
    byName.set(rule.name, [...(byName.get(rule.name) ?? []), rule]);
  }
  const beginsEarlier = afterMore(rules);
  return Array.from(byName, ([name, all]) => {
    const seen = all.filter(({ terminal }) => terminal !== undefined);
    const some = seen.length > 0 ? seen : all;
    const inside = some.some(({ mode }) => beginsEarlier(mode))
      ? undefined
      : oneOf(some.map((rule) => rule.inside));
    return { name, inside, isSkipped: seen.length === 0 };
  });
}

/** Returns whether a token of a mode may begin with a text that was read by a rule with `more`. */
function afterMore(rules: readonly TokenRule[]): (mode: string) => boolean {
  const found = new Set<string>();
  let isAny = false;
  for (const { isMore, mode, moves } of rules) {
    if (!isMore) continue;
    const last = moves.at(-1);
    if (last?.kind === 'leave') isAny = true;
    else found.add(last?.mode ?? mode);
  }
  return (mode) => isAny || found.has(mode);
}

function modesOf(rules: readonly TokenRule[], literals: ReadonlyMap<string, Regex>): Modes {
  const modes = new Map<string, LexicalRule[]>();
  modes.set(
    DEFAULT_MODE,
    Array.from(literals, ([terminal, inside]) => ({ inside, terminal, isMore: false, moves: [] })),
  );
  for (const { mode, inside, terminal, isMore, moves } of rules) {
    const list = modes.get(mode) ?? [];
    modes.set(mode, list);
    list.push({ inside, terminal, isMore, moves });
    for (const move of moves) {
      if (move.kind === 'leave' || modes.has(move.mode)) continue;
      modes.set(move.mode, []);
    }
  }
  return modes;
}

/** Longer lists of names are truncated. */
const MOST_NAMES = 5;

function lossOf(
  codes: readonly Code[],
  {
    missing,
    byCode,
    unused,
    nested,
  }: Readonly<Record<'missing' | 'byCode' | 'unused' | 'nested', readonly string[]>>,
): string | undefined {
  const all = (names: Iterable<string>): string => {
    const list = Array.from(new Set(names));
    const more = list.length > MOST_NAMES ? ` and ${list.length - MOST_NAMES} more` : '';
    return list.slice(0, MOST_NAMES).join(', ') + more;
  };
  const sum = (of: (code: Code) => number): number => codes.reduce((total, code) => total + of(code), 0);
  const counted = (count: number, what: string): string[] =>
    count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`];
  const named = all(codes.flatMap(({ named, superClasses }) => [...named, ...superClasses]));
  const count = sum((code) => code.predicates);
  const predicates = counted(count, 'predicate');
  const ignored = [
    ...counted(
      sum((code) => code.actions),
      'action',
    ),
    ...(named === '' ? [] : [named]),
  ];
  const sentences = [
    ...(ignored.length > 0 ? [`Its code is ignored: ${ignored.join(', ')}.`] : []),
    ...(predicates.length > 0
      ? [`${predicates.join()} in it ${count === 1 ? 'counts' : 'count'} as true.`]
      : []),
    ...(missing.length > 0 ? [`Only code creates the tokens ${all(missing)}, so they never occur.`] : []),
    ...(byCode.length > 0
      ? [
          `Only code creates the tokens ${all(byCode)}; ${all(unused)} are taken for them, because no rule uses these.`,
        ]
      : []),
    ...(nested.length > 0 ? [`${all(nested)} can be nested ${DEEPEST} levels deep.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

function* literalsIn(element: Element): Generator<string> {
  if (element.kind === 'literal') yield element.text;
  else if (element.kind === 'sequence') for (const part of element.parts) yield* literalsIn(part);
  else if (element.kind === 'choice') for (const option of element.options) yield* literalsIn(option);
  else if (element.kind === 'repeat' || element.kind === 'not') yield* literalsIn(element.of);
}

const EMPTY: Expression = { kind: 'sequence', parts: [] };
const symbol = (name: string): Expression => ({ kind: 'symbol', name });

interface SyntaxContext {
  readonly rules: ReadonlyMap<string, Rule>;
  /** The tokens that literals refer to. */
  readonly texts: ReadonlyMap<string, string>;
  /** The terminals that are not skipped. */
  readonly visible: ReadonlySet<string>;
  /** Collects the tokens that never occur, each with the name of a rule that matches nothing. */
  readonly missing: Map<string, string>;
  /** The tokens that no rule uses, and those that only code makes, each with a rule that takes the former for it. */
  readonly unused: readonly string[];
  readonly byCode: Map<string, string>;
}

/** Converts the body of a parser rule to an expression. */
class Syntax {
  readonly #rule: Rule;
  readonly #context: SyntaxContext;

  constructor(rule: Rule, context: SyntaxContext) {
    this.#rule = rule;
    this.#context = context;
  }

  read(element: Element): Expression {
    switch (element.kind) {
      case 'reference':
        return this.#reference(element.name, element.at);
      case 'literal':
        return element.text === '' ? EMPTY : this.#literal(element.text);
      case 'set':
        return this.#rule.fail(element.at, 'a range of characters is possible only in lexer rules');
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

  #literal(text: string): Expression {
    const { texts, visible } = this.#context;
    const name = texts.get(text) ?? literalName(text);
    return visible.has(name) ? symbol(name) : this.#missing(name);
  }

  #reference(name: string, at: number): Expression {
    if (name === 'EOF') return EMPTY;
    const { rules, visible } = this.#context;
    if (visible.has(name)) return symbol(name);
    if (!isLexical(name))
      return rules.has(name) ? symbol(name) : this.#rule.fail(at, `there is no rule ${name}`);
    if (rules.get(name)?.isFragment) this.#rule.fail(at, `${name} is a fragment, not a token`);
    return this.#missing(name);
  }

  /** A rule for a token that the lexer does not make; a skipped token may have the name. */
  #missing(name: string): Expression {
    const { missing, byCode, unused, rules } = this.#context;
    if (unused.length > 0 && !rules.has(name) && isLexical(name)) {
      byCode.set(name, `${name} (by code)`);
      return symbol(`${name} (by code)`);
    }
    missing.set(name, `${name} (never)`);
    return symbol(`${name} (never)`);
  }

  #allBut(less: ReadonlySet<string>, at: number): Expression {
    const names = Array.from(this.#context.visible).filter((name) => !less.has(name));
    if (names.length === 0) this.#rule.fail(at, 'no token is left here');
    return { kind: 'choice', options: names.map(symbol) };
  }

  /** The tokens that `~` excludes. */
  #terminals(element: Element, at: number): string[] {
    if (element.kind === 'choice') return element.options.flatMap((option) => this.#terminals(option, at));
    const read = this.read(element);
    if (read.kind === 'symbol' && !this.#context.rules.has(read.name)) return [read.name];
    if (read.kind === 'symbol' && isLexical(read.name)) return [read.name];
    return isEmpty(read) ? [] : this.#rule.fail(at, '~ is possible only before tokens');
  }
}

const isEmpty = (expression: Expression): boolean =>
  expression.kind === 'sequence' && expression.parts.length === 0;
