/** What names mean at a point of a script: declared functions and sorts between `push` and `pop`, and bound variables. */
import type { Node } from '../../tree/node.ts';
import type { Declared } from './declared.ts';
import { elements, identifierOf, isErroneous } from './parts.ts';
import { ALIASES, KNOWN_SORTS, type Sort, sort, substituted } from './sort.ts';

/** A sort that is declared or defined. */
interface DeclaredSort {
  readonly parameters: readonly string[];
  /** What a defined sort stands for. */
  readonly is: Sort | undefined;
}

/** What one level between `push` and `pop` declares. */
interface Level {
  readonly functions: Map<string, Declared>;
  readonly sorts: Map<string, DeclaredSort>;
}

const newLevel = (): Level => ({ functions: new Map(), sorts: new Map() });

export interface Scope {
  /** All declared functions, in the order of the text. */
  readonly functions: readonly Declared[];
  readonly declaredSorts: ReadonlySet<string>;
  readonly problems: Set<string>;
  /** What the logic says: whether numerals are reals, and functions may be arguments. */
  readonly logic: { isReal: boolean; isHigherOrder: boolean };
  declare(this: void, declared: Declared): void;
  lookUp(this: void, name: string): Declared | undefined;
  declareSort(this: void, name: string, declared: DeclaredSort): void;
  /** The sort that a node of the grammar means. */
  read(this: void, node: Node | undefined): Sort | undefined;
  /** The sort that a node was read as. */
  readAt(this: void, node: Node): Sort | undefined;
  /** Does something with sort parameters in scope. */
  withParameters(this: void, names: readonly string[], work: () => void): void;
  bind(this: void, name: string, to: Sort | undefined): void;
  unbind(this: void, names: readonly string[]): void;
  isBound(this: void, name: string): boolean;
  /** The sort of a bound variable. */
  boundTo(this: void, name: string): Sort | undefined;
  push(this: void): void;
  pop(this: void): void;
  reset(this: void): void;
}

export function createScope(): Scope {
  const functions: Declared[] = [];
  const declaredSorts = new Set<string>();
  const problems = new Set<string>();
  const levels: Level[] = [newLevel()];
  /** Bound variables, the innermost last. */
  const locals = new Map<string, (Sort | undefined)[]>();
  const readAt = new Map<number, Sort>();
  let sortParameters: ReadonlySet<string> = new Set();

  const read = (node: Node | undefined): Sort | undefined => {
    const found = node === undefined || isErroneous(node) ? undefined : meant(node);
    if (found !== undefined) readAt.set(node!.id, found);
    return found;
  };
  const meant = (node: Node): Sort | undefined => {
    const isCompound = node.kind !== 'token' && node.symbol === 'compound_sort';
    const head = identifierOf(isCompound ? node.children[1] : node);
    const args = isCompound ? elements(node.children[2]).map(read) : [];
    if (head === undefined || args.includes(undefined)) return undefined;
    return resolve(head.name, head.indices, args as Sort[]);
  };
  const resolve = (name: string, indices: readonly string[], args: readonly Sort[]): Sort => {
    const own = sort(name, args, indices);
    if (sortParameters.has(name)) return own;
    const declared = levels.find((level) => level.sorts.has(name))?.sorts.get(name);
    if (declared === undefined) {
      if (!KNOWN_SORTS.has(name) && !ALIASES.has(name)) problems.add(`sort ${name} is not declared`);
      return ALIASES.get(name) ?? own;
    }
    const { parameters, is } = declared;
    // Before version 2.6, a datatype is named without its parameters in its own declaration.
    if (parameters.length > 0 && args.length === 0 && is === undefined)
      return sort(
        name,
        parameters.map((parameter) => sort(parameter)),
      );
    if (parameters.length !== args.length) problems.add(`sort ${name} with ${args.length} arguments`);
    if (is === undefined) return own;
    return substituted(is, new Map(parameters.map((parameter, i) => [parameter, args[i] ?? is])));
  };

  return {
    functions,
    declaredSorts,
    problems,
    logic: { isReal: false, isHigherOrder: false },
    declare(declared) {
      const { name } = declared;
      if (levels.some((level) => level.functions.has(name))) problems.add(`${name} is declared twice`);
      functions.push(declared);
      levels.at(-1)!.functions.set(name, declared);
    },
    lookUp: (name) => levels.findLast((level) => level.functions.has(name))?.functions.get(name),
    declareSort(name, declared) {
      declaredSorts.add(name);
      if (levels.some((level) => level.sorts.has(name))) problems.add(`sort ${name} is declared twice`);
      levels.at(-1)!.sorts.set(name, declared);
    },
    read,
    readAt: ({ id }) => readAt.get(id),
    withParameters(names, work) {
      sortParameters = new Set(names);
      work();
      sortParameters = new Set();
    },
    bind(name, to) {
      const bound = locals.get(name);
      if (bound === undefined) locals.set(name, [to]);
      else bound.push(to);
    },
    unbind(names) {
      for (const name of names) locals.get(name)?.pop();
    },
    isBound: (name) => (locals.get(name)?.length ?? 0) > 0,
    boundTo: (name) => locals.get(name)?.at(-1),
    push: () => void levels.push(newLevel()),
    pop() {
      if (levels.length > 1) levels.pop();
      else problems.add('pop without push');
    },
    reset: () => void levels.splice(0, levels.length, newLevel()),
  };
}
