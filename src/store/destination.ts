/** Where the result goes. Problems with it are reported at the start, not at the first acceptance. */
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { UsageError } from '../core/errors.ts';
import { printable } from '../core/printable.ts';
import { type Input, isSameFile } from './input.ts';
import { ResultNotWritten } from './result-file.ts';
import { statOf } from './stat.ts';
import { removeAbandoned, temporaryIn } from './temporary.ts';

/** A file always holds the best result so far; a stream gets the result once, at the end. */
export type Destination =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stream'; write(bytes: Uint8Array): Promise<void> };

/** Throws a `UsageError` if the result cannot be written there. */
export function destinationAt(output: string, input: Input): Destination {
  const stats = statOf(output);
  if (stats?.isDirectory() === true)
    throw new UsageError(`-o ${printable(output)} is a folder. Give it a file name.`);
  if (isSameFile(stats, input.stats)) {
    throw new UsageError(`-o names the input. Leave it out to reduce ${printable(output)} in place.`);
  }
  // A device or a pipe must not be replaced by a file.
  if (stats !== undefined && !stats.isFile())
    return { kind: 'stream', write: (bytes) => writeInto(output, bytes) };
  return writableFile(stats === undefined ? resolve(output) : realpathSync(output));
}

/** The result replaces the input. */
export function inPlace({ path, title }: Input): Destination {
  if (path !== undefined) return writableFile(path);
  throw new UsageError(
    `The name of ${title} is not UTF-8, so it cannot be reduced in place. Give another for the result: -o FILE, or rename it.`,
  );
}

function writableFile(path: string): Destination {
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

async function writeInto(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(path, bytes).catch((error: Error) => {
    throw new ResultNotWritten(`The result could not be written to ${path}: ${error.message}`);
  });
}
