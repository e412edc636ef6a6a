/** The tokens yet to be read, and the names known so far. */
import type { Variable } from './tree.ts';
import type { Struct } from './types.ts';

export interface Known extends Variable {
  readonly isType: boolean;
  /** A function that has a body, or a variable that has a value. */
  isDefined: boolean;
}

/** A single instance: nobody reads the message, and a stack trace takes longer than a test. */
export const MISTAKE = new Error('This does not compile.');

export class Source {
  readonly #tokens: readonly string[];
  readonly #scopes = [new Map<string, Known>()];
  readonly structs = new Map<string, Struct>();
  #at = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  /** The next token, or one after it; empty at the end. */
  peek(ahead = 0): string {
    return this.#tokens[this.#at + ahead] ?? '';
  }

  next(): string {
    return this.#tokens[this.#at++] ?? '';
  }

  /** Reads the next token if it is this one. */
  take(token: string): boolean {
    const isIt = this.peek() === token;
    if (isIt) this.#at++;
    return isIt;
  }

  expect(token: string): void {
    check(this.take(token));
  }

  /** Reads something in its own scope. */
  inScope<T>(read: () => T): T {
    this.#scopes.push(new Map());
    const result = read();
    this.#scopes.pop();
    return result;
  }

  get isGlobal(): boolean {
    return this.#scopes.length === 1;
  }

  find(name: string): Known | undefined {
    return this.#scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  /** In the innermost scope only. */
  findHere(name: string): Known | undefined {
    return this.#scopes.at(-1)!.get(name);
  }

  declare(known: Known): void {
    this.#scopes.at(-1)!.set(known.name, known);
  }
}

export function check(holds: boolean): asserts holds {
  if (!holds) throw MISTAKE;
}

/** Unwraps a value that must exist. */
export function given<T>(value: T | undefined): T {
  check(value !== undefined);
  return value;
}
