/** Parses the command line; docs/cli.md is the contract. */
import { availableParallelism } from 'node:os';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { defaultCacheScheme } from '../engine/cache/cache.ts';
import { type AlgorithmParameters, defaultAlgorithm } from '../schedules/algorithms.ts';
import type { LanguageOptions } from '../frontend/choose.ts';
import type { Surroundings } from '../oracle/find-test.ts';
import type { GivenPass } from '../session.ts';
import type { CheckCommand } from './check.ts';
import type { InitCommand } from './init.ts';
import { interesting, type Interesting, joinPairs, repetition } from './interesting.ts';
import { STANDARD } from './standard-streams.ts';
import type { TreeCommand } from './tree.ts';
import { nearest, UsageError } from '../core/errors.ts';
import type { Repeat } from '../core/verdict.ts';

export type Command =
  | { readonly command: 'help' | 'version' | 'algs' | 'passes' | 'langs' | 'caches' | 'kits' }
  | { readonly command: 'check'; readonly options: CheckCommand }
  | { readonly command: 'init'; readonly options: InitCommand }
  | { readonly command: 'tree'; readonly options: TreeCommand }
  | { readonly command: 'reduce'; readonly options: ReduceCommand };

export interface ReduceCommand extends LanguageOptions, Interesting {
  readonly alg: string;
  /** Whether the result must parse; by default, that depends on the algorithm and on the input. */
  readonly syntax: 'keep' | 'any' | undefined;
  /** Passes of the user's: modules and commands. */
  readonly passes: readonly GivenPass[];
  /** Passes to leave out. */
  readonly without: readonly string[];
  readonly parameters: AlgorithmParameters;
  readonly jobs: number;
  readonly timeoutMs: number | undefined;
  /** Default: once; more often if the original turns out to be flaky. */
  readonly repeat: Repeat | undefined;
  readonly cache: string;
  readonly resume: boolean;
  readonly keepJournal: boolean;
  readonly limits: {
    readonly timeMs: number | undefined;
    readonly tests: number | undefined;
    readonly tokens: number | undefined;
  };
  /** How much memory Pith may take for the tree of a large file. */
  readonly treeMemoryBytes: number | undefined;
  /** Where and how tests run. */
  readonly surroundings: Surroundings;
  /** A formatter for the result, or `auto`. */
  readonly format: string | undefined;
  readonly stats: string | undefined;
  readonly report: string | undefined;
  readonly json: boolean;
  readonly verify: boolean;
  readonly saveTemps: string | undefined;
  readonly verbosity: 0 | 1 | 2;
  readonly color: boolean | 'auto';
}

const OPTIONS = {
  // Two options, because earlier versions took a pattern for --output with `-- CMD`.
  o: { type: 'string', short: 'o' },
  output: { type: 'string', multiple: true },
  alg: { type: 'string', short: 'a' },
  without: { type: 'string', multiple: true },
  pass: { type: 'string', multiple: true },
  'pass-command': { type: 'string', multiple: true },
  main: { type: 'string' },
  aux: { type: 'string' },
  'aux-fixpoint': { type: 'boolean' },
  'aux-limit': { type: 'string' },
  window: { type: 'string' },
  'no-parse-filter': { type: 'boolean' },
  depth: { type: 'string' },
  width: { type: 'string' },
  level: { type: 'string' },
  lang: { type: 'string', short: 'l' },
  grammar: { type: 'string' },
  start: { type: 'string' },
  syntax: { type: 'string' },
  jobs: { type: 'string', short: 'j' },
  n: { type: 'string', short: 'n' },
  threads: { type: 'string' },
  parallelism: { type: 'string' },
  timeout: { type: 'string' },
  repeat: { type: 'string' },
  cache: { type: 'string' },
  'no-cache': { type: 'boolean' },
  'no-resume': { type: 'boolean' },
  'keep-journal': { type: 'boolean' },
  'limit-time': { type: 'string' },
  'limit-tests': { type: 'string' },
  'limit-size': { type: 'string' },
  'tree-memory': { type: 'string' },
  with: { type: 'string', multiple: true },
  sandbox: { type: 'boolean' },
  memory: { type: 'string' },
  processes: { type: 'string' },
  format: { type: 'string' },
  stats: { type: 'string' },
  report: { type: 'string' },
  json: { type: 'boolean' },
  facts: { type: 'boolean' },
  'no-verify': { type: 'boolean' },
  'save-temps': { type: 'string' },
  exit: { type: 'string' },
  stdout: { type: 'string', multiple: true },
  stderr: { type: 'string', multiple: true },
  grep: { type: 'string', multiple: true },
  'not-grep': { type: 'string', multiple: true },
  'not-output': { type: 'string', multiple: true },
  differ: { type: 'string', multiple: true },
  'differ-by': { type: 'string' },
  golden: { type: 'string' },
  also: { type: 'string', multiple: true },
  valid: { type: 'string' },
  kind: { type: 'string' },
  command: { type: 'string' },
  other: { type: 'string' },
  pattern: { type: 'string' },
  quiet: { type: 'boolean', short: 'q' },
  verbose: { type: 'boolean', short: 'v' },
  color: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'V' },
} satisfies ParseArgsConfig['options'];

