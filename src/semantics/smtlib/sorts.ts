/**
 * The sorts of the terms of an SMT-LIB script, found in one walk over its commands.
 *
 * What is unknown stays unknown: functions that only some solvers have, lambdas, polymorphic constructors without arguments. It
 * is never a problem by itself, and an argument of unknown sort suits every function.
 */
import type { Work } from '../../core/work.ts';
import { type Branch, isError, type Leaf, leavesOf, type Node, type Tree } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { applied, isBuiltIn, suits } from './signatures.ts';
import { ALIASES, BOOL, INT, KNOWN_SORTS, REAL, type Sort, sort, STRING, substituted, bitVector } from './sort.ts';

/** A declared function; a constant has no parameters. */
export interface Declared {
  readonly name: string;
  readonly parameters: readonly (Sort | undefined)[];
  readonly result: Sort | undefined;
  /** The sort parameters, if it is polymorphic. */
  readonly generic: readonly string[];
  /** The token that declares it. */
  readonly token: Leaf;
  readonly kind: 'declared' | 'defined' | 'constructor' | 'selector';
}

export interface Sorts {
  /** The sort of a term; undefined if it is unknown. */
  readonly sortOf: (term: Node) => Sort | undefined;
  /** The sort that a node of the grammar is, if it is one. */
  readonly sortAt: (node: Node) => Sort | undefined;
  /** The names of sorts that the script declares. */
  readonly declaredSorts: ReadonlySet<string>;
  /** All terms, in the order of the text, except for those in attributes. */
  readonly terms: readonly Node[];
  /** In the order of the text. */
  readonly functions: readonly Declared[];
  /** What a solver would complain about, each with the same text wherever it occurs: undeclared names, ill-sorted applications. */
  readonly problems: ReadonlySet<string>;
}

const known = new WeakMap<Tree, Sorts>();

/** Computed once per tree, in turns. */
export function* sortsOf({ root }: TreeProgram): Work<Sorts> {
  let sorts = known.get(root);
  if (sorts === undefined) known.set(root, (sorts = yield* findSorts(root)));
  return sorts;
}

/** Nodes visited per turn. */
const TURN = 20_000;

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

