/** The part of the command line that says what is interesting: a script, a command with expectations, two commands. */
import { UsageError } from '../core/errors.ts';
import type { Repeat } from '../core/verdict.ts';
import type { Exit } from '../oracle/command.ts';
import type { Difference } from '../oracle/compare.ts';
import type { FurtherConditions, GivenTest } from '../oracle/find-test.ts';
import { STANDARD } from './standard-streams.ts';

export interface ConditionValues {
  readonly o?: string | undefined;
  readonly output?: string[] | undefined;
  readonly exit?: string | undefined;
  readonly stdout?: string[] | undefined;
  readonly stderr?: string[] | undefined;
  readonly grep?: string[] | undefined;
  readonly 'not-grep'?: string[] | undefined;
  readonly 'not-output'?: string[] | undefined;
  readonly differ?: string[] | undefined;
  readonly 'differ-by'?: string | undefined;
  readonly golden?: string | undefined;
  readonly also?: string[] | undefined;
  readonly valid?: string | undefined;
}

export interface Interesting extends FurtherConditions {
  readonly file: string;
  readonly test: Exclude<GivenTest, { readonly kind: 'function' }>;
  /** The file for the result. */
  readonly output: string | undefined;
  /** Notes on the use of options. */
  readonly notes: readonly string[];
}

/** `after` is what follows `--`. */
export function interesting(
  values: ConditionValues,
  before: readonly string[],
  after: readonly string[] | undefined,
  timeoutMs: number | undefined,
): Interesting {
  const further = { also: values.also, golden: values.golden, valid: checks(values.valid) };
  if (values.differ !== undefined) {
    const { file, test } = differForm(values, before, after);
    return { file, test, output: values.o ?? values.output?.at(-1), notes: [], ...further };
  }
  if (values['differ-by'] !== undefined) {
    throw new UsageError(
      "--differ-by goes with --differ: pith FILE --differ 'CMD1 {}' 'CMD2 {}' --differ-by exit",
    );
  }
  if (after === undefined) {
    const { file, test } = scriptForm(values, before);
    return { file, test, output: values.o ?? values.output?.at(-1), notes: [], ...further };
  }
  return { ...commandForm(values, before, after, timeoutMs), ...further };
}

type Form = Pick<Interesting, 'file' | 'test'>;

const EXPECTATIONS = ['exit', 'stdout', 'stderr', 'grep', 'not-grep', 'not-output'] as const;

function scriptForm(values: ConditionValues, before: readonly string[]): Form {
  const [path, file, ...more] = before;
  if (path === undefined || file === undefined) {
    throw new UsageError(
      before.length === 0
        ? 'Give a test and a file: pith TEST FILE. For more: pith --help'
        : `Give a test and a file: pith TEST ${path}, or without a script: pith ${path} -- CMD {}`,
    );
  }
  if (more.length > 0)
    throw new UsageError(`Too many arguments: ${more.join(' ')}. The form is: pith TEST FILE`);
  const expectation = EXPECTATIONS.find((name) => values[name] !== undefined);
  if (expectation !== undefined) {
    throw new UsageError(`--${expectation} goes with a command: pith --${expectation} ... ${file} -- CMD {}`);
  }
  return { file, test: { kind: 'script', path } };
}

function differForm(
  values: ConditionValues,
  before: readonly string[],
  after: readonly string[] | undefined,
): Form {
  const [one, other, ...more] = values.differ!;
  const [file, ...others] = before;
  const form = "pith FILE --differ 'CMD1 {}' 'CMD2 {}'";
  if (one === undefined || other === undefined || more.length > 0) {
    throw new UsageError(`--differ takes two commands: ${form}`);
  }
  if (after !== undefined) {
    throw new UsageError(
      `--differ has its own commands, so nothing can follow --: ${form}. For more conditions: --also`,
    );
  }
  if (file === undefined || others.length > 0) throw new UsageError(`Give one file: ${form}`);
  const expectation = EXPECTATIONS.find((name) => values[name] !== undefined);
  if (expectation !== undefined) {
    throw new UsageError(
      `--${expectation} does not go with --differ; --differ-by exit|stdout|RE says what must differ.`,
    );
  }
  return { file, test: { kind: 'differ', commands: [one, other], by: difference(values['differ-by']) } };
}

