import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Schedule } from '../../src/core/reduction.ts';
import { overList } from '../../src/passes/over-list.ts';
import { windows } from '../../src/passes/windows.ts';
import { type AlgorithmParameters, algorithms } from '../../src/schedules/algorithms.ts';
import { keepingSyntax } from '../../src/schedules/keep-syntax.ts';
import { tokens } from '../../src/tree/list-program.ts';
import { hash, property, reduceWith } from '../reduce-with.ts';
import { syntaxOf, treeOf, words } from '../tree/editing.ts';

/** What an algorithm leaves of a text that keeps its syntax. */
async function kept(
  alg: string,
  language: string,
  text: string,
  holds: (text: string) => boolean,
  keep: 'keep' | 'if it parses' = 'keep',
  parameters: AlgorithmParameters = {},
): Promise<string> {
  const syntax = await syntaxOf(language);
  const schedule = algorithms[alg]!.schedule(await treeOf(language, text), parameters);
  const options = { lexer: syntax.lexer, limits: { tests: 400 } };
  return (await reduceWith(keepingSyntax(syntax, schedule, keep), text, property(holds), options)).text;
}

const C = 'int a; int f(int b) { if (b) { return crash(a, "x" "y"); } return 0; }';
const hasCrash = (text: string) => /crash ?\(/.test(text);

test('tokens are removed as long as the program parses', async () => {
  const text = words(await kept('pith', 'c', C, hasCrash, 'if it parses'));
  expect(text).toBe('crash();');
  expect((await syntaxOf('c')).parse(text).errors).toBe(0);
});

test.each(['ddmin-lines', 'ddmin-tokens', 'ddmin-chars', 'delta', 'multidelta', 'hdd-delete', 'hdd-delete*'])(
  '%s leaves a program that parses, if asked to',
  async (alg) => {
    const text = await kept(alg, 'c', C.replaceAll('; ', ';\n'), hasCrash);
    expect((await syntaxOf('c')).parse(text).errors).toBe(0);
  },
);

test('local enumeration without its filter, too', async () => {
  const parameters = { aux: ['local-enumeration'], window: 2, parseFilter: false };
  const text = await kept('vulcan', 'c', 'int a = b;', (t) => t.includes('int'), 'keep', parameters);
  expect((await syntaxOf('c')).parse(text).errors).toBe(0);
});

describe('a program with an error', () => {
  const BROKEN = 'int a = ); int f(int b) { crash(a); return (b); }';
  const holds = (text: string) => hasCrash(text) && text.includes('= )');

  test('may get more errors, unless it is told to keep its syntax', async () => {
    const syntax = await syntaxOf('c');
    const parse = (text: string) => syntax.parse(text);
    const before = parse(BROKEN).errors;
    expect(before).toBeGreaterThan(0);
    expect(parse(await kept('pith', 'c', BROKEN, holds)).errors).toBeLessThanOrEqual(before);
    const free = await kept('pith', 'c', BROKEN, holds, 'if it parses');
    expect(words(free)).toMatch(/^(= \) ?crash ?\(|crash ?\( ?= \))$/);
  });
});

test('passes are checked in attempts too', async () => {
  const syntax = await syntaxOf('c');
  const schedule: Schedule = async (reduction) => {
    await reduction.attempt(async (attempt) => {
      await attempt.run(overList('tokens', windows(1)), tokens(attempt.best, syntax.lexer));
    });
  };
  const { accepted } = await reduceWith(keepingSyntax(syntax, schedule, 'keep'), 'f(a);', () => true, {
    lexer: syntax.lexer,
  });
  expect(accepted).toHaveLength(1);
  expect(syntax.parse(accepted[0]!).errors).toBe(0);
});

test('an edit whose text does not parse, although its tree is right, is not accepted', async () => {
  const syntax = await syntaxOf('go');
  // After `if`, the `{` of a composite literal without brackets begins the body.
  const text = 'func f() {\n\tif (T{}) {\n\t}\n}\n';
  const schedule = algorithms['perses']!.schedule(await treeOf('go', text));
  const broken = async (schedule: Schedule) => {
    const holds = property((text) => /if.*T\{\}/.test(text));
    const { accepted } = await reduceWith(schedule, text, holds, { lexer: syntax.lexer });
    return accepted.map(words).filter((text) => syntax.parse(text).errors > 0);
  };
  expect(await broken(schedule)).toEqual(['func f() { if T{} { } }']);
  expect(await broken(keepingSyntax(syntax, schedule, 'if it parses'))).toEqual([]);
});

const PROGRAMS: Readonly<Record<string, string>> = {
  c: C,
  cpp: 'template <class T> struct V { T x; }; V<V<int>> f(auto v) { return R"(a)" + v.at<0>() >> 1; }',
  rust: "impl<'a> F<'a> for Vec<Vec<u8>> { fn f(&'a self) -> u8 { match 'b' { 'c' => call(|| 1), _ => 2 } } }",
  java: 'class A<T> { Map<String, List<T>> m = new HashMap<>(); int f(String s) { return s == "a" ? 1 : 2; } }',
  typescript:
    'type M<T> = Map<string, Array<T>>; const f = <T>(a?: M<T>): string => `x ${a ?? `y`} z` + /r/g.s;',
  python:
    'def f(a: dict[str, int] = {}):\n    if a:\n        return f"a {a[1]!r}"\n    return [x for x in a]\n',
  json: '{"a b": [-1.5, "c", {"d": [true, null]}]}',
};

test.each(Object.entries(PROGRAMS))(
  '%s: pith accepts nothing that does not parse',
  async (language, text) => {
    const syntax = await syntaxOf(language);
    const tree = await treeOf(language, text);
    expect(syntax.parse(text).errors).toBe(0);
    const schedule = keepingSyntax(syntax, algorithms['pith']!.schedule(tree), 'if it parses');
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 2, max: 12 }), async (seed, rarity) => {
        const holds = property((t) => t === text || hash(`${seed} ${t}`) % rarity === 0);
        const options = { lexer: syntax.lexer, limits: { tests: 300 } };
        const { accepted } = await reduceWith(schedule, text, holds, options);
        expect(accepted.filter((program) => syntax.parse(program).errors > 0)).toEqual([]);
      }),
      { seed: 15, numRuns: 5 },
    );
  },
);
