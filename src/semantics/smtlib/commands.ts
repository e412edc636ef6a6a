/** What the commands of a script declare, and the terms in them. */
import type { Work } from '../../core/work.ts';
import { type Branch, type Leaf, type Node, nodesOf } from '../../tree/node.ts';
import type { Declared } from './declared.ts';
import {
  bracketed,
  childOf,
  constructorsIn,
  elements,
  leafIn,
  nameOf,
  parametersOf,
  sortedVariable,
  type SortedVariable,
  textIn,
} from './parts.ts';
import type { Scope } from './scope.ts';
import { BOOL, type Sort, sort } from './sort.ts';
import type { Terms } from './terms.ts';

/** Goes through a command. */
export function* run(node: Branch, scope: Scope, { check }: Terms): Work<void> {
  const { problems, logic, read, bind, unbind, declareSort } = scope;
  const { children } = node;
  const token = leafIn(children[2]);
  const name = token === undefined ? '' : nameOf(token);
  const declare = (
    of: readonly (Sort | undefined)[],
    result: Sort | undefined,
    kind: Declared['kind'],
    at: Leaf | undefined = token,
  ): void => {
    if (at !== undefined)
      scope.declare({ name: nameOf(at), parameters: of, result, generic: [], token: at, kind });
  };
  /** The body of a function. */
  function* define(
    body: Node | undefined,
    variables: readonly SortedVariable[],
    of: readonly (Sort | undefined)[],
    result: Sort | undefined,
  ): Work<void> {
    for (const [i, variable] of variables.entries()) bind(variable.name, of[i]);
    yield* check(body, result, 'definition');
    unbind(variables.map((variable) => variable.name));
  }
  const times = (action: () => void): void => {
    for (let i = Number(textIn(children[2]) || 1); i > 0; i--) action();
  };
  const keyword = textIn(children[1]);
  switch (keyword) {
    case 'set-logic':
      logic.isReal = /RA|RDL/.test(name) && !/I[RD]|IA/.test(name);
      logic.isHigherOrder = name.startsWith('HO_');
      return;
    case 'declare-const':
    case 'declare-var':
      return declare([], read(children[3]), 'declared');
    case 'declare-fun':
      return declare(bracketed(children[3]).map(read), read(children[4]), 'declared');
    case 'declare-rel':
      return declare(bracketed(children[3]).map(read), BOOL, 'declared');
    case 'define-const': {
      const result = read(children[3]);
      yield* define(children[4], [], [], result);
      return declare([], result, 'defined');
    }
    case 'define-fun':
    case 'define-fun-rec': {
      const variables = bracketed(children[3]).map(sortedVariable);
      const of = variables.map((variable) => read(variable.sort));
      const result = read(children[4]);
      const isRecursive = keyword === 'define-fun-rec';
      if (isRecursive) declare(of, result, 'defined');
      yield* define(children[5], variables, of, result);
      if (!isRecursive) declare(of, result, 'defined');
      return;
    }
    case 'define-funs-rec': {
      const headers = elements(children[3]).map((header) => {
        const variables = bracketed(childOf(header, 2)).map(sortedVariable);
        const of = variables.map((variable) => read(variable.sort));
        return { at: leafIn(childOf(header, 1)), variables, of, result: read(childOf(header, 3)) };
      });
      const bodies = elements(children[6]);
      if (headers.length !== bodies.length) problems.add('not as many bodies as functions');
      for (const { at, of, result } of headers) declare(of, result, 'defined', at);
      for (const [i, { variables, of, result }] of headers.entries())
        yield* define(bodies[i], variables, of, result);
      return;
    }
    case 'define-sort': {
      const parameters = bracketed(children[3]).map(textIn);
      scope.withParameters(parameters, () => declareSort(name, { parameters, is: read(children[4]) }));
      return;
    }
    case 'declare-sort': {
      const arity = Number(textIn(children[3]) || 0);
      return declareSort(name, { parameters: Array<string>(arity).fill(''), is: undefined });
    }
    case 'declare-datatype':
    case 'declare-codatatype':
      return datatypes(scope, [
        { name, parameters: parametersOf(children[3]), list: constructorsIn(children[3]) },
      ]);
    case 'declare-datatypes':
    case 'declare-codatatypes':
      return datatypes(
        scope,
        children[2]?.kind === 'token' ? newDatatypes(node, problems) : oldDatatypes(node),
      );
    case 'push':
      return times(scope.push);
    case 'pop':
      return times(scope.pop);
    case 'reset':
    case 'reset-assertions':
      return scope.reset();
    case 'assert':
      yield* check(children[2], BOOL, 'assert');
      // Names of terms are declared for all terms after them.
      for (const part of nodesOf(node))
        if (part.kind !== 'token' && part.symbol === 'named')
          declare([], BOOL, 'defined', leafIn(part.children[1]));
      return;
    case 'check-sat-assuming':
    case 'get-value':
      for (const term of elements(children[3])) yield* check(term);
      return;
    default:
      if (WITH_TERM.has(keyword)) yield* check(children[2]);
  }
}

