/** The contestants: Pith with several algorithms, and its peers. How to call each, and for which languages. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { PITH } from '../reduction.ts';

export interface Task {
  /** The file to reduce, in the reducer's working directory: some reducers take no path. */
  readonly file: string;
  readonly test: string;
  readonly jobs: number;
  readonly language: string;
}

export interface Contestant {
  readonly name: string;
  readonly isPeer: boolean;
  readonly version: string;
  takes(language: string): boolean;
  /** The command, and its result file. */
  run(task: Task): { readonly command: readonly string[]; readonly result: string };
}

export const ours = (alg: string): Contestant => ({
  name: alg,
  isPeer: false,
  version: execFileSync(process.execPath, [PITH, '--version'], { encoding: 'utf8' }).trim(),
  takes: () => true,
  run: ({ file, test, jobs }) => ({
    command: [process.execPath, PITH, '-a', alg, '-q', '--no-resume', '-j', String(jobs), test, file],
    result: file,
  }),
});

interface Peer {
  /** The program to find on the PATH, if no path is given. */
  readonly command: string;
  /** Extracts the version from its output. */
  readonly version?: readonly string[];
  readonly languages?: readonly string[];
  readonly run: (
    path: string,
    task: Task,
  ) => { readonly command: readonly string[]; readonly result: string };
}

const C_FAMILY = ['c', 'cpp'];
/** C-Reduce and C-Vise have passes that only make sense for C. */
const notC = (language: string) => (C_FAMILY.includes(language) ? [] : ['--not-c']);

/** multidelta at increasing nesting levels, each twice, as its authors advise. */
const MULTIDELTA = 'for level in 0 0 1 1 2 2 10 10; do "$0" -level=$level "$1" "$2" || exit; done';

/** tree-sitter's names of the languages for which treereduce has a program. */
const TREEREDUCE = ['c', 'java', 'javascript', 'lua', 'rust', 'swift'];

const peers: Readonly<Record<string, Peer>> = {
  creduce: {
    command: 'creduce',
    version: ['--version'],
    run: (path, { file, test, jobs, language }) => ({
      command: [path, '--n', String(jobs), '--tidy', ...notC(language), test, file],
      result: file,
    }),
  },
  cvise: {
    command: 'cvise',
    version: ['--version'],
    run: (path, { file, test, jobs, language }) => ({
      command: [path, '--n', String(jobs), '--tidy', ...notC(language), test, file],
      result: file,
    }),
  },
  delta: {
    command: 'multidelta',
    run: (path, { file, test }) => ({ command: ['bash', '-c', MULTIDELTA, path, test, file], result: file }),
  },
  shrinkray: {
    command: 'shrinkray',
    version: ['--version'],
    run: (path, { file, test, jobs }) => ({
      command: [
        path,
        ...['--ui', 'basic', '--no-history', '--input-type', 'basename', '--parallelism', String(jobs)],
        ...[test, file],
      ],
      result: file,
    }),
  },
  ddsmt: {
    command: 'ddsmt',
    version: ['--version'],
    languages: ['smtlib'],
    run: (path, { file, test, jobs }) => ({
      command: [path, '-j', String(jobs), file, `${file}.result`, test],
      result: `${file}.result`,
    }),
  },
  treereduce: {
    // The path may be that of any of its programs: all are in the same folder.
    command: 'treereduce-c',
    version: ['--version'],
    languages: TREEREDUCE,
    run: (path, { file, test, jobs, language }) => ({
      command: [
        join(dirname(path), `treereduce-${language}`),
        ...[
          '--slow',
          '--jobs',
          String(jobs),
          '--source',
          file,
          '--output',
          `${file}.result`,
          '--',
          test,
          '@@',
        ],
      ],
      result: `${file}.result`,
    }),
  },
  picireny: {
    // Needs srcML or a grammar for each language; srcML works without further options.
    command: 'picireny',
    version: ['--version'],
    languages: ['c', 'cpp', 'java'],
    run: (path, { file, test, jobs, language }) => ({
      command: [
        path,
        ...['--builder', 'srcml', '--srcml:language', { c: 'C', cpp: 'C++', java: 'Java' }[language]!],
        ...['-p', '-j', String(jobs), '-i', file, '--test', test, '-o', `${file}.picireny`],
      ],
      result: join(`${file}.picireny`, file),
    }),
  },
  perses: {
    command: 'perses',
    languages: ['c', 'rust', 'java', 'javascript', 'python', 'smtlib', 'solidity', 'go'],
    run: (path, { file, test, jobs }) => ({
      command: [
        ...(path.endsWith('.jar') ? ['java', '-jar', path] : [path]),
        ...['--test-script', test, '--input-file', file, '--output-dir', `${file}.perses`],
        ...['--threads', String(jobs)],
      ],
      result: join(`${file}.perses`, file),
    }),
  },
};

export const peerNames = Object.keys(peers);

/** A peer, if it is installed. */
export function findPeer(name: string, given: string | undefined): Contestant | undefined {
  const { command, version, languages, run } = peers[name]!;
  const path = given ?? onPath(command);
  if (path === undefined) return undefined;
  return {
    name,
    isPeer: true,
    version: version === undefined ? name : versionOf(name, path, version),
    takes: (language) => languages === undefined || languages.includes(language),
    run: (task) => run(path, task),
  };
}

export function onPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionOf(name: string, path: string, args: readonly string[]): string {
  const line = execFileSync(path, args, { encoding: 'utf8' }).trim().split('\n')[0]!;
  return line.startsWith(name) ? line : `${name} ${line}`;
}