export function* findSorts(root: Tree): Work<Sorts> {
  const sorts = new Map<number, Sort>();
  const terms: Node[] = [];
  const functions: Declared[] = [];
  const problems = new Set<string>();
  const levels: Level[] = [{ functions: new Map(), sorts: new Map() }];
  /** Bound variables, the innermost last. */
  const locals = new Map<string, (Sort | undefined)[]>();
  let isReal = false;
  /** How many quantifiers are around. */
  let quantifiers = 0;
  let steps = 0;
  let sortParameters: ReadonlySet<string> = new Set();

  const declare = (declared: Declared): void => {
    const { name } = declared;
    if (levels.some((level) => level.functions.has(name))) problems.add(`${name} is declared twice`);
    functions.push(declared);
    levels.at(-1)!.functions.set(name, declared);
  };
  const lookUp = (name: string): Declared | undefined => {
    for (let i = levels.length - 1; i >= 0; i--) {
      const found = levels[i]!.functions.get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const sortsAt = new Map<number, Sort>();
  const declaredSorts = new Set<string>();
  const declareSort = (name: string, declared: DeclaredSort): void => {
    declaredSorts.add(name);
    if (levels.some((level) => level.sorts.has(name))) problems.add(`sort ${name} is declared twice`);
    levels.at(-1)!.sorts.set(name, declared);
  };

  /** The sort that a node of the grammar means. */
  const read = (node: Node | undefined): Sort | undefined => {
    const found = node === undefined || isErroneous(node) ? undefined : sortIn(node);
    if (found !== undefined) sortsAt.set(node!.id, found);
    return found;
  };
  const sortIn = (node: Node): Sort | undefined => {
    if (node.kind !== 'token' && node.symbol === 'compound_sort') {
      const [, identifier, args] = node.children;
      const head = identifierOf(identifier!);
      const of = elements(args).map(read);
      if (head === undefined || of.includes(undefined)) return undefined;
      return resolve(head.name, head.indices, of as Sort[]);
    }
    const head = identifierOf(node);
    return head && resolve(head.name, head.indices, []);
  };
  const resolve = (name: string, indices: readonly string[], args: readonly Sort[]): Sort | undefined => {
    if (sortParameters.has(name)) return sort(name, args, indices);
    for (const level of levels) {
      const declared = level.sorts.get(name);
      if (declared === undefined) continue;
      const { parameters, is } = declared;
      // Before version 2.6, a datatype is named without its parameters in its own declaration.
      if (parameters.length > 0 && args.length === 0 && is === undefined)
        return sort(name, parameters.map((parameter) => sort(parameter)));
      if (parameters.length !== args.length) problems.add(`sort ${name} with ${args.length} arguments`);
      if (is === undefined) return sort(name, args, indices);
      return substituted(is, new Map(parameters.map((parameter, i) => [parameter, args[i] ?? is])));
    }
    if (!KNOWN_SORTS.has(name) && !ALIASES.has(name)) problems.add(`sort ${name} is not declared`);
    return ALIASES.get(name) ?? sort(name, args, indices);
  };

  /** What is to be done, the next last: terms to visit, and what comes after them. */
  const pending: (Node | (() => void))[] = [];
  const bind = (name: string, to: Sort | undefined): void => {
    const bound = locals.get(name);
    if (bound === undefined) locals.set(name, [to]);
    else bound.push(to);
  };
  const unbind = (names: readonly string[]) => (): void => {
    for (const name of names) locals.get(name)!.pop();
  };
  const give = (term: Node, found: Sort | undefined): void => {
    if (found !== undefined) sorts.set(term.id, found);
  };
  const giveSame = (term: Node, as: Node) => () => give(term, sorts.get(as.id));

  /** The sort of a name without arguments. */
  const sortOfName = (name: string, indices: readonly string[]): Sort | undefined => {
    const bound = indices.length === 0 ? locals.get(name) : undefined;
    if (bound !== undefined && bound.length > 0) return bound.at(-1);
    const declared = indices.length === 0 ? lookUp(name) : undefined;
    if (declared === undefined) {
      const found = applied(name, indices, []);
      if (found === 'ill-sorted') return undefined;
      if (found === 'unknown') {
        if (!isBuiltIn(name) && indices.length === 0) problems.add(`${name} is not declared`);
        return undefined;
      }
      return found;
    }
    const { parameters, result, generic } = declared;
    if (generic.length > 0 || result === undefined) return undefined;
    if (parameters.length === 0) return result;
    if (parameters.includes(undefined)) return undefined;
    return sort('->', [...(parameters as Sort[]), result]);
  };
  const apply = (term: Branch, head: Head, args: readonly Node[]): void => {
    const { name, indices, as } = head;
    const given = args.map(({ id }) => sorts.get(id));
    const complain = () => problems.add(`${name} of ${given.map((one) => one?.text ?? '?').join(' ')}`);
    const bound = indices.length === 0 ? locals.get(name) : undefined;
    if (bound !== undefined && bound.length > 0) return give(term, afterArguments(bound.at(-1), given));
    const declared = indices.length === 0 ? lookUp(name) : undefined;
    if (declared !== undefined) {
      const found = called(declared, given);
      if (found === 'ill-sorted') complain();
      else give(term, as ?? found);
      return;
    }
    if (as !== undefined) return give(term, as);
    // The second argument of a tester or an updater is the field.
    if (name === 'is' || (name === 'update-field' && indices.length > 0)) {
      const tested = indices[0];
      const constructor = tested === undefined ? undefined : lookUp(tested);
      if (tested !== undefined && !tested.startsWith('(') && constructor === undefined)
        problems.add(`${tested} is not declared`);
      const of = constructor?.result?.name;
      if (of !== undefined && given[0] !== undefined && given[0].name !== of) complain();
      return give(term, name === 'is' ? BOOL : given[0]);
    }
    const constructor = /^is-(.+)$/.exec(name)?.[1];
    if (constructor !== undefined && lookUp(constructor) !== undefined) return give(term, BOOL);
    const found = applied(name, indices, given);
    if (found === 'ill-sorted') complain();
    else if (found !== 'unknown') give(term, found);
    else if (!isBuiltIn(name) && indices.length === 0) problems.add(`${name} is not declared`);
  };

  const visit = (term: Node): void => {
    terms.push(term);
    if (isErroneous(term)) return;
    if (term.kind === 'token') {
      give(term, CONSTANTS[term.symbol]?.(term.text, isReal) ?? sortOfName(nameOf(term), []));
      return;
    }
    const { children } = term;
    switch (term.symbol) {
      case 'application': {
        const args = elements(children[2]);
        const head = headOf(children[1]!, read);
        if (head !== undefined) pending.push(() => apply(term, head, args));
        else {
          const callee = children[1]!;
          pending.push(() => give(term, afterArguments(sorts.get(callee.id), args.map(({ id }) => sorts.get(id)))));
          pending.push(callee);
        }
        for (const arg of args.toReversed()) pending.push(arg);
        return;
      }
      case 'let': {
        const bindings = elements(childOf(children[2], 1));
        const names = bindings.map((binding) => textIn(childOf(binding, 1)));
        const values = bindings.map((binding) => childOf(binding, 2));
        const body = children[3]!;
        pending.push(giveSame(term, body), unbind(names), body);
        pending.push(() => {
          for (const [i, name] of names.entries()) bind(name, values[i] && sorts.get(values[i].id));
        });
        for (const value of values.toReversed()) if (value !== undefined) pending.push(value);
        return;
      }
      case 'quantifier':
      case 'lambda': {
        const variables = elements(children[3]).map(sortedVariable);
        const body = children[5]!;
        for (const { name, sort: node } of variables) bind(name, read(node));
        const isQuantifier = term.symbol === 'quantifier';
        if (isQuantifier) quantifiers++;
        pending.push(() => {
          if (!isQuantifier) return;
          quantifiers--;
          const of = sorts.get(body.id);
          if (of !== undefined && of.text !== 'Bool') problems.add(`quantifier of ${of.text}`);
          give(term, BOOL);
        });
        pending.push(unbind(variables.map(({ name }) => name)), body);
        return;
      }
      case 'term':
        if (textIn(children[1]) === '!') {
          for (const attribute of elements(children[3])) checkPattern(attribute);
          pending.push(giveSame(term, children[2]!), children[2]!);
        }
        else visitMatch(term);
        return;
      default: {
        const head = headOf(term, read);
        if (head === undefined) return;
        if (head.as !== undefined && head.indices.length === 0 && !isBuiltIn(head.name) && lookUp(head.name) === undefined) {
          const isTheory = /^(seq|set|bag|re|array|map)\b|emptyset|emptybag|univset|sep\.|const/.test(head.name);
          if (!isTheory) problems.add(`${head.name} is not declared`);
        }
        give(term, head.as ?? sortOfName(head.name, head.indices));
      }
    }
  };
  /** `:pattern ((f x))`: only functions can be applied, and all names must be known. */
  const checkPattern = (attribute: Node): void => {
    const tokens = [...leavesOf(attribute)].filter(({ text }) => text !== '');
    if (tokens[0]?.text !== ':pattern') return;
    if (quantifiers === 0) problems.add('a pattern outside of quantifiers');
    for (const [i, token] of tokens.entries()) {
      const isHead = tokens[i - 1]?.text === '(';
      if (!/SYMBOL$/.test(token.symbol)) {
        if (isHead && token.text !== '(') problems.add('a pattern applies a constant');
        continue;
      }
      const name = nameOf(token);
      const isBound = (locals.get(name)?.length ?? 0) > 0;
      const declared = lookUp(name);
      if (!isBound && declared === undefined && !isBuiltIn(name)) problems.add(`${name} is not declared`);
      const isConstant = isBound || /^(?:true|false)$/.test(name) || declared?.parameters.length === 0;
      if (isHead && isConstant && tokens[i + 1]?.text !== ')') problems.add('a pattern applies a constant');
    }
  };
  const visitMatch = (term: Branch): void => {
    const [, , scrutinee, , cases] = term.children;
    const list = elements(cases);
    const first = childOf(list[0], 2);
    if (first !== undefined) pending.push(giveSame(term, first));
    for (const one of list.toReversed()) {
      const [pattern, body] = [childOf(one, 1), childOf(one, 2)];
      if (pattern === undefined || body === undefined) continue;
      const names = patternNames(pattern);
      pending.push(unbind(names.map(([name]) => name)), body);
      pending.push(() => {
        const of = sorts.get(scrutinee!.id);
        for (const [name, constructor, at] of names) bind(name, constructor === undefined ? of : fieldOf(constructor, at, of));
      });
    }
    pending.push(scrutinee!);
  };
  /** The names that a pattern binds, each with the constructor that it is an argument of, if it is one. */
  const patternNames = (pattern: Node): readonly (readonly [string, string | undefined, number])[] => {
    if (pattern.kind === 'token') return lookUp(pattern.text) === undefined ? [[pattern.text, undefined, 0]] : [];
    const constructor = textIn(pattern.children[1]);
    return elements(pattern.children[2]).map((variable, i) => [textIn(variable), constructor, i] as const);
  };
  const fieldOf = (constructor: string, at: number, of: Sort | undefined): Sort | undefined => {
    const declared = lookUp(constructor);
    const field = declared?.parameters[at];
    if (declared === undefined || field === undefined || of === undefined) return undefined;
    if (declared.generic.length === 0) return field;
    return substituted(field, new Map(declared.generic.map((name, i) => [name, of.args[i] ?? of])));
  };

  function* run(): Work<void> {
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (++steps % TURN === 0) yield;
      if (typeof next === 'function') next();
      else visit(next);
    }
  }
  /** A term that must have this sort. */
  function* check(term: Node | undefined, expected: Sort | undefined, where: string): Work<void> {
    if (term === undefined) return;
    pending.push(term);
    yield* run();
    const of = sorts.get(term.id);
    if (expected !== undefined && of !== undefined && !suits(expected, of)) problems.add(`${where} of ${of.text}`);
  }

  const datatypes = (bodies: readonly (readonly [name: string, body: Node | undefined])[]): void => {
    const read = bodies.map(([name, body]) => [name, body, parametersOf(body)] as const);
    for (const [name, , parameters] of read) declareSort(name, { parameters, is: undefined });
    for (const [name, body, parameters] of read) {
      const result = sort(name, parameters.map((one) => sort(one)));
      const list = body?.kind === 'token' ? [] : constructorsIn(body);
      constructors(list, result, parameters);
    }
  };
  const constructors = (list: readonly Node[], result: Sort, generic: readonly string[]): void => {
    sortParameters = new Set(generic);
    for (const constructor of list) {
      const token = leafIn(constructor.kind === 'token' ? constructor : childOf(constructor, 1));
      if (token === undefined) continue;
      const selectors = constructor.kind === 'token' ? [] : elements(constructor.children[2]);
      const fields = selectors.map((selector) => read(childOf(selector, 2)));
      declare({ name: nameOf(token), parameters: fields, result, generic, token, kind: 'constructor' });
      for (const [i, selector] of selectors.entries()) {
        const name = leafIn(childOf(selector, 1));
        if (name === undefined) continue;
        declare({ name: nameOf(name), parameters: [result], result: fields[i], generic, token: name, kind: 'selector' });
      }
    }
    sortParameters = new Set();
  };

  function* command(node: Branch): Work<void> {
    const { children } = node;
    const parameters = (list: Node | undefined) => elements(childOf(list, 1));
    const token = leafIn(children[2]);
    switch (textIn(children[1])) {
      case 'set-logic':
        isReal = /RA|RDL/.test(textIn(children[2])) && !/I[RD]|IA/.test(textIn(children[2]));
        return;
      case 'declare-const':
      case 'declare-var':
        if (token !== undefined)
          declare({ ...CONSTANT, name: nameOf(token), result: read(children[3]), token, kind: 'declared' });
        return;
      case 'declare-fun':
      case 'declare-rel': {
        if (token === undefined) return;
        const of = parameters(children[3]).map(read);
        const result = textIn(children[1]) === 'declare-rel' ? BOOL : read(children[4]);
        declare({ ...CONSTANT, name: nameOf(token), parameters: of, result, token, kind: 'declared' });
        return;
      }
      case 'define-const': {
        const result = read(children[3]);
        yield* check(children[4], result, 'definition');
        if (token !== undefined) declare({ ...CONSTANT, name: nameOf(token), result, token, kind: 'defined' });
        return;
      }
      case 'define-fun':
      case 'define-fun-rec': {
        if (token === undefined) return;
        const variables = parameters(children[3]).map(sortedVariable);
        const of = variables.map(({ sort: one }) => read(one));
        const result = read(children[4]);
        const declared = { ...CONSTANT, name: nameOf(token), parameters: of, result, token, kind: 'defined' } as const;
        const isRecursive = textIn(children[1]) === 'define-fun-rec';
        if (isRecursive) declare(declared);
        for (const [i, { name }] of variables.entries()) bind(name, of[i]);
        yield* check(children[5], result, 'definition');
        unbind(variables.map(({ name }) => name))();
        if (!isRecursive) declare(declared);
        return;
      }
      case 'define-funs-rec': {
        const headers = elements(children[3]).map((header) => {
          const list = header.kind === 'token' ? [] : header.children;
          const variables = parameters(list[2]).map(sortedVariable);
          return { token: leafIn(list[1]), variables, of: variables.map(({ sort: one }) => read(one)), result: read(list[3]) };
        });
        for (const { token: name, of, result } of headers)
          if (name !== undefined)
            declare({ ...CONSTANT, name: nameOf(name), parameters: of, result, token: name, kind: 'defined' });
        for (const [i, body] of elements(children[6]).entries()) {
          const header = headers[i];
          if (header === undefined) problems.add('more bodies than functions');
          const { variables = [], of = [] } = header ?? {};
          for (const [at, { name }] of variables.entries()) bind(name, of[at]);
          yield* check(body, header?.result, 'definition');
          unbind(variables.map(({ name }) => name))();
        }
        if (headers.length > elements(children[6]).length) problems.add('more functions than bodies');
        return;
      }
      case 'define-sort': {
        const names = parameters(children[3]).map((one) => textIn(one));
        sortParameters = new Set(names);
        const is = read(children[4]);
        sortParameters = new Set();
        if (token !== undefined) declareSort(nameOf(token), { parameters: names, is });
        return;
      }
      case 'declare-sort': {
        const arity = Number(textIn(children[3]) || 0);
        if (token !== undefined) declareSort(nameOf(token), { parameters: Array<string>(arity).fill(''), is: undefined });
        return;
      }
      case 'declare-datatype':
      case 'declare-codatatype':
        if (token !== undefined) datatypes([[nameOf(token), children[3]]]);
        return;
      case 'declare-datatypes':
      case 'declare-codatatypes': {
        if (textIn(children[2]) === '(' && children[2]!.kind === 'token') {
          const names = elements(children[3]).map((one) => textIn(childOf(one, 1)));
          const bodies = elements(children[6]);
          if (names.length !== bodies.length) problems.add('as many datatypes as names');
          datatypes(names.map((name, i) => [name, bodies[i]] as const));
        } else oldDatatypes(node);
        return;
      }
      case 'push':
        for (let i = Number(textIn(children[2]) || 1); i > 0; i--) levels.push({ functions: new Map(), sorts: new Map() });
        return;
      case 'pop':
        for (let i = Number(textIn(children[2]) || 1); i > 0; i--) {
          if (levels.length > 1) levels.pop();
          else problems.add('pop without push');
        }
        return;
      case 'reset':
      case 'reset-assertions':
        levels.splice(0, levels.length, { functions: new Map(), sorts: new Map() });
        return;
      case 'assert':
        yield* check(children[2], BOOL, 'assert');
        return;
      case 'check-sat-assuming':
      case 'get-value':
        for (const term of elements(children[3])) yield* check(term, undefined, '');
        return;
      case 'rule':
      case 'query':
      case 'get-qe':
      case 'minimize':
      case 'maximize':
      case 'assert-soft':
      case 'simplify':
      case 'eval':
        yield* check(children[2], undefined, '');
        return;
      default:
    }
  }
  /** Before version 2.6: `((T) ((List nil (cons (head T)))))`. */
  const oldDatatypes = ({ children }: Branch): void => {
    const generic = elements(childOf(children[2], 1)).map((one) => textIn(one));
    const bodies = elements(children[4]);
    for (const body of bodies) declareSort(textIn(childOf(body, 1)), { parameters: generic, is: undefined });
    for (const body of bodies) {
      const result = sort(textIn(childOf(body, 1)), generic.map((one) => sort(one)));
      constructors(elements(childOf(body, 2)), result, generic);
    }
  };
  /** Names of terms are declared for all terms after them. */
  const declareNamed = (node: Branch): void => {
    const stack: Node[] = [node];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (at.kind === 'token') continue;
      if (at.symbol === 'named') {
        const token = leafIn(at.children[1]);
        if (token !== undefined) declare({ ...CONSTANT, name: nameOf(token), result: BOOL, token, kind: 'defined' });
      } else for (const child of at.children.toReversed()) if (child.kind !== 'token') stack.push(child);
    }
  };

  const script = root.kind === 'token' ? [] : root.symbol === 'script' ? elements(root.kind === 'sequence' ? root.children[0] : root) : [root];
  for (const one of script) {
    if (one.kind === 'token' || isErroneous(one)) continue;
    yield* command(one);
    if (textIn(one.children[1]) === 'assert') declareNamed(one);
  }
  const sortOf = ({ id }: Node) => sorts.get(id);
  const sortAt = ({ id }: Node) => sortsAt.get(id);
  return { sortOf, sortAt, declaredSorts, terms, functions, problems };
}

