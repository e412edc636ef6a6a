/**
 * Reads a grammar of tree-sitter: `grammar.json`, and the list of symbols at the head of `parser.c`, which says what
 * each symbol that the parser reports is called in the grammar.
 */
import { toGrammar } from './from-ebnf.ts';
import type { Expression } from './ebnf.ts';
import { type Grammar, GrammarError, type Terminal } from './grammar.ts';
import { literalName } from './literal.ts';
import { introduceOptional } from './pnf/optional.ts';
import { introducePlus } from './pnf/plus.ts';
import { readRegex } from './read-regex.ts';
import type { Regex } from './regex.ts';
import type { GrammarJson, Rule } from './tree-sitter-json.ts';

export interface TreeSitterGrammar {
  readonly grammar: Grammar;
  /** What each symbol of the parser is called in the grammar; aliases and the end of the file are nothing there. */
  readonly symbols: readonly (string | undefined)[];
  /** Symbols of the parser whose children belong to the parent: helpers for repetitions. */
  readonly flattened: ReadonlySet<number>;
  /** Symbols of the parser that may stand anywhere: comments. */
  readonly extras: ReadonlySet<number>;
  /** Nonterminals that never have a node of their own in the parser's tree. */
  readonly expanded: ReadonlySet<string>;
  /** Nonterminals whose node the parser may leave out when they have only one child. */
  readonly hidden: ReadonlySet<string>;
  /** The precedence and associativity that a grammar gives to the productions of a rule. */
  readonly precedences: ReadonlyMap<string, readonly (string | undefined)[]>;
  /** How many symbols the parser has, and how many of them are tokens: to check that it is the same grammar. */
  readonly symbolCount: number;
  readonly tokenCount: number;
}

/** A token as the parser generator sees it: equal tokens in different rules are one. */
interface Token {
  /** Its text, if that is fixed. */
  readonly text: string | undefined;
  /** Its name if no rule is named after it: the rule that it was first seen in, and a number. */
  readonly made: string;
  readonly rule: Rule;
  readonly immediate: boolean;
  uses: number;
  /** The rule that is just this token. */
  ruleName: string | undefined;
}

/** The head of `parser.c`: how the generated parser calls its symbols, by number. */
export interface ParserSymbols {
  readonly names: readonly string[];
  readonly symbolCount: number;
  readonly tokenCount: number;
}

export function readParserSymbols(parserC: string): ParserSymbols {
  const list = /enum\s+\w*\s*\{([\s\S]*?)\n\};/.exec(parserC)?.[1];
  const symbolCount = /#define SYMBOL_COUNT (\d+)/.exec(parserC)?.[1];
  const tokenCount = /#define TOKEN_COUNT (\d+)/.exec(parserC)?.[1];
  if (list === undefined || symbolCount === undefined || tokenCount === undefined) {
    throw new GrammarError('parser.c does not begin like a parser that tree-sitter has generated.');
  }
  const names = ['ts_builtin_sym_end'];
  for (const [, name = '', id] of list.matchAll(/^\s*(\w+) = (\d+),/gm)) names[Number(id)] = name;
  return { names, symbolCount: Number(symbolCount), tokenCount: Number(tokenCount) };
}

/** `displayNames` are the names that the parser itself has for its symbols; not unique, but not mangled either. */
export function readTreeSitter(
  json: unknown,
  parser: ParserSymbols,
  displayNames: readonly string[],
): TreeSitterGrammar {
  const source = json as GrammarJson;
  const ruleNames = Object.keys(source.rules);
  const tokens = findTokens(source);
  const tokenRules = new Map<string, Token>();
  ruleNames.forEach((name, i) => {
    const rule = source.rules[name]!;
    if (!isToken(rule)) return;
    const token = tokens.get(keyOf(rule))!;
    // When a rule is a token and when it is a nonterminal with one token, is decided by the parser generator like this.
    const isItsName = token.uses === 1 && i > 0 && (token.text === undefined || !name.startsWith('_'));
    if (!isItsName) return;
    token.ruleName = name;
    tokenRules.set(name, token);
  });
  const repeats = ruleNames.filter((name) => name.startsWith('_') && isRepeat(source.rules[name]!));

  const terminals = new Map<string, Terminal>();
  for (const token of tokens.values()) {
    // The parser tells tokens of the same text apart where only one allows white space before it; Pith does not.
    const twin = terminals.get(nameOf(token));
    terminals.set(nameOf(token), {
      ...terminalOf(token),
      ...(twin?.immediate === true && { immediate: true }),
    });
  }
  const rules = new Map<string, Expression>();
  const convert = (rule: Rule) => expressionOf(rule, (token) => nameOf(tokens.get(keyOf(token))!));
  for (const name of ruleNames) if (!tokenRules.has(name)) rules.set(name, convert(source.rules[name]!));
  for (const external of source.externals ?? []) {
    if (external.type !== 'SYMBOL' || rules.has(external.name) || terminals.has(external.name)) continue;
    terminals.set(external.name, { name: external.name });
  }
  const skipped = (source.extras ?? []).flatMap((extra) => (extra.type === 'SYMBOL' ? [extra.name] : []));
  const start = ruleNames[0] ?? '';
  // What these steps change is only how the children of a node are grouped. Recursion stays as it is: the parser's trees
  // have it.
  const grammar = introduceOptional(
    introducePlus(toGrammar({ start, rules, terminals, skipped: new Set(skipped) })),
  );

  const isRule = (name: string) => rules.has(name);
  const hidden = [...ruleNames.filter((name) => name.startsWith('_')), ...(source.supertypes ?? [])];
  const { symbols, flattened } = bind(parser, displayNames, terminals, new Set(repeats));
  return {
    grammar,
    symbols,
    flattened,
    extras: new Set(symbols.flatMap((name, id) => (grammar.skipped.has(name ?? '') ? [id] : []))),
    expanded: new Set([...grammar.auxiliary, ...(source.inline ?? []).filter(isRule), ...repeats]),
    hidden: new Set(hidden.filter(isRule)),
    symbolCount: parser.symbolCount,
    tokenCount: parser.tokenCount,
    precedences: precedencesIn(source, grammar),
  };
}

