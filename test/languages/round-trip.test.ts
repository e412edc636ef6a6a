import { expect, test } from 'vitest';
import { violations } from '../../src/tree/edit.ts';
import { readProgram } from '../../src/tree/program.ts';
import { syntaxOf } from '../tree/editing.ts';
import { languagesWithSources, readSource, sourcesOf } from './sources.ts';

/** How many files of each language are tried, and how large they may be. */
const FILES = 300;
const LARGEST = 60_000;

/** Fewer than this say little. */
const LEAST = 50;

for (const language of languagesWithSources) {
  const files = sourcesOf(language, FILES, LARGEST);
  const title = `${language}: what is read is printed, and the trees conform to the grammar`;
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
    }
    expect(trees).toBeGreaterThan(files.length * 0.8);
  });
}
