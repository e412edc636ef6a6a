import fc from 'fast-check';
import { quantified, sequence, type Grammar, type Production } from '../../../src/grammar/grammar.ts';

const NONTERMINALS = ['A', 'B', 'C', 'D'];
const TERMINALS = ['x', 'y', 'z'];

/** Small grammars with recursion of all kinds, empty and unit productions, and quantifiers; some match no text at all. */
export const randomGrammar: fc.Arbitrary<Grammar> = fc
  .integer({ min: 1, max: NONTERMINALS.length })
  .chain((size) => {
    const names = NONTERMINALS.slice(0, size);
    const symbol = fc.constantFrom(...names, ...TERMINALS);
    const production: fc.Arbitrary<Production> = fc.oneof(
      { weight: 5, arbitrary: fc.array(symbol, { maxLength: 3 }).map((symbols) => sequence(...symbols)) },
      // Long enough for many nullable symbols.
      {
        weight: 1,
        arbitrary: fc
          .array(fc.constantFrom(...names), { minLength: 4, maxLength: 5 })
          .map((symbols) => sequence(...symbols)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('star', 'plus', 'optional'), symbol)
          .map(([kind, of]) => quantified(kind, of)),
      },
    );
    const sides = fc.array(fc.array(production, { minLength: 1, maxLength: 4 }), {
      minLength: size,
      maxLength: size,
    });
    return fc.record({ sides, auxiliary: fc.subarray(names.slice(1)) }).map(({ sides, auxiliary }) => ({
      start: 'A',
      rules: new Map(names.map((name, i) => [name, sides[i]!])),
      terminals: new Map(TERMINALS.map((name) => [name, { name, text: name }])),
      skipped: new Set<string>(),
      auxiliary: new Set(auxiliary),
    }));
  });
