/** Formats numbers for people. */

export const count = (n: number): string => n.toLocaleString('en-US');

/** `1 test`, `2 tests`. */
export const counted = (n: number, noun: string): string => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;

export const share = (part: number, whole: number): string =>
  whole === 0 ? '0 %' : `${((100 * part) / whole).toFixed(part * 10 < whole ? 1 : 0)} %`;

/** `8.2 s`, `1:05`, `2:00:09`. */
export function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const two = (n: number) => String(Math.floor(n)).padStart(2, '0');
  const minutes = seconds / 60;
  if (minutes < 60) return `${Math.floor(minutes)}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Tests per second. */
export const rate = (tests: number, ms: number): string =>
  `${((1000 * tests) / Math.max(1, ms)).toFixed(1)}/s`;
