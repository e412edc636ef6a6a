import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GrammarError } from '../../src/grammar/grammar.ts';
import { readRegex } from '../../src/grammar/read-regex.ts';
import { fixedText, type Regex, regexSource, shortestText } from '../../src/grammar/regex.ts';

const matches = (regex: Regex, text: string): boolean =>
  new RegExp(`^(?:${regexSource(regex)})$`, 'u').test(text);

describe('a regular expression as JavaScript source for the flag u', () => {
  test.each([
    ['abc', 'abc'],
    ['', ''],
    ['a|b|', 'a|b|'],
    ['(ab)+c?', '(?:ab)+c?'],
    ['(?:a|b)c', '(?:a|b)c'],
    ['(?<name>a)(?P<other>b)', 'ab'],
    ['a*?b+?c??', 'a*b+c?'],
    ['a{3}b{2,}c{1,4}?', 'a{3}b{2,}c{1,4}'],
    ['(a*)+', '(?:a*)+'],
    ['u{', 'u\\{'],
    ['x{a}', 'x\\{a\\}'],
    ['.', '[^\\n]'],
    ['\\d\\W', '[\\d][\\W]'],
    ['[a-zA-Z_]', '[a-zA-Z_]'],
    ['[^"\\\\\\n]', '[^"\\\\\\n]'],
    ['[\\w-.]', '[\\w\\-.]'],
    ['[-+]', '[\\-+]'],
    ['[eE][\\+-]?', '[eE][+\\-]?'],
    ['[^]]', '[^\\]]'],
    ['[$(]', '[$(]'],
    ['\\/\\/\\-\\_', '//-_'],
    ['\\n\\r\\t\\f\\v\\0', '\\n\\r\\t\\f\\v\\u{0}'],
    ['\\x41\\u0042\\u{43}\\U00000044', 'ABCD'],
    ['[\\u2028\\uFEFF]', '[\\u{2028}\\u{feff}]'],
    ['\\uD83D\\uDE00+', '😀+'],
    ['[\\p{XID_Start}_]\\pL\\P{Greek}', '[\\p{XID_Start}_][\\p{L}][\\P{Script=Greek}]'],
    ['[a-e&&[^bc]]', '[ade]'],
    ['[a-f&&[b-z]&&[^d]]', '[bcef]'],
    ['[a-f--c]', '[abd-f]'],
    ['[a[^\\x00-y]]', '[az-\\u{10ffff}]'],
    ['[x[a-c]]', '[xa-c]'],
  ])('%s -> %s', (source, expected) => {
    expect(regexSource(readRegex(source))).toBe(expected);
  });

  test.each([
    ['select', 'i', '[sS][eE][lL][eE][cC][tT]'],
    ['a1ß', 'i', '[aA]1ß'],
    ['[a-fX]', 'i', '[a-fXxABCDEF]'],
    ['[a-z_]', 'i', '[a-z_A-Z]'],
    ['[^a]', 'i', '[^aA]'],
    ['[é]', 'i', '[Éé]'],
    ['\\p{Ll}&&', '', '[\\p{Ll}]&&'],
    ['.', 's', '[^]'],
    ['a', 'u', 'a'],
  ])('/%s/%s -> %s', (source, flags, expected) => {
    expect(regexSource(readRegex(source, flags))).toBe(expected);
  });
});

describe('rejects invalid and unsupported expressions', () => {
  test.each([
    ['(a', 'character 1: this ( is never closed'],
    ['a)', 'character 2: there is no ( for this )'],
    ['x[a', 'character 2: this [ is never closed'],
    ['[z-a]', 'the range z-a is out of order'],
    ['a{2,1}', '{2,1} is out of order'],
    ['+a', 'there is nothing to repeat before +'],
    ['^a', 'assertions'],
    ['a\\b', 'assertions'],
    ['a(?=b)', 'assertions'],
    ['(?<!b)a', 'assertions'],
    ['(a)\\1', 'back-references'],
    ['(?i)a', 'unknown kind of group'],
    ['\\q', 'unknown escape \\q'],
    ['a\\', 'nothing follows the final backslash'],
    ['\\u12', 'hexadecimal digits must follow \\u'],
    ['\\u{110000}', 'there is no character 110000'],
    ['\\p{Nonsense}', 'unknown property Nonsense'],
    ['[[:alpha:]]', 'classes like [:alpha:] are not supported'],
  ])('%s: %s', (source, problem) => {
    expect(() => readRegex(source)).toThrow(GrammarError);
    expect(() => readRegex(source)).toThrow(problem);
    expect(() => readRegex(source)).toThrow(`/${source}/`);
  });

  test('an unknown flag', () => {
    expect(() => readRegex('a', 'ix')).toThrow('/a/ix: unknown flag x.');
  });
});

