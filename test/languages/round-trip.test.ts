import { describe, expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { leavesOf, type Node } from '../../src/tree/node.ts';
import { readProgram, withoutComments } from '../../src/tree/tree-program.ts';
import { syntaxOf } from '../tree/editing.ts';
import { violations } from '../tree/violations.ts';
import { bundledLanguages, nameOf, readSource, sourcesOf, textOf } from './sources.ts';

/** The C parser reads the text after a comment in a multi-line macro as code. */
const COMMENTS_ARE_CODE = ['sources/c/platform.h'];

const tokensOf = (root: Node): string[] =>
  Array.from(leavesOf(root), ({ text }) => text.trim()).filter((text) => text !== '');

describe.each(bundledLanguages)('%s', (language) => {
  test.each(sourcesOf(language).map((file) => [nameOf(file), file] as const))(
    '%s parses, prints as it was read, conforms to the grammar, and has the same tokens without its comments',
    async (name, file) => {
      const syntax = await syntaxOf(language);
      const bytes = readSource(file);
      const read = readProgram(syntax, bytes);
      if ('why' in read) throw new Error(read.why);
      const { root } = read.program;
      expect(syntax.parse(textOf(bytes)).errors).toBe(0);
      expect(read.program.print()).toEqual(bytes);
      expect(violations(syntax, root)).toEqual([]);
      if (COMMENTS_ARE_CODE.includes(name)) return;
      const bare = syntax.parse(textOf(finish(withoutComments(read.program)).print()));
      expect(tokensOf(bare.root)).toEqual(tokensOf(root));
    },
  );
});

test('the programs cover common pitfalls: CRLF, no final newline, tabs, long lines, letters of all planes', () => {
  for (const language of bundledLanguages) {
    const texts = sourcesOf(language).map((file) => textOf(readSource(file)));
    const all = texts.join('\n');
    expect(texts.length, language).toBeGreaterThanOrEqual(5);
    expect(
      texts.some((text) => text.includes('\r\n') && !/[^\r]\n/.test(text)),
      `${language}: CRLF`,
    ).toBe(true);
    expect(
      texts.some((text) => !text.endsWith('\n')),
      `${language}: no final newline`,
    ).toBe(true);
    expect(all, `${language}: tabs`).toContain('\t');
    expect(all, `${language}: a long line`).toMatch(/.{100}/);
    expect(all, `${language}: letters beyond ASCII`).toMatch(/[^\x00-\x7f]/);
  }
});