const LISTS = ['algs', 'passes', 'langs', 'caches', 'kits'] as const;

export function parseCommandLine(argv: readonly string[]): Command {
  const { values, before, after } = split(argv);
  if (values.help === true) return { command: 'help' };
  if (values.version === true) return { command: 'version' };
  const list = LISTS.find((name) => before.length === 1 && before[0] === name);
  if (list !== undefined && after === undefined) return { command: list };
  if (before[0] === 'tree' && after === undefined) {
    return { command: 'tree', options: treeCommand(values, before.slice(1)) };
  }
  if (before[0] === 'check') {
    return { command: 'check', options: checkCommand(values, before.slice(1), after) };
  }
  if (before[0] === 'init' && after === undefined) {
    return { command: 'init', options: initCommand(values, before.slice(1)) };
  }
  const ofInit = (['kind', 'command', 'other', 'pattern'] as const).find(
    (name) => values[name] !== undefined,
  );
  if (ofInit !== undefined)
    throw new UsageError(`--${ofInit} goes with init: pith init --${ofInit} ... FILE`);
  if (values.facts === true) throw new UsageError('--facts goes with tree: pith tree --facts FILE');
  return { command: 'reduce', options: reduceCommand(values, before, after) };
}

/** Splits the arguments into options, positionals before `--`, and everything after it. */
function split(argv: readonly string[]) {
  try {
    const end = argv.indexOf('--');
    const args = joinPairs(end === -1 ? argv : argv.slice(0, end));
    const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
    return { values, before: positionals, after: end === -1 ? undefined : argv.slice(end + 1) };
  } catch (error) {
    throw new UsageError(explainParseError(error as NodeJS.ErrnoException));
  }
}

function explainParseError(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return error.message.split('\n')[0] ?? error.message;
  const option = /'(--?[^'=]*)/.exec(error.message)?.[1] ?? '';
  const near = option.startsWith('--') ? nearest(option.slice(2), Object.keys(OPTIONS)) : undefined;
  return `There is no option ${option}.${near === undefined ? '' : ` Did you mean --${near}?`} To see all: pith --help`;
}

type Values = ReturnType<typeof split>['values'];

function reduceCommand(
  values: Values,
  before: readonly string[],
  after: readonly string[] | undefined,
): ReduceCommand {
  const timeoutMs = milliseconds('--timeout', values.timeout);
  const given = interesting(values, before, after, timeoutMs);
  checkStandardOutput(values, given.file, given.output);
  const jobs = values.jobs ?? values.n ?? values.threads ?? values.parallelism;
  return {
    ...given,
    // Any main reducer with auxiliary ones is a Vulcan.
    alg: values.alg ?? (values.main === undefined ? defaultAlgorithm : 'vulcan'),
    ...languageOptions(values),
    syntax: syntax(values.syntax),
    jobs: wholeNumber('--jobs', jobs, 1) ?? availableParallelism(),
    timeoutMs,
    passes: [...(values.pass ?? []), ...(values['pass-command'] ?? []).map((command) => ({ command }))],
    without: (values.without ?? []).flatMap((names) => names.split(',')),
    parameters: {
      main: values.main,
      aux: values.aux?.split(','),
      fixpoint: values['aux-fixpoint'],
      window: wholeNumber('--window', values.window, 2),
      limit: wholeNumber('--aux-limit', values['aux-limit'], 0),
      parseFilter: values['no-parse-filter'] === true ? false : undefined,
      depth: wholeNumber('--depth', values.depth, 1),
      width: wholeNumber('--width', values.width, 1),
      level: wholeNumber('--level', values.level, 0),
    },
    repeat: repetition(values.repeat),
    cache: values['no-cache'] === true ? 'none' : (values.cache ?? defaultCacheScheme),
    resume: values['no-resume'] !== true,
    keepJournal: values['keep-journal'] === true,
    limits: {
      timeMs: milliseconds('--limit-time', values['limit-time']),
      tests: wholeNumber('--limit-tests', values['limit-tests'], 1),
      tokens: wholeNumber('--limit-size', values['limit-size'], 0),
    },
    treeMemoryBytes: bytes('--tree-memory', values['tree-memory']),
    surroundings: surroundings(values),
    format: values.format,
    stats: values.stats,
    report: values.report,
    json: values.json === true,
    verify: values['no-verify'] !== true,
    saveTemps: values['save-temps'],
    verbosity: values.quiet === true ? 0 : values.verbose === true ? 2 : 1,
    color: color(values.color),
  };
}

