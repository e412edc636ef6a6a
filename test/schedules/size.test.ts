/** No algorithm ends larger than it began, by the size that is reported, whatever the test answers. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSmaller } from '../../src/core/program.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { hash, reduceWith } from '../reduce-with.ts';
import { syntaxOf, treeOf } from '../tree/editing.ts';

/** Tokens that lexers and trees once counted differently: strings, lifetimes, templates, `>>`, numbers, comments. */
const PROGRAMS: Readonly<Record<string, string>> = {
  c: `#include "a.h"
static const char *s = "a" "b c" L'\\n'; /* d */
int f(int n) { n >>= 0x1p-3f; if (n) return s[n] ? n >> 1 : 'x'; return g("e, f", n++ + ++n); }
`,
  cpp: `template <class T> struct V { T x; }; // a
V<V<int>> f(auto v) { return R"d(a "b)d"_s + v.template at<0>() >> 1'000; }
`,
  rust: `impl<'a, T> Foo<'a> for Vec<Vec<&'a T>> where T: 'static { fn f(&'a self) -> u8 { b'\\'' } }
fn g() -> Option<Box<u8>> { call(|| r#"a "b"#, 'c', 0..=1) >> 2 }
`,
  java: `class A<T> { Map<String, List<T>> m = new HashMap<>(); int f(String s) { return s == "a\\"b" ? 'c' >>> 1 : 1_0; } }
`,
  typescript: `type M<T> = Map<string, Array<T>>; // a
const f = <T>(a?: M<T>): string => \`x \${a ?? \`y\${1 >> 2}\`} z\` + "q" + /r[/]/g.s;
`,
  python: `def f(a: dict[str, list[int]] = {}):
    x = f"a {a['b']!r:>{3}} c" 'd'  # e
    if x: return """g
h"""
    return a[1:2] >> 3
`,
  smtlib: `(declare-fun |a b| () (_ BitVec 4))
(assert (! (= |a b| #x0f (f "c ""d")) :named n)) ; e
(check-sat)
`,
  json: '{"a b": [-1.5e+3, "c", {"d": [true, null]}], "e": {"f": "g\\"h"}}\n',
};

/** The same with errors. */
const BROKEN: Readonly<Record<string, string>> = {
  c: 'int a = ); int f(int b) { crash(a); return (b); }\n',
  typescript: 'interface A { a: string; b ] } const c: A = { a: "b" };\n',
  python: 'x = 1\nif x:\n    print(x))\ny = [x, x]\n',
  smtlib: ') (declare-const a Int) (assert (= a 1)) (check-sat)\n',
  json: '{"a": [1, {"b": null}, }\n',
};

const CASES = [
  ...Object.entries(PROGRAMS).map(([language, text]) => ({ name: language, language, text })),
  ...Object.entries(BROKEN).map(([language, text]) => ({ name: `${language} with errors`, language, text })),
];

/** Algorithms that may end with more bytes for as many tokens. */
const MAY_ADD_BYTES: Readonly<Record<string, string>> = {
  pith: 'lays the result out',
  multidelta: 'breaks lines where brackets are nested',
  vulcan: 'replaces names by longer ones',
  'vulcan+': 'replaces names by longer ones',
  'vulcan+trec': 'replaces names by longer ones',
  'sfc-perses': 'replaces names by longer ones',
  'sfc-vulcan': 'replaces names by longer ones',
  'sfc-vulcan+trec': 'replaces names by longer ones',
};

describe.each(CASES)('$name', ({ language, text }) => {
  test.each(Object.keys(algorithms))('%s', async (alg) => {
    const [tree, { lexer }] = await Promise.all([treeOf(language, text), syntaxOf(language)]);
    const tokens = lexer.countIn(text);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.integer({ min: 2, max: 12 }),
        fc.nat(tokens),
        async (seed, rarity, many) => {
          // What is large is interesting, so that nothing larger would be turned down by the test.
          const holds = (bytes: Uint8Array) => {
            const isByChance = hash(`${seed} ${Buffer.from(bytes).toString()}`) % rarity === 0;
            return isByChance || lexer.count(bytes) >= many;
          };
          const { stats } = await reduceWith(algorithms[alg]!.schedule(tree), text, holds, {
            lexer,
            limits: { tests: 100 },
          });
          const { before, after, curve } = stats;
          if (MAY_ADD_BYTES[alg] === undefined) expect(isSmaller(before, after)).toBe(false);
          expect(before.tokens).toBe(tokens);
          for (const [i, { tokens }] of curve.entries())
            expect(tokens).toBeLessThanOrEqual(curve[Math.max(0, i - 1)]!.tokens);
        },
      ),
      { seed: 15, numRuns: 2 },
    );
  });
});
