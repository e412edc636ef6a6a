/** Helps passes to write statements: finds a place for them, and fresh names and variables. */
import type { Statements } from '../../languages/meaning.ts';
import { type Declaration, declarationsIn, type Facts, type Name } from '../../semantics/facts.ts';
import { elementsIn, firstLeaf, lastLeaf } from '../../semantics/parts.ts';
import { type Descent, find } from '../../tree/edit.ts';
import type { Branch, Node } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import type { Replacement } from './sites.ts';
import { filled, type Text } from './text.ts';

export const isBlock = ({ block }: Pick<Statements, 'block'>, rule: string): boolean =>
  typeof block === 'string' ? rule === block : block.includes(rule);

/** The innermost statement of a block on the path. */
export const statementIn = (statements: Statements, path: readonly Descent[]): Branch | undefined =>
  [...statementsOn(statements, path)].find((node) => node.kind !== 'token');

/** The statements of blocks that the path leads through, innermost first. */
function* statementsOn({ statement, ...statements }: Statements, path: readonly Descent[]): Generator<Node> {
  const isIn = ({ branch }: Descent) => isBlock(statements, branch.symbol);
  const outermost = path.findIndex(isIn);
  if (outermost < 0) return;
  for (let i = path.length - 1; i > outermost; i--) {
    const { branch, index } = path[i]!;
    const isList = branch.kind === 'star' || branch.kind === 'plus';
    const child = branch.children[index]!;
    const isStatement = statement === undefined ? isList && isIn(path[i - 1]!) : child.expected === statement;
    if (isStatement) yield child;
  }
}

/** The statements around a node, outermost first. */
export function statementsAround({ syntax, root }: TreeProgram, { id }: Node): readonly Node[] {
  const { statements } = syntax.meaning ?? {};
  return statements === undefined ? [] : [...statementsOn(statements, find(root, id)!.path)].toReversed();
}

/** Generates names that do not occur in the program. */
export function freshNames({ names }: Facts): (text: string) => string {
  const taken = new Set(names.map(({ text }) => text));
  return (text) => {
    let fresh = text;
    for (let i = 1; taken.has(fresh); i++) fresh = `${text}_${i}`;
    taken.add(fresh);
    return fresh;
  };
}

export const renamed = ({ tokens }: Name, text: string): readonly Replacement[] =>
  tokens.map((token) => [token, text]);

/** A variable with a new name for the result of a function: `int *g` for `int *f(int a)`. */
export function resultNamed(
  { root }: TreeProgram,
  { unset, plainType }: Statements,
  declared: Declaration | undefined,
  name: string,
): Text | undefined {
  if (unset === undefined) return undefined;
  if (declared?.type === undefined)
    return plainType === undefined ? undefined : filled(unset, { TYPE: plainType, NAME: name });
  const { node, part, token, type } = declared;
  const declarator = find(root, token.id)!.path.findLast(({ branch }) => branch.tokens > 1)?.branch;
  const isInside = declarator !== undefined && declarator.id >= part.id && declarator.id > node.id;
  const NAME: Text = { of: part, with: new Map([[isInside ? declarator.id : token.id, [name]]]) };
  return filled(unset, { TYPE: type, NAME });
}

/** What goes with a declaration: all of its statement or member, unless that declares something else, too. */
export function wholeOf({ root }: TreeProgram, facts: Facts, { node, token }: Declaration): Node {
  const around = find(root, node.id)!.path.findLast(
    ({ branch: { kind } }) => kind === 'star' || kind === 'plus',
  );
  const whole = around?.branch.children[around.index];
  if (whole === undefined) return token;
  const isInside = (other: Node) => other !== node && other.id >= node.id && other.last <= node.last;
  const declared = [...declarationsIn(facts, whole)];
  const isAlone = declared.every(
    (other) => other.token === token || other.kind === 'type parameter' || isInside(other.node),
  );
  return isAlone ? whole : token;
}

/** The statements or members between the brackets of a block. */
export function blockElements(syntax: Syntax, block: Node): readonly Node[] {
  if (block.kind === 'token') return [];
  const list = block.children.find(({ kind, tokens }) => tokens > 0 && (kind === 'star' || kind === 'plus'));
  return list === undefined ? elementsIn(syntax, block) : (list as Branch).children;
}

/** A block without its brackets. */
export function blockContents(block: Node): Text {
  const [first, last] = [firstLeaf(block), lastLeaf(block)];
  if (first?.text !== '{' || last?.text !== '}') return block;
  return { of: block, with: new Map([first, last].map(({ id }) => [id, ['']])) };
}