const CONSTANT = { parameters: [], generic: [] } as const;

/** The sorts of constants, by their symbols in the grammar. */
const CONSTANTS: Readonly<Record<string, (text: string, isReal: boolean) => Sort>> = {
  NUMERAL: (_, isReal) => (isReal ? REAL : INT),
  DECIMAL: () => REAL,
  HEXADECIMAL: (text) => bitVector(4 * (text.length - 2)),
  BINARY: (text) => bitVector(text.length - 2),
  STRING: () => STRING,
};

/** What is applied: a name with indices; `as` gives the sort of the result. */
interface Head {
  readonly name: string;
  readonly indices: readonly string[];
  readonly as: Sort | undefined;
}

function headOf(node: Node, read: (node: Node | undefined) => Sort | undefined): Head | undefined {
  if (node.kind !== 'token' && node.symbol === 'qualified_identifier') {
    const inner = identifierOf(node.children[2]!);
    return inner && { ...inner, as: read(node.children[3]) };
  }
  const inner = identifierOf(node);
  return inner && { ...inner, as: undefined };
}

function identifierOf(node: Node): Pick<Head, 'name' | 'indices'> | undefined {
  if (node.kind === 'token') return { name: nameOf(node), indices: [] };
  if (node.symbol !== 'identifier') return undefined;
  const indices = elements(node.children[3]).map((index) => Array.from(leavesOf(index), ({ text }) => text).join(' '));
  return { name: textIn(node.children[2]), indices };
}

