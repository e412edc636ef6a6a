/** The tree and the lexer agree on the number of tokens of a file, so that a program has a single size. */
import { expect, test } from 'vitest';
import { type Node, leavesOf } from '../../src/tree/node.ts';
import { syntaxOf } from '../tree/editing.ts';
import { bundledLanguages, casesOf, nameOf, readSource, sourcesOf, textOf } from './sources.ts';

/** Reasons why several leaves are one token to the lexer, with a pattern for such tokens. */
const REASONS = {
  '>> closes lists of type arguments': /^>>+$/,
  '|| before a closure': /^\|\|$/,
  'a string with holes': /[`$]|^f['"]/,
  'JSX text is read as code': /^"\{|\/?>.*\/$/,
  'a division after ! is read as a regular expression': /^\/.*! \/$/,
} as const;

/** The files on which they disagree. */
const DIFFERENT: Readonly<Record<string, readonly (keyof typeof REASONS)[]>> = {
  'sources/cpp/events.cpp': ['>> closes lists of type arguments'],
  'sources/cpp/geometry.hpp': ['>> closes lists of type arguments'],
  'sources/cpp/variadic.cpp': ['>> closes lists of type arguments'],
  'sources/rust/futures.rs': ['>> closes lists of type arguments'],
  'sources/rust/lexer.rs': ['>> closes lists of type arguments'],
  'sources/rust/macros.rs': ['|| before a closure'],
  'sources/rust/tree.rs': ['>> closes lists of type arguments'],
  'sources/java/Inventory.java': ['>> closes lists of type arguments'],
  'sources/python/strings.py': ['a string with holes'],
  'sources/python/tasks.py': ['a string with holes'],
  'cases/python/strings.py': ['a string with holes'],
  'sources/javascript/semicolons.js': ['a string with holes'],
  'sources/javascript/store.js': ['a string with holes'],
  'sources/javascript/widget.jsx': ['a string with holes'],
  'cases/javascript/template.js': ['a string with holes'],
  'sources/typescript/events.ts': ['>> closes lists of type arguments'],
  'sources/typescript/mapped.ts': ['>> closes lists of type arguments', 'a string with holes'],
  'sources/typescript/registry.ts': ['>> closes lists of type arguments', 'a string with holes'],
  'sources/typescript/text.ts': [
    '>> closes lists of type arguments',
    'a string with holes',
    'a division after ! is read as a regular expression',
  ],
  'sources/tsx/form.tsx': ['JSX text is read as code'],
  'sources/tsx/hooks.tsx': ['>> closes lists of type arguments', 'a string with holes'],
  'sources/tsx/list.tsx': ['a string with holes'],
  'sources/tsx/page.tsx': ['JSX text is read as code'],
  'sources/tsx/router.tsx': ['a string with holes'],
};

/** The lexer's tokens that are several leaves of the tree, without the white space and comments before them. */
function* dividedTokens(text: string, cuts: Uint32Array, root: Node): Generator<string> {
  const bytes = new TextEncoder().encode(text);
  const decode = (from: number, to: number) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(from, to));
  const ends = new Set<number>();
  let end = 0;
  for (const leaf of leavesOf(root)) {
    end += leaf.space.length + leaf.text.length;
    if (leaf.text.trim() !== '') ends.add(end);
  }
  let start = 0;
  for (let i = 1; i < cuts.length; i++) {
    const token = decode(cuts[i - 1]!, cuts[i]!);
    const from = start + token.length - token.trimStart().length;
    start += token.length;
    for (let at = from + 1; at < start; at++) {
      if (!ends.has(at)) continue;
      yield token.trim();
      break;
    }
  }
}

test.each(bundledLanguages)('%s', async (language) => {
  const syntax = await syntaxOf(language);
  for (const file of [...sourcesOf(language), ...casesOf(language)]) {
    const name = nameOf(file);
    const bytes = readSource(file);
    const { root } = syntax.parse(textOf(bytes));
    const reasons = DIFFERENT[name];
    if (reasons === undefined) {
      expect(root.tokens, name).toBe(syntax.lexer.count(bytes));
      continue;
    }
    expect(root.tokens, `${name} is no longer an exception: remove it from the list`).not.toBe(
      syntax.lexer.count(bytes),
    );
    const divided = [...dividedTokens(textOf(bytes), syntax.lexer.cuts(bytes), root)];
    const patterns = reasons.map((reason) => REASONS[reason]);
    const unexplained = divided.filter((token) => !patterns.some((pattern) => pattern.test(token)));
    expect(unexplained, name).toEqual([]);
    for (const pattern of patterns) expect(divided.join('\n'), name).toMatch(new RegExp(pattern, 'm'));
  }
});

test('every exception is an existing file', () => {
  const names = bundledLanguages.flatMap((language) =>
    [...sourcesOf(language), ...casesOf(language)].map(nameOf),
  );
  expect(Object.keys(DIFFERENT).filter((name) => !names.includes(name))).toEqual([]);
});
