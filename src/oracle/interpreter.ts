import { closeSync, openSync, readSync } from 'node:fs';
import { statOf } from '../store/stat.ts';

/** The interpreter that the first line of a script names, if it does not exist. */
export function missingInterpreter(test: string): string | undefined {
  let start: string;
  try {
    start = firstBytes(test, 256);
  } catch {
    return undefined; // Not readable, so not a script that can run; starting it will report the reason.
  }
  const interpreter = /^#![ \t]*([^ \t\n]+)/.exec(start)?.[1];
  if (interpreter === undefined) return undefined;
  return statOf(interpreter) === undefined ? interpreter : undefined;
}

function firstBytes(file: string, count: number): string {
  const fd = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(count);
    return buffer.toString('latin1', 0, readSync(fd, buffer, 0, count, 0));
  } finally {
    closeSync(fd);
  }
}