/** The sort of a call of a declared function. */
function called(
  { parameters, result, generic }: Declared,
  given: readonly (Sort | undefined)[],
): Sort | 'ill-sorted' | undefined {
  if (given.length === 0 && parameters.length > 0) return 'ill-sorted';
  if (given.length > parameters.length) return afterArguments(result, given.slice(parameters.length)) ?? 'ill-sorted';
  const bound = new Map<string, Sort>();
  const fits = given.every((one, i) => {
    const expected = parameters[i];
    return one === undefined || expected === undefined || binds(expected, one, generic, bound);
  });
  if (!fits) return 'ill-sorted';
  if (result === undefined) return undefined;
  if (given.length < parameters.length) return undefined;
  return generic.every((name) => bound.has(name)) ? substituted(result, bound) : undefined;
}

/** Whether a sort with parameters can be this sort. */
function binds(expected: Sort, actual: Sort, generic: readonly string[], bound: Map<string, Sort>): boolean {
  if (generic.length === 0) return suits(expected, actual);
  if (generic.includes(expected.text)) {
    const before = bound.get(expected.text);
    if (before === undefined) bound.set(expected.text, actual);
    return before === undefined || before.text === actual.text;
  }
  if (expected.args.length === 0) return suits(expected, actual);
  return (
    expected.name === actual.name &&
    expected.args.length === actual.args.length &&
    expected.args.every((arg, i) => binds(arg, actual.args[i]!, generic, bound))
  );
}

