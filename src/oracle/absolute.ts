/** Paths in commands: the user typed them in the current folder, but tests run in their own. */
import { normalize, resolve } from 'node:path';
import { statOf } from '../store/stat.ts';

/** Options whose argument is a folder or a file, in one word or in two. */
const OF_PATHS = /^(?:-[IL]|-isystem|-iquote|-idirafter|-include)$/;
const WITH_PATH = /^(-[IL]|-isystem|-include|--?[\w-]+=)(.+)$/;

/** What comes before a file that the command writes. */
const OUTPUT = /^(?:-o|--output|[012&]?>>?)$/;

/**
 * Makes the words of a command absolute that name a file, or a file or folder after an option. Files that the command writes
 * stay in the folder of the test, whatever is in the current folder.
 */
export function absoluteWords(words: readonly string[]): string[] {
  const outputs = new Set(words.filter((_, i) => OUTPUT.test(words[i - 1] ?? '')).map(normalize));
  return words.map((word, i) => (outputs.has(normalize(word)) ? word : absolute(word, words[i - 1])));
}

function absolute(word: string, before: string | undefined): string {
  const stats = statOf(word);
  if (stats?.isFile() === true) return resolve(word);
  if (stats !== undefined && (OF_PATHS.test(before ?? '') || word.includes('/'))) return resolve(word);
  const [, option, path] = WITH_PATH.exec(word) ?? [];
  return path !== undefined && statOf(path) !== undefined ? `${option}${resolve(path)}` : word;
}
