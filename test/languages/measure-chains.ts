/** Measures how often a random chain of edits breaks a file of a language. */
import { chain, type EditKind, editKinds, type Failure } from '../tree/chains.ts';
import { syntaxOf } from '../tree/editing.ts';
import { readSource, textOf } from './sources.ts';

/** The length of a chain. */
export const EDITS = 50;

export interface Measured {
  /** The number of usable files: a new error only shows in a file without errors. */
  readonly files: number;
  readonly chains: number;
  readonly edits: number;
  readonly failures: readonly (Failure & { readonly file: string; readonly seed: number })[];
}

/** Runs `chains` chains, spread evenly over the files. Those of a file do not depend on the other files. */
export async function measureChains(
  language: string,
  files: readonly string[],
  chains: number,
  kinds: readonly EditKind[] = editKinds,
): Promise<Measured> {
  const syntax = await syntaxOf(language);
  const texts = files.map((file) => ({ file, text: textOf(readSource(file)) }));
  const good = texts.filter(({ text }) => {
    const { root, tail, errors } = syntax.parse(text);
    return errors === 0 && root.tokens > 0 && syntax.print(root, tail) === text;
  });
  const failures: (Failure & { file: string; seed: number })[] = [];
  let edits = 0;
  for (let i = 0; i < chains && good.length > 0; i++) {
    const { file, text } = good[i % good.length]!;
    const seed = Math.floor(i / good.length);
    const result = chain(syntax, text, seed, EDITS, kinds);
    edits += result.edits;
    if (result.failure !== undefined) failures.push({ ...result.failure, file, seed });
  }
  return { files: good.length, chains, edits, failures };
}
