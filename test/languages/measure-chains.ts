/** How often a random chain of edits breaks a real file of a language. */
import { readFileSync } from 'node:fs';
import { languages } from '../../src/languages/languages.ts';
import { chain, type EditKind, editKinds, type Failure, randomNumbers } from '../tree/chains.ts';
import { syntaxOf } from '../tree/editing.ts';
import { casesOf, sourcesOf } from './sources.ts';

/** The length of a chain. */
export const EDITS = 50;

/** How many files are drawn from. */
const FILES = 300;

export const bundledLanguages = languages.filter(({ bundled }) => bundled).map(({ name }) => name);

export interface Measured {
  readonly files: number;
  readonly chains: number;
  readonly edits: number;
  readonly failures: readonly (Failure & { readonly file: string; readonly seed: number })[];
}

/** The same chains for the same seed and files. */
export async function measureChains(
  language: string,
  chains: number,
  { largest, kinds = editKinds, seed = 0 }: { largest: number; kinds?: readonly EditKind[]; seed?: number },
): Promise<Measured> {
  const syntax = await syntaxOf(language);
  const texts = [...casesOf(language), ...sourcesOf(language, FILES, largest)].map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }));
  // Whether an error is new can be told only where there is none to begin with.
  const good = texts.filter(({ text }) => {
    const { root, tail, errors } = syntax.parse(text);
    return errors === 0 && root.tokens > 0 && syntax.print(root, tail) === text;
  });
  const random = randomNumbers(seed);
  const failures: (Failure & { file: string; seed: number })[] = [];
  let edits = 0;
  for (let i = 0; i < chains; i++) {
    const { file, text } = good[Math.floor(random() * good.length)]!;
    const result = chain(syntax, text, seed + i, EDITS, kinds);
    edits += result.edits;
    if (result.failure !== undefined) failures.push({ ...result.failure, file, seed: seed + i });
  }
  return { files: good.length, chains, edits, failures };
}
