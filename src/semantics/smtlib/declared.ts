/** The functions that a script declares, and the sorts of their applications. */
import type { Leaf } from '../../tree/node.ts';
import { suits } from './signatures.ts';
import { type Sort, sort, substituted } from './sort.ts';

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

/** The sort of an application to some arguments. Only in higher-order logics they may be fewer than the parameters. */
export function sortOfCall(
  { parameters, result, generic }: Declared,
  given: readonly (Sort | undefined)[],
  isHigherOrder: boolean,
): Sort | 'ill-sorted' | undefined {
  if (given.length === 0 && parameters.length > 0) return 'ill-sorted';
  if (given.length > parameters.length)
    return afterArguments(result, given.slice(parameters.length)) ?? 'ill-sorted';
  const bound = new Map<string, Sort>();
  const fits = given.every((one, i) => {
    const expected = parameters[i];
    return one === undefined || expected === undefined || binds(expected, one, generic, bound);
  });
  if (!fits) return 'ill-sorted';
  if (given.length < parameters.length) return isHigherOrder ? undefined : 'ill-sorted';
  if (result === undefined) return undefined;
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

/** The sort of a function without arguments. */
export function sortOfFunction({ parameters, result, generic }: Declared): Sort | undefined {
  if (generic.length > 0 || result === undefined || parameters.includes(undefined)) return undefined;
  return parameters.length === 0 ? result : sort('->', [...(parameters as Sort[]), result]);
}

/** The sort of a function value, or of an array, after it is applied to arguments. */
export function afterArguments(of: Sort | undefined, given: readonly unknown[]): Sort | undefined {
  if (of === undefined || (of.name !== '->' && of.name !== 'Array')) return undefined;
  const left = of.args.slice(given.length);
  if (left.length === 0) return undefined;
  return left.length === 1 ? left[0] : sort(of.name, left);
}
