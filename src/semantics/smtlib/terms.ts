/** The sorts of terms. Terms may be nested thousands deep, so they are visited without recursion. */
import type { Work } from '../../core/work.ts';
import { type Branch, leavesOf, type Node } from '../../tree/node.ts';
import { afterArguments, sortOfCall, sortOfFunction } from './declared.ts';
import {
  bracketed,
  childOf,
  elements,
  type Identifier,
  identifierOf,
  isErroneous,
  nameOf,
  sortedVariable,
  textIn,
} from './parts.ts';
import type { Scope } from './scope.ts';
import { applied, isBuiltIn, suits } from './signatures.ts';
import { bitVector, BOOL, INT, REAL, type Sort, STRING, substituted } from './sort.ts';

/** Nodes visited per turn. */
const TURN = 20_000;

export interface Terms {
  /** All terms so far, in the order of the text. */
  readonly terms: readonly Node[];
  sortOf(this: void, term: Node): Sort | undefined;
  /** Visits a term, which must have this sort. */
  check(this: void, term: Node | undefined, expected?: Sort, where?: string): Work<void>;
}

/** What is applied: a name with indices; `as` gives the sort of the result. */
interface Head extends Identifier {
  readonly as: Sort | undefined;
}

/** A name in a pattern of `match`; it is bound to an argument of a constructor, if that is given. */
interface PatternName {
  readonly name: string;
  readonly argumentOf?: string;
  readonly at: number;
}

