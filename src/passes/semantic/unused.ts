/** Names that are not used, or no longer used. */
import type { Work } from '../../core/work.ts';
import type { DeclarationKind } from '../../languages/meaning.ts';
import { type Declaration, declarationsIn, type Facts, type Name, usesOf } from '../../semantics/facts.ts';
import { find, replaceAll } from '../../tree/edit.ts';
import { type Leaf, leavesOf, type Node, type Tree } from '../../tree/node.ts';
import { removingAll } from '../../tree/remove.ts';
import type { Syntax } from '../../tree/syntax.ts';

/** Parameters go with their arguments, and the names in a pattern with the pattern. */
export const isRemovable = ({ kind, type, value }: Declaration): boolean =>
  kind !== 'parameter' &&
  kind !== 'type parameter' &&
  kind !== 'module' &&
  (kind !== 'variable' || type !== undefined || value !== undefined);

/** Whether the language rejects the program if nothing uses a name: kinds of declarations, unless they are visible everywhere. */
export const mustBeUsed = ({ declarations, scope }: Name, kinds: ReadonlySet<DeclarationKind>): boolean =>
  declarations.some(({ kind }) => kinds.has(kind) && (kind === 'import' || scope !== undefined));

/** What is removed of a declaration, with what needs it: its name; of an import, all of its path. */
export const declared = ({ kind, part, token }: Declaration): Node => (kind === 'import' ? part : token);

/** The uses of a name outside of what it declares: a recursive function is not used by itself. */
export function outerUses(name: Name): readonly Leaf[] {
  const own = name.declarations.flatMap(({ body, value }) => body ?? value ?? []);
  return usesOf(name).filter((use) => !own.some(({ id, last }) => use.id >= id && use.id <= last));
}

/**
 * The tree without the declarations that are no longer used, because all their uses were in nodes that are gone. In a
 * declaration of several names, the others stay.
 */
export function* removingUnused(
  syntax: Syntax,
  facts: Facts,
  root: Tree,
  gone: Iterable<Node>,
): Work<Tree | undefined> {
  let rest: Tree | undefined = root;
  const nodes = [...gone];
  const unused = new Set<Name>();
  for (let node = nodes.pop(); node !== undefined && rest !== undefined; node = nodes.pop()) {
    const tree: Tree = rest;
    const isLeft = ({ id }: Leaf) => find(tree, id) !== undefined;
    const used = new Set(Array.from(leavesOf(node), (leaf) => facts.nameOf(leaf)));
    const found: Declaration[] = [];
    for (const name of used) {
      if (name === undefined || unused.has(name) || !name.declarations.every(isRemovable)) continue;
      if (outerUses(name).some(isLeft)) continue;
      unused.add(name);
      found.push(...name.declarations.filter(({ token }) => isLeft(token)));
    }
    if (found.length === 0) continue;
    nodes.push(...found.map((declaration) => declaration.node));
    rest = yield* withoutDeclarations(syntax, facts, tree, found, unused);
  }
  return rest;
}

/** Where a declaration has other names, a name may become blank: `_, err := f()`. */
function* withoutDeclarations(
  syntax: Syntax,
  facts: Facts,
  root: Tree,
  declarations: readonly Declaration[],
  unused: ReadonlySet<Name>,
): Work<Tree | undefined> {
  const { blank } = syntax.meaning ?? {};
  const isNeeded = ({ node, token }: Declaration) =>
    [...declarationsIn(facts, node)].some(
      (other) => other.node === node && other.token !== token && !unused.has(facts.nameOf(other.token)!),
    );
  const isBlank = (declaration: Declaration) =>
    blank !== undefined && declaration.kind === 'variable' && isNeeded(declaration);
  const blanks = declarations.filter(isBlank).map(({ token }) => token);
  const removed = declarations
    .filter((declaration) => !isBlank(declaration))
    .map((declaration) => declared(declaration).id);
  const rest = replaceAll(
    root,
    blanks.map((token) => [token.id, { ...token, text: blank! }]),
  );
  return yield* removingAll(syntax, rest, removed);
}
