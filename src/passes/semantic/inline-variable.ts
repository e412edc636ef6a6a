/**
 * Replaces all uses of a variable, constant or macro by its value, and removes it. The value is that of its only
 * assignment, or the initial value if there is no assignment.
 */
import { type Declaration, declarationsIn, type Facts, usesOf } from '../../semantics/facts.ts';
import { elementsIn, firstLeaf, isTransparent, lastLeaf, partOf } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { isBlock } from './statements.ts';
import { headOf, numberedKeys, overSites, type Replacement, type Site } from './sites.ts';
import { bracketed, bracketedText, type Text } from './text.ts';

export const inlineVariable = overSites('inline-variable', 'smaller', ofBinders, ofNames);

/** `(let ((a 1) (b c)) (f a b))` becomes `(f 1 c)`. */
function* ofBinders(program: TreeProgram, facts: Facts): Generator<Site> {
  const { syntax, root } = program;
  const { binder } = syntax.meaning?.statements ?? {};
  if (binder === undefined) return;
  const keyFor = numberedKeys();
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || syntax.ruleOf(node) !== binder.rule) continue;
    const [list, value] = [partOf(syntax, node, binder.list), partOf(syntax, node, binder.value)];
    if (list === undefined || value === undefined) continue;
    const own = new Set(elementsIn(syntax, list));
    const declared = [...declarationsIn(facts, list)].filter((declaration) => own.has(declaration.node));
    const inlined = declared.flatMap((declaration) =>
      usesOf(facts.nameOf(declaration.token)!).map((use): Replacement => [
        use,
        bracketed(declaration.value!),
      ]),
    );
    yield { key: keyFor(headOf(node)), replace: [...inlined, [node, value]] };
  }
}

function* ofNames(program: TreeProgram, facts: Facts): Generator<Site> {
  const assignments = assignmentsIn(program);
  const valueFor = valuesIn(program, facts);
  for (const { key, declarations, uses } of facts.names) {
    const [declaration, another] = declarations;
    if (declaration === undefined || another !== undefined || uses.length === 0) continue;
    const { kind, token } = declaration;
    if (kind === 'parameter' || kind === 'field' || kind === 'alias') continue;
    const [target, ...others] = uses.filter(({ id }) => assignments.has(id));
    const assignment = target && assignments.get(target.id)!;
    const value = assignment?.value ?? valueFor(declaration);
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
}

/** The value of a variable; also the body of a function without parameters that is an expression. None if other variables share it. */
function valuesIn(
  { syntax }: TreeProgram,
  { declarations, nameOf, callsOf }: Facts,
): (declared: Declaration) => Node | undefined {
  const { statements } = syntax.meaning ?? {};
  const sharing = new Map<number, number>();
  for (const { value } of declarations)
    if (value !== undefined) sharing.set(value.id, (sharing.get(value.id) ?? 0) + 1);
  const isConstant = ({ token, body, parameters }: Declaration): boolean =>
    parameters?.length === 0 &&
    body !== undefined &&
    statements !== undefined &&
    !isBlock(statements, syntax.ruleOf(body)) &&
    callsOf(nameOf(token)!).length === 0;
  return (declared) => {
    const { value, body, part, token } = declared;
    if (value === undefined) return isConstant(declared) ? body : undefined;
    // `(a, b) = c` gives neither a value, nor does `Some(a) = b`.
    const isPattern = value.id > part.last && lastLeaf(part) !== token;
    return isPattern || sharing.get(value.id)! > 1 ? undefined : value;
  };
}

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
    if (node.expected === statements.statement) return true;
    const around = find(root, node.id)!.path.findLast(({ branch }) => !isTransparent(syntax, branch));
    return around !== undefined && syntax.ruleOf(around.branch) === statements.expression;
  };
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || syntax.ruleOf(node) !== rule) continue;
    const [left, right] = [partOf(syntax, node, target), partOf(syntax, node, value)];
    const name = left?.tokens === 1 ? firstLeaf(left) : undefined;
    if (name === undefined || right === undefined || after(name, 1)?.text !== '=') continue;
    const isAlone = isStatement(node);
    found.set(name.id, {
      value: right,
      instead: isAlone ? [] : [[node, bracketed(right)]],
      remove: isAlone ? [node] : [],
    });
  }
  return found;
}
