/**
 * Removes a pointer level from a variable, a parameter or the result of a function: `int *p` becomes `int p`, `*p` becomes
 * `p`, `p->a` becomes `p.a`, and `&x` as a value or argument for `p` becomes `x`.
 */
import { type Declaration, type Facts, type Name, usesOf } from '../../semantics/facts.ts';
import { firstLeaf, lastLeaf, returnedBy } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, type Leaf, leavesOf, type Node, nodesOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { parameterName } from './calls.ts';
import { overSites, type Replacement, type Site } from './sites.ts';

export const indirection = overSites(
  'indirection',
  'same-size',
  (program, facts) => withoutLevel(program, facts, false),
  // Takes the address where the pointer itself is used.
  (program, facts) => withoutLevel(program, facts, true),
);

function* withoutLevel({ syntax, root }: TreeProgram, facts: Facts, takesAddress: boolean): Generator<Site> {
  const { pointers, return: returns } = syntax.meaning?.statements ?? {};
  if (pointers === undefined) return;
  const tokens = tokensIn(root);
  const { after } = tokens;
  const isOperator = (leaf: Leaf | undefined, text: string): leaf is Leaf =>
    leaf?.text === text && isRule(find(root, leaf.id)!.path.at(-1)?.branch);
  const isRule = (node: Branch | undefined) => node !== undefined && syntax.ruleOf(node) === pointers.rule;
  const passedTo = argumentsByParameter(facts);

  /** `x` for `&x`. */
  const target = (value: Node | undefined): Replacement[] => {
    const first = value && firstLeaf(value);
    return isOperator(first, pointers.address) ? [[first, '']] : [];
  };
  /** `p` for `*p`, `p.a` for `p->a`; `first` and `last` are the ends of the name or call. */
  const direct = (first: Leaf, last: Leaf): Replacement[] => {
    const [before, next] = [after(first, -1), after(last, 1)];
    if (next?.text === '->') return [[next, '.']];
    if (isOperator(before, pointers.target)) return [[before, '']];
    const index = next?.text === '[' ? (tokens.bracketed(next) ?? []) : [];
    if (index.length > 0) return index.map((leaf): Replacement => [leaf, '']);
    if (next?.text === '=') return [];
    return takesAddress ? [[first, [pointers.address, first]]] : [];
  };

  for (const name of facts.names) {
    const { key, declarations } = name;
    const stars = declarations.map((declaration) => starOf(declaration, pointers.target));
    if (stars.length === 0 || stars.includes(undefined)) continue;
    const isFunction = declarations.some(({ parameters }) => parameters !== undefined);
    const returned = isFunction ? declarations.flatMap(({ body }) => returnedIn(body)) : [];
    const assigned = usesOf(name).flatMap((use) =>
      after(use, 1)?.text === '=' ? (after(use, 2) ?? []) : [],
    );
    const values = [
      ...declarations.map(({ value }) => value),
      ...(passedTo.get(name) ?? []),
      ...returned,
      ...assigned,
    ];
    const used = isFunction
      ? facts.callsOf(name).map((call) => [call.name!, lastLeaf(call.node)!] as const)
      : usesOf(name).map((use) => [use, use] as const);
    yield {
      key,
      replace: [
        ...stars.map((star): Replacement => [star!, '']),
        ...values.flatMap(target),
        ...used.flatMap(([first, last]) => direct(first, last)),
      ],
    };
  }

  function returnedIn(body: Node | undefined): readonly Node[] {
    const nodes = body === undefined ? [] : [...nodesOf(body)];
    return nodes.flatMap((node) => (syntax.ruleOf(node) === returns ? (returnedBy(node) ?? []) : []));
  }
}

/** The last `*` before the name; or the first token of a type like `*T`. */
function starOf({ part, token, type }: Declaration, star: string): Leaf | undefined {
  const before = [...leavesOf(part)].filter(({ id }) => id < token.id);
  const first = type && firstLeaf(type);
  return before.findLast(({ text }) => text === star) ?? (first?.text === star ? first : undefined);
}

/** The arguments that calls pass for each parameter. */
function argumentsByParameter(facts: Facts): ReadonlyMap<Name, readonly Node[]> {
  const found = new Map<Name, readonly Node[]>();
  for (const { token, parameters = [] } of facts.declarations) {
    const calls = parameters.length === 0 ? [] : facts.callsOf(facts.nameOf(token)!);
    for (const [i, parameter] of parameters.entries()) {
      const name = parameterName(facts, parameter);
      if (name === undefined) continue;
      found.set(
        facts.nameOf(name)!,
        calls.flatMap((call) => call.arguments[i] ?? []),
      );
    }
  }
  return found;
}
