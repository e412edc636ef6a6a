import { quantified, type Grammar, type Production } from '../grammar.ts';
import { rewriting, type Rewriting } from './rewriting.ts';

/**
 * Optional introduction (Perses, Algorithm 1, lines 33 to 37): two productions `N -> a c` and `N -> a b c` become `N ->
 * a U c` with `U -> b?`, or just `N -> a b c` if b can be empty anyway. Pairs are merged in the order of the grammar.
 *
 * Guarantee: no such pair is left. It terminates because merging a pair removes one production. An empty production,
 * which only a start symbol has, is never merged: `S -> A | ε` is in normal form.
 */
export function introduceOptional(grammar: Grammar): Grammar {
  const work = rewriting(grammar);
  for (const name of work.names()) {
    if (work.productions(name).length > 1)
      work.replace(name, (productions) => withOptionals(work, productions));
  }
  return work.done();
}

function withOptionals(work: Rewriting, productions: readonly Production[]): readonly Production[] {
  const sides = productions.map((production) => ({ production, symbols: work.asSequence(production) }));
  for (let before = 0; before !== sides.length;) {
    before = sides.length;
    for (let i = 0; i < sides.length; i++) {
      for (let j = i + 1; j < sides.length; j++) {
        const merged = merge(work, sides[i]!.symbols, sides[j]!.symbols);
        if (merged === undefined) continue;
        sides[i] = { production: { kind: 'sequence', symbols: merged }, symbols: merged };
        sides.splice(j, 1);
        // The production at i is new and may pair with others.
        j = i;
      }
    }
  }
  return sides.map(({ production }) => production);
}

/** One sequence equivalent to both, if one is the other with a part omitted. */
function merge(work: Rewriting, a: readonly string[], b: readonly string[]): readonly string[] | undefined {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 0 || short.length === long.length) return undefined;
  const more = long.length - short.length;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  for (let i = same; i < short.length; i++) if (short[i] !== long[i + more]) return undefined;
  const middle = long.slice(same, same + more);
  const mayBeEmpty = (symbol: string) => ['star', 'optional'].includes(work.quantifiedBy(symbol)?.kind ?? '');
  if (middle.every(mayBeEmpty)) return long;
  const part = work.symbolFor([{ kind: 'sequence', symbols: middle }]);
  const optional = work.symbolFor([quantified('optional', part)]);
  return [...long.slice(0, same), optional, ...long.slice(same + more)];
}
