import { printableLines } from '../core/printable.ts';

/** Prints a message to standard error. */
export const say = (text: string): void => void process.stderr.write(`${printableLines(text)}\n`);

export const warn = (text: string): void => say(`warning: ${text}`);
