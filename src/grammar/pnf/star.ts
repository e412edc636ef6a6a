import { quantified, type Grammar, type Production } from '../grammar.ts';
import { rewriting, type Rewriting } from './rewriting.ts';
import { extended, inner, outermost, type Side } from './side.ts';

/**
 * Star introduction (Perses, Algorithm 1, lines 39 to 49): `N -> N a | N b | c` becomes `N -> c U1` with `U1 -> U2*`
 * and `U2 -> a | b`. On the right, `N -> a N | b N | c` becomes `N -> U1 c`.
 *
 * Guarantee: no production has its own nonterminal at the given end.
 */
export function introduceStar(grammar: Grammar, side: Side): Grammar {
  const work = rewriting(grammar);
  for (const name of work.names()) introduceStarIn(work, name, side);
  return work.done();
}

/** The same, for one nonterminal. */
export function introduceStarIn(work: Rewriting, name: string, side: Side): void {
  const isRecursive = (production: Production): boolean => outermost(production, side) === name;
  const productions = work.productions(name);
  const repeated = productions.filter(isRecursive).map((production) => inner(production, side));
  if (repeated.length === 0) return;
  work.replace(name, () => {
    const others = productions.filter((production) => !isRecursive(production));
    // `N -> N` repeats nothing.
    const some = repeated.filter((symbols) => symbols.length > 0);
    if (some.length === 0) return others;
    const element = work.symbolFor(some.map((symbols) => ({ kind: 'sequence', symbols })));
    const star = work.symbolFor([quantified('star', element)]);
    return others.map((production) => extended([star], work.asSequence(production), side));
  });
}
