/**
 * Moves declarations outwards: a variable or a type declared in a function becomes global, or moves to the enclosing block;
 * a block or a module is replaced by its contents.
 */
import { declarationsIn, type Facts, type Name, usesOf } from '../../semantics/facts.ts';
import { firstLeaf, lastLeaf } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { type Descent, find } from '../../tree/edit.ts';
import { type Branch, type Node, nodesOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { blockContents, isBlock, freshNames, renamed } from './statements.ts';
import { headOf, numberedKeys, overSites, type Replacement, type Site } from './sites.ts';

export const lift = overSites(
  'lift',
  'same-size',
  // To the outermost level.
  (program, facts) => movedOut(program, facts, (around) => around[0]),
  // Out of the innermost block only.
  (program, facts) => movedOut(program, facts, (around) => (around.length > 1 ? around.at(-1) : undefined)),
  withoutBlocks,
  withoutModules,
);

/** `choose` gets the elements of lists around a declaration, outermost first, and chooses the one to move it before. */
function* movedOut(
  { syntax, root }: TreeProgram,
  facts: Facts,
  choose: (around: readonly Node[]) => Node | undefined,
): Generator<Site> {
  const fresh = freshNames(facts);
  const taken = new Map<string, Name>();
  for (const name of facts.names) if (name.scope === undefined) taken.set(`${name.space} ${name.text}`, name);
  const seen = new Set<Branch>();
  const { localOnly = [] } = syntax.meaning?.statements ?? {};
  for (const { kind, node, body } of facts.declarations) {
    const isMovable = kind === 'variable' || kind === 'type' || (kind === 'function' && body !== undefined);
    if (!isMovable || seen.has(node) || localOnly.includes(syntax.ruleOf(node))) continue;
    seen.add(node);
    const elements = elementsAround(find(root, node.id)!.path);
    // The innermost element must be just the declaration, so that it can be removed.
    const own = elements.at(-1);
    const around = choose(elements.slice(0, -1));
    if (own === undefined || own.tokens > node.tokens + 1 || around === undefined) continue;
    const names = new Set(
      [...declarationsIn(facts, node)]
        .filter((declared) => declared.node === node)
        .map(({ token }) => facts.nameOf(token)!),
    );
    const clashing = [...names].filter((name) => {
      const other = taken.get(`${name.space} ${name.text}`);
      return other !== undefined && other !== name;
    });
    yield {
      key: [...names].map(({ key }) => key).join(' '),
      replace: [
        ...clashing.flatMap((name) => renamed(name, fresh(name.text))),
        [around, [{ of: own, with: new Map() }, around]],
      ],
      remove: [own],
    };
  }
}

const isList = ({ kind }: Branch): boolean => kind === 'star' || kind === 'plus';

/** The elements of lists on a path, outermost first. */
const elementsAround = (path: readonly Descent[]): readonly Node[] =>
  path.filter(({ branch }) => isList(branch)).map(({ branch, index }) => branch.children[index]!);

/** `{ a; { b; } }` becomes `{ a; b; }`. */
function* withoutBlocks({ syntax, root }: TreeProgram): Generator<Site> {
  const { statements } = syntax.meaning ?? {};
  if (statements === undefined) return;
  const keyFor = numberedKeys();
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || !isList(node)) continue;
    for (const child of node.children) {
      const [first, last] = [firstLeaf(child), lastLeaf(child)];
      if (!isBlock(statements, syntax.ruleOf(child)) || first?.text !== '{' || last?.text !== '}') continue;
      yield {
        key: keyFor(headOf(child)),
        replace: [
          [first, ''],
          [last, ''],
        ],
      };
    }
  }
}

/** `namespace n { int a; } int b = n::a;` becomes `int a; int b = a;`. */
function* withoutModules({ root }: TreeProgram, { names }: Facts): Generator<Site> {
  const { after } = tokensIn(root);
  for (const name of names) {
    const modules = name.declarations.filter(({ kind, body }) => kind === 'module' && body !== undefined);
    if (modules.length === 0) continue;
    const contents = modules.map(({ node, body }): Replacement => [node, blockContents(body!)]);
    const uses = usesOf(name).flatMap((use): Replacement[] => {
      const next = after(use, 1);
      return next === undefined
        ? []
        : [
            [use, ''],
            [next, ''],
          ];
    });
    yield { key: name.key, replace: [...contents, ...uses] };
  }
}
