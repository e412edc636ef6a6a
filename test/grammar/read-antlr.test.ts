import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GrammarError } from '../../src/grammar/grammar.ts';
import { readAntlr } from '../../src/grammar/read-antlr.ts';
import { regexSource } from '../../src/grammar/regex.ts';
import { showEbnf } from './show-ebnf.ts';

const CASES = join(import.meta.dirname, 'cases');

test.each(readdirSync(CASES).filter((name) => name.endsWith('.g4')))('%s', async (name) => {
  const grammar = readAntlr(readFileSync(join(CASES, name), 'utf8'));
  await expect(showEbnf(grammar)).toMatchFileSnapshot(join(CASES, `${name}.expected`));
});

describe('a rule of the parser', () => {
  const read = (rule: string): string | undefined =>
    showEbnf(readAntlr(`grammar G; ${rule} b : A ; A : 'a' ; B : [b]+ ; C : 'c' ;`)).split('\n')[1];
  test.each([
    ['a : A B C ;', 'a -> A B C'],
    ['a : A | B b | ;', 'a -> A | B b | ε'],
    ['a : A? B* C+ ;', 'a -> A? B* C+'],
    ['a : A?? B*? C+? ;', 'a -> A? B* C+'],
    ['a : (A | B)* (A B)+ (C) ;', 'a -> (A | B)* (A B)+ C'],
    ["a : 'a' 'c' 'd' ;", "a -> A C 'd'"],
    ['a : x=A y+=B z=(A | B)+ ;', 'a -> A B (A | B)+'],
    ['a : A # One | B # Two ;', 'a -> A | B'],
    ['a : <assoc=right> a B a | A<assoc=left> ;', 'a -> a B a | A'],
    ['a : A EOF | EOF ;', 'a -> A | ε'],
    ['a : . ;', 'a -> A | B | C'],
    ['a : ~A ;', 'a -> B | C'],
    ["a : ~(A | 'c') b ;", 'a -> (B) b'],
    ["a : .*? 'd' ;", "a -> ('d' | A | B | C)* 'd'"],
    ['a options { x = y; } : A ;', 'a -> A'],
    ['protected a : A ;', 'a -> A'],
    ['mode : A ; import : mode ;', 'mode -> A'],
    ['constructor : A ;', 'constructor -> A'],
    ['/** doc */ a // : B\n : A /* | B */ ;', 'a -> A'],
  ])('%s: %s', (rule, expected) => {
    expect(read(rule)).toBe(expected);
  });
});

describe('a rule of the lexer', () => {
  const read = (rules: string): string[] =>
    showEbnf(readAntlr(`grammar G; a : ; ${rules}`))
      .trim()
      .split('\n')
      .slice(2);
  test.each([
    ["T : 'if' ;", ['T = "if"']],
    ["T : 'i' 'f' 'x'? ;", ['T = /ifx?/']],
    ["T : 'a'..'z' ;", ['T = /[a-z]/']],
    ['T : [a-z\\]\\-_^[] ;', ['T = /[a-z\\]\\-_\\^\\[]/']],
    ['T : [-+] [a-] ;', ['T = /[\\-+][a\\-]/']],
    ['T : [\\p{Lu}\\u0041-\\u{43}] ;', ['T = /[\\p{Lu}A-C]/']],
    ["T : '\\u0041\\u{42}\\n\\'\\\\' ;", ['T = "AB\\n\'\\\\"']],
    ["T : ~'a' ~[bc] ~('d' | [e] | 'f'..'h') . ;", ['T = /[^a][^bc][^def-h][^]/']],
    ['T : ~~[ab] ;', ['T = /[ab]/']],
    ["T : (A | 'c')+ ; fragment A : 'a' | B ; fragment B : 'b' ;", ['T = /(?:a|b|c)+/']],
    ["T : 'a' -> skip ;", ['(T = "a")']],
    ["T : 'a' -> channel(HIDDEN) ; U : 'b' -> channel(0) ;", ['(T = "a")', 'U = "b"']],
    ["T : 'a' ; U : 'b' -> type(T) ; V : 'c' ;", ['T = /a|b/', 'V = "c"']],
    ["tokens { T } channels { COMMENTS } U : 'b' -> type(T) ;", ['T = "b"']],
    ["T options { caseInsensitive = true; } : 'if' [a-c] ; U : 'u' ;", ['T = /[iI][fF][a-cABC]/', 'U = "u"']],
    ["T : 'a' EOF ;", ['T = "a"']],
  ])('%s: %j', (rules, expected) => {
    expect(read(rules)).toEqual(expected);
  });
});

