import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GrammarError } from '../../src/grammar/grammar.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { showEbnf } from './show-ebnf.ts';

/** The grammar read, without the start rule and the default rule that skips white space. */
const read = (text: string): string[] =>
  showEbnf(readBnf(text))
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('start ') && line !== '(/\\s+/ = /[\\s]+/)');

const CASES = join(import.meta.dirname, 'cases');

test.each(readdirSync(CASES).filter((name) => /\.e?bnf$/.test(name)))('%s', async (name) => {
  const grammar = readBnf(readFileSync(join(CASES, name), 'utf8'));
  await expect(showEbnf(grammar)).toMatchFileSnapshot(join(CASES, `${name}.expected`));
});

describe('a rule', () => {
  test.each([
    ["<a> ::= 'x'", "a -> 'x'"],
    ["a ::= 'x' ;", "a -> 'x'"],
    ["a = 'x' .", "a -> 'x'"],
    ["a: 'x'", "a -> 'x'"],
    ["a := 'x'", "a -> 'x'"],
    ["a -> 'x'", "a -> 'x'"],
    ["a → 'x'", "a -> 'x'"],
    ["a\n  : 'x'\n  | 'x' 'x'\n  ;\n", "a -> 'x' | 'x' 'x'"],
    ["<a thing> ::= 'x' | <a thing> 'x'", "a thing -> 'x' | a thing 'x'"],
    ["a-b ::= 'x' a-b", "a-b -> 'x' a-b"],
    ["a ::= 'x' [ 'x' ] { 'x' }", "a -> 'x' 'x'? 'x'*"],
    ["a ::= 'x'? ('x' 'x')* ('x' | a)+", "a -> 'x'? ('x' 'x')* ('x' | a)+"],
    ["a ::= ('x'?)*", "a -> 'x'?*"],
    ["a ::= (('x'))", "a -> 'x'"],
    ["a = 'x', ('x', a), 'x';", "a -> 'x' ('x' a) 'x'"],
    ["a ::= 'x' |", "a -> 'x' | ε"],
    ["a ::= | 'x'", "a -> ε | 'x'"],
    ["a ::= 'x' | ε", "a -> 'x' | ε"],
    ["a ::= 'x' | ''", "a -> 'x' | ε"],
    ["a ::= 'x' | <empty>", "a -> 'x' | ε"],
    ["a ::= 'x' a ε", "a -> 'x' a"],
  ])('%j: %s', (text, expected) => {
    expect(read(text)).toEqual([expected, `'x' = "x"`]);
  });

  test.each([
    ["a ::= b b ::= 'x'", ['a -> b', "b -> 'x'"]],
    ["a ::= b; b ::= 'x'.", ['a -> b', "b -> 'x'"]],
    ["a ::= b\n<b> ::= 'x'\n", ['a -> b', "b -> 'x'"]],
    ["a ::= 'x' <empty>\n<empty> ::=\n", ["a -> 'x' empty", 'empty -> ε']],
    [
      "; comment\na ::= 'x' # one\n// two\nb ::= (* a\n ::= *) 'x' /* b ::= */ ; # end",
      ["a -> 'x'", "b -> 'x'"],
    ],
  ])('ends where the next one begins: %j', (text, expected) => {
    expect(read(text)).toEqual([...expected, `'x' = "x"`]);
  });

  test('may use line endings of every kind', () => {
    expect(read("a ::= b\r\nb ::= 'x'\r; c ::= d\r\n")).toEqual(['a -> b', "b -> 'x'", `'x' = "x"`]);
  });
});

describe('terminals', () => {
  test.each([
    [String.raw`a ::= "it's" 'x"y' '\''`, [`'it\\'s' = "it's"`, `'x"y' = "x\\"y"`, `'\\'' = "'"`]],
    [
      String.raw`a ::= '\n\t\\' "\x41\u0042\u{43}" '\|'`,
      [`'\\n\\t\\\\' = "\\n\\t\\\\"`, `'ABC' = "ABC"`, `'|' = "|"`],
    ],
    [String.raw`a ::= /[/\]]+\// /x/i`, [String.raw`/[/\]]+\// = /[/\]]+//`, '/x/i = /[xX]/']],
    [
      "a ::= /[a-z]+/ 'if' /\\d/ 'else'",
      [`'if' = "if"`, `'else' = "else"`, '/[a-z]+/ = /[a-z]+/', '/\\d/ = /[\\d]/'],
    ],
    ['a ::= /if/ /x+/ /x+/', ['/if/ = "if"', '/x+/ = /x+/']],
  ])('are quoted, fixed texts first: %s', (text, expected) => {
    expect(read(text).slice(1)).toEqual(expected);
  });
});