/** Of rules each of whose alternatives has become one production. */
function precedencesIn({ rules }: GrammarJson, grammar: Grammar): Map<string, (string | undefined)[]> {
  const found = new Map<string, (string | undefined)[]>();
  for (const [name, rule] of Object.entries(rules)) {
    if (rule.type === 'CHOICE' && rule.members.length === grammar.rules.get(name)?.length)
      found.set(name, rule.members.map(precedenceOf));
  }
  return found;
}

const precedenceOf = (rule: Rule): string | undefined =>
  rule.type === 'PREC' || rule.type === 'PREC_LEFT' || rule.type === 'PREC_RIGHT'
    ? `${rule.type} ${rule.value}`
    : undefined;

const isToken = (rule: Rule): boolean =>
  rule.type === 'STRING' ||
  rule.type === 'PATTERN' ||
  rule.type === 'TOKEN' ||
  rule.type === 'IMMEDIATE_TOKEN';

const isRepeat = (rule: Rule): boolean => rule.type === 'REPEAT' || rule.type === 'REPEAT1';

/** What makes a token the same as another: what is in it, its precedence, and whether white space may precede it. */
function unwrap(rule: Rule): { readonly content: Rule; readonly immediate: boolean; readonly key: string } {
  let immediate = false;
  let precedence: number | string = 0;
  let associativity = '';
  let content = rule;
  for (;;) {
    if (content.type === 'TOKEN') content = content.content;
    else if (content.type === 'IMMEDIATE_TOKEN') {
      immediate = true;
      content = content.content;
    } else if (content.type === 'PREC' || content.type === 'PREC_LEFT' || content.type === 'PREC_RIGHT') {
      precedence = content.value;
      if (content.type !== 'PREC') associativity = content.type;
      content = content.content;
    } else if (content.type === 'PREC_DYNAMIC') content = content.content;
    else return { content, immediate, key: JSON.stringify([precedence, immediate, associativity, content]) };
  }
}

const keyOf = (rule: Rule): string => unwrap(rule).key;

/** All tokens, by what makes them the same. */
function findTokens(source: GrammarJson): Map<string, Token> {
  const tokens = new Map<string, Token>();
  const scan = (name: string, rule: Rule, count: { made: number }): void => {
    if (isToken(rule)) {
      const { key, content, immediate } = unwrap(rule);
      const token = tokens.get(key);
      if (token !== undefined) token.uses++;
      else {
        const text = content.type === 'STRING' ? content.value : undefined;
        const made = text === undefined ? `${name}_token${++count.made}` : '';
        tokens.set(key, { text, made, rule: content, immediate, uses: 1, ruleName: undefined });
      }
    } else if ('members' in rule) for (const member of rule.members) scan(name, member, count);
    else if ('content' in rule) scan(name, rule.content, count);
  };
  for (const [name, rule] of Object.entries(source.rules)) scan(name, rule, { made: 0 });
  const external = { made: 0 };
  for (const rule of source.externals ?? []) if (rule.type !== 'SYMBOL') scan('external', rule, external);
  return tokens;
}

const nameOf = ({ ruleName, text, made }: Token): string =>
  ruleName ?? (text === undefined ? made : literalName(text));

function terminalOf(token: Token): Terminal {
  const inside = regexOf(token.rule);
  return {
    name: nameOf(token),
    ...(token.text !== undefined && { text: token.text }),
    ...(inside !== undefined && { inside }),
    ...(token.immediate && { immediate: true }),
  };
}

