import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Grammar, symbolsOf, type Terminal } from '../../src/grammar/grammar.ts';
import { repeated, setOf } from '../../src/grammar/regex.ts';
import { shortestSentences } from '../../src/grammar/shortest.ts';
import { grammarOf } from './pnf/grammar-of.ts';
import { randomGrammar } from './pnf/random-grammar.ts';
import { sentences } from './recognise.ts';

describe('the shortest sentence', () => {
  test.each([
    ['of a sequence', 'A -> x y z', 'x y z'],
    ['of a choice is that of the shortest', 'A -> x y z | B x | x x x\nB -> y', 'y x'],
    ['of a star is empty', 'A -> x*', ''],
    ['of an optional is empty', 'A -> x?', ''],
    ['of a plus is that of its element', 'A -> B+\nB -> x y', 'x y'],
    ['of an empty production is empty', 'A -> x | ε', ''],
    ['leaves out nullable symbols', 'A -> x B C y\nB -> z*\nC -> z | ε', 'x y'],
    ['does not recurse', 'A -> x A y | A A | z', 'z'],
    ['does not recurse through another rule', 'A -> B x | x y z\nB -> A y | y z', 'x y z'],
    ['may be far down', 'A -> x x | B\nB -> C\nC -> D\nD -> y', 'y'],
    ['of several is the first', 'A -> y | x', 'y'],
  ])('%s', (_, text, expected) => {
    expect(shortestSentences(grammarOf(text)).sentence('A')?.join(' ')).toBe(expected);
  });

  test('of a terminal is its text', () => {
    expect(shortestSentences(grammarOf('A -> x y')).sentence('y')).toEqual(['y']);
  });

  test.each(['A -> A', 'A -> x B\nB -> B y', 'A -> B+\nB -> A'])('of %j does not exist', (text) => {
    expect(shortestSentences(grammarOf(text)).sentence('A')).toBeUndefined();
  });

  test('of an unknown symbol does not exist', () => {
    expect(shortestSentences(grammarOf('A -> x')).sentence('B')).toBeUndefined();
  });
});

describe('the text of tokens', () => {
  const terminals: readonly Terminal[] = [
    { name: 'if', text: 'if' },
    { name: 'number', inside: repeated(setOf('7-9'), 2, Infinity) },
    { name: 'indent' },
  ];
  const withTokens = (text: string): Grammar => ({
    ...grammarOf(text),
    terminals: new Map(terminals.map((terminal) => [terminal.name, terminal])),
  });

  test.each([
    ['the fixed text, if there is one', 'A -> if', ['if']],
    ['otherwise the shortest match', 'A -> number', ['77']],
    ['a token of unknown text is avoided', 'A -> indent | if number if', ['if', '77', 'if']],
    ['also at a deeper level', 'A -> B | if if\nB -> indent', ['if', 'if']],
    ['it does not matter if it is optional', 'A -> if B\nB -> indent*', ['if']],
    ['without an alternative, there is no sentence', 'A -> if B\nB -> indent+', undefined],
  ])('%s', (_, text, expected) => {
    expect(shortestSentences(withTokens(text)).sentence('A')).toEqual(expected);
  });

  test('the text of a terminal', () => {
    const shortest = shortestSentences(withTokens('A -> if number indent'));
    expect(['if', 'number', 'indent', 'A'].map((name) => shortest.text(name))).toEqual([
      'if',
      '77',
      undefined,
      undefined,
    ]);
  });
});

const LONGEST = 5;

test('it is a sentence, and there is no shorter one', () => {
  fc.assert(
    fc.property(randomGrammar, (grammar) => {
      const shortest = shortestSentences(grammar);
      for (const name of grammar.rules.keys()) {
        const all = sentences({ ...grammar, start: name }, LONGEST);
        const sentence = shortest.sentence(name);
        if (sentence === undefined || sentence.length > LONGEST) expect(all).toEqual([]);
        else {
          expect(all).toContain(sentence.join(''));
          expect(sentence).toHaveLength(all[0]!.length);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('the production leads to it, and is the same every time', () => {
  fc.assert(
    fc.property(randomGrammar, (grammar) => {
      const shortest = shortestSentences(grammar);
      for (const [name, productions] of grammar.rules) {
        const chosen = shortest.production(name);
        expect(shortestSentences(grammar).production(name)).toBe(chosen);
        expect(chosen === undefined).toBe(shortest.sentence(name) === undefined);
        if (chosen === undefined) continue;
        expect(productions).toContain(chosen);
        const parts = chosen.kind === 'star' || chosen.kind === 'optional' ? [] : symbolsOf(chosen);
        expect(parts.flatMap((part) => shortest.sentence(part))).toEqual(shortest.sentence(name));
      }
    }),
    { numRuns: 300 },
  );
});