describe('a rule in capital letters', () => {
  test.each([
    ['is a token', 'a ::= WORD\nWORD ::= /[a-z]+/', ['a -> WORD', 'WORD = /[a-z]+/']],
    ['has a fixed text', "a ::= IF\nIF ::= 'i' 'f'", ['a -> IF', 'IF = "if"']],
    [
      'may be made of others, which are then fragments',
      "a ::= N\nN ::= ['-'] D+ {'_' D}\nD ::= /[0-9]/",
      ['a -> N', 'N = /-?[0-9]+(?:_[0-9])*/'],
    ],
    [
      'is what a literal of its fixed text refers to',
      "a ::= 'if' IF 'x'\nIF ::= 'if'",
      ["a -> IF IF 'x'", `'x' = "x"`, 'IF = "if"'],
    ],
    [
      'comes first if it is a fixed text',
      "a ::= W F\nW ::= /x+/\nF ::= 'x'",
      ['a -> W F', 'F = "x"', 'W = /x+/'],
    ],
    ['is dropped if no rule uses it', "a ::= 'x'\nW ::= /x+/", ["a -> 'x'", `'x' = "x"`]],
    [
      'is not a token if it is recursive',
      "a ::= E\nE ::= 'x' F\nF ::= E | 'y'",
      ['a -> E', "E -> 'x' F", "F -> E | 'y'", `'x' = "x"`, `'y' = "y"`],
    ],
    ['is not a token if it uses another rule', "a ::= E\nE ::= a 'x'", ['a -> E', "E -> a 'x'", `'x' = "x"`]],
    ['is not a token if it is the start', "A ::= 'x'", ["A -> 'x'", `'x' = "x"`]],
  ])('%s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('%skip', () => {
  const skipped = (text: string): string[] => Array.from(readBnf(text).skipped);
  test.each([
    ["a ::= 'x'", ['/\\s+/']],
    ["a ::= 'x'\n%skip /[ \\t]+/ ;", ['/[ \\t]+/']],
    ["%skip WS '~'\n%skip /#.*/\na ::= 'x'\nWS ::= /\\s+/", ['WS', "'~'", '/#.*/']],
    ["a ::= 'x'\n%skip", []],
  ])('%j skips %j', (text, expected) => {
    expect(skipped(text)).toEqual(expected);
  });
});

describe('an error gives its position and a remedy', () => {
  test.each([
    ['', 'line 1, column 1: expected a rule, such as name ::= ...'],
    ["a 'x'", 'line 1, column 1: expected a rule, such as name ::= ..., but found a'],
    ['a ::= b', "line 1, column 7: there is no rule b; if it is literal text, write 'b'"],
    [
      "a ::= 'x'\n\n  | ('y'\nb ::= 'z'",
      'line 4, column 1: expected a part of the rule, or | or ), but found b',
    ],
    [
      "a ::= 'x' )",
      'line 1, column 11: expected a part of the rule, or | or ; or the next rule, but found )',
    ],
    [
      "a ::= ['x'",
      'line 1, column 11: expected a part of the rule, or | or ], but found the end of the file',
    ],
    ["a ::= 'x'\na ::= 'y'", 'line 2, column 1: there is already a rule a; use | instead'],
    ["a ::= {'x'}+", 'line 1, column 12: + after } is ambiguous; write ( ... )+ instead'],
    [
      "a ::= 'x',",
      'line 1, column 11: expected a part of the rule after the comma, but found the end of the file',
    ],
    ["a ::= * 'x'", 'line 1, column 7: expected a part of the rule, or | or ; or the next rule, but found *'],
    ["a ::= 'x", 'line 1, column 7: this text is not closed on its line'],
    ['a ::= /x', 'line 1, column 7: this regular expression is not closed on its line'],
    ['a ::= &', 'line 1, column 7: unexpected &'],
    ["a ::= 'x\\d'", 'line 1, column 9: unknown escape \\d; write \\\\ for a backslash'],
    [
      "a ::=\n 'x' /(/",
      'line 2, column 6: The regular expression /(/, at character 1: this ( is never closed.',
    ],
    ['a ::= /x*/', 'line 1, column 7: the token /x*/ matches the empty text; let it match'],
    ["a ::= N\nN ::= 'x'?", 'line 2, column 1: the token N matches the empty text; let it match'],
    ["%skip a\na ::= 'x'", 'line 1, column 7: a is not a token and cannot be skipped'],
    ["%skip |\na ::= 'x'", 'line 1, column 7: expected a token to skip, but found |'],
    ["a ::= W\n%skip W\nW ::= ' '", 'line 2, column 7: W is skipped (see %skip), so no rule can use it'],
    ["a ::= 'x' /\\s+/", 'line 1, column 11: /\\s+/ is skipped (see %skip), so no rule can use it'],
  ])('%j: %s', (text, message) => {
    expect(() => readBnf(text)).toThrow(GrammarError);
    expect(() => readBnf(text)).toThrow(message);
  });

  test('a start rule that does not exist', () => {
    expect(readBnf("a ::= 'x'\nb ::= 'y'", 'b').start).toBe('b');
    expect(() => readBnf("a ::= 'x'\nb ::= 'y'", 'c')).toThrow('There is no rule c; there are a, b.');
  });
});

test('any text is read, or rejected with a GrammarError', () => {
  const pieces = fc.constantFrom(
    'a',
    'B',
    ' ',
    '\n',
    '::=',
    '|',
    ';',
    "'x'",
    '/y/',
    '(',
    ')',
    '[',
    ']',
    '*',
    '%skip',
    '"',
    ',',
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, maxLength: 30 }), (text) => {
      try {
        const { start, rules } = readBnf(text);
        expect(rules.has(start)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(GrammarError);
      }
    }),
  );
});

test('very many alternatives, and very many rules', () => {
  const n = 10_000;
  const { rules } = readBnf(
    `a ::= ${"'x' | ".repeat(n)} ;\n` + Array.from({ length: n }, (_, i) => `b${i} ::= a`).join('\n'),
  );
  expect(rules.size).toBe(n + 1);
});
