/**
 * SFC's passes over the structures of a program (OOPSLA 2025, sections 3.2.1 and 3.2.3): visits all nodes, breadth first,
 * and converts each to another form.
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
 * Structure canonicalization: converts to a form with as many tokens that comes earlier in the grammar (Definition 3.1).
 *
 * It terminates: the indices of all forms, listed breadth first, become lexicographically smaller with each change, because
 * everything before the changed node stays the same.
 */
export const canonicalStructures = overNodes('canonical-structures', 'same-size', ({ syntax }) => (node) => {
  const own = formOf(syntax, node);
  return [...convert(syntax, node)]
    .filter(({ index, tree }) => index < own && tree.tokens === node.tokens)
    .map(({ tree }) => tree);
});
