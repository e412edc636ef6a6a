/**
 * Replaces all uses of a variable, constant or macro by its value, and removes it. The value is that of its only
 * assignment, or the initial value if there is no assignment.
 */
import { isTransparent, partOf } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Replacement } from './sites.ts';
import { bracketed, bracketedText, type Text } from './text.ts';

export const inlineVariable = overSites('inline-variable', 'smaller', function* (program, { names }) {
  const assignments = assignmentsIn(program);
  for (const { key, declarations, uses } of names) {
    const [declaration, another] = declarations;
    if (declaration === undefined || another !== undefined || uses.length === 0) continue;
    const { kind, token } = declaration;
    if (kind === 'parameter' || kind === 'field' || kind === 'alias') continue;
    const [target, ...others] = uses.filter(({ id }) => assignments.has(id));
    const assignment = target && assignments.get(target.id)!;
    const value = assignment?.value ?? declaration.value;
    if (value === undefined || others.length > 0) continue;
    const used = uses.filter((use) => use !== target);
    if (used.length === 0 || used.some(({ id }) => id >= value.id && id <= value.last)) continue;
    // The whole value of a macro is a single token.
    const text = kind === 'macro' ? bracketedText(textOf(value).trim()) : bracketed(value);
    yield {
      key,
      replace: [...used.map((use): Replacement => [use, text]), ...(assignment?.instead ?? [])],
      remove: [token, ...(assignment?.remove ?? [])],
    };
  }
});

interface Assignment {
  readonly value: Node;
  /** What remains of the assignment: its value, unless it is a statement of its own, which is removed. */
  readonly instead: readonly (readonly [Node, Text])[];
  readonly remove: readonly Node[];
}

/** All assignments to names, by the id of the target. */
function assignmentsIn({ syntax, root }: TreeProgram): ReadonlyMap<number, Assignment> {
  const found = new Map<number, Assignment>();
  const { statements } = syntax.meaning ?? {};
  if (statements?.assignment === undefined) return found;
  const { rule, target, value } = statements.assignment;
  const { after } = tokensIn(root);
  const isStatement = (node: Branch): boolean => {
    const around = find(root, node.id)!.path.findLast(({ branch }) => !isTransparent(syntax, branch));
    return around !== undefined && syntax.ruleOf(around.branch) === statements.expression;
  };
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || syntax.ruleOf(node) !== rule) continue;
    const [left, right] = [partOf(syntax, node, target), partOf(syntax, node, value)];
    if (left?.kind !== 'token' || right === undefined || after(left, 1)?.text !== '=') continue;
    const isAlone = isStatement(node);
    found.set(left.id, {
      value: right,
      instead: isAlone ? [] : [[node, bracketed(right)]],
      remove: isAlone ? [node] : [],
    });
  }
  return found;
}
