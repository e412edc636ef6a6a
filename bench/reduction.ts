/** One reduction by the command that users run, in its own process and folder. */
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Stats } from '../src/report/stats.ts';
import type { Subject } from './subjects.ts';

export const PITH = new URL('../bin/pith.js', import.meta.url).pathname;

/** The outcome of a reduction: its statistics and result, or the reason for its failure. */
export type Outcome = Reduced | { readonly failed: string };

export interface Reduced {
  readonly stats: Stats;
  /** In base64. */
  readonly result: string;
}

export interface Settings {
  readonly jobs: number;
  /** Seconds. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** A reduction still running this many seconds after its limit is stopped. */
const GRACE = 120;

/** `alg` may leave out passes: `pith without names,columns`. */
export async function reduce(
  alg: string,
  { input, test }: Subject,
  { jobs, limit, signal }: Settings,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-bench-'));
  try {
    const [file, result, stats] = [basename(input), 'result', 'stats.json'].map((name) => join(folder, name));
    copyFileSync(input, file!);
    const [name, without] = alg.split(' without ');
    const algorithm = ['-a', name!, ...(without === undefined ? [] : ['--without', without])];
    const limits = ['--limit-time', String(limit), '--jobs', String(jobs)];
    const files = ['--stats', stats!, '-o', result!, test, file!];
    const child = spawn(process.execPath, [PITH, ...algorithm, '-q', '--no-resume', ...limits, ...files], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: (limit + GRACE) * 1000,
      signal,
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const exit = await new Promise((resolve) => {
      // Aborting raises an error too; the process has only ended at `close`.
      child.on('error', () => undefined);
      child.on('close', (code, killedBy) => resolve(code ?? killedBy));
    });
    if (exit !== 0 && exit !== 3) return { failed: whyOf(said.replaceAll(`${folder}/`, ''), exit) };
    return {
      stats: JSON.parse(readFileSync(stats!, 'utf8')) as Stats,
      result: readFileSync(result!, 'base64'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first line of Pith's error message. */
function whyOf(said: string, exit: unknown): string {
  return /^pith: (.*)/m.exec(said)?.[1] ?? `pith exited with ${String(exit)}`;
}
