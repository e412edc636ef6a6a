/**
 * What SFC does with the structures of a program (OOPSLA 2025, sections 3.2.1 and 3.2.3): it visits all nodes, breadth first, and gives
 * each another form.
 */
import type { Pass } from '../../core/pass.ts';
import { find, put, renumber } from '../../tree/edit.ts';
import { type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/program.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { parsing } from '../parsing.ts';
import { convert, formOf, smallerForms } from './convert.ts';

/**
 * Algorithm 3, smaller structure replacement.
 *
 * Guarantee: every proposal has fewer tokens.
 */
export const smallerStructures = overStructures('smaller-structures', (syntax, node) =>
  smallerForms(syntax, node),
);

/**
 * Structure canonicalization: as many tokens, but a form that comes earlier in the grammar (Definition 3.1).
 *
 * It ends, and does not cycle with itself: read breadth first, the numbers of the forms become smaller in the order of a dictionary,
 * because what comes before the node stays as it is.
 */
export const canonicalStructures = overStructures('canonical-structures', (syntax, node) => {
  const own = formOf(syntax, node);
  return [...convert(syntax, node)]
    .filter(({ index, tree }) => index < own && tree.tokens === node.tokens)
    .map(({ tree }) => tree);
});

/** How many nodes, breadth first, are done with. What is put in the place of one leaves those before it where they are. */
type Cursor = number;

function overStructures(
  name: string,
  formsOf: (syntax: Syntax, node: Node) => readonly Node[],
): Pass<TreeProgram, Cursor> {
  return parsing({
    name,
    start: () => 0,
    *propose(program, from) {
      const { syntax, root } = program;
      for (const [index, node] of breadthFirst(root).entries()) {
        if (index < from || node.tokens === 0) continue;
        const found = find(root, node.id)!;
        for (const tree of formsOf(syntax, node)) {
          yield {
            program: program.with(renumber(put(found, tree))),
            next: index + 1,
            kind: name,
            change: `${textOf(node)} to ${textOf(tree)}`,
          };
        }
      }
    },
  });
}

function breadthFirst(root: Node): readonly Node[] {
  const nodes = [root];
  // It is walked while it grows.
  for (const node of nodes) if (node.kind !== 'token') for (const child of node.children) nodes.push(child);
  return nodes;
}
