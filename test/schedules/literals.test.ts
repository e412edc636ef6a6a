/**
 * Every algorithm comes to its end on programs whose strings, characters, comments, templates and regular expressions hold white space,
 * quotes, escapes and line ends: where a pass proposes what the printer then undoes, an algorithm can go round in circles forever.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { readProgram } from '../../src/tree/program.ts';
import { bytesOf, hash, reduceWith, textOf } from '../reduce-with.ts';
import { syntaxOf } from '../tree/editing.ts';

/** What stands in strings and comments. */
const content = fc
  .array(fc.constantFrom('a', 'b ', ' ', '0', '  ', 'c-d', '%s', '{', '(', '#', '//', '$'), { maxLength: 4 })
  .map((parts) => parts.join(''));
const escape = fc.constantFrom('', '\\n', '\\\\', '\\t ');

/** Statements of each language, to be filled with two contents and an escape. */
const STATEMENTS: Readonly<Record<string, readonly ((a: string, b: string, e: string) => string)[]>> = {
  c: [
    (a, b, e) => `char *s = "${a}${e}" "${b}"; /* ${b} */`,
    (a) => `int x = ' ' + '\\'' + f("${a}"); // ${a}`,
    (a) => `#define M(x) x  "${a}"`,
  ],
  cpp: [
    (a, b, e) => `auto s = R"x(${a}\n${b})x"; auto t = u8"${e}"; // ${a}`,
    (a) => `namespace n { int x = f<' '>("${a}"_s); }`,
  ],
  rust: [
    (a, b, e) => `fn f<'a>(x: &'a str) { g("${a}${e}", r#"${b}"#, b' ', ' '); /* ${a} */ }`,
    (a) => `static S: &str = "${a}"; // ${a}`,
  ],
  java: [
    (a, b, e) => `class A { String s = "${a}${e}" + ' ' + '\\''; /** ${b} */ }`,
    (a) => `class B { String t = """\n  ${a}\n"""; } // ${a}`,
  ],
  javascript: [
    (a, b, e) => `console.log("${a}${e}", '${b}', 1 + 2); // ${a}`,
    (a, b) => `f(\`${a.replaceAll('$', '')} \${ x } ${b.replaceAll('$', '')}\`, /a b[ /]+/g) /* ${a} */`,
  ],
  typescript: [
    (a, b, e) => `let s: "${a}" = '${b}${e}' as any; // ${b}`,
    (a) => `type T = \`${a.replaceAll('$', '')}\${X}\`; f(/ x /)`,
  ],
  tsx: [(a) => `let x = <a b="${a}"> t  u {y} </a>;`, (a) => `let s = '${a}';`],
  python: [
    (a, b, e) => `x = "${a}${e}" '${b}'  # ${a}`,
    (a, b) => `y = f"${a.replaceAll('{', '')}{x} " + """${b}\n  z"""`,
    (a) => `def f():\n    "${a}"\n    return ' '`,
  ],
  go: [
    (a, b, e) => `var s = "${a}${e}" + \`${b}\n c\` // ${a}`,
    (a) => `func f() { g(' ', '\\'', "${a}") /* ${a} */ }`,
  ],
  solidity: [
    () => 'pragma solidity 0;',
    () => 'pragma solidity >=0.4 <0.9;',
    (a, b, e) => `contract A { string s = "${a}${e}"; string t = '${b}'; } // ${a}`,
  ],
  json: [(a, b, e) => `{"${a}${e}": ["${b}", " "]}`],
  smtlib: [
    (a, b) => `(assert (= |${a} x| "${b}"" ")) ; ${a}`,
    (a) => `(set-info :source |${a}|)`,
    () => '(check-sat)',
  ],
};

const program = (language: string) =>
  fc
    .array(fc.tuple(fc.constantFrom(...STATEMENTS[language]!), content, content, escape), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => {
      const text = parts.map(([make, a, b, e]) => make(a, b, e)).join('\n');
      return `${language === 'go' ? 'package p\n' : ''}${language === 'json' ? text.split('\n')[0] : text}\n`;
    });

/** Far more than any of these programs needs: a cycle goes on forever. */
const MOST_TESTS = 20_000;

/** How often each algorithm is tried in each language; the slow ones less often. */
const RUNS = 10;

describe.each(Object.keys(STATEMENTS))('%s', (language) => {
  test.each(Object.keys(algorithms))('%s ends', async (alg) => {
    const syntax = await syntaxOf(language);
    await fc.assert(
      fc.asyncProperty(
        program(language),
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        async (text, seed, length) => {
          const read = readProgram(syntax, bytesOf(text));
          if (!('program' in read)) return;
          // Keep a part of the text, or be interested at random.
          const at = seed % text.length;
          const kept = text.slice(at, at + length);
          const isInteresting = (bytes: Uint8Array) => {
            const candidate = textOf(bytes);
            if (candidate === text) return true;
            return seed % 2 === 0 ? candidate.includes(kept) : hash(`${seed}${candidate}`) % length === 0;
          };
          let tests = 0;
          const counted = (bytes: Uint8Array) => {
            if (++tests > MOST_TESTS) throw new Error('It does not end.');
            return isInteresting(bytes);
          };
          const { stats, events } = await reduceWith(algorithms[alg]!.schedule(read.program), text, counted);
          expect(stats.finished).toBe(true);
          expect(events.length).toBeLessThan(10 * MOST_TESTS);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
