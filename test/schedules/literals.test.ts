/**
 * Every algorithm comes to its end on programs whose strings, characters, comments, templates and regular expressions hold white space,
 * quotes, escapes and line ends: where a pass proposes what the printer then undoes, an algorithm can go round in circles forever.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { readProgram } from '../../src/tree/tree-program.ts';
import { bytesOf, hash, reduceWith, textOf } from '../reduce-with.ts';
import { syntaxOf } from '../tree/editing.ts';

/** What stands in strings and comments. */
const PIECES = [
  'a',
  'b ',
  ' ',
  '0',
  '  ',
  '\t',
  'c-d',
  '%s',
  '{',
  '}',
  '(',
  '#',
  '//',
  '$',
  '"',
  "'",
  '`',
  '\n',
  '\n  ',
];
const content = fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((parts) => parts.join(''));
const escape = fc.constantFrom('', '\\n', '\\\\', '\\t ');

/** Contents that go where there can be no line end, no quote of a kind, or only an escaped one. */
const line = (text: string) => text.replaceAll('\n', ' ');
const bare = (text: string) => line(text).replaceAll(/["'`{}]/g, '');
const double = (text: string) => line(text).replaceAll('"', '\\"').replaceAll("'", "\\'");
const continued = (text: string) => text.replaceAll(/["'`]/g, '\\$&').replaceAll('\n', '\\\n');
const template = (text: string) => text.replaceAll(/[`$]/g, '\\$&');
const comment = (text: string) => text.replaceAll('//', '');

/** Statements of each language, to be filled with two contents and an escape. */
const STATEMENTS: Readonly<Record<string, readonly ((a: string, b: string, e: string) => string)[]>> = {
  c: [
    (a, b, e) => `char *s = "${continued(a)}${e}" "${double(b)}"; /* ${comment(b)} */`,
    (a) => `int x = ' ' + '\\'' + '"' + '\\\\' + f("${double(a)}"); // ${line(a)}`,
    (a) => `#define M(x) x  "${continued(a)}"`,
    (a, b, e) =>
      `int /* ${comment(a)} */ y = L'${e === '' ? ' ' : e.trim()}'; // ${line(b)} \\\n  ${line(a)}`,
  ],
  cpp: [
    (a, b, e) => `auto s = R"x(${a}\n${b})x"; auto t = u8"${e}"; // ${line(a)}`,
    (a, b) => `namespace n { int x = f<' '>("${double(a)}"_s, L"${continued(b)}"); }`,
    (a) => `char c = '"', d = '\\''; /* ${comment(a)} */`,
  ],
  rust: [
    (a, b, e) =>
      `fn f<'a>(x: &'a str) { g("${a.replaceAll('"', '\\"')}${e}", r#"${b}"#, b' ', ' ', '\\'', '"'); }`,
    (a, b) => `static S: &str = "${a.replaceAll('"', '')} \\\n  b"; /* ${comment(b)} */`,
    (a, b) => `/// ${line(a)}\nfn g() {} // ${line(b)}`,
  ],
  java: [
    (a, b, e) => `class A { String s = "${double(a)}${e}" + ' ' + '\\'' + '"'; /** ${comment(b)} */ }`,
    (a, b) => `class B { String t = """\n  ${a.replaceAll('"', '')}\n"""; } // ${line(b)}`,
  ],
  javascript: [
    (a, b, e) => `console.log("${continued(a)}${e}", '${double(b)}', 1 + 2); // ${line(a)}`,
    (a, b) => `f(\`${template(a)} \${ x + \`${template(b)}\` } \`, /a b[ /"']+\\/ \\n/g) /* ${comment(a)} */`,
    (a) => `x = a / b /* ${comment(a)} */ / c`,
  ],
  typescript: [
    (a, b, e) => `let s: "${double(a)}" = '${continued(b)}${e}' as any; // ${line(b)}`,
    (a, b) => `type T = \`${bare(a)}\${X}\`; f(/ x ["'\`/]/, \`${template(b)}\`) /* ${comment(a)} */`,
  ],
  tsx: [
    (a, b) =>
      `let x = <a b="${a.replaceAll('"', '')}" c='${b.replaceAll("'", '')}'> t ${bare(a)} u {y} </a>;`,
    (a, b, e) => `let s = '${double(a)}${e}'; // ${line(b)}`,
    (a, b) => `let t = <b>{/* ${comment(a)} */}{\`${template(b)}\${z}\`}</b>;`,
  ],
  python: [
    (a, b, e) => `x = "${continued(a)}${e}" '${double(b)}'  # ${line(a)}`,
    (a, b) => `y = f"${bare(a)}{x} " + """${b.replaceAll('"', '')}\n  z""" + '''${a.replaceAll("'", '')}'''`,
    (a) => `def f():\n    "${double(a)}"\n    # ${line(a)}\n    return ' ' + r'\\ '`,
    (a) => `z = [1, # ${line(a)}\n  2] + \\\n  3`,
  ],
  go: [
    (a, b, e) =>
      `var s = "${double(a).replaceAll("\\'", "'")}${e}" + \`${b.replaceAll('`', '')}\n c\` // ${line(a)}`,
    (a, b) => `func f() { g(' ', '\\'', '"', "${bare(a)}") /* ${comment(b)} */ }`,
  ],
  solidity: [
    () => 'pragma solidity 0;',
    () => 'pragma solidity >=0.4 <0.9;',
    (a, b, e) => `contract A { string s = "${double(a)}${e}"; string t = '${double(b)}'; } // ${line(a)}`,
    (a) => `/* ${comment(a)} */ contract B { bytes x = hex"00 11"; string u = unicode"${bare(a)}"; }`,
  ],
  json: [
    (a, b, e) => `{"${double(a).replaceAll("\\'", "'").replaceAll('\t', ' ')}${e}":\n ["${bare(b)}", " "]}`,
    (a, b) => `[ /* ${comment(a)} */ "" , // ${line(b)}\n "\\u0020\\"" ]`,
  ],
  smtlib: [
    (a, b) => `(assert (= |${a} x| "${b.replaceAll('"', '""')}"" ")) ; ${line(a)}`,
    (a) => `(set-info :source |${a}|)`,
    (a) => `(echo "${a.replaceAll('"', '""')}")`,
    () => '(check-sat)',
  ],
};

/** With the one kind of line end or the other, and sometimes none at the end. */
const program = (language: string) =>
  fc
    .record({
      parts: fc.array(fc.tuple(fc.constantFrom(...STATEMENTS[language]!), content, content, escape), {
        minLength: 1,
        maxLength: language === 'json' ? 1 : 3,
      }),
      lineEnd: fc.constantFrom('\n', '\r\n'),
      isEnded: fc.boolean(),
    })
    .map(({ parts, lineEnd, isEnded }) => {
      const text = parts.map(([make, a, b, e]) => make(a, b, e)).join('\n');
      return `${language === 'go' ? 'package p\n' : ''}${text}${isEnded ? '\n' : ''}`.replaceAll(
        '\n',
        lineEnd,
      );
    });

/** By what a program is interesting, if the original is this: a part of it, chance, or that it is no shorter than so much. */
const properties: Readonly<Record<string, (original: string, seed: number) => (text: string) => boolean>> = {
  part: (original, seed) => {
    const at = seed % original.length;
    const kept = original.slice(at, at + 1 + (seed % 5));
    return (text) => text.includes(kept);
  },
  chance: (_, seed) => (text) => hash(`${seed}${text}`) % (2 + (seed % 4)) === 0,
  // All that is as long is accepted: a pass that can go back does.
  length: (original, seed) => {
    const least = seed % lengthOf(original);
    return (text) => lengthOf(text) >= least;
  },
};

const lengthOf = (text: string): number => text.replaceAll(/\s/g, '').length;

/** Far more than any of these programs needs: a cycle goes on forever. */
const MOST_TESTS = 20_000;

/** Vulcan may change a program of these hundreds of times before its limit stops it, and looks for what is smaller after each. */
const PATIENCE = 120_000;

/** How often each algorithm is tried in each language; the slow ones less often. */
const runsOf = (alg: string): number => (alg.includes('vulcan') ? 4 : 10);

describe.each(Object.keys(STATEMENTS))('%s', (language) => {
  test('the programs have trees, most of them without errors', async () => {
    const syntax = await syntaxOf(language);
    const texts = fc.sample(program(language), { numRuns: 100, seed: 1 });
    expect(texts.filter((text) => !('program' in readProgram(syntax, bytesOf(text)))).length).toBeLessThan(5);
    expect(texts.filter((text) => syntax.parse(text).errors > 0).length).toBeLessThan(15);
  });

  test.each(Object.keys(algorithms))(
    '%s ends',
    async (alg) => {
      const syntax = await syntaxOf(language);
      await fc.assert(
        fc.asyncProperty(
          program(language),
          fc.nat(),
          fc.constantFrom(...Object.keys(properties)),
          async (text, seed, kind) => {
            const read = readProgram(syntax, bytesOf(text));
            if (!('program' in read)) return;
            const holds = properties[kind]!(text, seed);
            let tests = 0;
            const counted = (bytes: Uint8Array) => {
              if (++tests > MOST_TESTS) throw new Error('It does not end.');
              const candidate = textOf(bytes);
              return candidate === text || holds(candidate);
            };
            const { stats, events } = await reduceWith(
              algorithms[alg]!.schedule(read.program),
              text,
              counted,
            );
            expect(stats.finished).toBe(true);
            expect(events.length).toBeLessThan(10 * MOST_TESTS);
          },
        ),
        { numRuns: runsOf(alg) },
      );
    },
    PATIENCE,
  );
});
