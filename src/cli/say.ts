import { printableLines } from '../core/printable.ts';

/** Tells the user something, on standard error. */
export const say = (text: string): void => void process.stderr.write(`${printableLines(text)}\n`);

export const warn = (text: string): void => say(`warning: ${text}`);