/** The sort of a function value applied to arguments: functions and arrays. */
function afterArguments(of: Sort | undefined, given: readonly unknown[]): Sort | undefined {
  if (of === undefined || (of.name !== '->' && of.name !== 'Array')) return undefined;
  const left = of.args.slice(given.length);
  if (left.length === 0) return undefined;
  return left.length === 1 ? left[0] : sort(of.name, left);
}

function sortedVariable(node: Node): { readonly name: string; readonly sort: Node | undefined } {
  return { name: textIn(childOf(node, 1)), sort: childOf(node, 2) };
}

/** The sort parameters of a datatype, `(par (T) …)`. */
function parametersOf(datatype: Node | undefined): readonly string[] {
  return isParametric(datatype) ? elements(datatype.children[3]).map((one) => textIn(one)) : [];
}

const constructorsIn = (datatype: Node | undefined): readonly Node[] =>
  elements(isParametric(datatype) ? datatype.children[6] : childOf(datatype, 1));

const isParametric = (datatype: Node | undefined): datatype is Branch => textIn(childOf(datatype, 1)) === 'par';

const childOf = (node: Node | undefined, index: number): Node | undefined =>
  node === undefined || node.kind === 'token' ? undefined : node.children[index];

/** The elements of a list of the grammar. */
const elements = (list: Node | undefined): readonly Node[] =>
  list === undefined || list.kind === 'token' || list.kind === 'sequence' ? [] : list.children;

const leafIn = (node: Node | undefined): Leaf | undefined =>
  node === undefined ? undefined : node.kind === 'token' ? node : leavesOf(node).next().value;

const textIn = (node: Node | undefined): string => {
  const leaf = leafIn(node);
  return leaf === undefined ? '' : nameOf(leaf);
};

/** A quoted symbol is the same name as without the quotes. */
const nameOf = ({ text }: Leaf): string => (text.startsWith('|') ? text.slice(1, -1) : text);

/** Whether a part of it does not parse, or was edited so that it is no longer what the grammar says. */
export function isErroneous(node: Node): boolean {
  if (node.kind === 'token') return node.symbol === 'written';
  const { production, children } = node;
  const hasGaps = production.kind === 'sequence' && production.symbols.length !== children.length;
  return hasGaps || children.some(isError);
}
