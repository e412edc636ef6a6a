/**
 * Datatypes go, if they are declared with others; or they lose constructors and selectors, with everything that needs them: an application becomes a value of its sort, a
 * tester `false`, an update what it updates; a case of `match` goes; other applications and patterns lose an argument.
 *
 * Guarantee: every proposal has fewer tokens.
 */
import type { Facts, Name } from '../../semantics/facts.ts';
import type { Declared } from '../../semantics/smtlib/declared.ts';
import { childOf, elements, identifierOf, leafIn } from '../../semantics/smtlib/parts.ts';
import { sortsOf, type Sorts } from '../../semantics/smtlib/sorts.ts';
import { valuesOf } from '../../semantics/smtlib/values.ts';
import type { Work } from '../../core/work.ts';
import { type Branch, type Leaf, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { oneByOne, type Replacement, type Site } from '../semantic/sites.ts';
import type { Text } from '../semantic/text.ts';
import { declaredNames } from './eliminate.ts';
import { applicationOf, commandsOf, keywordOf, listOf } from './script.ts';

export const datatype = oneByOne('smt-datatype', 1, withoutDatatype, withoutConstructor, withoutSelector);

/** One of several that are declared together. */
function* withoutDatatype({ root }: TreeProgram): Generator<Site> {
  for (const command of commandsOf(root)) {
    if (!/^declare-(?:co)?datatypes$/.test(keywordOf(command))) continue;
    const [names, bodies] = [listOf(command.children[3]), listOf(command.children[6])];
    if (names.length < 2 || names.length !== bodies.length) continue;
    for (const [i, name] of names.entries())
      yield { key: textOf(name), replace: [], remove: [name, bodies[i]!] };
  }
}

function* withoutConstructor(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  const usesOf = usesIn(program, facts);
  for (const { name, declared, selectors } of yield* constructorsOf(program, facts)) {
    yield;
    const functions = sorts.functions.filter(({ token }) => token !== declared.token);
    const { terms, testers, cases } = usesOf(name);
    const ofSelectors = selectors.map(usesOf);
    const values = [...terms, ...ofSelectors.flatMap((uses) => uses.terms)].map((node) =>
      withValue(node, sorts, functions),
    );
    if (values.includes(undefined)) continue;
    const replace: readonly Replacement[] = [
      ...(values as Replacement[]),
      ...testers.map((node) => [node, 'false'] as const),
      ...ofSelectors.flatMap(({ updates }) => updates.map(withoutUpdate)),
    ];
    yield { key: name.key, replace, remove: [name.declaration, ...cases] };
  }
}

function* withoutSelector(program: TreeProgram, facts: Facts): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  const usesOf = usesIn(program, facts);
  for (const { name, declared, selectors } of yield* constructorsOf(program, facts)) {
    const { terms, cases } = usesOf(name);
    for (const [i, selector] of selectors.entries()) {
      yield;
      const uses = usesOf(selector);
      const patterns = cases.map((one) => childOf(one, 1)!);
      const variables = patterns.flatMap((pattern) => leafIn(elements(childOf(pattern, 2))[i]) ?? []);
      const needed = variables.flatMap((variable) => facts.nameOf(variable)?.uses ?? []);
      const values = [...uses.terms, ...needed].map((node) => withValue(node, sorts, sorts.functions));
      const lists = [...terms, ...patterns].map((node) => [node, elements(childOf(node, 2))] as const);
      if (values.includes(undefined) || lists.some(([, list]) => list.length !== declared.parameters.length))
        continue;
      const isAlone = selectors.length === 1;
      const replace: readonly Replacement[] = [
        ...(values as Replacement[]),
        ...uses.updates.map(withoutUpdate),
        // `(f 1)` becomes `f`.
        ...(isAlone ? lists.map(([node]) => [node, childOf(node, 1)!] as const) : []),
      ];
      const remove = [selector.declaration, ...(isAlone ? [] : lists.map(([, list]) => list[i]!))];
      yield { key: selector.key, replace, remove };
    }
  }
}

interface Constructor {
  readonly name: Name;
  readonly declared: Declared;
  readonly selectors: readonly Name[];
}

/** Those that are declared once, as are their selectors. */
function* constructorsOf(program: TreeProgram, facts: Facts): Work<readonly Constructor[]> {
  const found: { name: Name; declared: Declared; selectors: Name[] }[] = [];
  for (const [name, declared] of yield* declaredNames(program, facts)) {
    if (declared.kind === 'constructor') found.push({ name, declared, selectors: [] });
    else if (declared.kind === 'selector') found.at(-1)?.selectors.push(name);
  }
  return found.filter(({ declared, selectors }) => declared.parameters.length === selectors.length);
}

/** Where the name of a constructor or selector occurs. */
interface Uses {
  readonly terms: Node[];
  readonly testers: Node[];
  readonly updates: Node[];
  /** Cases of `match`. */
  readonly cases: Node[];
}

function usesIn({ root }: TreeProgram, facts: Facts): (name: Name) => Uses {
  const all = new Map<Name, Uses>();
  const usesOf = (name: Name): Uses => {
    const uses = all.get(name) ?? { terms: [], testers: [], updates: [], cases: [] };
    all.set(name, uses);
    return uses;
  };
  const byText = new Map(facts.names.map((name) => [name.text, name]));
  const callees = new Set<number>();
  for (const node of nodesOf(root)) {
    const isTerm = node.expected === 'term' && !callees.has(node.id);
    const [head, kind] =
      node.kind !== 'token' && node.symbol === 'match_case'
        ? ([patternHead(node), 'cases'] as const)
        : ([isTerm ? headOf(node) : undefined, 'terms'] as const);
    const name = head && facts.nameOf(head);
    if (name !== undefined) usesOf(name)[kind].push(node);
    if (node.kind === 'token' || node.symbol !== 'application') continue;
    callees.add(node.children[1]!.id);
    const tested = /^is-(.+)$/.exec(head?.text ?? '')?.[1];
    if (tested !== undefined && byText.has(tested)) usesOf(byText.get(tested)!).testers.push(node);
    const indexed = identifierOf(node.children[1]);
    const kindOf = indexed && INDEXED[indexed.name];
    const index = leafIn(elements(childOf(node.children[1], 3))[0]);
    const of = index && facts.nameOf(index);
    if (kindOf !== undefined && of !== undefined) usesOf(of)[kindOf].push(node);
  }
  return usesOf;
}

/** `((_ is cons) x)`, `((_ update head) x 1)`. */
const INDEXED: Readonly<Record<string, 'testers' | 'updates'>> = {
  is: 'testers',
  update: 'updates',
  'update-field': 'updates',
};

/** The name that is applied: `f` in `f`, `(as f S)` and `(f x)`. */
function headOf(term: Node): Leaf | undefined {
  if (term.kind === 'token') return term;
  if (term.symbol === 'application') return headOf(term.children[1]!);
  return term.symbol === 'qualified_identifier' ? leafIn(term.children[2]) : undefined;
}

function patternHead(one: Branch): Leaf | undefined {
  const pattern = childOf(one, 1);
  return leafIn(pattern?.kind === 'token' ? pattern : childOf(pattern, 1));
}

function withValue(
  node: Node,
  sorts: Sorts,
  functions: readonly Declared[],
): readonly [Node, Text] | undefined {
  const of = sorts.sortOf(node);
  const value = of && valuesOf(of, { functions })[0];
  return value === undefined ? undefined : [node, value];
}

const withoutUpdate = (node: Node): Replacement => [node, applicationOf(node)!.args[0] ?? node];
