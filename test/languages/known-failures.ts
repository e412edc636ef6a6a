/**
 * Edits that a grammar allows and that its parser does not: it has more rules than the grammar, about precedence and about
 * which of two readings is meant. Each is understood, and listed in docs/languages.md.
 */
import type { Edit } from '../tree/chains.ts';

const KNOWN: Readonly<Record<string, readonly RegExp[]>> = {
  cpp: [
    // A body of nothing but an empty block is read as an initialiser.
    /-> compound_statement "\{ \}"$/,
    // After a type, a leading :: is read as part of it.
    /-> (?:'::'|_scope_resolution) "::"$|remove \[_namespace_identifier|-> qualified_identifier ":: /,
  ],
  // In the head of a loop or a condition, { begins the body.
  go: [/-> composite_literal /],
  rust: [
    // Before an operator, a bare return takes what follows for its value.
    /-> return_expression "return"$/,
    // After `as` and a type, < begins a list of types.
    /-> '<<?' "<<?"$/,
  ],
};

export const isKnown = (language: string, { what }: Edit): boolean =>
  KNOWN[language]?.some((pattern) => pattern.test(what)) ?? false;
