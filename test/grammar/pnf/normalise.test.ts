import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GrammarError, show, symbolsOf, type Grammar } from '../../../src/grammar/grammar.ts';
import { eliminateEpsilon } from '../../../src/grammar/pnf/epsilon.ts';
import { normalise } from '../../../src/grammar/pnf/normalise.ts';
import { transform } from '../../../src/grammar/pnf/transformation.ts';
import { sentences } from '../recognise.ts';
import { grammarOf } from './grammar-of.ts';
import { randomGrammar } from './random-grammar.ts';

const lines = (text: string): string => `${text.trim().replaceAll(/\n\s*/g, '\n')}\n`;

describe('the example of Figure 4', () => {
  const original = grammarOf('A -> B C | D | ε\nB -> A D | C D\nC -> c\nD -> d');
  const preprocessed = eliminateEpsilon(original);

  test('preprocessing gives 4b', () => {
    expect(show(preprocessed)).toBe(
      lines(`[A|ε] -> A | ε
             A -> B C | D
             B -> A D | C D | D
             C -> c
             D -> d`),
    );
  });

  test('transformation gives 4c', () => {
    expect(show(transform(preprocessed, 'left'))).toBe(
      lines(`[A|ε] -> A | ε
             A -> B C | D
             B -> B C D | D D | C D | D
             C -> c
             D -> d`),
    );
  });

  test('normalisation gives 4d: E is named D?, F is (C D)*, G is (C D)', () => {
    expect(show(normalise(original))).toBe(
      lines(`[A|ε] -> A | ε
             A -> B C | D
             B -> D D? (C D)* | (C D)+
             C -> c
             D -> d
             (C D) -> C D
             (C D)* -> (C D)*
             D? -> D?`),
    );
  });
});

test('the statements of Figure 2: nested conditions become a list', () => {
  const statements = grammarOf(
    lines(`stmt -> if_stmt | decl_stmt | expr_stmt | compound_stmt
           if_stmt -> if ( expr ) stmt
           decl_stmt -> type identifier = expr ;
           expr_stmt -> expr ;
           compound_stmt -> { stmt_star }
           stmt_star -> stmt*`),
  );
  expect(show(normalise(statements))).toBe(
    lines(`stmt -> if_stmt | decl_stmt | expr_stmt | compound_stmt
           if_stmt -> (if ( expr ))+ decl_stmt | (if ( expr ))+ expr_stmt | (if ( expr ))+ compound_stmt
           decl_stmt -> type identifier = expr ;
           expr_stmt -> expr ;
           compound_stmt -> { stmt_star }
           stmt_star -> stmt*
           (if ( expr )) -> if ( expr )
           (if ( expr ))+ -> (if ( expr ))+`),
  );
});

describe('any grammar', () => {
  const property = (holds: (normal: Grammar, grammar: Grammar) => void): void => {
    const check = (grammar: Grammar): void => {
      fc.pre(sentences(grammar, 3).length > 0);
      holds(normalise(grammar), grammar);
    };
    fc.assert(fc.property(randomGrammar, check), { numRuns: 300 });
  };

  test('keeps its sentences', () => {
    property((normal, grammar) => {
      expect(sentences(normal, 4)).toEqual(sentences(grammar, 4));
    });
  });

  test('is in the form of Definition 3.1', () => {
    property((normal) => {
      for (const [name, productions] of normal.rules) {
        for (const production of productions) {
          const symbols = symbolsOf(production);
          if (name !== normal.start) expect(symbols).not.toEqual([]);
          if (normal.rules.get(normal.start)!.some((start) => symbolsOf(start).length === 0)) {
            expect(symbols).not.toContain(normal.start);
          }
        }
      }
    });
  });

  test('has no production that begins or ends with its own nonterminal', () => {
    property((normal) => {
      for (const [name, productions] of normal.rules) {
        for (const production of productions) {
          if (production.kind !== 'sequence') continue;
          expect([production.symbols[0], production.symbols.at(-1)]).not.toContain(name);
        }
      }
    });
  });

  test('has only reachable rules', () => {
    property((normal) => {
      const reached = new Set([normal.start]);
      for (const name of reached) {
        for (const symbol of normal.rules.get(name)?.flatMap(symbolsOf) ?? []) reached.add(symbol);
      }
      expect([...normal.rules.keys()].filter((name) => !reached.has(name))).toEqual([]);
      expect([...normal.auxiliary].filter((name) => !reached.has(name))).toEqual([]);
    });
  });

  test('has no duplicate productions', () => {
    property((normal) => {
      for (const productions of normal.rules.values()) {
        expect(new Set(productions.map((production) => JSON.stringify(production))).size).toBe(
          productions.length,
        );
      }
    });
  });
});

test('a symbol that does not exist is an error', () => {
  const grammar = { ...grammarOf('A -> x'), terminals: new Map() };
  expect(() => normalise(grammar)).toThrow(GrammarError);
});

test('a chain of 2,000 mutually recursive rules', () => {
  const chain = Array.from({ length: 2000 }, (_, i) => `N${i} -> N${(i + 1) % 2000} | x${i}`);
  expect(normalise(grammarOf(chain.join('\n'))).rules.size).toBe(2000);
});