function checkCommand(
  values: Values,
  before: readonly string[],
  after: readonly string[] | undefined,
): CheckCommand {
  const timeoutMs = milliseconds('--timeout', values.timeout);
  return {
    ...interesting(values, before, after, timeoutMs),
    ...languageOptions(values),
    timeoutMs,
    surroundings: surroundings(values),
  };
}

function initCommand(values: Values, [file, ...more]: readonly string[]): InitCommand {
  if (more.length > 0) throw new UsageError('Give at most one file: pith init FILE');
  const { kind, command, other, pattern } = values;
  return {
    file,
    script: values.o ?? values.output?.at(-1) ?? 'test.sh',
    ...{ kind, command, other, pattern },
    surroundings: surroundings(values),
  };
}

const surroundings = (values: Values): Surroundings => ({
  with: values.with,
  sandbox: values.sandbox,
  memoryBytes: bytes('--memory', values.memory),
  processes: wholeNumber('--processes', values.processes, 1),
});

/** Only one output can go to standard output. */
function checkStandardOutput(values: Values, file: string, output: string | undefined): void {
  const [one, another] = [
    values.json === true && '--json',
    output === STANDARD && '-o -',
    values.stats === STANDARD && '--stats -',
    values.report === STANDARD && '--report -',
    output === undefined && file === STANDARD && 'the result',
  ].filter((what) => what !== false);
  if (another === undefined) return;
  const advice = [one, another].some((what) => what === '-o -' || what === 'the result');
  throw new UsageError(
    `${one} and ${another} both write to standard output. Give a file name${advice ? ': -o FILE' : ''}`,
  );
}

function languageOptions({ lang, grammar, start }: Values): LanguageOptions {
  if (grammar === undefined && start !== undefined) {
    throw new UsageError('--start goes with --grammar: pith --grammar FILE --start RULE ...');
  }
  if (grammar !== undefined && lang === 'text') {
    throw new UsageError('--lang text turns grammars off, and --grammar gives one. Leave out one of them.');
  }
  return { lang, grammar, start };
}

function treeCommand(values: Values, [file, ...more]: readonly string[]): TreeCommand {
  if (file === undefined || more.length > 0) throw new UsageError('Give one file: pith tree FILE');
  const { json = false, facts = false } = values;
  if (json && facts) throw new UsageError('--facts is text and --json is JSON. Leave out one of them.');
  return { file, json, facts, ...languageOptions(values) };
}

function wholeNumber(option: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || !Number.isSafeInteger(number)) {
    throw new UsageError(`${option} takes a whole number from ${least} up, not '${text}'.`);
  }
  return number;
}

/** A size like 512M or 2G; without a letter, in bytes. */
function bytes(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, number, unit] = /^(\d+)([KMGT]?)i?B?$/i.exec(text) ?? [];
  if (number === undefined || Number(number) === 0) {
    throw new UsageError(`${option} takes a size like 512M or 2G, not '${text}'.`);
  }
  return Number(number) * 1024 ** ' KMGT'.indexOf(unit!.toUpperCase() || ' ');
}

/** The longest delay of a Node timer. */
const LONGEST_MS = 2 ** 31 - 1;

function milliseconds(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (text.trim() === '' || !(seconds > 0)) {
    throw new UsageError(`${option} takes a number of seconds above 0, not '${text}'.`);
  }
  return Math.min(LONGEST_MS, Math.max(1, Math.round(seconds * 1000)));
}

function syntax(text: string | undefined): 'keep' | 'any' | undefined {
  if (text === undefined || text === 'keep' || text === 'any') return text;
  throw new UsageError(`--syntax takes keep or any, not '${text}'.`);
}

function color(when: string | undefined): boolean | 'auto' {
  switch (when) {
    case undefined:
    case 'auto':
      return 'auto';
    case 'always':
      return true;
    case 'never':
      return false;
    default:
      throw new UsageError(`--color takes auto, always or never, not '${when}'.`);
  }
}
