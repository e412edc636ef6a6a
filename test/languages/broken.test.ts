import { expect, test } from 'vitest';
import { randomNumbers } from '../tree/chains.ts';
import { syntaxOf } from '../tree/editing.ts';
import { languagesWithSources, readSource, sourcesOf } from './sources.ts';

/** How many files of each language are broken. */
const FILES = 60;

/** A text with a few characters left out, doubled or put elsewhere. */
function broken(text: string, random: () => number): string {
  const at = Math.floor(random() * text.length);
  const length = 1 + Math.floor(random() * 3);
  const piece = text.slice(at, at + length);
  switch (Math.floor(random() * 3)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + piece + text.slice(at);
    default:
      return text.slice(0, at) + ')(}{:;"'[Math.floor(random() * 7)] + text.slice(at);
  }
}

for (const language of languagesWithSources) {
  const files = sourcesOf(language, FILES, 20_000);
  if (files.length === 0) {
    test.skip(
      `${language}: broken files (skipped: there are no source files here; scripts/setup installs some)`,
    );
    continue;
  }
  test(`${language}: a file with a mistake in it is printed as it was read`, async () => {
    const syntax = await syntaxOf(language);
    const random = randomNumbers(1);
    const different: string[] = [];
    for (const file of files) {
      const text = broken(new TextDecoder('utf-8', { ignoreBOM: true }).decode(readSource(file)), random);
      const { root, tail } = syntax.parse(text);
      if (syntax.print(root, tail) !== text) different.push(file);
    }
    // Where the indentation itself is wrong, that of Python cannot be made from the tree; such a file is seen as a list.
    if (language === 'python') expect(different.length).toBeLessThan(files.length / 10);
    else expect(different).toEqual([]);
  });
}
