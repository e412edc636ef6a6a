/** The command line after `npm run bench --`. */
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** An error in the command line. */
export class UsageError extends Error {}

export interface Options {
  readonly quick: boolean;
  /** A folder with more subjects. */
  readonly corpus: string | undefined;
  /** Subjects and algorithms by name; default: all. */
  readonly only: readonly string[] | undefined;
  readonly algs: readonly string[] | undefined;
  readonly jobs: number | undefined;
  /** Seconds for each reduction. */
  readonly limit: number | undefined;
  /** A file with the outcomes of earlier runs; this run appends its own. */
  readonly keep: string | undefined;
  /** The paths of peers that are not on the PATH, by name. */
  readonly peers: Readonly<Record<string, string>>;
}

const OPTIONS = {
  quick: { type: 'boolean' },
  corpus: { type: 'string' },
  only: { type: 'string' },
  algs: { type: 'string' },
  jobs: { type: 'string' },
  limit: { type: 'string' },
  keep: { type: 'string' },
  peer: { type: 'string', multiple: true },
} satisfies ParseArgsConfig['options'];

type Option = keyof typeof OPTIONS;

/** The suites that take options besides `--quick`, in the order of the help. */
const MORE: Readonly<Record<string, readonly Option[]>> = {
  antlr: ['corpus'],
  algorithms: ['corpus', 'only', 'algs', 'jobs', 'limit', 'keep'],
  facts: ['corpus'],
  canonical: ['algs', 'limit'],
  cache: ['corpus', 'only', 'algs'],
  peers: ['corpus', 'only', 'algs', 'jobs', 'limit', 'keep', 'peer'],
  validity: ['only', 'algs', 'keep'],
  creduce: ['corpus', 'only', 'jobs', 'limit', 'keep'],
  papers: ['keep'],
  'papers-perses': ['corpus', 'only', 'keep'],
  'papers-vulcan': ['corpus', 'only', 'keep'],
  'papers-sfc': ['corpus', 'only', 'keep'],
};

const VALUES: Readonly<Partial<Record<Option, string>>> = {
  corpus: 'DIR',
  only: 'SUBJECT,...',
  algs: 'ALGORITHM,...',
  jobs: 'N',
  limit: 'SECONDS',
  keep: 'FILE',
  peer: 'NAME=PATH',
};

export function usage(suites: readonly string[]): string {
  return [
    'Usage: npm run bench -- SUITE [--quick]',
    ...Object.entries(MORE).map(
      ([suite, more]) =>
        `       npm run bench -- ${suite} [--quick] ${more.map((option) => `[--${option} ${VALUES[option]}]`).join(' ')}`,
    ),
    `The suites: ${suites.join(', ')}`,
  ].join('\n');
}

/** The suite and its options. */
export function parseOptions(args: string[], suites: readonly string[]): [suite: string, Options] {
  const { values, positionals } = parse(args);
  const [suite, ...more] = positionals;
  if (suite === undefined || more.length > 0) throw new UsageError('Give one suite.');
  if (!suites.includes(suite)) throw new UsageError(`There is no suite '${suite}'.`);
  for (const option of Object.keys(values) as Option[]) {
    if (option === 'quick' || MORE[suite]?.includes(option) === true) continue;
    const takers = Object.keys(MORE).filter((name) => MORE[name]!.includes(option));
    throw new UsageError(`--${option} can only be used with ${takers.join(' and ')}.`);
  }
  const { quick, corpus, only, algs, jobs, limit, keep, peer } = values;
  return [
    suite,
    {
      quick: quick === true,
      corpus: inUsersFolder(corpus),
      only: only?.split(','),
      // Passes to leave out of an algorithm are separated by commas, so algorithms may be separated by semicolons.
      algs: algs?.split(algs.includes(';') ? ';' : ','),
      jobs: wholeNumber('--jobs', jobs),
      limit: wholeNumber('--limit', limit),
      keep: inUsersFolder(keep),
      peers: Object.fromEntries((peer ?? []).map(peerOf)),
    },
  ];
}

/** The command in a form that works anywhere: without local paths and without `--keep`, which only saves time. */
export function commandOf(args: readonly string[]): string {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, tokens: true });
  const words = tokens.flatMap((token) => {
    if (token.kind !== 'option') return 'value' in token ? [token.value] : [];
    const { name, value } = token;
    if (name === 'keep') return [];
    if (value === undefined) return [`--${name}`];
    if (name === 'corpus') return ['--corpus DIR'];
    if (name === 'peer') return [`--peer ${value.replace(/=.*/, '=PATH')}`];
    return [`--${name} ${/^[\w,.+-]+$/.test(value) ? value : `'${value}'`}`];
  });
  return ['npm run bench --', ...words].join(' ');
}

/** npm runs scripts in the package's folder, not the user's. */
const inUsersFolder = (path: string | undefined) =>
  path === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', path);

function peerOf(text: string): [name: string, path: string] {
  const [, name, path] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined) throw new UsageError(`--peer takes NAME=PATH, not '${text}'.`);
  return [name, inUsersFolder(path)!];
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function wholeNumber(option: string, text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,5}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new UsageError(`${option} takes a whole number from 1 up, not '${text}'.`);
}
