/**
 * Arguments as the bytes that were typed. Node gives them as text, in which what is not UTF-8 is lost; the kernel still knows it.
 * Node can open a file by such a name, but can neither give it to another program nor join it with another.
 */
import { readFileSync } from 'node:fs';
import { UsageError } from '../core/errors.ts';

/** What Node puts in the place of what is not UTF-8. */
const LOST = '\ufffd';

/** The bytes of an argument, if it is one that is not UTF-8. */
export const rawArgument = (text: string): Buffer | undefined =>
  text.includes(LOST) ? rawArguments().find((raw) => !isText(raw) && raw.toString() === text) : undefined;

/** Only the file that is reduced may have a name that is not UTF-8: anything else would be taken for another. */
export function checkArguments(args: readonly string[], file: string): void {
  const lost = args.find((arg) => arg !== file && rawArgument(arg) !== undefined);
  if (lost !== undefined) throw new UsageError(`${lost} is not UTF-8. Only FILE may be, with -o.`);
}

const isText = (raw: Buffer): boolean => Buffer.from(raw.toString()).equals(raw);

function rawArguments(): readonly Buffer[] {
  try {
    const whole = readFileSync('/proc/self/cmdline').toString('latin1');
    return whole.split('\0').map((argument) => Buffer.from(argument, 'latin1'));
  } catch {
    return []; // Not Linux.
  }
}
