/** With `-`, the input comes from standard input; with `-o -`, the result goes to standard output. */
import { fstatSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { UsageError } from '../core/errors.ts';
import { extensionOf } from '../frontend/choose.ts';
import { type Input, readInput } from '../store/input.ts';
import { ResultNotWritten } from '../store/result-file.ts';
import { statOf } from '../store/stat.ts';
import { rawArgument } from './raw-argument.ts';

/** Stands for standard input or standard output. */
export const STANDARD = '-';

export const findInput = async (file: string, lang: string | undefined): Promise<Input> =>
  file === STANDARD
    ? readStdin(lang)
    : readInput(file, statOf(file) === undefined ? rawArgument(file) : undefined);

async function readStdin(lang: string | undefined): Promise<Input> {
  const bytes = await buffer(process.stdin);
  if (bytes.length === 0) throw new UsageError('Standard input is empty: there is nothing to reduce.');
  return {
    title: 'standard input',
    name: `input${extensionOf(lang, bytes)}`,
    read: () => bytes,
    // A pipe has restrictive permissions; the result gets the default ones.
    stats: Object.assign(fstatSync(0), { mode: 0o666 & ~process.umask() }),
  };
}

export function writeToStdout(bytes: Uint8Array): Promise<void> {
  return new Promise((done, fail) => {
    process.stdout.write(bytes, (error) => {
      if (error) {
        fail(new ResultNotWritten(`The result could not be written to standard output: ${error.message}`));
      } else done();
    });
  });
}
