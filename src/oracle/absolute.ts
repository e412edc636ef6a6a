/** Paths in commands: the user typed them in the current folder, but tests run in their own. */
import { resolve } from 'node:path';
import { statOf } from '../store/stat.ts';

/** Options whose argument is a folder or a file, in one word or in two. */
const OF_PATHS = /^(?:-[IL]|-isystem|-iquote|-idirafter|-include)$/;
const WITH_PATH = /^(-[IL]|-isystem|-include|--?[\w-]+=)(.+)$/;

/** Makes a word of a command absolute if it names a file, or a file or folder after an option. */
export function absoluteArgument(word: string, before: string | undefined): string {
  const stats = statOf(word);
  if (stats?.isFile() === true) return resolve(word);
  if (stats !== undefined && OF_PATHS.test(before ?? '')) return resolve(word);
  const [, option, path] = WITH_PATH.exec(word) ?? [];
  return path !== undefined && statOf(path) !== undefined ? `${option}${resolve(path)}` : word;
}
