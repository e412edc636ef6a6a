import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGrammar } from '../../src/grammar/from-ebnf.ts';
import type { Grammar } from '../../src/grammar/grammar.ts';
import { readAntlr } from '../../src/grammar/read-antlr.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { NO_TERMINAL, tokenise } from '../../src/parse/tokenise.ts';

/** Tokens as `NAME text`; those without a terminal as `? text`. */
function tokensOf(text: string, grammar: Grammar): string[] {
  const names = [...grammar.terminals.keys()];
  const { terminals, starts, ends } = tokenise(text, grammar);
  return Array.from(terminals, (terminal, i) => {
    const name = terminal === NO_TERMINAL ? '?' : names[terminal];
    return `${name} ${text.slice(starts[i], ends[i])}`;
  });
}

const language = toGrammar(
  readBnf(String.raw`
    s ::= ('if' | '-' | '->' | '.' | '..' | NAME | NUMBER | STRING | COMMENT_LIKE | WORDS | TWICE)* ;
    NAME ::= /\p{L}+/ ;
    NUMBER ::= /[0-9]+/ | /[0-9]+\.[0-9]+/ ;
    STRING ::= /"([^"]|"")*"/ ;
    COMMENT_LIKE ::= '%%' /[^%]*/ '%%' ;
    WORDS ::= /a(b|bcd)(c|cde)/ ;
    TWICE ::= /!{2,3}/ ;
    %skip /[ \n]+/ /#[^\n]*/
  `),
);

test.each<[string, string, string[]]>([
  ['the longest match', '-->', ["'-' -", "'->' ->"]],
  ['a fixed text before a name of the same length', 'if iff', ["'if' if", 'NAME iff']],
  ['the longest alternative, not the first', '1.5', ['NUMBER 1.5']],
  ['the longest match of a regex, not the greedy one', 'abcde', ['NAME abcde']],
  ['backs up to the last match', '1..2', ['NUMBER 1', "'..' ..", 'NUMBER 2']],
  ['strings with escapes', '"a""b" c', ['STRING "a""b"', 'NAME c']],
  ['counted repetitions', '!!!!!', ['TWICE !!!', 'TWICE !!']],
  ['skipped tokens leave nothing', 'a # b\n# c\nd', ['NAME a', 'NAME d']],
  ['only skipped tokens', ' # b', []],
  ['nothing', '', []],
  ['letters of all planes', 'é𝒳', ['NAME é𝒳']],
  ['unknown neighbours are one token', 'a~~ ~~b', ['NAME a', '? ~~', '? ~~', 'NAME b']],
  ['unknown characters of all planes', '😀😀', ['? 😀😀']],
  ['half a character', '\ud83d', ['? \ud83d']],
  ['too few of a counted repetition', '!', ['? !']],
  ['an unterminated token', '%%a', ['? %%', 'NAME a']],
])('%s: %j', (_, text, expected) => {
  expect(tokensOf(text, language)).toEqual(expected);
});

test('among equally long matches, the first in the grammar wins', () => {
  const bnf = (first: string, second: string): string =>
    `s ::= (${first} | ${second})* ; ${first} ::= /[a-z]+/ ; ${second} ::= /[ab]+/ ;`;
  expect(tokensOf('ab', toGrammar(readBnf(bnf('X', 'Y'))))).toEqual(['X ab']);
  expect(tokensOf('ab', toGrammar(readBnf(bnf('Y', 'X'))))).toEqual(['Y ab']);
});

test('a terminal without a lexical rule never matches', () => {
  const terminals = new Map([['INDENT', { name: 'INDENT' }]]);
  expect(tokensOf('a', { ...language, terminals, skipped: new Set() })).toEqual(['? a']);
});

