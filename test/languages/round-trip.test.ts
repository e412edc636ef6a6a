import { finish } from '../../src/core/work.ts';
import { expect, test } from 'vitest';
import { violations } from '../tree/violations.ts';
import { isError, leavesOf, type Node, nodesOf } from '../../src/tree/node.ts';
import { readProgram, type TreeProgram, withoutComments } from '../../src/tree/program.ts';
import type { Syntax } from '../../src/tree/syntax.ts';
import { syntaxOf } from '../tree/editing.ts';
import { languagesWithSources, readSource, sourcesOf } from './sources.ts';

/** How many files of each language are tried, and how large they may be. */
const FILES = 300;
const LARGEST = 60_000;

/** Fewer than this say little. */
const LEAST = 50;

const tokensOf = (root: Node): string[] =>
  Array.from(leavesOf(root), ({ text }) => text.trim()).filter((text) => text !== '');

/** The tokens that are read when the comments are gone. */
function tokensWithoutComments(syntax: Syntax, program: TreeProgram): string[] {
  const bare = new TextDecoder('utf-8', { ignoreBOM: true }).decode(finish(withoutComments(program)).print());
  return tokensOf(syntax.parse(bare).root);
}

for (const language of languagesWithSources) {
  const files = sourcesOf(language, FILES, LARGEST);
  const title = `${language}: what is read is printed, trees conform to the grammar, comments are no tokens`;
  if (files.length < LEAST) {
    test.skip(`${title} (skipped: only ${files.length} source files here; scripts/setup installs more)`);
    continue;
  }
  test(title, async () => {
    const syntax = await syntaxOf(language);
    let trees = 0;
    for (const file of files) {
      const read = readProgram(syntax, readSource(file));
      if ('why' in read) {
        // A file that does not parse is a list; one that parses is printed exactly.
        expect(read.why, file).toMatch(/does not parse/);
        continue;
      }
      trees++;
      expect(violations(syntax, read.program.root), file).toEqual([]);
      // Where there is an error, what it takes in depends on everything around it.
      if ([...nodesOf(read.program.root)].some(isError)) continue;
      // The parser of C takes what follows a comment in a macro of several lines for code.
      if ([...leavesOf(read.program.root)].some(({ space }) => /\S.*\\\n/.test(space))) continue;
      expect(tokensWithoutComments(syntax, read.program), file).toEqual(tokensOf(read.program.root));
    }
    expect(trees).toBeGreaterThan(files.length * 0.8);
  });
}
