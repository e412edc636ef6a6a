/**
 * Arguments as raw bytes. Node decodes arguments as UTF-8, which loses other bytes; the kernel still has them. Node can
 * open a file by such a name, but can neither pass it to another program nor join it with another path.
 */
import { readFileSync } from 'node:fs';
import { UsageError } from '../core/errors.ts';

/** Node replaces invalid UTF-8 by this character. */
const LOST = '\ufffd';

/** The bytes of an argument, if it is not UTF-8. */
export const rawArgument = (text: string): Buffer | undefined =>
  text.includes(LOST) ? rawArguments().find((raw) => !isText(raw) && raw.toString() === text) : undefined;

/** Only FILE may have a name that is not UTF-8: any other such name would be mistaken for a different one. */
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
