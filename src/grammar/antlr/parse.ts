/** Parses the text of an ANTLR 4 grammar. Embedded code is counted and skipped (see read-antlr.ts). */
import { escapeInClass } from '../characters.ts';
import { errorAt } from '../grammar.ts';
import { unescape } from '../literal.ts';
import { readRegex } from '../read-regex.ts';
import { type Fail, scan, type Token } from './scan.ts';

/** A part of a parser rule or a lexer rule. */
export type Element =
  | { readonly kind: 'reference'; readonly name: string; readonly at: number }
  | { readonly kind: 'literal'; readonly text: string; readonly at: number }
  /** One of these characters, in the syntax of a JavaScript character class. */
  | { readonly kind: 'set'; readonly of: string; readonly at: number }
  /** A dot: any character, or any token. */
  | { readonly kind: 'any'; readonly at: number }
  | { readonly kind: 'not'; readonly of: Element; readonly at: number }
  | { readonly kind: 'sequence'; readonly parts: readonly Element[] }
  | { readonly kind: 'choice'; readonly options: readonly Element[] }
  | {
      readonly kind: 'repeat';
      readonly of: Element;
      readonly min: 0 | 1;
      readonly max: number;
      readonly lazy: boolean;
    };

export interface Rule {
  readonly name: string;
  readonly isFragment: boolean;
  readonly ignoresCase: boolean;
  readonly alternatives: readonly Alternative[];
  /** All alternatives as one element. */
  readonly body: Element;
  /** The lexer mode that the rule belongs to. */
  readonly mode: string;
  readonly at: number;
  /** Throws an error with a position in the file of this rule. */
  readonly fail: Fail;
}

export interface Alternative {
  readonly body: Element;
  /** After the arrow: `skip`, `channel(HIDDEN)`. */
  readonly commands: readonly Command[];
  readonly isRightAssociative: boolean;
}

export interface Command {
  readonly name: string;
  readonly argument: string | undefined;
  readonly at: number;
}

/** How often a grammar contains code of each kind. */
export interface Code {
  predicates: number;
  actions: number;
  /** `@members`, `@init` and the like, by name. */
  readonly named: Set<string>;
  /** The base classes of the generated parser or lexer. */
  readonly superClasses: Set<string>;
}

export interface Source {
  /** Undefined for a combined grammar. */
  readonly part: 'lexer' | 'parser' | undefined;
  readonly tokenVocab: { readonly name: string; readonly at: number } | undefined;
  readonly imports: readonly { readonly name: string; readonly at: number }[];
  readonly rules: readonly Rule[];
  readonly ignoresCase: boolean;
  readonly code: Code;
  readonly fail: Fail;
}

/** The mode in which a lexer starts. */
export const DEFAULT_MODE = 'DEFAULT_MODE';

/** `file` is the name of the grammar in error messages; undefined for the main grammar. */
export function parse(text: string, file?: string): Source {
  const fail: Fail = (at, problem) => {
    throw errorAt(text, at, problem, file);
  };
  return new AntlrReader(scan(text, fail), fail).read();
}

/** The names of lexer rules begin with a capital letter. */
export const isLexical = (name: string): boolean => /^\p{Lu}/u.test(name);

/** The names of all rules that an element refers to. */
export function* referencesIn(element: Element): Generator<string> {
  if (element.kind === 'reference') yield element.name;
  else if (element.kind === 'sequence') for (const part of element.parts) yield* referencesIn(part);
  else if (element.kind === 'choice') for (const option of element.options) yield* referencesIn(option);
  else if (element.kind === 'repeat' || element.kind === 'not') yield* referencesIn(element.of);
}

const EMPTY: Element = { kind: 'sequence', parts: [] };
const MODIFIERS: ReadonlySet<string> = new Set(['fragment', 'public', 'protected', 'private']);

interface Named {
  readonly name: string;
  readonly at: number;
}

