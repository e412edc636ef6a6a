import { quantified, type Grammar, type Production } from '../grammar.ts';
import { rewriting, type Rewriting } from './rewriting.ts';

/**
 * Plus introduction (Perses, Algorithm 1, lines 29 to 32): `N -> a b (b)* c` becomes `N -> a U c` with `U -> b+`, and
 * so does `N -> a (b)* b c`. Only auxiliary lists are merged: a list that the author named stays.
 */
export function introducePlus(grammar: Grammar): Grammar {
  const work = rewriting(grammar);
  for (const name of work.names()) {
    work.replace(name, (productions) => productions.map((production) => withPlus(work, production)));
  }
  return work.done();
}

function withPlus(work: Rewriting, production: Production): Production {
  if (production.kind !== 'sequence') return production;
  const symbols = [...production.symbols];
  for (let at = 0; at < symbols.length; at++) {
    const list = work.quantifiedBy(symbols[at]!);
    if (list?.kind !== 'star') continue;
    const found = elementBeside(symbols, at, spellings(work, list.of));
    if (found === undefined) continue;
    const plus = quantified('plus', list.of);
    if (found.length === symbols.length) return plus;
    symbols.splice(found.from, found.length, work.symbolFor([plus]));
    at = found.from;
  }
  return { kind: 'sequence', symbols };
}

/** The ways a list element may be written in a production: as its symbol, or expanded. */
function spellings(work: Rewriting, element: string): readonly (readonly string[])[] {
  const [only, ...others] = work.isAuxiliary(element) ? work.productions(element) : [];
  return only?.kind === 'sequence' && others.length === 0 ? [[element], only.symbols] : [[element]];
}

/** The range of a list at `at` together with one more element directly before or after it. */
function elementBeside(
  symbols: readonly string[],
  at: number,
  spellings: readonly (readonly string[])[],
): { readonly from: number; readonly length: number } | undefined {
  for (const spelling of spellings) {
    const { length } = spelling;
    const isThere = (from: number): boolean =>
      from >= 0 && spelling.every((symbol, i) => symbols[from + i] === symbol);
    if (length === 0) continue;
    if (isThere(at - length)) return { from: at - length, length: length + 1 };
    if (isThere(at + 1)) return { from: at, length: length + 1 };
  }
  return undefined;
}
