/** `pith TEST FILE` and `pith FILE -- CMD`: one reduction, with its progress in a terminal. */
import { writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure, UsageError } from '../core/errors.ts';
import { printable, quote } from '../core/printable.ts';
import { NotInteresting } from '../engine/reduce.ts';
import { findTest, type Test } from '../oracle/find-test.ts';
import { scriptProblem } from '../oracle/script.ts';
import { htmlReport } from '../report/html.ts';
import { jsonLines } from '../report/json.ts';
import { createTerminal } from '../report/terminal.ts';
import { asTyped, checkChoices, openSession, type Outcome } from '../session.ts';
import { type Destination, destinationAt, inPlace } from '../store/destination.ts';
import type { Input } from '../store/input.ts';
import { statOf } from '../store/stat.ts';
import { explainNotInteresting } from './not-interesting.ts';
import type { ReduceCommand } from './options.ts';
import { checkArguments } from './raw-argument.ts';
import { say, warn } from './say.ts';
import { findInput, STANDARD, writeToStdout } from './standard-streams.ts';

export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  limit: 3,
  SIGHUP: 129,
  SIGINT: 130,
  SIGTERM: 143,
} as const;

/** Runs a reduction. Returns the exit code. */
export async function runReduce(command: ReduceCommand): Promise<number> {
  const choices = choicesOf(command);
  checkChoices(choices);
  const input = await findInput(command.file, command.lang);
  checkArguments(process.argv, command.file);
  const test = testOf(command, input);
  const destination = findDestination(command.output, input);
  checkReport(command.stats);
  checkReport(command.report);
  const { stats, report, verbosity, json, color, limits, timeoutMs, repeat, verify } = command;
  const { treeMemoryBytes, format, resume, keepJournal, passes } = command;
  const isTalking = verbosity > 0 && !json;
  if (isTalking) command.notes.forEach(say);

  const terminal = createTerminal({
    write: (text) => void process.stderr.write(text),
    // Some terminals do not know their width, and dumb ones support no control codes.
    columns: () => (process.env['TERM'] === 'dumb' ? undefined : process.stderr.columns || undefined),
    color: color === 'auto' ? process.stderr.isTTY && !process.env['NO_COLOR'] : color,
    // With --json, the events on standard output replace all messages.
    verbosity: json ? 0 : verbosity,
    title: command.file === STANDARD ? input.title : input.name,
  });
  const toJson = jsonLines();
  const session = await openSession({
    ...choices,
    ...{
      input,
      test,
      destination,
      limits,
      timeoutMs,
      repeat,
      verify,
      treeMemoryBytes,
      format,
      resume,
      keepJournal,
      passes,
    },
    listeners: [
      (event) => {
        if (json) process.stdout.write(toJson(event));
      },
      terminal.see,
    ],
    signal: listenForSignals(() => terminal.stop()),
    command: ['pith', ...process.argv.slice(2)],
  });
  try {
    const outcome = await session.run();
    if (!outcome.began) {
      warn('stopped before the reduction began; nothing was written');
      return exitCode(outcome);
    }
    writeReport(stats, () => `${JSON.stringify(outcome.stats, undefined, 2)}\n`);
    writeReport(report, () =>
      htmlReport({
        title: input.title,
        stats: outcome.stats,
        result: Buffer.from(outcome.bytes).toString(),
      }),
    );
    session.finish();
    if (isTalking && destination.kind === 'file') {
      const kept =
        outcome.original === undefined ? '' : ` (original: ${printable(asTyped(outcome.original))})`;
      say(`Result: ${printable(asTyped(destination.path))}${kept}`);
    }
    if (isTalking && outcome.canBeContinued) {
      say(`To continue, run the same command again: ${commandToContinue()}`);
    }
    const { tokens } = outcome.stats.after;
    if (tokens <= 1 && outcome.stats.before.tokens > 1) {
      const line = outcome.signature === undefined ? '' : `: ${printable(outcome.signature)}`;
      warn(
        `the result ${tokens === 0 ? 'is empty' : 'has one token'}: the test accepts too much. Let it look for the line of the output that shows the bug${line}`,
      );
    }
    return exitCode(outcome);
  } catch (error) {
    terminal.stop();
    if (!(error instanceof NotInteresting)) throw error;
    const file = input.path === undefined ? undefined : command.file;
    throw new Failure(explainNotInteresting({ ...test, title: input.title, file, name: input.name }, error));
  } finally {
    const trouble = await session.close();
    if (trouble !== undefined) {
      warn(`the journal could not be written (${trouble}): another run can resume only from its last record`);
    }
  }
}

const choicesOf = ({ alg, parameters, without, syntax, lang, grammar, start, cache }: ReduceCommand) => ({
  ...{ algorithm: alg, parameters, without, syntax, cache },
  language: { lang, grammar, start },
});

function testOf(command: ReduceCommand, input: Input): Test {
  const { test, file, jobs, saveTemps, also, golden, valid, surroundings } = command;
  try {
    return findTest(test, input, { jobs, saveTemps, also, golden, valid, ...surroundings });
  } catch (error) {
    const isSwapped =
      error instanceof Failure && test.kind === 'script' && scriptProblem(resolve(file)) === undefined;
    if (!isSwapped) throw error;
    throw new Failure(`${error.message}\nIs it the other way round? pith ${quote(file)} ${quote(test.path)}`);
  }
}

/** `output` is the argument of `-o`; without it, the input is reduced in place. */
function findDestination(output: string | undefined, input: Input): Destination {
  if (output === STANDARD || (output === undefined && input.file === undefined)) {
    return { kind: 'stream', write: writeToStdout };
  }
  return output === undefined ? inPlace(input) : destinationAt(output, input);
}

/** Checks early that the statistics or the report can be written. */
function checkReport(path: string | undefined): void {
  if (path === undefined || path === STANDARD) return;
  const folder = dirname(path);
  if (statOf(folder)?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${printable(folder)} for ${printable(path)}.`);
  if (statOf(path)?.isDirectory() === true)
    throw new UsageError(`${printable(path)} is a folder. Give a file name.`);
}

function writeReport(path: string | undefined, report: () => string): void {
  if (path === undefined) return;
  if (path === STANDARD) return void process.stdout.write(report());
  try {
    writeFileSync(path, report());
  } catch (error) {
    throw new Failure(`The result is written, but ${path} could not be: ${(error as Error).message}`);
  }
}

/** The first signal stops the reduction. A second one exits at once; the launcher then cleans up. */
function listenForSignals(beforeExit: () => void): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (controller.signal.aborted) {
        beforeExit();
        process.exit(EXIT[name]);
      }
      controller.abort(name);
    });
  }
  return controller.signal;
}

/** The command line without `--no-resume`. */
function commandToContinue(): string {
  const args = process.argv.slice(2);
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const again = args.filter((arg, i) => i > end || arg !== '--no-resume');
  return ['pith', ...again].map(quote).join(' ');
}

function exitCode({ stopped }: Outcome): number {
  switch (stopped) {
    case null:
      return EXIT.done;
    case 'SIGINT':
    case 'SIGTERM':
    case 'SIGHUP':
      return EXIT[stopped];
    default:
      return EXIT.limit;
  }
}
