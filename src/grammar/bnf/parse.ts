/** Parses the rules of a BNF grammar as written; read-bnf.ts then decides which of them are tokens. */
import type { Expression } from '../ebnf.ts';
import { errorAt } from '../grammar.ts';
import { literalName, unescape } from '../literal.ts';
import { readRegex } from '../read-regex.ts';
import { type Regex, textOf } from '../regex.ts';
import { scan, type Token } from './scan.ts';

export interface Source {
  readonly rules: ReadonlyMap<string, { readonly expression: Expression; readonly at: number }>;
  /** The quoted texts and regular expressions by terminal name, with the offset of the first occurrence. */
  readonly terminals: ReadonlyMap<string, { readonly inside: Regex; readonly at: number }>;
  /** The offset of the first use of each name. */
  readonly uses: ReadonlyMap<string, number>;
  /** The skipped terminals, with the offset of the directive's entry. */
  readonly skipped: ReadonlyMap<string, number>;
}

/** Throws the same errors as `readBnf`, except those for undefined names. */
export const parse = (text: string): Source => new BnfReader(text).read();

const QUANTIFIERS = { '*': 'star', '+': 'plus', '?': 'optional' } as const;
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const WHITE_SPACE = '/\\s+/';
const EMPTY: Expression = { kind: 'sequence', parts: [] };

class BnfReader {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  readonly #definesEmpty: boolean;
  readonly #rules = new Map<string, { expression: Expression; at: number }>();
  readonly #terminals = new Map<string, { inside: Regex; at: number }>();
  readonly #uses = new Map<string, number>();
  #skipped: Map<string, number> | undefined;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = scan(text);
    this.#definesEmpty = this.#tokens.some(
      (token, i) => token.text === 'empty' && this.#tokens[i + 1]?.kind === 'define',
    );
  }

  read(): Source {
    while (this.#token.kind !== 'end') {
      if (this.#token.kind === 'skip') this.#directive();
      else this.#rule();
    }
    if (this.#skipped === undefined) {
      this.#regex(WHITE_SPACE, this.#text.length);
      this.#skipped = new Map([[WHITE_SPACE, this.#terminals.get(WHITE_SPACE)!.at]]);
    }
    return { rules: this.#rules, terminals: this.#terminals, uses: this.#uses, skipped: this.#skipped };
  }

  #directive(): void {
    this.#next();
    this.#skipped ??= new Map();
    while (!this.#token.startsLine && this.#token.kind !== 'end') {
      const { at } = this.#token;
      const part = this.#symbol() ?? this.#unexpected('a token to skip');
      if (part.kind === 'symbol') this.#skipped.set(part.name, at);
      if (this.#sees(';')) this.#next();
    }
  }

  #rule(): void {
    const { text: name, at } = this.#token;
    if (!this.#startsRule()) this.#unexpected('a rule, such as name ::= ...');
    this.#at += 2;
    if (this.#rules.has(name))
      throw errorAt(this.#text, at, `there is already a rule ${name}; use | instead`);
    this.#rules.set(name, { expression: this.#choice(), at });
    if (this.#sees(';') || this.#sees('.')) this.#next();
    else if (!this.#endsRule()) this.#unexpected('a part of the rule, or | or ; or the next rule');
  }

  #choice(): Expression {
    const options = [this.#sequence()];
    while (this.#sees('|')) {
      this.#next();
      options.push(this.#sequence());
    }
    return options.length === 1 ? options[0]! : { kind: 'choice', options };
  }

  #sequence(): Expression {
    const parts: Expression[] = [];
    for (let part = this.#part(); part !== undefined; part = this.#part()) {
      if (part !== EMPTY) parts.push(part);
      if (!this.#sees(',')) continue;
      this.#next();
      if (!this.#startsPart()) this.#unexpected('a part of the rule after the comma');
    }
    return parts.length === 1 ? parts[0]! : parts.length === 0 ? EMPTY : { kind: 'sequence', parts };
  }

  #part(): Expression | undefined {
    const { text: opening } = this.#token;
    const isBracketed = this.#token.kind === 'sign' && opening !== '(' && opening in BRACKETS;
    let part = this.#group() ?? this.#symbol();
    while (part !== undefined && this.#token.kind === 'sign' && this.#token.text in QUANTIFIERS) {
      const sign = this.#token.text as keyof typeof QUANTIFIERS;
      if (isBracketed) {
        const closing = BRACKETS[opening];
        throw this.#error(`${sign} after ${closing} is ambiguous; write ( ... )${sign} instead`);
      }
      part = { kind: QUANTIFIERS[sign], of: part };
      this.#next();
    }
    return part;
  }

  #group(): Expression | undefined {
    const closing = this.#token.kind === 'sign' ? BRACKETS[this.#token.text] : undefined;
    if (closing === undefined) return undefined;
    this.#next();
    const inner = this.#choice();
    if (!this.#sees(closing)) this.#unexpected(`a part of the rule, or | or ${closing}`);
    this.#next();
    if (closing === ')') return inner;
    return { kind: closing === ']' ? 'optional' : 'star', of: inner };
  }

  /** A name or a terminal, if the current token is one. */
  #symbol(): Expression | undefined {
    const { kind, text, at } = this.#token;
    if (!this.#startsPart() || kind === 'sign') return undefined;
    this.#next();
    if (kind === 'name') return this.#reference(text, at);
    return kind === 'literal' ? this.#literal(text, at) : this.#regex(text, at);
  }

  #reference(name: string, at: number): Expression {
    if (/^[εϵ]$/.test(name) || (name === 'empty' && !this.#definesEmpty)) return EMPTY;
    if (!this.#uses.has(name)) this.#uses.set(name, at);
    return { kind: 'symbol', name };
  }

  #literal(body: string, at: number): Expression {
    const text = unescape(body, (offset, escape) => {
      throw errorAt(this.#text, at + 1 + offset, `unknown escape ${escape}; write \\\\ for a backslash`);
    });
    return text === '' ? EMPTY : this.#terminal(literalName(text), textOf(text), at);
  }

  #regex(source: string, at: number): Expression {
    if (this.#terminals.has(source)) return { kind: 'symbol', name: source };
    const end = source.lastIndexOf('/');
    try {
      return this.#terminal(source, readRegex(source.slice(1, end), source.slice(end + 1)), at);
    } catch (error) {
      throw errorAt(this.#text, at, (error as Error).message);
    }
  }

  #terminal(name: string, inside: Regex, at: number): Expression {
    if (!this.#terminals.has(name)) this.#terminals.set(name, { inside, at });
    return { kind: 'symbol', name };
  }

  get #token(): Token {
    return this.#tokens[this.#at]!;
  }

  #next(): void {
    this.#at++;
  }

  #sees(sign: string): boolean {
    return this.#token.kind === 'sign' && this.#token.text === sign;
  }

  #startsRule(): boolean {
    return this.#token.kind === 'name' && this.#tokens[this.#at + 1]?.kind === 'define';
  }

  #endsRule(): boolean {
    return this.#startsRule() || this.#token.kind === 'skip' || this.#token.kind === 'end';
  }

  #startsPart(): boolean {
    const { kind, text } = this.#token;
    if (kind === 'sign') return text in BRACKETS;
    return kind === 'literal' || kind === 'regex' || (kind === 'name' && !this.#startsRule());
  }

  #unexpected(expected: string): never {
    const { kind, text } = this.#token;
    throw this.#error(`expected ${expected}, but found ${kind === 'end' ? 'the end of the file' : text}`);
  }

  #error(problem: string): Error {
    return errorAt(this.#text, this.#token.at, problem);
  }
}