test('where case is ignored, a text still means the token that is written so', () => {
  const text = "grammar G; options { caseInsensitive = true; } a : 'if' 'or' ; IF : 'if' ;";
  expect(showEbnf(readAntlr(text))).toBe("start a\na -> IF 'or'\n'or' = /[oO][rR]/\nIF = /[iI][fF]/\n");
});

describe('a non-greedy loop stops at the first end', () => {
  /** What the rule matches at the beginning of a text. */
  const match = (rule: string, text: string): string | undefined => {
    const inside = readAntlr(`grammar G; a : T ; T : ${rule} ;`).terminals.get('T')?.inside;
    return new RegExp(regexSource(inside!), 'uy').exec(text)?.[0];
  };
  test.each([
    ["'/*' .*? '*/'", '/* a **/ b */', '/* a **/'],
    ["'/*' .*? '*/'", '/**/*/', '/**/'],
    ["'/*' .*? '*' '/'", '/* * / */ */', '/* * / */'],
    ["'/*' .+? '*/'", '/**/*/', '/**/*/'],
    ["'<!--' .*? '-->'", '<!-- - -- ---> -->', '<!-- - -- --->'],
    ["'<script>' .*? '</script>'", '<script></scri</script></script>', '<script></scri</script>'],
    ["'//' .*? '\\r'? '\\n'", '//a\rb\r\n\n', '//a\rb\r\n'],
    ["'//' .*? ('\\r'? '\\n' | EOF)", '//a', '//a'],
    ["'//' .*? ('\\r\\n' | '\\n')", '//a\r\n\n', '//a\r\n'],
    ["'#' .*? [\\r\\n]+", '#a\n\nb\n', '#a\n\n'],
    ["'\"' .*? '\"'", '"a"b"', '"a"'],
    ["'\"' ('\\\\\"' | .)*? '\"'", '"a\\"b"c"', '"a\\"b"'],
    ["'(' [a-z]*? ')'", '(ab)c)', '(ab)'],
    ["'x' [a-z]*? 'yy'", 'xayyyy', 'xayy'],
    ["'x' (A .*? B) ; fragment A : 'a' ; fragment B : 'bb'", 'xa-b-bb-bb', 'xa-b-bb'],
  ])('%s in %j: %j', (rule, text, expected) => {
    expect(match(rule, text)).toBe(expected);
  });

  test('as the regular expressions of JavaScript do', () => {
    const ab = (length: object) => fc.string({ unit: fc.constantFrom('a', 'b', 'c'), ...length });
    fc.assert(
      fc.property(ab({ minLength: 1, maxLength: 5 }), ab({ maxLength: 40 }), (end, text) => {
        const expected = new RegExp(`[^]*?${end}`, 'uy').exec(text)?.[0];
        expect(match(`.*? '${end}'`, text)).toBe(expected);
      }),
    );
  });
});