/** Nothing if it holds a regular expression that cannot be read. */
function regexOf(rule: Rule): Regex | undefined {
  switch (rule.type) {
    case 'STRING':
      return { kind: 'text', text: rule.value };
    case 'PATTERN':
      try {
        return readRegex(rule.value, rule.flags);
      } catch (error) {
        if (error instanceof GrammarError) return undefined;
        throw error;
      }
    case 'BLANK':
      return { kind: 'text', text: '' };
    case 'SEQ':
    case 'CHOICE': {
      const members = rule.members.map(regexOf).filter((member) => member !== undefined);
      if (members.length < rule.members.length) return undefined;
      return rule.type === 'SEQ'
        ? { kind: 'sequence', parts: members }
        : { kind: 'choice', options: members };
    }
    case 'REPEAT':
    case 'REPEAT1': {
      const of = regexOf(rule.content);
      return of && { kind: 'repeat', of, min: rule.type === 'REPEAT' ? 0 : 1, max: Infinity };
    }
    case 'SYMBOL':
      return undefined;
    default:
      return regexOf(rule.content);
  }
}

function expressionOf(rule: Rule, tokenName: (token: Rule) => string): Expression {
  if (isToken(rule)) return { kind: 'symbol', name: tokenName(rule) };
  switch (rule.type) {
    case 'SYMBOL':
      return { kind: 'symbol', name: rule.name };
    case 'BLANK':
      return { kind: 'sequence', parts: [] };
    case 'SEQ':
      return { kind: 'sequence', parts: rule.members.map((member) => expressionOf(member, tokenName)) };
    case 'CHOICE':
      return { kind: 'choice', options: rule.members.map((member) => expressionOf(member, tokenName)) };
    case 'REPEAT':
      return { kind: 'star', of: expressionOf(rule.content, tokenName) };
    case 'REPEAT1':
      return { kind: 'plus', of: expressionOf(rule.content, tokenName) };
    default:
      if (!('content' in rule)) throw new GrammarError(`grammar.json holds an unknown ${rule.type}.`);
      return expressionOf(rule.content, tokenName);
  }
}

/** Finds what each symbol of the parser is in the grammar, by the names that the generator makes. */
function bind(
  parser: ParserSymbols,
  displayNames: readonly string[],
  terminals: ReadonlyMap<string, Terminal>,
  repeats: ReadonlySet<string>,
): { readonly symbols: (string | undefined)[]; readonly flattened: Set<number> } {
  const symbols: (string | undefined)[] = [undefined];
  const flattened = new Set<number>();
  const byMangledText = new Map<string, string>();
  for (const [name, { text }] of terminals) if (text !== undefined) byMangledText.set(mangle(text), name);
  for (let id = 1; id < parser.symbolCount; id++) {
    const name = parser.names[id] ?? '';
    if (name.startsWith('aux_sym_')) {
      const made = name.slice('aux_sym_'.length);
      if (repeats.has(made) || /_repeat\d+$/.test(made)) flattened.add(id);
      else symbols[id] = made;
    } else if (name.startsWith('anon_sym_')) {
      const shown = literalName(displayNames[id] ?? '');
      const mangled = name.slice('anon_sym_'.length).replaceAll('_', '');
      symbols[id] = terminals.has(shown)
        ? shown
        : (byMangledText.get(mangled) ?? byMangledText.get(mangled.replace(/\d+$/, '')) ?? shown);
    } else if (name.startsWith('sym_')) symbols[id] = name.slice('sym_'.length);
  }
  return { symbols, flattened };
}

/** How the generator spells a text in the name of a symbol, without underscores. */
function mangle(text: string): string {
  return Array.from(text, (char) =>
    /\w/.test(char) ? char : (SPELLED[char] ?? `u${char.codePointAt(0)!.toString(16)}`),
  )
    .join('')
    .replaceAll('_', '');
}

const SPELLED: Readonly<Record<string, string>> = {
  '~': 'TILDE',
  '`': 'BQUOTE',
  '!': 'BANG',
  '@': 'AT',
  '#': 'POUND',
  $: 'DOLLAR',
  '%': 'PERCENT',
  '^': 'CARET',
  '&': 'AMP',
  '*': 'STAR',
  '(': 'LPAREN',
  ')': 'RPAREN',
  '-': 'DASH',
  '+': 'PLUS',
  '=': 'EQ',
  '{': 'LBRACE',
  '}': 'RBRACE',
  '[': 'LBRACK',
  ']': 'RBRACK',
  '\\': 'BSLASH',
  '|': 'PIPE',
  ':': 'COLON',
  ';': 'SEMI',
  '"': 'DQUOTE',
  "'": 'SQUOTE',
  '<': 'LT',
  '>': 'GT',
  ',': 'COMMA',
  '.': 'DOT',
  '?': 'QMARK',
  '/': 'SLASH',
  '\n': 'LF',
  '\r': 'CR',
  '\t': 'TAB',
  '\0': 'NULL',
  ' ': 'SPACE',
};
