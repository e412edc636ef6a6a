/** Perses Normal Form: Sun et al., "Perses: Syntax-Guided Program Reduction" (ICSE 2018), sections 3.3 and 4.1. */
import { validate, type Grammar } from '../grammar.ts';
import { eliminateEpsilon } from './epsilon.ts';
import { introduceOptional } from './optional.ts';
import { introducePlus } from './plus.ts';
import { introduceStar } from './star.ts';
import { transform } from './transformation.ts';
import { dropUnproductive, dropUnreachable } from './useless.ts';

type Rewrite = (grammar: Grammar) => Grammar;

const preprocess: readonly Rewrite[] = [dropUnproductive, eliminateEpsilon, dropUnreachable];

const left: readonly Rewrite[] = [
  (grammar) => transform(grammar, 'left'),
  (grammar) => introduceStar(grammar, 'left'),
  introducePlus,
  introduceOptional,
];

const right: readonly Rewrite[] = [
  (grammar) => transform(grammar, 'right'),
  (grammar) => introduceStar(grammar, 'right'),
  // Substitution at the right end of `N -> M` may yield a production that begins with `N`.
  (grammar) => introduceStar(grammar, 'left'),
  introducePlus,
  introduceOptional,
];

/**
 * The same language in Perses Normal Form, by Algorithm 1 of the paper: every production is a sequence of at least one
 * symbol, or one quantified symbol; only the start symbol may have an empty production, and is then used nowhere. Lists
 * written as left or right recursion are quantified. Every rule is reachable.
 *
 * Every step introduces its own auxiliary nonterminals. Those that a later step made useless are dropped at the end.
 */
export function normalise(grammar: Grammar): Grammar {
  validate(grammar);
  return [...preprocess, ...left, ...right, dropUnreachable].reduce((before, rewrite) => {
    const after = rewrite(before);
    validate(after);
    return after;
  }, grammar);
}