test('tokens are in order, with only skipped text between them', () => {
  const piece = fc.constantFrom(
    'if',
    '-',
    '->',
    '.',
    'x',
    '7',
    '"',
    '%',
    '!',
    ' ',
    '\n',
    '#',
    'é',
    '😀',
    '~',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const { length, starts, ends } = tokenise(text, language);
      let end = 0;
      for (let i = 0; i < length; i++) {
        expect(text.slice(end, starts[i])).toMatch(/^(?:[ \n]|#[^\n]*)*$/);
        expect(ends[i]).toBeGreaterThan(starts[i]!);
        end = ends[i]!;
      }
      expect(text.slice(end)).toMatch(/^(?:[ \n]|#[^\n]*)*$/);
    }),
  );
});

test('a long text of unterminated tokens takes linear time', () => {
  const grammar = toGrammar(
    readBnf(String.raw`s ::= (SLASH | COMMENT)* ; SLASH ::= /[\/*]/ ; COMMENT ::= /\/\*[^!]*!/ ;`),
  );
  expect(tokenise('/*'.repeat(200_000), grammar).length).toBe(400_000);
});

describe('a lexer with modes', () => {
  const tokens = (rules: string, text: string): string[] =>
    tokensOf(text, toGrammar(readAntlr(`grammar G; a : ; ${rules}`)));
  test.each<[string, string, string, string[]]>([
    [
      'enters a mode and leaves it',
      "O : '<' -> pushMode(IN) ; T : ~'<'+ ; mode IN; C : '>' -> popMode ; N : [a-z]+ ; W : ' ' -> skip ;",
      'a b<x y>c d',
      ['T a b', 'O <', 'N x', 'N y', 'C >', 'T c d'],
    ],
    [
      'enters modes in modes',
      "S : '\"' -> pushMode(IN) ; E : '}' -> popMode ; N : [a-z] ; mode IN; H : '{' -> pushMode(DEFAULT_MODE) ; Q : '\"' -> popMode ; C : ~[{\"] ;",
      '"x{y"z"}w"n',
      ['S "', 'C x', 'H {', 'N y', 'S "', 'C z', 'Q "', 'E }', 'C w', 'Q "', 'N n'],
    ],
    [
      'switches modes',
      "A : 'a' -> mode(B) ; mode B; B : 'a' -> mode(DEFAULT_MODE) ;",
      'aaa',
      ['A a', 'B a', 'A a'],
    ],
    [
      'joins what more has read',
      "Q : '\"' -> more, mode(IN) ; N : [a-z] ; mode IN; S : '\"' -> mode(DEFAULT_MODE) ; C : . -> more ;",
      'n"ab"n',
      ['N n', 'S "ab"', 'N n'],
    ],
    ['never finds the rest', "Q : '\"' -> more ; N : [a-z] ;", 'n"', ['N n', '? "']],
    [
      'leaves a mode where no rule matches',
      "N : [a-z] -> mode(IN) ; P : '+' ; mode IN; E : [\n]+ -> mode(DEFAULT_MODE) ; O : -> mode(DEFAULT_MODE), skip ;",
      'a+b\n+',
      ['N a', 'P +', 'N b', 'E \n', 'P +'],
    ],
    [
      'does not change the mode for ever',
      "A : 'a' -> mode(M) ; O : -> mode(M) ; mode M; P : -> mode(DEFAULT_MODE) ;",
      'b!a',
      ['? b!', 'A a'],
    ],
    ['leaves no mode at the start', "A : 'a' -> popMode ;", 'aa', ['A a', 'A a']],
    [
      'has commands for each alternative',
      "A : 'a' -> skip | 'b' ; B : 'c' -> type(A) ; C : 'd' -> type(A), channel(1) ;",
      'abcd',
      ['A b', 'A c'],
    ],
    [
      'prefers the longest, then the first',
      "A : 'ab' ; B : 'a' ; C : 'a' ; mode M; D : 'aba' ;",
      'aba',
      ['A ab', 'B a'],
    ],
  ])('%s', (_, rules, text, expected) => {
    expect(tokens(rules, text)).toEqual(expected);
  });
});
