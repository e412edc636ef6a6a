/**
 * Limits on what a test may use. The launcher looks at all processes of a test several times a second: their mark (mark.ts)
 * tells which they are, wherever they have gone.
 *
 * The limits of the kernel do not serve here: that on address space is exceeded by every program with AddressSanitizer, and
 * that on processes counts all processes of a user, and none of root; control groups can rarely be written to.
 */
import { readFileSync } from 'node:fs';
import type { Exceeded } from '../core/verdict.ts';
import { processes, readStat } from './kill.ts';
import { readMark } from './mark.ts';

export interface Limits {
  /** Of all processes of a test together. */
  readonly memoryBytes?: number | undefined;
  /** How many processes and threads a test may have at a time. */
  readonly processes?: number | undefined;
}

interface Usage {
  readonly pids: string[];
  threads: number;
  bytes: number;
}

/** The size of a page of memory on nearly all machines; a wrong one only leads to a closer look. */
const PAGE_BYTES = 4096;

/** What to tell the user about the first test that has exceeded a limit. */
export const explainLimit = (exceeded: Exceeded, limits: Limits): string =>
  `A test was stopped because it used more than ${inWords(exceeded, limits)}. Such candidates count as not interesting.`;

/** `512 MB of memory (--memory)`. */
export const inWords = (exceeded: Exceeded, { memoryBytes = 0, processes: most = 0 }: Limits): string =>
  exceeded === 'memory'
    ? `${Math.round(memoryBytes / 1024 ** 2)} MB of memory (--memory)`
    : `${most} processes (--processes)`;

/** Indices in the fields of `readStat`. */
const STATE = 0;
const THREADS = 17;
const RESIDENT_PAGES = 21;

/** Returns a function that finds the tests that exceed their limits. */
export function createMeter(
  limitsOf: (mark: string) => Limits | undefined,
): () => ReadonlyMap<string, Exceeded> {
  /** Processes that belong to no test of any run. */
  const others = new Set<string>();
  return () => {
    const usages = new Map<string, Usage>();
    const all = processes();
    for (const pid of all) {
      if (others.has(pid)) continue;
      try {
        const mark = readMark(pid);
        if (mark === '') others.add(pid);
        else if (limitsOf(mark) !== undefined) addTo(usages, mark, pid);
      } catch {
        // It has just ended.
      }
    }
    // Process numbers are reused.
    const there = new Set(all);
    for (const pid of others) if (!there.has(pid)) others.delete(pid);
    const found = Array.from(usages, ([mark, usage]) => [mark, exceeded(usage, limitsOf(mark)!)] as const);
    return new Map(found.filter((each): each is [string, Exceeded] => each[1] !== undefined));
  };
}

function addTo(usages: Map<string, Usage>, mark: string, pid: string): void {
  const fields = readStat(pid);
  if (/^[ZX]/.test(fields[STATE] ?? 'X')) return;
  const usage = usages.get(mark) ?? { pids: [], threads: 0, bytes: 0 };
  usage.pids.push(pid);
  usage.threads += Number(fields[THREADS]);
  usage.bytes += Number(fields[RESIDENT_PAGES]) * PAGE_BYTES;
  usages.set(mark, usage);
}

function exceeded(usage: Usage, limits: Limits): Exceeded | undefined {
  if (usage.threads > (limits.processes ?? Infinity)) return 'processes';
  const { memoryBytes = Infinity } = limits;
  // The sum counts shared memory once for each process, so it is only a reason to look closer.
  if (usage.bytes <= memoryBytes) return undefined;
  const bytes = usage.pids.reduce((sum, pid) => sum + shareOf(pid), 0);
  return bytes > memoryBytes ? 'memory' : undefined;
}

/** The memory of a process, with its share of what it shares, swapped or not. */
function shareOf(pid: string): number {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
    const kilobytes = rollup.matchAll(/^(?:Pss|SwapPss): +(\d+)/gm);
    return Array.from(kilobytes, ([, number]) => Number(number) * 1024).reduce((a, b) => a + b, 0);
  } catch {
    return 0; // It has just ended.
  }
}
