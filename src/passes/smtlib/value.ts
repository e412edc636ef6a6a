/**
 * Replaces a term by a plain value of its sort: `true`, `0`, `#x00`, `""`, the smallest constructor. Larger terms first.
 *
 * ddSMT calls it "substitute by a constant". Guarantee: every proposal has fewer tokens, or one name less.
 */
import type { Facts } from '../../semantics/facts.ts';
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { valuesOf } from '../../semantics/smtlib/values.ts';
import { type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { type FindSites, numberedKeys, oneByOne, type Site } from '../semantic/sites.ts';

const isToken = (text: string): boolean => !text.startsWith('(');

const toTokens: FindSites = (program, facts) => termsToValues(program, facts, isToken);
const toLarger: FindSites = (program, facts) => termsToValues(program, facts, (text) => !isToken(text));

export const value = oneByOne('smt-value', 0, toTokens, toLarger);

/** Only by values of one token: while a program is large, others replace too much that is smaller in the end. */
export const tokenValue = oneByOne('smt-value', 0, toTokens);

export function* termsToValues(
  program: TreeProgram,
  facts: Facts,
  isAllowed: (value: string) => boolean = () => true,
): Generator<Site | undefined> {
  const sorts = yield* sortsOf(program);
  const isVariable = (term: Node) =>
    term.kind === 'token' && (facts.nameOf(term)?.declarations.length ?? 0) > 0;
  const keyFor = numberedKeys();
  for (const term of sorts.terms.toSorted((a, b) => b.tokens - a.tokens)) {
    const of = sorts.sortOf(term);
    if (of === undefined) continue;
    const values = valuesOf(of, sorts).filter(isAllowed);
    const text = textOf(term);
    // A constructor is a name, too.
    if (values.some((one) => isSame(one, text)) || (term.tokens === 1 && !isVariable(term))) continue;
    for (const one of values) yield { key: keyFor(`${text} to ${one}`), replace: [[term, one]] };
  }
}

const isSame = (one: string, text: string): boolean =>
  one.replaceAll(/[\s()]/g, '') === text.replaceAll(/[\s()]/g, '');