/** Other commands whose first argument is a term. */
const WITH_TERM: ReadonlySet<string> = new Set([
  ...['rule', 'query', 'get-qe', 'minimize', 'maximize', 'assert-soft', 'simplify', 'eval'],
]);

interface Datatype {
  readonly name: string;
  readonly parameters: readonly string[];
  /** Its constructors. */
  readonly list: readonly Node[];
}

/** `((List 1)) ((par (T) …))`. */
function newDatatypes({ children }: Branch, problems: Set<string>): readonly Datatype[] {
  const names = elements(children[3]).map((one) => textIn(childOf(one, 1)));
  const bodies = elements(children[6]);
  if (names.length !== bodies.length) problems.add('not as many datatypes as names');
  return names.map((name, i) => ({
    name,
    parameters: parametersOf(bodies[i]),
    list: constructorsIn(bodies[i]),
  }));
}

/** Before version 2.6: `(T) ((List nil (cons (head T))))`. */
function oldDatatypes({ children }: Branch): readonly Datatype[] {
  const parameters = bracketed(children[2]).map(textIn);
  return elements(children[4]).map((one) => ({
    name: textIn(childOf(one, 1)),
    parameters,
    list: elements(childOf(one, 2)),
  }));
}

function datatypes(
  { declare, declareSort, read, withParameters, problems }: Scope,
  all: readonly Datatype[],
): void {
  for (const { name, parameters } of all) declareSort(name, { parameters, is: undefined });
  /** The sorts that each constructor of a datatype takes. */
  const fieldsOf = new Map(all.map(({ name }): [string, (Sort | undefined)[][]] => [name, []]));
  for (const { name, parameters, list } of all) {
    const result = sort(
      name,
      parameters.map((one) => sort(one)),
    );
    const common = { generic: parameters };
    withParameters(parameters, () => {
      for (const constructor of list) {
        const token = leafIn(constructor.kind === 'token' ? constructor : childOf(constructor, 1));
        if (token === undefined) continue;
        const selectors = elements(childOf(constructor, 2));
        const fields = selectors.map((selector) => read(childOf(selector, 2)));
        fieldsOf.get(name)?.push(fields);
        declare({ ...common, name: nameOf(token), parameters: fields, result, token, kind: 'constructor' });
        for (const [i, selector] of selectors.entries()) {
          const at = leafIn(childOf(selector, 1));
          if (at === undefined) continue;
          declare({
            ...common,
            name: nameOf(at),
            parameters: [result],
            result: fields[i],
            token: at,
            kind: 'selector',
          });
        }
      }
    });
  }
  for (const name of endless(fieldsOf)) problems.add(`${name} has no finite value`);
}

/** The datatypes each of whose constructors takes a value of such a datatype. */
function endless(
  fieldsOf: ReadonlyMap<string, readonly (readonly (Sort | undefined)[])[]>,
): ReadonlySet<string> {
  const left = new Set(fieldsOf.keys());
  const isFinite = (fields: readonly (Sort | undefined)[]) => !fields.some((of) => of && left.has(of.name));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const name of left) if (fieldsOf.get(name)!.some(isFinite)) left.delete(name);
  }
  return left;
}
