import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Proposal } from '../../src/core/pass.ts';
import { isBefore } from '../../src/grammar/shortlex.ts';
import { trec } from '../../src/passes/trec.ts';
import { leavesOf } from '../../src/tree/node.ts';
import { finish } from '../../src/core/work.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { casesOf } from '../languages/sources.ts';
import { type Run, hash, property, proposals, proposalsOf, reduceWith, textOf } from '../reduce-with.ts';
import { treeIn, treeOf } from '../tree/editing.ts';

const run = (
  tree: TreeProgram,
  holds: (text: string) => boolean,
  options?: Parameters<typeof reduceWith>[3],
): Promise<Run> =>
  reduceWith(
    async (reduction) => void (await reduction.run(trec, tree)),
    textOf(tree.print()),
    property(holds),
    options,
  );

/** What is left of a text that has to look like this. */
const left = async (language: string, text: string, pattern: RegExp): Promise<string> =>
  (await run(await treeOf(language, text), (t) => pattern.test(t))).text;

const errorsIn = (program: TreeProgram): number =>
  finish(program.syntax.countingErrors(textOf(program.print())));

const proposed = async (language: string, text: string): Promise<string[]> =>
  proposals(trec, await treeOf(language, text));

describe('what is left', () => {
  test.each([
    ['names become a', 'c', 'int foo(int bar);', /./, 'int a(int a);'],
    [
      'others b and c',
      'c',
      'int foo = bar + qux + bar;',
      /(\w+) = (?!\1)(\w+) \+ (?!\1|\2)\w+ \+ \2;/,
      'int a = b + c + b;',
    ],
    ['a name that has to stay', 'c', 'int foo = main;', /main/, 'int a = main;'],
    [
      'a part of a name that has to stay',
      'c',
      'int my_test_1 = my_test_1;',
      /(\w*test\w*) = \1;/,
      'int atest = atest;',
    ],
    ['no name becomes a keyword', 'c', 'x = dao;', /d.*o/, 'a = dao;'],
    ['an integer becomes 0', 'c', 'x = 42;', /./, 'a = 0;'],
    ['or 1', 'c', 'x = 42;', /[1-9]/, 'a = 1;'],
    ['or the digits that are needed', 'c', 'x = 1234567;', /3.*5/, 'a = 35;'],
    ['and the others 0', 'c', 'x = 4567;', /= [1-9]\d{3};/, 'a = 1000;'],
    ['of a suffix the number goes', 'c', 'x = 0x24F96B7BL;', /L/, 'a = 0L;'],
    ['of a prefix the digits', 'c', 'x = 0x24F96B7BL;', /0x/, 'a = 0xa;'],
    ['of a fraction all but the dot', 'c', 'x = -12.345e+6f;', /\./, 'a = 0.;'],
    ['a string shrinks', 'c', 'f("some text, long");', /text/, 'a("text");'],
    ['or is empty', 'c', 'f("some text, long");', /./, 'a("");'],
    ['of an escape the letter', 'c', 'f("\\x41");', /\\/, 'a("\\a");'],
    ['the name of a header', 'c', '#  include <stdio.h>\n', /./, '#include <>\n'],
    ['a literal', 'rust', 'fn f() { 123_456u64 }', /u64/, 'fn a() { 0u64 }'],
    ['a string of bytes', 'rust', 'fn f() { b"abc" }', /b"/, 'fn a() { b"" }'],
    ['a raw string', 'go', 'package p\nvar x = `abc`\n', /./, 'package a\nvar a = ``\n'],
    ['a float', 'python', 'x = 1_000.25e10\n', /e/, 'a = 0.e0\n'],
    ['a regular expression', 'javascript', 'f(/a[bc]+d/gi)', /\[/, 'a(/[]/)'],
    ['a symbol', 'smtlib', '(assert (= foo |a b| "x""y"))', /""/, '(assert (a a || ""))'],
  ])('%s: %s', async (_, language, text, pattern, expected) => {
    expect(await left(language, text, pattern)).toBe(expected);
  });

  test('in a language of its own', async () => {
    const tree = treeIn("s ::= W+; W ::= /[a-z]+(-[0-9]+)?/; %skip ' '", 'foo-12 foo-12 bar');
    expect((await run(tree, (t) => /^(\S+-\d+) \1 /.test(t))).text).toBe('a-0 a-0 a');
  });
});

describe('what is proposed', () => {
  test('a name everywhere, then in one place; then its parts; nothing twice', async () => {
    expect(await proposed('c', 'ab = ab;')).toEqual([
      ...['a = a;', 'a = ab;', 'aa = aa;', 'aa = ab;'],
      ...['ab = a;', 'ab = aa;'],
    ]);
  });

  test('names up to the first that does not occur', async () => {
    const names = (await proposed('c', 'a + c + foo;')).filter((text) => text.startsWith('a + c + '));
    expect(names.slice(0, 3)).toEqual(['a + c + a;', 'a + c + b;', 'a + c + f;']);
  });

  test('names that are as short, but come first', async () => {
    expect(await proposed('c', 'b + a + d;')).toEqual([
      'a + a + d;',
      'b + a + a;',
      'b + a + b;',
      'b + a + c;',
    ]);
  });

  test('never a keyword', async () => {
    const tree = treeIn("s ::= 'a' W W; W ::= /[a-z]+/; %skip ' '", 'a foo b');
    expect(proposals(trec, tree).filter((text) => text.startsWith('a a '))).toEqual([]);
  });

  test('two texts for all other tokens', async () => {
    expect(await proposed('c', 'a = 7;')).toEqual(['a = 0;', 'a = 1;']);
  });

  test('nothing for what is fixed or unknown', async () => {
    expect(await proposed('c', 'int a;')).toEqual([]);
    expect(await proposed('python', 'a(f"{a}string")\n')).toEqual([]);
    expect(await proposed('javascript', 'a(`${a}template`)')).toEqual([]);
  });

  test('nothing that would be read as fewer tokens', () => {
    const tree = treeIn('s ::= N+; N ::= /[0-9]+(\\.[0-9]+)?|\\.[0-9]+/', '1.5.5');
    expect(proposals(trec, tree)).toEqual(['0.5.5', '1.0.5', '1.1.5', '1.5.0', '1.5.1']);
  });

  test('the next token after a token, the same one after a part of it', async () => {
    const tree = await treeOf('c', 'foo = 12345;');
    const after = (wanted: string) => {
      const found = [...proposalsOf(trec, tree)].find(({ program }) => textOf(program.print()) === wanted)!;
      return Array.from(proposalsOf(trec, found.program, found.next), ({ program }) =>
        textOf(program.print()),
      );
    };
    expect(after('a = 12345;').slice(0, 2)).toEqual(['a = 0;', 'a = 1;']);
    expect(after('foo = 12;').slice(0, 2)).toEqual(['foo = 1;', 'foo = 2;']);
    expect(after('foo = 02345;').slice(0, 2)).toEqual(['foo = 00345;', 'foo = 01345;']);
  });
});

const PROGRAMS = {
  c: '#define A  b\nstruct foo { int bar; }; int f(int arg) { g(arg, "x y\\n", 0x1FL); return (arg + 17.5) * f(arg); }',
  rust: 'fn foo<T>(bar: &[T]) -> u8 { let baz = 12_3u8; g(bar[1], \'x\', 1.5); match baz { 0 => b"s", _ => baz } }',
  python: 'def foo(bar, *baz):\n    for i in bar:\n        g(i, [10, 0x2F], "s")\n    return 1.5e3\n',
  javascript:
    'let foo = { bar: 12, baz }; foo.bar = /a[b]/g; class Q { #x = `t${foo}`; m() { return "s\\n" + foo } }',
  smtlib: '(declare-const foo Int)(assert (! (= foo 12) :named bar))(check-sat-assuming (|a b|))',
};

const textsOf = ({ root }: TreeProgram): string[] =>
  Array.from(leavesOf(root), ({ text }) => text).filter((text) => text !== '');

/** No token is later than before, and one is earlier. */
function expectEarlier(before: readonly string[], after: readonly string[]): void {
  expect(after.length).toBe(before.length);
  expect(after.filter((text, i) => isBefore(before[i]!, text))).toEqual([]);
  expect(after).not.toEqual(before);
}

describe.each(Object.entries(PROGRAMS))('%s', (language, source) => {
  test('every proposal parses, to tokens of which none is later and one is earlier', async () => {
    const sources = [source, ...casesOf(language).map((file) => readFileSync(file, 'utf8'))];
    let seen = 0;
    for (const text of sources) {
      for (const { before, proposal } of along(await treeOf(language, text))) {
        seen++;
        expect(errorsIn(proposal.program)).toBeLessThanOrEqual(errorsIn(before));
        const read = await treeOf(language, new TextDecoder().decode(proposal.program.print()));
        expect(textsOf(read)).toEqual(textsOf(proposal.program));
        expectEarlier(textsOf(before), textsOf(proposal.program));
      }
    }
    expect(seen).toBeGreaterThan(100);
  });

  test('it ends, whatever the property, and each program is earlier than the one before', async () => {
    const tree = await treeOf(language, source);
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const holds = (text: string) => text === source || hash(`${seed} ${text}`) % 4 === 0;
        const { accepted } = await run(tree, holds);
        let before = textsOf(tree);
        for (const text of accepted) {
          const after = textsOf(await treeOf(language, text));
          expectEarlier(before, after);
          before = after;
        }
      }),
      { numRuns: 5 },
    );
  });
});

interface Try {
  readonly before: TreeProgram;
  readonly proposal: Proposal<TreeProgram>;
}

/** What is proposed, and for what, if one of eight is accepted. */
function* along(start: TreeProgram): Generator<Try> {
  let before = start;
  for (let from = trec.start(start); ;) {
    let accepted: Proposal<TreeProgram, typeof from> | undefined;
    for (const proposal of proposalsOf(trec, before, from)) {
      yield { before, proposal };
      if (hash(textOf(proposal.program.print())) % 8 > 0) continue;
      accepted = proposal;
      break;
    }
    if (accepted === undefined) return;
    ({ program: before, next: from } = accepted);
  }
}