describe('the grammar of a parser', () => {
  const files: Readonly<Record<string, string>> = {
    Words: "lexer grammar Words; import Blanks; IF : 'if' ; ID : [a-z]+ ; X : 'x' ;",
    Blanks: "lexer grammar Blanks; X : 'y' ; WS : ' '+ -> skip ;",
    Broken: 'lexer grammar Broken;\nA : ;\nB : (',
    Common: "grammar Common; b : 'b' ; c : 'c' ;",
  };
  const read = (text: string): string =>
    showEbnf(readAntlr(text, undefined, { import: (name) => files[name] }));

  test('takes its tokens from that of a lexer, with what this imports', () => {
    expect(read("parser grammar P; options { tokenVocab = Words; } a : 'if' ID ;")).toBe(
      'start a\na -> IF ID\nIF = "if"\nID = /[a-z]+/\nX = "x"\n(WS = / +/)\n',
    );
  });

  test('may import rules, and have its own instead', () => {
    expect(read("grammar G; import Common; a : b c ; b : 'x' ;")).toBe(
      `start a\na -> b c\nb -> 'x'\nc -> 'c'\n'x' = "x"\n'c' = "c"\n`,
    );
  });

  test.each([
    [
      'parser grammar P; options { tokenVocab = Lost; } a : ;',
      'line 1, column 42: the grammar Lost is needed',
    ],
    [
      'grammar G; import Broken; a : ;',
      'Broken, line 3, column 6: expected ), but found the end of the file',
    ],
    ["parser grammar P; options { tokenVocab = Words; } a : '+' ;", "no token of the lexer is '+'"],
  ])('%s: %s', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('what cannot be used is refused with its place', () => {
  test.each([
    [
      'grammar G;\na : {p()}? A ;',
      'line 2, column 5: the semantic predicate {p()}? cannot be used; remove it if',
    ],
    ["grammar G;\na : A {x = '}';} ;", "line 2, column 7: the action {x = '}';} cannot be used; remove it"],
    ['grammar G;\n@parser::members { int x; { } }', 'line 2, column 1: the code in @members cannot be used'],
    ['grammar G; a\n@init { x(); } : A ;', 'line 2, column 1: the code in @init cannot be used'],
    ['grammar G; a [int x] : A ;', 'line 1, column 14: arguments [int x] of a rule cannot be used'],
    ['grammar G; a : a[1] ;', 'line 1, column 17: arguments [1] of a rule cannot be used'],
    ['grammar G; a returns [int x] : A ;', 'returns cannot be used'],
    ['grammar G; a locals [int x] : A ;', 'locals cannot be used'],
    ['grammar G; a : A ; catch [E e] { } ', 'the code in catch cannot be used'],
    ['grammar G; a : A ; finally { } ', 'the code in finally cannot be used'],
    ["lexer grammar L; A : 'a' ;\nmode M; B : 'b' ;", 'line 2, column 1: modes of the lexer cannot be used'],
    ["grammar G; a : A ; A : 'a' -> pushMode(M) ;", 'column 31: the command pushMode cannot be used'],
    ["grammar G; a : A ; A : 'a' -> more ;", 'column 31: the command more cannot be used'],
    ["grammar G; a : A ; A : 'a' -> skip | 'b' ;", 'not all alternatives have the same commands'],
    ["grammar G; a : A ; A : 'a' ; B : 'b' -> type(A), skip ;", 'A is sometimes skipped and sometimes not'],
    ["grammar G; a : C ; C : '(' (C | .)*? ')' ;", 'column 20: the lexer rule C uses itself'],
    ["grammar G; a : A ; A : 'a'? ;", 'column 20: the token A matches the empty text'],
    ['grammar G; a : A ; A : B ;', 'column 24: there is no lexer rule B'],
    ['grammar G; a : A ; A : a ;', 'column 24: there is no lexer rule a'],
    ["grammar G; a : A ; A : ~'ab' ;", '~ is only possible before a set of characters'],
    ["grammar G; a : A ; A : 'z'..'a' ;", 'a range stands between two characters in their order'],
    ['grammar G; a : A ; A : [z-a] ;', 'the range z-a is out of order'],
    ['grammar G; a : A ; A : [\\p{No}\\p{Nope}] ;', 'the property \\p{Nope} is not known'],
    ["grammar G; a : A ; A : '\\q' ;", 'column 25: the escape \\q is not known'],
    ['grammar G; a : b ;', 'column 16: there is no rule b'],
    ['grammar G; tokens { T } a : T ;', 'no rule of the lexer makes the token T'],
    ["grammar G; a : A ; fragment A : 'a' ;", 'A is a fragment, and no token'],
    ["grammar G; a : A ; A : 'a' -> skip ;", 'the token A is skipped'],
    ["grammar G; a : 'a'..'b' ;", 'a range of characters is only possible in rules of the lexer'],
    ['grammar G; a : [ab] ;', '[ab] is only possible in rules of the lexer'],
    ["grammar G; a : ~A ; A : 'a' ;", 'no token is left here'],
    ["grammar G; a : ~(A A) ; A : 'a' ;", '~ is only possible before tokens'],
    ['grammar G; a : A ; a : B ;', 'there is already a rule a; use | instead'],
    ['grammar G; a : (A ;', 'column 19: expected ), but found ;'],
    ['grammar G; a : A', 'expected ;, but found the end of the file'],
    ["grammar G; a : 'x ;", 'this text is not closed on its line'],
    ['grammar G; a : "x" ;', 'texts stand between single quotes'],
    ['grammar G; a : {', 'this { is never closed'],
    ['a : A ;', 'expected grammar and its name, but found a'],
    ["lexer grammar L; A : 'a' ;", 'There is no parser rule'],
  ])('%s: %s', (text, message) => {
    expect(() => readAntlr(text)).toThrow(GrammarError);
    expect(() => readAntlr(text)).toThrow(message);
  });

  test('a start rule that does not exist', () => {
    expect(readAntlr('grammar G; a : ; b : ;', 'b').start).toBe('b');
    expect(() => readAntlr('grammar G; a : ; b : ;', 'c')).toThrow(
      'There is no parser rule c; there are a, b.',
    );
  });
});
