import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toGrammar } from '../../src/grammar/from-ebnf.ts';
import { GrammarError, show } from '../../src/grammar/grammar.ts';
import { normalise } from '../../src/grammar/pnf/normalise.ts';
import { readAntlr } from '../../src/grammar/read-antlr.ts';
import { regexSource, shortestText } from '../../src/grammar/regex.ts';
import { parseContextFree } from '../../src/parse/context-free.ts';
import type { Draft } from '../../src/parse/draft.ts';
import { showEbnf } from './show-ebnf.ts';

const CASES = join(import.meta.dirname, 'cases');

test.each(readdirSync(CASES).filter((name) => name.endsWith('.g4')))('%s', async (name) => {
  const grammar = readAntlr(readFileSync(join(CASES, name), 'utf8'));
  await expect(showEbnf(grammar)).toMatchFileSnapshot(join(CASES, `${name}.expected`));
});

describe('a parser rule', () => {
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
    ['a : <assoc=right> a B a | A<assoc=left> ;', 'a -> (A B)* A'],
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

describe('alternatives that begin with their own rule: earlier ones bind more tightly', () => {
  const read = (alternatives: string): string[] =>
    showEbnf(readAntlr(`grammar G; e : ${alternatives} ; ID : [a-z]+ ;`))
      .split('\n')
      .filter((line) => line.startsWith('e'));
  test.each([
    ["e '*' e | e '+' e | ID", ["e -> e '+' e 1 | e 1", "e 1 -> e 1 '*' ID | ID"]],
    ["x=e '*' y=e # Mul | e {p()}? '+' e | ID # Id", ["e -> e '+' e 1 | e 1", "e 1 -> e 1 '*' ID | ID"]],
    ["ID | <assoc=right> e '^' e", ["e -> (ID '^')* ID"]],
    ["ID | e '^'<assoc=right> e", ["e -> (ID '^')* ID"]],
    ["e '?' e ':' e | ID", ["e -> e '?' e ':' ID | ID"]],
    ["e '!' | '-' e | ID | '(' e ')'", ["e -> '-' e | e 1", "e 1 -> e 1 '!' | e 0", "e 0 -> ID | '(' e ')'"]],
    ["'-' e | e '!' | ID", ["e -> e '!' | e 1", "e 1 -> '-' e 1 | ID"]],
    ["e '.' ID | e '[' e ']' | ID", ["e -> e '.' ID | e '[' e ']' | ID"]],
    ["e '.' ID | e '!' | e '+' e | ID", ["e -> e '+' e 1 | e 1", "e 1 -> e 1 '.' ID | e 1 '!' | ID"]],
    ['e | e e | ID', ['e -> e ID | ID']],
    ["'-' e | ID", ["e -> '-' e | ID"]],
  ])('%s', (alternatives, expected) => {
    expect(read(alternatives)).toEqual(expected);
  });

  test('after an operator, any prefix is allowed, and before it any suffix', () => {
    expect(read("e '+' e | 'not' e | ID")).toEqual([
      "e -> 'not' e | e 1",
      "e 1 -> e 1 '+' e 0 (right) | ID",
      "e 0 (right) -> ID | 'not' e 0 (right)",
    ]);
    expect(read("e '+' e | e '!' | ID")).toEqual(["e -> e '!' | e 1", "e 1 -> e 1 '!'* '+' ID | ID"]);
  });

  const PRECEDENCE = `grammar G; s : e EOF ;
    e : e '!' | '-' e | e ('*' | '/') e | e '+' e | <assoc=right> e '^' e | 'not' e | e '?' e ':' e | ID | '(' e ')' ;
    ID : [a-z] ; WS : ' ' -> skip ;`;
  const grammar = normalise(toGrammar(readAntlr(PRECEDENCE)));
  /** With brackets around each node of several tokens, lists without those of their elements. */
  const bracketed = (draft: Draft, text: string): string => {
    if (draft.kind === 'token') return text.slice(draft.start, draft.end);
    const isList = draft.kind === 'node' && draft.production.kind === 'star';
    const parts = draft.children.map((child) => bracketed(child, text)).filter((part) => part !== '');
    const isElement = draft.kind === 'node' && grammar.auxiliary.has(draft.symbol);
    return parts.length < 2 || isList || isElement ? parts.join('') : `[${parts.join('')}]`;
  };
  test.each([
    ['a+b*c', '[a+[b*c]]'],
    ['a*b+c', '[[a*b]+c]'],
    ['a+b+c', '[a+b+c]'],
    ['a*b/c', '[a*b/c]'],
    ['-a!*b', '[[-[a!]]*b]'],
    ['a^b^c', '[a^[b^c]]'],
    ['not a+b', '[not[a+b]]'],
    ['a*not b', '[a*[notb]]'],
    ['a?b:c?d:e', '[a?b:c?d:e]'],
    ['(a+b)*c', '[[([a+b])]*c]'],
  ])('%s is read as %s', (text, expected) => {
    const { draft, errorTokens } = parseContextFree(text, grammar);
    expect(errorTokens).toBe(0);
    expect(bracketed(draft, text)).toBe(expected);
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

test('even if case is ignored, a literal refers to the token as it is written', () => {
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
    ["'/*' .*? ('*/' | EOF)", '/* a **/ b */', '/* a **/'],
    ["'/*' .*? ('*/' | EOF)", '/* a * b', '/* a * b'],
    ["'/*' .*? ('*/' | EOF)", '/* a *', '/* a *'],
    ["'/*' .*? ('*/' | [!] '!')", '/*a!!', '/*a!!'],
    ["'a' .+?", 'abc', 'ab'],
    ['[ac] [b]*?', 'abb', 'a'],
    ["'a' | 'b' [c]+?", 'bccc', 'bc'],
    ["'a' F 'e' ; fragment F : [b]*?", 'abbe', 'abbe'],
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

describe('code is ignored, and a predicate counts as true', () => {
  const read = (text: string) => readAntlr(`grammar G; ${text} A : 'a' ;`);
  test.each([
    ['a : {p()}? A ;', '1 predicate in it counts as true.'],
    ["a : {p()}?<fail='no'> A {q()}? ;", '2 predicates in it count as true.'],
    ["a : A {x = '}';} ;", 'Its code is ignored: 1 action.'],
    ["a : A ; B : 'b' {x();} -> skip ;", 'Its code is ignored: 1 action.'],
    ['@parser::members { int x; { } } a : A ;', 'Its code is ignored: @members.'],
    ['options { superClass = Base; } a : A ;', 'Its code is ignored: Base.'],
    ['a @init { x(); } @after { y(); } : A ;', 'Its code is ignored: @init, @after.'],
    ['a : A ; catch [E e] { } catch [F f] { } finally { } ', 'Its code is ignored: catch, finally.'],
    ['@header { int x; } a : A ;', undefined],
    ['a [int x] returns [String[] y, int z] locals [int i] throws E, F.G : A ;', undefined],
    ['a : <assoc=right> A ;', undefined],
  ])('%s: %s', (text, loss) => {
    const { rules, loss: found } = read(text);
    expect(rules.get('a')).toEqual({ kind: 'symbol', name: 'A' });
    expect(found).toBe(loss);
  });

  test('arguments of a rule', () => {
    expect(read('a : b[1, x[2]] ; b[int x] : A ;').rules.get('a')).toEqual({ kind: 'symbol', name: 'b' });
  });

  test('a token that only code creates, or that the parser never sees, never occurs', () => {
    const text = "tokens { T } a : T | A WS? ; WS : ' ' -> skip ;";
    expect(showEbnf(read(text))).toContain('a -> T (never) | A WS (never)?\nT (never) -> T (never)\n');
    expect(read(text).loss).toBe('Only code creates the tokens T, WS, so they never occur.');
    expect(show(normalise(toGrammar(read(text))))).toBe('a -> A\n');
  });

  test('a token that only code makes is one of those that no rule uses', () => {
    const text = "tokens { T, U } a : A T | U 'b' ; ID : [c-z]+ ; B : 'b' ; N : [0-9] ;";
    expect(showEbnf(read(text))).toContain(
      'a -> A T (by code) | U (by code) B\nT (by code) -> ID | N\nU (by code) -> ID | N\n',
    );
    expect(read(text).loss).toBe(
      'Only code creates the tokens T, U; ID, N are taken for them, because no rule uses these.',
    );
  });
});

describe('a recursive lexer rule', () => {
  const match = (rule: string, text: string): string | undefined => {
    const { inside } = readAntlr(`grammar G; a : T ; ${rule}`).terminals.get('T')!;
    return new RegExp(`(?:${regexSource(inside!)})$`, 'uy').exec(text)?.[0];
  };
  test.each([
    ["T : '/*' (T | .)*? '*/' ;", '/* * /* / */ **/'],
    ["T : '(' (~[()] | T)* ')' ;", '(a(b)(c(d)))'],
    ['T : [a-z] T? ;', 'abcdefghij'],
    ["T : [a-z] T | '.' ;", 'abcdefghij.'],
    ["T : [0-9]+ ('e' T)* ;", '1e2e3'],
    ["T : '<' U '>' ; fragment U : [a-z] | T ;", '<<a>>'],
  ])('%s matches %s', (rule, text) => {
    expect(match(rule, text)).toBe(text);
  });

  test('only a limited depth is read, and `loss` says so', () => {
    expect(match("T : '(' T? ')' ;", '(((())))')).toBeUndefined();
    expect(readAntlr("grammar G; a : T ; T : '(' T? ')' ;").loss).toBe('T can be nested 3 levels deep.');
  });
});

test.each([
  ["T : 'a'? ;", 'a'],
  ["T : 'a'* 'b'? ;", 'a|b'],
  ['T : [ab]* ;', 'a'],
])('no token is empty: %s', (rule) => {
  const { inside, text } = readAntlr(`grammar G; a : T ; ${rule}`).terminals.get('T')!;
  expect(text ?? shortestText(inside!)).not.toBe('');
});

describe('a parser grammar', () => {
  const files: Readonly<Record<string, string>> = {
    Words: "lexer grammar Words; import Blanks; IF : 'if' ; ID : [a-z]+ ; X : 'x' ;",
    Blanks: "lexer grammar Blanks; X : 'y' ; WS : ' '+ -> skip ;",
    Broken: 'lexer grammar Broken;\nA : ;\nB : (',
    Common: "grammar Common; b : 'b' ; c : 'c' ;",
  };
  const read = (text: string): string =>
    showEbnf(readAntlr(text, undefined, { import: (name) => files[name] }));

  test('takes its tokens from a lexer grammar and the imports of that', () => {
    expect(read("parser grammar P; options { tokenVocab = Words; } a : 'if' ID ;")).toBe(
      'start a\na -> IF ID\nIF = "if"\nID = /[a-z]+/\nX = "x"\n(WS = / +/)\n',
    );
  });

  test('takes only names from the vocabulary of its lexer', () => {
    const lexer = "lexer grammar L; options { tokenVocab = Lost; } A : 'a' ;";
    const text = "parser grammar P; options { tokenVocab = L; } a : 'a' '+'? ;";
    const { rules, loss } = readAntlr(text, undefined, {
      import: (name) => (name === 'L' ? lexer : undefined),
    });
    expect(rules.has("'+' (never)")).toBe(true);
    expect(loss).toBe("Only code creates the tokens '+', so they never occur.");
  });

  test('may import rules, and override them', () => {
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
  ])('%s: %s', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });
});

describe('what cannot be used is refused with its place', () => {
  test.each([
    ["grammar G; a : A ; A : 'a' -> hide ;", 'the command hide is not known'],
    ['grammar G; a : A ; A : B ;', 'column 24: there is no lexer rule B'],
    ['grammar G; a : A ; A : a ;', 'column 24: there is no lexer rule a'],
    ["grammar G; a : A ; A : ~'ab' ;", '~ is possible only before a set of characters'],
    ["grammar G; a : A ; A : 'z'..'a' ;", 'a range stands between two characters in their order'],
    ['grammar G; a : A ; A : [z-a] ;', 'the range z-a is out of order'],
    ['grammar G; a : A ; A : [\\p{No}\\p{Nope}] ;', 'the property \\p{Nope} is not known'],
    ["grammar G; a : A ; A : '\\q' ;", 'column 25: the escape \\q is not known'],
    ['grammar G; a : b ;', 'column 16: there is no rule b'],
    ["grammar G; a : A ; fragment A : 'a' ;", 'A is a fragment, not a token'],
    ["grammar G; a : 'a'..'b' ;", 'a range of characters is possible only in lexer rules'],
    ['grammar G; a : [ab] ;', '[ab] is only possible in rules of the lexer'],
    ["grammar G; a : ~A ; A : 'a' ;", 'no token is left here'],
    ["grammar G; a : ~(A A) ; A : 'a' ;", '~ is possible only before tokens'],
    ['grammar G; a : A ; a : B ;', 'there is already a rule a; use | instead'],
    ['grammar G; a : (A ;', 'column 19: expected ), but found ;'],
    ['grammar G; a : A', 'expected ;, but found the end of the file'],
    ["grammar G; a : 'x ;", 'this literal is not closed on its line'],
    ['grammar G; a : "x" ;', 'literals are written in single quotes'],
    ['grammar G; a : {', 'this { is never closed'],
    ['a : A ;', 'expected grammar and its name, but found a'],
    ["lexer grammar L; A : 'a' ;", 'There is no parser rule'],
  ])('%s: %s', (text, message) => {
    expect(() => readAntlr(text)).toThrow(GrammarError);
    expect(() => readAntlr(text)).toThrow(message);
  });

  test.each([
    ['a : b ; b : ;', 'a'],
    ['a : b ; b : A EOF ; c : B EOF ;', 'c'],
    ['a : b ; b : a EOF ;', 'a'],
    ['a : b EOF ; b : ;', 'a'],
  ])('the start rule of %s', (rules, start) => {
    expect(readAntlr(`grammar G; ${rules} A : 'a' ; B : 'b' ;`).start).toBe(start);
  });

  test('a start rule that does not exist', () => {
    expect(readAntlr('grammar G; a : ; b : ;', 'b').start).toBe('b');
    expect(() => readAntlr('grammar G; a : ; b : ;', 'c')).toThrow(
      'There is no parser rule c; there are a, b.',
    );
  });
});
