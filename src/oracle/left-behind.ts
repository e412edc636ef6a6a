/** What a test leaves behind when it ends, before it is cleaned up: for `pith check`. */
import { readdirSync, readFileSync } from 'node:fs';
import type { LeftBehind } from '../core/runner.ts';
import { processes } from './kill.ts';
import { readMark } from './mark.ts';

/** `mark` is the mark of its processes. */
export const leftBehind = (
  { cwd, tmpdir }: { readonly cwd: string; readonly tmpdir: string },
  mark: string,
): LeftBehind => ({ folder: filesIn(cwd), tmpdir: filesIn(tmpdir), processes: commandLines(mark) });

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  } catch {
    return []; // The test has removed it.
  }
}

const commandLines = (mark: string): string[] =>
  processes().flatMap((pid) => {
    try {
      if (readMark(pid) !== mark) return [];
      // A zombie has none.
      const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return line === '' ? [] : [line];
    } catch {
      return []; // It has just ended.
    }
  });
