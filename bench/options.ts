/** What was typed after `npm run bench --`. */
import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Something is wrong with what was typed. */
export class UsageError extends Error {}

export interface Options {
  readonly quick: boolean;
  /** A folder with more subjects. */
  readonly corpus: string | undefined;
  /** Subjects and algorithms by name; all if not given. */
  readonly only: readonly string[] | undefined;
  readonly algs: readonly string[] | undefined;
  readonly jobs: number | undefined;
  /** Seconds for each reduction. */
  readonly limit: number | undefined;
}

const OPTIONS = {
  quick: { type: 'boolean' },
  corpus: { type: 'string' },
  only: { type: 'string' },
  algs: { type: 'string' },
  jobs: { type: 'string' },
  limit: { type: 'string' },
} satisfies ParseArgsConfig['options'];

/** The suite that takes more than `--quick`. */
const WITH_OPTIONS = 'algorithms';

export function usage(suites: readonly string[]): string {
  const more = '[--corpus DIR] [--only SUBJECT,...] [--algs ALGORITHM,...] [--jobs N] [--limit SECONDS]';
  return [
    'Usage: npm run bench -- SUITE [--quick]',
    `       npm run bench -- ${WITH_OPTIONS} [--quick] ${more}`,
    `The suites: ${suites.join(', ')}`,
  ].join('\n');
}

/** The suite and its options. */
export function parseOptions(args: string[], suites: readonly string[]): [suite: string, Options] {
  const { values, positionals } = parse(args);
  const [suite, ...more] = positionals;
  if (suite === undefined || more.length > 0) throw new UsageError('Give one suite.');
  if (!suites.includes(suite)) throw new UsageError(`There is no suite '${suite}'.`);
  const other = Object.keys(values).find((name) => name !== 'quick');
  if (other !== undefined && suite !== WITH_OPTIONS) {
    throw new UsageError(`--${other} goes with ${WITH_OPTIONS}.`);
  }
  const { quick, corpus, only, algs, jobs, limit } = values;
  return [
    suite,
    {
      quick: quick === true,
      // npm runs scripts in the package's folder, wherever the user is.
      corpus: corpus === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '.', corpus),
      only: only?.split(','),
      // Passes that an algorithm is to do without have commas between them, so algorithms may have semicolons.
      algs: algs?.split(algs.includes(';') ? ';' : ','),
      jobs: wholeNumber('--jobs', jobs),
      limit: wholeNumber('--limit', limit),
    },
  ];
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
