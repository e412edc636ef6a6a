/** Where the result goes. What is wrong with it is found out at the start, not at the first success. */
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ResultNotWritten } from '../store/result-file.ts';
import { removeAbandoned, temporaryIn } from '../store/temporary.ts';
import { statOf } from '../oracle/stat.ts';
import { printable } from '../report/printable.ts';
import { type Input, isSameFile, STANDARD } from './input.ts';
import { UsageError } from './usage.ts';

/** A file always holds the best result so far; a stream gets the result once, at the end. */
export type Destination =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stream'; write(bytes: Uint8Array): Promise<void> };

/** `output` is what was given as `-o`; without it the input is reduced in place. */
export function findDestination(output: string | undefined, input: Input): Destination {
  if (output === undefined && input.path !== undefined) return file(input.path);
  if (output === undefined && !input.isStdin) {
    throw new UsageError(
      `The name of ${input.title} is not UTF-8, so it cannot be reduced in place. Give another for the result: -o FILE, or rename it.`,
    );
  }
  if (output === undefined || output === STANDARD) return { kind: 'stream', write: writeToStdout };
  const stats = statOf(output);
  if (stats?.isDirectory() === true)
    throw new UsageError(`-o ${printable(output)} is a folder. Give it a file name.`);
  if (isSameFile(stats, input.stats)) {
    throw new UsageError(`-o names the input. Leave it out to reduce ${printable(output)} in place.`);
  }
  // A device or a pipe must not be replaced by a file.
  if (stats !== undefined && !stats.isFile())
    return { kind: 'stream', write: (bytes) => writeInto(output, bytes) };
  return file(stats === undefined ? resolve(output) : realpathSync(output));
}

/** Makes sure that statistics and reports can be written. */
export function checkReport(path: string | undefined): void {
  if (path === undefined || path === STANDARD) return;
  const folder = dirname(path);
  if (statOf(folder)?.isDirectory() !== true)
    throw new UsageError(`There is no folder ${printable(folder)} for ${printable(path)}.`);
  if (statOf(path)?.isDirectory() === true)
    throw new UsageError(`${printable(path)} is a folder. Give a file name.`);
}

function file(path: string): Destination {
  const folder = dirname(path);
  removeAbandoned(folder);
  const probe = temporaryIn(folder);
  try {
    writeFileSync(probe, '', { flag: 'wx' });
    rmSync(probe);
  } catch (error) {
    const why = (error as Error).message;
    throw new UsageError(`The result cannot be written to ${folder}: ${why}. Try: -o FILE in another folder`);
  }
  return { kind: 'file', path };
}

function writeToStdout(bytes: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    process.stdout.write(bytes, (error) => {
      if (error) fail(notWritten('standard output', error));
      else done();
    });
  });
}

async function writeInto(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes).catch((error: Error) => {
    throw notWritten(path, error);
  });
}

const notWritten = (where: string, error: Error): ResultNotWritten =>
  new ResultNotWritten(`The result could not be written to ${where}: ${error.message}`);