function difference(text: string | undefined): Difference {
  if (text === undefined || text === 'stdout') return 'stdout';
  if (text === 'exit') return 'exit';
  return patterns('--differ-by', [text])[0]!;
}

function commandForm(
  values: ConditionValues,
  before: readonly string[],
  argv: readonly string[],
  timeoutMs: number | undefined,
): Omit<Interesting, keyof FurtherConditions> {
  const [file, ...more] = before;
  if (argv.length === 0) throw new UsageError('Give the command after --: pith FILE -- CMD {}');
  if (file === undefined) throw new UsageError('Give the file before --: pith FILE -- CMD {}');
  if (more.length > 0) {
    throw new UsageError(
      `Give either a test or a command: pith ${before.join(' ')}, or pith ${more.join(' ')} -- CMD {}`,
    );
  }
  // Earlier versions took a pattern here.
  const [files, old] = [isPath, (text: string) => !isPath(text)].map((is) =>
    (values.output ?? []).filter(is),
  );
  const oldNot = values['not-output'] ?? [];
  const notes = [
    ...old!.map(
      (text) =>
        `--output '${text}' is read as a pattern; its new name is --grep. (--output FILE is -o FILE.)`,
    ),
    ...(oldNot.length > 0 ? ['The new name of --not-output is --not-grep.'] : []),
  ];
  const expect = {
    exit: exit(values.exit),
    stdout: patterns('--stdout', values.stdout),
    stderr: patterns('--stderr', values.stderr),
    grep: patterns('--grep', [...(values.grep ?? []), ...old!]),
    notGrep: patterns('--not-grep', [...(values['not-grep'] ?? []), ...oldNot]),
    hangMs: timeoutMs,
  };
  return { file, test: { kind: 'command', argv, expect }, output: values.o ?? files!.at(-1), notes };
}

/** Whether the argument of `--output` names a file: it has a folder or an extension, and nothing of a pattern. */
const isPath = (text: string): boolean =>
  text === STANDARD || (/^[^\s*?|()[\]{}^$\\]+$/.test(text) && /\/|\.[A-Za-z]\w{0,7}$/.test(text));

function patterns(option: string, texts: readonly string[] | undefined): RegExp[] {
  return (texts ?? []).map((text) => {
    try {
      return new RegExp(text, 'm');
    } catch (error) {
      throw new UsageError(`${option} takes a regular expression. ${(error as Error).message}.`);
    }
  });
}

const CLASSES = ['nonzero', 'signal', 'any', 'timeout'] as const;

function exit(text: string | undefined): Exit | undefined {
  if (text === undefined) return undefined;
  const named = CLASSES.find((name) => name === text);
  if (named !== undefined) return named;
  const codes = text.split(',');
  if (codes.every((code) => /^\d+$/.test(code) && Number(code) <= 255)) return codes.map(Number);
  throw new UsageError(
    `--exit takes codes from 0 to 255 like 1 or 1,134, nonzero, signal, timeout or any, not '${text}'.`,
  );
}

export function repetition(text: string | undefined): Repeat | undefined {
  if (text === undefined) return undefined;
  const [, any, number] = /^(any:)?(\d{1,6})$/.exec(text) ?? [];
  if (number === undefined || Number(number) === 0) {
    throw new UsageError(`--repeat takes a whole number from 1 up, or any:N, not '${text}'.`);
  }
  return { needs: any === undefined ? 'all' : 'any', of: Number(number) };
}

const ALL = 'all';

/** The checks of `--valid` by name; true: all. */
const checks = (text: string | undefined): true | readonly string[] | undefined =>
  text === ALL ? true : text?.split(',');

/** `--differ` takes two words, and `--valid` none or `=NAMES`; the parser of options knows only options with one. */
export function joinPairs(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--valid') joined.push(`--valid=${ALL}`);
    else if (args[i] !== '--differ') joined.push(args[i]!);
    else for (let j = 0; j < 2; j++) if (args[i + 1] !== undefined) joined.push(`--differ=${args[++i]}`);
  }
  return joined;
}
