import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../src/languages/languages.ts';
import { plainLexer } from '../../src/parse/lexer.ts';
import { syntaxOf, treeOf } from '../tree/editing.ts';

/** A program and its tokens, separated by blanks if they contain none. */
const CASES: readonly (readonly [language: string, program: string, tokens: string | readonly string[]])[] = [
  ['c', 'x >>= 0x1p-3f; // why', 'x >>= 0x1p-3f ;'],
  ['c', 'char c = L\'\\\'\' /* c */ "d\\"";', 'char c = L\'\\\'\' "d\\"" ;'],
  ['c', 'a\\\n+++b...', 'a ++ + b ...'],
  ['c', '#include <a.h>\n', '# include < a . h >'],
  ['cpp', 'R"x(a)" b)x"_s + 1\'000;', ['R"x(a)" b)x"', '_s', '+', "1'000", ';']],
  ['rust', "impl<'a> Foo<'a> for Bar {}", "impl < 'a > Foo < 'a > for Bar { }"],
  ['rust', "f('\\'', 'b', b'\\n', 0..=1.5, x.0)", "f ( '\\'' , 'b' , b'\\n' , 0 ..= 1.5 , x . 0 )"],
  ['rust', 'a /* b /* c */ d */; r#fn r#"" "#', ['a', ';', 'r#fn', 'r#"" "#']],
  ['java', 'a >>> 1 + """\n"b" """', ['a', '>>>', '1', '+', '"""\n"b" """']],
  ['javascript', 'a / b == /c\\/[/]d/g.e ?? `f`', 'a / b == /c\\/[/]d/g . e ?? `f`'],
  ['javascript', '#!/bin/node\nthis.#p ??= 1_000n', '#!/bin/node this . #p ??= 1_000n'],
  ['typescript', 'type T = { a?: U } // b', 'type T = { a ? : U }'],
  [
    'python',
    'x = rb"a" f\'b\' """c\n"""  # d\ny = 1.e5 ** 2.',
    'x = rb"a" f\'b\' """c\n""" y = 1.e5 ** 2.'.split(' '),
  ],
  ['go', "x := `a\nb` + '\\n' &^ 1i", "x := `a\nb` + '\\n' &^ 1i"],
  ['solidity', 'b = hex"00ff"; a => 1 ether', 'b = hex"00ff" ; a => 1 ether'],
  ['json', '{"a b": -1.5e+3} // c', ['{', '"a b"', ':', '-1.5e+3', '}']],
  [
    'smtlib',
    '(f #x0f |a b| "c""d" :named check-sat) ; e',
    ['(', 'f', '#x0f', '|a b|', '"c""d"', ':named', 'check-sat', ')'],
  ],
];

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test.each(CASES)('%s: %j', async (language, text, expected) => {
  const { lexer } = await syntaxOf(language);
  const bytes = bytesOf(text);
  const pieces = Array.from(lexer.cuts(bytes).subarray(1), (end, i) =>
    new TextDecoder().decode(bytes.subarray(lexer.cuts(bytes)[i], end)),
  );
  const tokens = typeof expected === 'string' ? expected.split(' ') : expected;
  expect(pieces.join('')).toBe(text);
  expect(lexer.count(bytes)).toBe(tokens.length);
  // Each piece includes the white space and comments before it; those at the end are a separate piece.
  for (const [i, token] of tokens.entries())
    expect(pieces[i]).toSatisfy((piece: string) => piece.endsWith(token));
});

test("a lifetime is a token: without the lifetimes of `impl<'a> Foo<'a> for Bar {}` there are fewer", async () => {
  const { lexer } = await syntaxOf('rust');
  expect(lexer.countIn("impl<'a> Foo<'a> for Bar {}")).toBe(12);
  expect(lexer.countIn('impl Foo for Bar {}')).toBe(6);
});

test('a tree has the size of its text', async () => {
  const tree = await treeOf('c', 'int a = 1; // b\n');
  expect(tree.size).toEqual({ tokens: 5, bytes: 16 });
});

test('every byte is in exactly one token', async () => {
  const lexers = await Promise.all(
    languages.filter(({ bundled }) => bundled).map(async ({ name }) => (await syntaxOf(name)).lexer),
  );
  const code = fc.string({
    unit: fc.constantFrom(
      'a',
      '1',
      '.',
      '"',
      "'",
      '`',
      '\\',
      '\n',
      ' ',
      '{',
      '#',
      'é',
      '-',
      '|',
      '/*',
      '*/',
      '${',
      'r"',
    ),
  });
  fc.assert(
    fc.property(fc.oneof(code.map(bytesOf), fc.uint8Array({ maxLength: 100 })), (bytes) => {
      for (const lexer of [plainLexer, ...lexers]) {
        const cuts = [...lexer.cuts(bytes)];
        expect([cuts[0], cuts.at(-1)]).toEqual([0, bytes.length]);
        for (let i = 1; i < cuts.length; i++) expect(cuts[i]).toBeGreaterThan(cuts[i - 1]!);
        expect(cuts.length - 1 - lexer.count(bytes)).toBeOneOf([0, 1]);
      }
    }),
  );
});
