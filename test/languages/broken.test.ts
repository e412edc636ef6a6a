import { expect, test } from 'vitest';
import { randomNumbers } from '../tree/chains.ts';
import { syntaxOf } from '../tree/editing.ts';
import { bundledLanguages, nameOf, readSource, sourcesOf, textOf } from './sources.ts';

/** How often each file is broken. */
const TIMES = 10;

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

test.each(bundledLanguages)('%s: a file with a mistake in it is printed as it was read', async (language) => {
  const syntax = await syntaxOf(language);
  const random = randomNumbers(1);
  const different: string[] = [];
  const files = sourcesOf(language);
  for (const file of files) {
    const whole = textOf(readSource(file));
    for (let time = 0; time < TIMES; time++) {
      const text = broken(whole, random);
      const { root, tail } = syntax.parse(text);
      if (syntax.print(root, tail) !== text) different.push(nameOf(file));
    }
  }
  // Where the indentation itself is wrong, that of Python cannot be made from the tree; such a file is seen as a list.
  if (language === 'python') expect(different.length).toBeLessThan((files.length * TIMES) / 10);
  else expect(different).toEqual([]);
});
