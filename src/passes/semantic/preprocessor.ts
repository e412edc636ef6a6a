/** Simplifies preprocessor directives: removes `#include` lines, and replaces a conditional by one of its branches. */
import { firstLeaf, lastLeaf, partOf } from '../../semantics/parts.ts';
import { type Branch, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { numberedKeys, overSites, type Site } from './sites.ts';
import type { Text } from './text.ts';

export const preprocessor = overSites(
  'preprocessor',
  'smaller',
  withoutIncludes,
  (program) => conditionals(program, ownBranch),
  (program) => conditionals(program, otherBranches),
);

function* withoutIncludes(program: TreeProgram): Generator<Site> {
  const { includes } = program.syntax.meaning?.statements ?? {};
  for (const { key, node } of withRules(program, includes)) yield { key, replace: [], remove: [node] };
}

function* conditionals(
  program: TreeProgram,
  branchOf: (program: TreeProgram, node: Branch) => Text | undefined,
): Generator<Site> {
  for (const { key, node } of withRules(program, program.syntax.meaning?.statements?.conditionals)) {
    const text = branchOf(program, node);
    if (text !== undefined) yield { key, replace: [[node, text]] };
  }
}

/** The branch for a true condition. */
const ownBranch = (_: TreeProgram, { children }: Branch): Text | undefined =>
  children.find(({ kind, field }) => field === undefined && (kind === 'star' || kind === 'plus'));

/** The branches for a false condition: an `#elif` becomes the `#if` of a new conditional. */
function otherBranches(program: TreeProgram, node: Branch): Text | undefined {
  const alternative = partOf(program.syntax, node, 'alternative');
  if (alternative === undefined || alternative.kind === 'token') return undefined;
  const [first, end] = [firstLeaf(alternative), lastLeaf(node)];
  if (first === undefined || end === undefined) return undefined;
  const isElse = !alternative.children.some(({ field }) => field === 'condition' || field === 'name');
  return isElse
    ? ownBranch(program, alternative)
    : [{ of: alternative, with: new Map([[first.id, [first.text.replace('el', '')]]]) }, end];
}

/** The nodes of these rules, with their keys: the first line, numbered if it occurs several times. */
function* withRules(
  { syntax, root }: TreeProgram,
  rules: readonly string[] = [],
): Generator<{ readonly key: string; readonly node: Branch }> {
  const wanted = new Set(rules);
  const keyFor = numberedKeys();
  if (wanted.size === 0) return;
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || !wanted.has(syntax.ruleOf(node))) continue;
    const line = node.children.slice(0, 2).map(textOf).join(' ');
    yield { key: keyFor(line), node };
  }
}