class AntlrReader {
  readonly #tokens: readonly Token[];
  readonly #fail: Fail;
  readonly #rules: Rule[] = [];
  readonly #imports: Named[] = [];
  readonly #code: Code = { predicates: 0, actions: 0, named: new Set(), superClasses: new Set() };
  #tokenVocab: Named | undefined;
  #ignoresCase = false;
  #mode = DEFAULT_MODE;
  #isRightAssociative = false;
  /** Whether the current rule is a lexer rule. */
  #inLexer = false;
  #at = 0;

  constructor(tokens: readonly Token[], fail: Fail) {
    this.#tokens = tokens;
    this.#fail = fail;
  }

  read(): Source {
    const word = this.#token.text;
    const part = word === 'lexer' || word === 'parser' ? word : undefined;
    if (part !== undefined) this.#next();
    if (!this.#take('grammar')) this.#unexpected('grammar and its name');
    this.#name('the name of the grammar');
    this.#expect(';');
    while (this.#token.kind !== 'end') {
      if (!this.#prequel()) this.#rules.push(this.#rule());
    }
    return {
      part,
      tokenVocab: this.#tokenVocab,
      imports: this.#imports,
      rules: this.#rules,
      ignoresCase: this.#ignoresCase,
      code: this.#code,
      fail: this.#fail,
    };
  }

  /** Reads anything that is not a rule. Returns whether there was one. */
  #prequel(): boolean {
    const read = this.#prequels.get(this.#token.text);
    // A rule may have the same name.
    if (read === undefined || this.#tokens[this.#at + 1]?.text === ':') return false;
    read();
    return true;
  }

  readonly #prequels: ReadonlyMap<string, () => void> = new Map(
    Object.entries({
      options: () => this.#grammarOptions(),
      // Only names: lexer rules, or code, say what the tokens look like.
      tokens: () => this.#skipTo('}'),
      channels: () => this.#skipTo('}'),
      import: () => this.#import(),
      '@': () => this.#namedAction(),
      mode: () => this.#enterMode(),
    }),
  );

  #grammarOptions(): void {
    const options = this.#options();
    this.#ignoresCase = options.get('caseInsensitive')?.name === 'true';
    this.#tokenVocab = options.get('tokenVocab') ?? this.#tokenVocab;
    const superClass = options.get('superClass')?.name;
    if (superClass !== undefined) this.#code.superClasses.add(superClass);
  }

