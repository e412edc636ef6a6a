/**
 * The mutators of ddSMT: Kremer, Niemetz, Preiner, "ddSMT 2.0: Better Delta Debugging for the SMT-LIBv2 Language and Friends" (CAV
 * 2021), as far as they keep or reduce the size. Where ddSMT erases nodes of s-expressions, these erase what the
 * grammar of SMT-LIB allows.
 */
import type { Pass } from '../../core/pass.ts';
import { type Facts, usesOf } from '../../semantics/facts.ts';
import { elementsIn, partOf } from '../../semantics/parts.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { type Branch, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import {
  type FindSites,
  numberedKeys,
  oneByOne,
  overSites,
  type Replacement,
  type Site,
} from '../semantic/sites.ts';
import { splitAsserts } from './asserts.ts';
import { withoutAssumptions } from './commands.ts';
import { eliminations } from './equality.ts';
import { termsToFreshVariables } from './fresh-variable.ts';
import { termsByRules } from './rewrite.ts';
import { applicationOf, commandsOf, keywordOf } from './script.ts';
import { everywhere } from './sort.ts';
import { termsToValues } from './value.ts';

/** Removes commands: those with this keyword, or all. */
const eraseCommands = (keyword?: string): FindSites =>
  function* ({ root }) {
    const keyFor = numberedKeys();
    for (const command of commandsOf(root))
      if (keyword === undefined || keywordOf(command) === keyword)
        yield { key: keyFor(textOf(command)), replace: [], remove: [command] };
  };

/** Removes the elements of all lists, outer ones first. */
function* erase({ root, syntax }: TreeProgram): Generator<Site> {
  const keyFor = numberedKeys();
  for (const node of breadthFirst(root)) {
    if (node.kind === 'token' || node.kind === 'sequence') continue;
    for (const child of node.children)
      if (child.tokens > 0 && !syntax.fixed.has(child.symbol))
        yield { key: keyFor(textOf(child)), replace: [], remove: [child] };
  }
}

function breadthFirst(root: Node): readonly Node[] {
  const nodes = [root];
  for (const node of nodes) if (node.kind !== 'token') for (const child of node.children) nodes.push(child);
  return nodes;
}

/** A term becomes one of its arguments of the same sort. */
function* substituteChildren(program: TreeProgram): Generator<Site | undefined> {
  const { terms, sortOf } = yield* sortsOf(program);
  const keyFor = numberedKeys();
  for (const term of terms)
    for (const child of applicationOf(term)?.args ?? [])
      if (sortOf(term) !== undefined && sortOf(term)?.text === sortOf(child)?.text)
        yield { key: keyFor(`${textOf(term)} to ${textOf(child)}`), replace: [[term, child]] };
}

/** A term becomes a declared constant of its sort; a constant only one with an earlier name. */
function* replaceByVariable(program: TreeProgram): Generator<Site | undefined> {
  const { terms, sortOf, functions } = yield* sortsOf(program);
  const keyFor = numberedKeys();
  for (const term of terms) {
    const text = textOf(term);
    for (const { name, parameters, result, kind } of functions) {
      const isSame = sortOf(term) !== undefined && result?.text === sortOf(term)?.text;
      if (kind !== 'declared' || parameters.length > 0 || !isSame || (term.tokens === 1 && text <= name))
        continue;
      yield { key: keyFor(`${text} to ${name}`), replace: [[term, name]] };
    }
  }
}

function* letsIn({
  root,
  syntax,
}: TreeProgram): Generator<readonly [node: Branch, bindings: Node, body: Node]> {
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || node.symbol !== 'let') continue;
    const [bindings, body] = [partOf(syntax, node, 'bindings'), partOf(syntax, node, 'term')];
    if (bindings !== undefined && body !== undefined) yield [node, bindings, body];
  }
}

function* letElimination(program: TreeProgram): Generator<Site> {
  const keyFor = numberedKeys();
  for (const [node, , body] of letsIn(program)) yield { key: keyFor(textOf(node)), replace: [[node, body]] };
}

function* letSubstitution(program: TreeProgram, facts: Facts): Generator<Site> {
  for (const [, bindings] of letsIn(program)) {
    const own = new Set(elementsIn(program.syntax, bindings));
    for (const { node, token, value } of facts.declarations) {
      const name = facts.nameOf(token);
      if (!own.has(node) || name === undefined || value === undefined) continue;
      const replace = usesOf(name).map((use): Replacement => [use, value]);
      if (replace.length > 0) yield { key: name.key, replace };
    }
  }
}

/** `(! t …)` becomes t. */
function* removeAnnotation({ root }: TreeProgram): Generator<Site> {
  const keyFor = numberedKeys();
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || node.symbol !== 'term' || textOf(node.children[1]!) !== '!') continue;
    yield { key: keyFor(textOf(node)), replace: [[node, node.children[2]!]] };
  }
}

/** The arguments of an application, by size. */
function* sortChildren({ root }: TreeProgram): Generator<Site> {
  const keyFor = numberedKeys();
  for (const node of nodesOf(root)) {
    const args = applicationOf(node)?.args ?? [];
    const inOrder = args.toSorted((a, b) => a.tokens - b.tokens);
    const replace = args.flatMap((arg, i): Replacement[] => (arg === inOrder[i] ? [] : [[arg, inOrder[i]!]]));
    if (replace.length > 0) yield { key: keyFor(textOf(node)), replace };
  }
}

const eliminateVariable: FindSites = (program, facts) => eliminations(program, facts, true);

/** Those that promise most, in ddSMT's order. */
const constants: FindSites = (program, facts) => termsToValues(program, facts);
const PROMISING: readonly FindSites[] = [
  constants,
  substituteChildren,
  termsToFreshVariables,
  letElimination,
  letSubstitution,
  replaceByVariable,
];

/** The others, by theory. */
const OTHERS: readonly FindSites[] = [
  ...[sortChildren, termsByRules, everywhere, withoutAssumptions],
  ...[eliminateVariable, removeAnnotation, splitAsserts],
];

/** In languages without sorts, only `erase` is left. */
const forSmtlib = (find: FindSites): FindSites =>
  find === erase
    ? find
    : (program, facts) => (program.syntax.meaning?.sorts === undefined ? [] : find(program, facts));

const ddmin = (mutator: FindSites): Pass<TreeProgram> =>
  overSites('ddsmt-ddmin', 'same-size', forSmtlib(mutator));
const hierarchical = (...mutators: readonly FindSites[]): Pass<TreeProgram> =>
  oneByOne('ddsmt-hierarchical', 0, ...mutators.map(forSmtlib));

/** Strategy ddmin, first on commands, each to its end; then on all nodes. */
export const onCommands: readonly Pass<TreeProgram>[] = [
  ...['check-sat', 'check-sat-assuming', 'assert'].map((keyword) => ddmin(eraseCommands(keyword))),
  ddmin(eraseCommands()),
  ddmin(withoutAssumptions),
];
export const onNodes: readonly Pass<TreeProgram>[] = [...PROMISING, ...OTHERS].map(ddmin);

/** Strategy hierarchical: mutators node by node, few of them first. */
export const nodeByNode: readonly Pass<TreeProgram>[] = [
  ddmin(eraseCommands('assert')),
  hierarchical(constants),
  hierarchical(
    ...[erase, constants, termsToFreshVariables, letElimination, letSubstitution, substituteChildren],
    withoutAssumptions,
  ),
  hierarchical(erase, ...PROMISING, ...OTHERS),
];
