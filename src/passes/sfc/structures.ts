/**
 * What SFC does with the structures of a program (OOPSLA 2025, sections 3.2.1 and 3.2.3): it visits all nodes, breadth first, and gives
 * each another form.
 */
import { formOf } from '../../tree/edit.ts';
import { overNodes } from '../over-nodes.ts';
import { convert, smallerForms } from './convert.ts';

/**
 * Algorithm 3, smaller structure replacement.
 *
 * Guarantee: every proposal has fewer tokens.
 */
export const smallerStructures = overNodes(
  'smaller-structures',
  'smaller',
  ({ syntax }) =>
    (node) =>
      smallerForms(syntax, node),
);

/**
 * Structure canonicalization: as many tokens, but a form that comes earlier in the grammar (Definition 3.1).
 *
 * It ends, and does not cycle with itself: read breadth first, the numbers of the forms become smaller in the order of a dictionary,
 * because what comes before the node stays as it is.
 */
export const canonicalStructures = overNodes('canonical-structures', 'same-size', ({ syntax }) => (node) => {
  const own = formOf(syntax, node);
  return [...convert(syntax, node)]
    .filter(({ index, tree }) => index < own && tree.tokens === node.tokens)
    .map(({ tree }) => tree);
});