describe('the shortest and plainest match', () => {
  test.each([
    ['[a-z]+', 'a'],
    ['[0-9]+', '0'],
    ['\\w', 'a'],
    ['[^a]', 'b'],
    ['[^\\w]', ' '],
    ['\\s', ' '],
    ['\\r?\\n', '\n'],
    ['[\\p{Lu}]', 'A'],
    ['[\\p{Script=Greek}]', 'Ͱ'],
    ['"([^"\\\\]|\\\\.)*"', '""'],
    ['abc|de|fg', 'de'],
    ['x{2,5}', 'xx'],
    ['[^*]*\\*+([^/*][^*]*\\*+)*/', '*/'],
    ['[a&&b]|cd', 'cd'],
  ])('%s: %j', (source, expected) => {
    expect(shortestText(readRegex(source))).toBe(expected);
  });

  test('is an error if nothing matches', () => {
    expect(() => shortestText(readRegex('a[b&&c]'))).toThrow('/a[]/ matches no text at all.');
  });
});

test.each([
  ['while', 'while'],
  ['[x]', 'x'],
  ['[\\n]', '\n'],
  ['[\\u{3b1}]', 'α'],
  ['a{3}', 'aaa'],
  ['ab|(a)b', 'ab'],
  ['(a*){0}', ''],
  ['(){2,5}', ''],
  ['a?', undefined],
  ['\\d', undefined],
  ['[ab]', undefined],
  ['[^a]', undefined],
  ['a|b', undefined],
  ['xa*', undefined],
])('the fixed text of %s is %j', (source, expected) => {
  expect(fixedText(readRegex(source))).toBe(expected);
});

const regexes: fc.Arbitrary<Regex> = fc.letrec<{ regex: Regex }>((tie) => ({
  regex: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({
      kind: fc.constant('text' as const),
      text: fc.string({ unit: fc.constantFrom('a', 'b', '-', ']', '^', '\n') }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      of: fc.constantFrom('a', 'ab', '\\n\\-'),
      negated: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('sequence' as const), parts: fc.array(tie('regex'), { maxLength: 3 }) }),
    fc.record({
      kind: fc.constant('choice' as const),
      options: fc.array(tie('regex'), { minLength: 1, maxLength: 3 }),
    }),
    fc
      .tuple(tie('regex'), fc.nat(2), fc.constantFrom(0, 1, Infinity))
      .map(([of, min, more]) => ({ kind: 'repeat' as const, of, min, max: min + more })),
  ),
})).regex;

/** All texts of up to three characters from a small alphabet, shortest first. */
const texts = [''];
for (let at = 0; texts.length < 259; at++) texts.push(...Array.from('ab-]^\n', (c) => texts[at] + c));

test('the shortest text matches, and no shorter one does', () => {
  fc.assert(
    fc.property(regexes, (regex) => {
      const shortest = shortestText(regex);
      expect(matches(regex, shortest)).toBe(true);
      const found = texts.find((text) => matches(regex, text));
      expect(shortest.length).toBeLessThanOrEqual(found?.length ?? Infinity);
    }),
  );
});

test('an expression with a fixed text matches nothing else', () => {
  fc.assert(
    fc.property(regexes, (regex) => {
      const fixed = fixedText(regex);
      if (fixed === undefined) return;
      expect(matches(regex, fixed)).toBe(true);
      expect(texts.filter((text) => text !== fixed && matches(regex, text))).toEqual([]);
    }),
  );
});

test('an expression written and read again matches the same texts', () => {
  fc.assert(
    fc.property(regexes, (regex) => {
      const again = readRegex(regexSource(regex));
      for (const text of texts) expect(matches(again, text)).toBe(matches(regex, text));
    }),
  );
});

const grammars = readdirSync('node_modules')
  .map((name) => `node_modules/${name}/src/grammar.json`)
  .filter((path) => path.includes('/tree-sitter-') && existsSync(path));

/** The sources of all patterns in a tree-sitter grammar. */
function patternsIn(path: string): string[] {
  const sources: string[] = [];
  JSON.parse(readFileSync(path, 'utf8'), (_, value: { type?: string; value?: string } | null) => {
    if (value?.type === 'PATTERN' && value.value !== undefined) sources.push(value.value);
    return value;
  });
  return sources;
}

test.skipIf(grammars.length === 0).each(grammars)('every pattern of %s can be read', (path) => {
  const sources = patternsIn(path);
  expect(sources).not.toEqual([]);
  for (const source of sources) {
    const shortest = shortestText(readRegex(source));
    expect(shortest).toMatch(new RegExp(`^(?:${source})$`, source.includes('\\p') ? 'u' : ''));
    expect(matches(readRegex(source), shortest)).toBe(true);
  }
});