  #enterMode(): void {
    this.#next();
    this.#mode = this.#name('the name of a mode').name;
    this.#expect(';');
  }

  /** A block of options: each name with its value and the position of the value. */
  #options(): Map<string, Named> {
    const options = new Map<string, Named>();
    this.#next();
    this.#expect('{');
    while (!this.#take('}')) {
      const { name } = this.#name('the name of an option or }');
      this.#expect('=');
      options.set(name, { name: this.#token.text, at: this.#token.at });
      this.#skipTo(';');
    }
    return options;
  }

  #import(): void {
    do {
      this.#next();
      const named = this.#name('the name of a grammar');
      this.#imports.push(this.#take('=') ? this.#name('the name of a grammar') : named);
    } while (this.#sees(','));
    this.#expect(';');
  }

  /** `@header` only imports what other code needs. */
  #namedAction(): void {
    this.#next();
    let { name } = this.#name('the name of an action');
    if (this.#take('::')) name = this.#name('the name of an action').name;
    if (name !== 'header') this.#code.named.add(`@${name}`);
    if (this.#token.kind !== 'action') this.#unexpected('{');
    this.#next();
  }

  #rule(): Rule {
    let isFragment = false;
    while (MODIFIERS.has(this.#token.text) && this.#tokens[this.#at + 1]?.kind === 'name') {
      isFragment ||= this.#token.text === 'fragment';
      this.#next();
    }
    const { name, at } = this.#name('a rule');
    this.#inLexer = isLexical(name);
    const ignoresCase = this.#ruleOptions();
    this.#expect(':');
    const alternatives = this.#alternatives();
    this.#expect(';');
    this.#handlers();
    const body = oneOf(alternatives.map((alternative) => alternative.body));
    return {
      name,
      isFragment,
      ignoresCase,
      alternatives,
      body,
      mode: this.#mode,
      at,
      fail: this.#fail,
    };
  }

  /** Everything between the name of a rule and its colon. */
  #ruleOptions(): boolean {
    let ignoresCase = this.#ignoresCase;
    for (;;) {
      const { kind, text } = this.#token;
      if (text === 'options') {
        const own = this.#options().get('caseInsensitive')?.name;
        if (own !== undefined) ignoresCase = own === 'true';
      } else if (text === '@') {
        this.#namedAction();
      } else if (text === 'throws') {
        do {
          this.#next();
          this.#name('the name of an exception');
          while (this.#take('.')) this.#name('the name of an exception');
        } while (this.#sees(','));
      } else if (kind === 'set' || text === 'returns' || text === 'locals') {
        this.#next();
      } else {
        return ignoresCase;
      }
    }
  }

  /** `catch [E e] { ... }` and `finally { ... }`. */
  #handlers(): void {
    for (;;) {
      const kinds = [1, 2].map((i) => this.#tokens[this.#at + i]?.kind);
      const isCatch = this.#sees('catch') && kinds[0] === 'set' && kinds[1] === 'action';
      if (!isCatch && !(this.#sees('finally') && kinds[0] === 'action')) return;
      this.#code.named.add(this.#token.text);
      this.#at += isCatch ? 3 : 2;
    }
  }

  /** The alternatives of a rule, with labels or lexer commands. */
  #alternatives(): Alternative[] {
    const alternatives: Alternative[] = [];
    do {
      this.#isRightAssociative = false;
      const body = this.#sequence();
      if (this.#take('#')) this.#name('a label');
      const isRightAssociative = this.#isRightAssociative;
      alternatives.push({ body, commands: this.#commands(), isRightAssociative });
    } while (this.#take('|'));
    return alternatives;
  }

  #commands(): Command[] {
    const commands: Command[] = [];
    if (!this.#take('->')) return commands;
    do {
      const { name, at } = this.#name('a command such as skip');
      let argument: string | undefined;
      if (this.#take('(')) {
        argument = this.#token.text;
        this.#skipTo(')');
      }
      commands.push({ name, argument, at });
    } while (this.#take(','));
    return commands;
  }

  #choice(): Element {
    const options: Element[] = [];
    do options.push(this.#sequence());
    while (this.#take('|'));
    return oneOf(options);
  }

  #sequence(): Element {
    const parts: Element[] = [];
    this.#elementOptions();
    for (let part = this.#element(); part !== undefined; part = this.#element()) parts.push(part);
    return parts.length === 1 ? parts[0]! : parts.length === 0 ? EMPTY : { kind: 'sequence', parts };
  }

  /** An element with an optional label and quantifier. */
  #element(): Element | undefined {
    const following = this.#tokens[this.#at + 1]?.text;
    if (this.#token.kind === 'name' && (following === '=' || following === '+=')) this.#at += 2;
    const atom = this.#atom();
    if (atom === undefined) return undefined;
    this.#elementOptions();
    const sign = this.#token.text;
    if (this.#token.kind !== 'sign' || !/^[?*+]$/.test(sign)) return atom;
    this.#next();
    const lazy = this.#take('?');
    return { kind: 'repeat', of: atom, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity, lazy };
  }

  #atom(): Element | undefined {
    const { kind, text, at } = this.#token;
    if (kind === 'end') return undefined;
    if (kind === 'action') return this.#action();
    if (kind === 'name') return this.#reference();
    if (kind === 'literal') return this.#literalOrRange();
    if (kind === 'set') {
      if (!this.#inLexer) this.#fail(at, `${text} is only possible in rules of the lexer`);
      this.#next();
      return { kind: 'set', of: this.#readSet(text, at), at };
    }
    if (this.#take('.')) return { kind: 'any', at };
    if (this.#take('~')) {
      const of = this.#atom() ?? this.#unexpected('what is not meant by ~');
      return { kind: 'not', of, at };
    }
    if (!this.#take('(')) return undefined;
    if (this.#sees('options')) this.#options();
    this.#take(':');
    const inner = this.#choice();
    this.#expect(')');
    return inner;
  }

  /** A predicate if `?` follows. */
  #action(): Element {
    this.#next();
    if (this.#take('?')) this.#code.predicates++;
    else this.#code.actions++;
    this.#elementOptions();
    return EMPTY;
  }

  /** A reference to a rule. Its arguments matter only to code. */
  #reference(): Element {
    const { name, at } = this.#name('a rule');
    if (this.#token.kind === 'set' && !this.#inLexer) this.#next();
    return { kind: 'reference', name, at };
  }

  #literalOrRange(): Element {
    const { at } = this.#token;
    const text = this.#literal();
    if (!this.#take('..')) return { kind: 'literal', text, at };
    if (this.#token.kind !== 'literal') this.#unexpected('the last character of the range');
    const from = oneCharacter(text);
    const to = oneCharacter(this.#literal());
    if (from === undefined || to === undefined || from > to) {
      return this.#fail(at, 'a range stands between two characters in their order');
    }
    return { kind: 'set', of: `${escapeInClass(from)}-${escapeInClass(to)}`, at };
  }

  #literal(): string {
    const { text, at } = this.#token;
    this.#next();
    return this.#unescape(text.slice(1, -1), at + 1);
  }

  /** The contents of a bracketed set, in which `[` and `^` have no special meaning. */
  #readSet(text: string, at: number): string {
    const items = text.slice(1, -1).match(/\\[pP]\{[^}]*\}|\\u\{[\da-f]+\}|\\u[\da-f]{4}|\\[^]|[^]/giu) ?? [];
    const code = (item: string): number => this.#unescape(item, at).codePointAt(0)!;
    let of = '';
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!;
      const last = items[i + 1] === '-' ? items[i + 2] : undefined;
      if (/^\\p/i.test(item)) {
        of += this.#property(item, at);
      } else if (last === undefined || /^\\p/i.test(last)) {
        of += escapeInClass(code(item));
      } else {
        if (code(last) < code(item)) this.#fail(at, `the range ${item}-${last} is out of order`);
        of += `${escapeInClass(code(item))}-${escapeInClass(code(last))}`;
        i += 2;
      }
    }
    return of;
  }

  #property(source: string, at: number): string {
    try {
      const set = readRegex(source);
      return set.kind === 'set' ? set.of : '';
    } catch {
      return this.#fail(at, `the property ${source} is not known`);
    }
  }

  #unescape(body: string, at: number): string {
    return unescape(body, (offset, escape) => this.#fail(at + offset, `the escape ${escape} is not known`));
  }

  /** `<assoc=right>` and the like. */
  #elementOptions(): void {
    if (!this.#sees('<')) return;
    const from = this.#at;
    this.#skipTo('>');
    const text = this.#tokens.slice(from, this.#at).map((token) => token.text);
    this.#isRightAssociative ||= text.join('').includes('assoc=right');
  }

  get #token(): Token {
    return this.#tokens[this.#at]!;
  }

  #next(): void {
    if (this.#token.kind !== 'end') this.#at++;
  }

  #sees(text: string): boolean {
    return this.#token.text === text && this.#token.kind !== 'literal';
  }

  #take(text: string): boolean {
    if (!this.#sees(text)) return false;
    this.#next();
    return true;
  }

  #expect(text: string): void {
    if (!this.#take(text)) this.#unexpected(text);
  }

  #name(expected: string): Named {
    const { kind, text: name, at } = this.#token;
    if (kind !== 'name') this.#unexpected(expected);
    this.#next();
    return { name, at };
  }

  /** Skips to after the next `sign`. */
  #skipTo(sign: string): void {
    while (!this.#sees(sign) && this.#token.kind !== 'end') this.#next();
    this.#expect(sign);
  }

  #unexpected(expected: string): never {
    return this.#fail(this.#token.at, `expected ${expected}, but found ${this.#token.text}`);
  }
}

const oneOf = (options: readonly Element[]): Element =>
  options.length === 1 ? options[0]! : { kind: 'choice', options };

/** The code point of a text of one character. */
function oneCharacter(text: string): number | undefined {
  const [first, ...rest] = Array.from(text);
  return rest.length === 0 ? first?.codePointAt(0) : undefined;
}