export function createTerms(scope: Scope): Terms {
  const { problems, logic, functions, lookUp, read, bind, unbind, isBound, boundTo } = scope;
  const sorts = new Map<number, Sort>();
  const terms: Node[] = [];
  /** What is to be done, the next last: terms to visit, and what comes after them. */
  const pending: (Node | (() => void))[] = [];
  /** How many quantifiers are around. */
  let quantifiers = 0;
  let steps = 0;

  const give = (term: Node, found: Sort | undefined): void => {
    if (found !== undefined) sorts.set(term.id, found);
  };
  const sortOf = ({ id }: Node): Sort | undefined => sorts.get(id);
  const giveSame = (term: Node, as: Node) => () => give(term, sortOf(as));
  const undeclared = (name: string): void => void problems.add(`${name} is not declared`);

  /** The sort of a name without arguments. */
  const sortOfName = ({ name, indices }: Identifier): Sort | undefined => {
    if (indices.length === 0) {
      if (isBound(name)) return boundTo(name);
      const declared = lookUp(name);
      if (declared !== undefined) return sortOfFunction(declared);
    }
    const found = applied(name, indices, []);
    if (found === 'unknown' && !isBuiltIn(name) && indices.length === 0) undeclared(name);
    return typeof found === 'string' ? undefined : found;
  };
  const apply = (term: Branch, { name, indices, as }: Head, args: readonly Node[]): void => {
    const given = args.map(sortOf);
    const complain = () => problems.add(`${name} of ${given.map((one) => one?.text ?? '?').join(' ')}`);
    if (indices.length === 0) {
      if (isBound(name)) return give(term, afterArguments(boundTo(name), given));
      const declared = lookUp(name);
      if (declared !== undefined) {
        const found = sortOfCall(declared, given, logic.isHigherOrder);
        if (found === 'ill-sorted') complain();
        else give(term, as ?? found);
        return;
      }
    }
    if (as !== undefined) return give(term, as);
    // The index of a tester is a constructor, that of an updater a field.
    if (name === 'is' || (name === 'update-field' && indices.length > 0)) {
      const [tested] = indices;
      const constructor = tested === undefined ? undefined : lookUp(tested);
      if (tested !== undefined && !tested.startsWith('(') && constructor === undefined) undeclared(tested);
      const of = constructor?.result?.name;
      if (of !== undefined && given[0] !== undefined && given[0].name !== of) complain();
      return give(term, name === 'is' ? BOOL : given[0]);
    }
    const constructor = /^is-(.+)$/.exec(name)?.[1];
    if (constructor !== undefined && lookUp(constructor) !== undefined) return give(term, BOOL);
    const found = applied(name, indices, given);
    if (found === 'ill-sorted') complain();
    else if (found !== 'unknown') give(term, found);
    else if (!isBuiltIn(name) && indices.length === 0) undeclared(name);
  };

  const visit = (term: Node): void => {
    terms.push(term);
    if (isErroneous(term)) return;
    if (term.kind === 'token') {
      const constant = CONSTANTS[term.symbol]?.(term.text, logic.isReal);
      return give(term, constant ?? sortOfName({ name: nameOf(term), indices: [] }));
    }
    if (term.symbol === 'application') visitApplication(term);
    else if (term.symbol === 'let') visitLet(term);
    else if (term.symbol === 'quantifier' || term.symbol === 'lambda') visitBinder(term);
    else if (term.symbol !== 'term') visitName(term);
    else if (textIn(term.children[1]) === '!') visitAnnotated(term);
    else visitMatch(term);
  };
  const visitApplication = (term: Branch): void => {
    const callee = term.children[1]!;
    const args = elements(term.children[2]);
    const head = headOf(callee, read);
    if (head !== undefined) pending.push(() => apply(term, head, args));
    else pending.push(() => give(term, afterArguments(sortOf(callee), args)), callee);
    for (const arg of args.toReversed()) pending.push(arg);
  };
  const visitLet = (term: Branch): void => {
    const bindings = bracketed(term.children[2]);
    const names = bindings.map((binding) => textIn(childOf(binding, 1)));
    const values = bindings.map((binding) => childOf(binding, 2));
    const body = term.children[3]!;
    pending.push(giveSame(term, body), () => unbind(names), body);
    pending.push(() => {
      for (const [i, name] of names.entries()) bind(name, values[i] && sortOf(values[i]));
    });
    for (const value of values.toReversed()) if (value !== undefined) pending.push(value);
  };
  /** A quantifier or a lambda, whose sort solvers do not agree about. */
  const visitBinder = (term: Branch): void => {
    const variables = elements(term.children[3]).map(sortedVariable);
    const body = term.children[5]!;
    for (const { name, sort } of variables) bind(name, read(sort));
    const isQuantifier = term.symbol === 'quantifier';
    if (isQuantifier) {
      quantifiers++;
      pending.push(() => {
        quantifiers--;
        const of = sortOf(body);
        if (of !== undefined && of.text !== 'Bool') problems.add(`quantifier of ${of.text}`);
        give(term, BOOL);
      });
    }
    pending.push(() => unbind(variables.map(({ name }) => name)), body);
  };
  const visitAnnotated = (term: Branch): void => {
    for (const attribute of elements(term.children[3])) checkPattern(attribute);
    pending.push(giveSame(term, term.children[2]!), term.children[2]!);
  };
  const visitName = (term: Branch): void => {
    const head = headOf(term, read);
    if (head === undefined) return;
    const { name, indices, as } = head;
    if (as === undefined) return give(term, sortOfName(head));
    const isKnown = indices.length > 0 || isBuiltIn(name) || WITH_AS.test(name);
    if (!isKnown && lookUp(name) === undefined) undeclared(name);
    give(term, as);
  };
  const visitMatch = (term: Branch): void => {
    const scrutinee = term.children[2]!;
    const cases = elements(term.children[4]);
    const first = childOf(cases[0], 2);
    if (first !== undefined) pending.push(giveSame(term, first));
    for (const one of cases.toReversed()) {
      const [pattern, body] = [childOf(one, 1), childOf(one, 2)];
      if (pattern === undefined || body === undefined) continue;
      const names = patternNames(pattern);
      pending.push(() => unbind(names.map(({ name }) => name)), body);
      pending.push(() => {
        for (const own of names) bind(own.name, sortInPattern(own, sortOf(scrutinee)));
      });
    }
    const checkPatterns = () => checkMatch(sortOf(scrutinee), cases);
    pending.push(checkPatterns, scrutinee);
  };
  /** All constructors of the datatype have a case, and others have none. */
  const checkMatch = (of: Sort | undefined, cases: readonly Node[]): void => {
    if (of === undefined || SOLVERS_DATATYPES.has(of.name)) return;
    const constructors = functions.filter(
      ({ kind, result }) => kind === 'constructor' && result?.name === of.name,
    );
    const left = new Set(constructors.map((one) => one.name));
    if (left.size === 0) problems.add(`match of ${of.text}`);
    for (const pattern of cases.flatMap((one) => childOf(one, 1) ?? [])) {
      const name = textIn(pattern.kind === 'token' ? pattern : childOf(pattern, 1));
      const variables = elements(childOf(pattern, 2));
      if (pattern.kind === 'token' && lookUp(name) === undefined) return;
      const constructor = constructors.find((one) => one.name === name);
      if (constructor?.parameters.length !== variables.length)
        problems.add(`${name} as pattern of ${of.text}`);
      left.delete(name);
    }
    for (const name of left) problems.add(`match without ${name}`);
  };
  const patternNames = (pattern: Node): readonly PatternName[] => {
    if (pattern.kind === 'token')
      return lookUp(nameOf(pattern)) === undefined ? [{ name: nameOf(pattern), at: 0 }] : [];
    const argumentOf = textIn(pattern.children[1]);
    return elements(pattern.children[2]).map((one, at) => ({ name: textIn(one), argumentOf, at }));
  };
  const sortInPattern = ({ argumentOf, at }: PatternName, of: Sort | undefined): Sort | undefined => {
    if (argumentOf === undefined) return of;
    const declared = lookUp(argumentOf);
    const field = declared?.parameters[at];
    if (declared === undefined || field === undefined || of === undefined) return undefined;
    if (declared.generic.length === 0) return field;
    return substituted(field, new Map(declared.generic.map((name, i) => [name, of.args[i] ?? of])));
  };
  /** `:pattern ((f x))`: only functions can be applied, and all names must be known. */
  const checkPattern = (attribute: Node): void => {
    const tokens = [...leavesOf(attribute)].filter(({ text }) => text !== '');
    if (tokens[0]?.text !== ':pattern') return;
    if (quantifiers === 0) problems.add('a pattern outside of quantifiers');
    let depth = 0;
    for (const [i, token] of tokens.entries()) {
      if (token.text === ')') depth--;
      else if (token.text === '(') {
        const isTermApplied = ++depth > 1 && tokens[i + 1]?.text === '(';
        if (isTermApplied && !/^(?:_|as)$/.test(tokens[i + 2]?.text ?? ''))
          problems.add('a pattern applies a term');
      }
      const isApplied = tokens[i - 1]?.text === '(' && tokens[i + 1]?.text !== ')';
      if (!token.symbol.endsWith('SYMBOL')) {
        if (isApplied && CONSTANTS[token.symbol] !== undefined) problems.add('a pattern applies a constant');
        continue;
      }
      const name = nameOf(token);
      const declared = lookUp(name);
      if (!isBound(name) && declared === undefined && !isBuiltIn(name)) undeclared(name);
      const isConstant =
        isBound(name) || name === 'true' || name === 'false' || declared?.parameters.length === 0;
      if (isApplied && isConstant) problems.add('a pattern applies a constant');
    }
  };

  return {
    terms,
    sortOf,
    *check(term, expected, where = '') {
      if (term === undefined) return;
      pending.push(term);
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        if (++steps % TURN === 0) yield;
        if (typeof next === 'function') next();
        else visit(next);
      }
      const of = sortOf(term);
      if (expected !== undefined && of !== undefined && !suits(expected, of))
        problems.add(`${where} of ${of.text}`);
    },
  };
}

/** The sorts of constants, by their symbols in the grammar. */
const CONSTANTS: Readonly<Record<string, (text: string, isReal: boolean) => Sort>> = {
  NUMERAL: (_, isReal) => (isReal ? REAL : INT),
  DECIMAL: () => REAL,
  HEXADECIMAL: (text) => bitVector(4 * (text.length - 2)),
  BINARY: (text) => bitVector(text.length - 2),
  STRING: () => STRING,
};

/** Datatypes that no script declares. */
const SOLVERS_DATATYPES: ReadonlySet<string> = new Set([
  ...['Tuple', 'UnitTuple', 'Nullable', 'List', 'Pair', 'Option'],
]);

/** Names of theories that only `as` gives a sort. */
const WITH_AS = /^(?:seq|set|bag|re|array|map)\b|emptyset|emptybag|univset|^sep\.|^const$/;

function headOf(node: Node, read: Scope['read']): Head | undefined {
  const isQualified = node.kind !== 'token' && node.symbol === 'qualified_identifier';
  const inner = identifierOf(isQualified ? node.children[2] : node);
  return inner && { ...inner, as: isQualified ? read(node.children[3]) : undefined };
}
