/** Third-party source files, from the packages in node_modules and on the system, and Pith's own. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { installTools } from './subjects.ts';

/** Where to find files of a language, with their extensions. */
const PLACES: Readonly<Record<string, readonly (readonly [folder: string, ...extensions: string[]])[]>> = {
  c: [
    ['/usr/include', '.h'],
    ['node_modules', '.c', '.h'],
    ['/usr/lib/gcc', '.h'],
  ],
  cpp: [
    ['/usr/include/c++', '', '.h', '.hpp'],
    ['node_modules', '.cc', '.cpp', '.hpp'],
  ],
  rust: [
    ['/usr/share/cargo', '.rs'],
    ['node_modules', '.rs'],
  ],
  java: [
    ['node_modules', '.java'],
    ['/usr/share/java', '.java'],
  ],
  javascript: [['node_modules', '.js', '.mjs', '.cjs']],
  tsx: [['node_modules', '.tsx']],
  typescript: [
    ['src', '.ts'],
    ['test', '.ts'],
    ['node_modules', '.ts', '.mts', '.cts'],
  ],
  python: [...pythonLibraries().map((folder) => [folder, '.py'] as const), ['node_modules', '.py']],
  go: [
    ['/usr/share/gocode', '.go'],
    ['node_modules', '.go'],
  ],
  solidity: [['bench/tools/node_modules', '.sol']],
  json: [['node_modules', '.json']],
};

/** The folder's name contains the version. */
function pythonLibraries(): string[] {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return folders.filter((name) => name.startsWith('python3.')).map((name) => join('/usr/lib', name));
}

/** The languages that may have sources. */
export const languagesWithSources = Object.keys(PLACES);

/** Up to `most` files of a language of limited size, an even sample of those found. */
export function installedSources(language: string, most: number, largest: number): string[] {
  if (language === 'solidity') installTools();
  const files = (PLACES[language] ?? []).flatMap(([folder, ...extensions]) => filesIn(folder, extensions));
  const fitting = files.filter((file) => {
    const { size } = statSync(file);
    return size > 0 && size <= largest;
  });
  const every = Math.max(1, Math.ceil(fitting.length / most));
  return fitting.filter((_, i) => i % every === 0);
}

const listed = new Map<string, readonly string[]>();

function filesIn(folder: string, extensions?: readonly string[]): string[] {
  let files = listed.get(folder);
  if (files === undefined) {
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    listed.set(folder, files.toSorted());
  }
  return files.filter((file) => extensions?.includes(extname(file)) ?? true);
}
