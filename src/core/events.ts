/**
 * Everything in a reduction that may be shown, counted or logged. Passes and the engine emit events; only
 * `report/` turns them into text.
 */
import type { Files, Size } from './program.ts';

/** Why a run stopped before its algorithm finished. */
export type StopReason = (typeof STOP_REASONS)[number];

export const STOP_REASONS = ['time', 'tests', 'size', 'SIGINT', 'SIGTERM', 'SIGHUP', 'aborted'] as const;

/** Where the verdict on a proposal came from. */
export type Source = 'run' | 'cache' | 'journal';

export type Event =
  | {
      readonly type: 'start';
      /** Unique to this run. */
      readonly run: string;
      /** The command line; empty if the run was started through the library. */
      readonly command: readonly string[];
      /** The original: its digest as a program, and that of each file. */
      readonly digest: string;
      readonly original: Files;
      readonly files: readonly { readonly name: string; readonly digest: string; readonly bytes: number }[];
      readonly pith: string;
      readonly alg: string;
      readonly lang: string;
      readonly cache: string;
      readonly jobs: number;
      readonly size: Size;
      /** Verdicts found in the journal of an earlier, unfinished run. */
      readonly resumed: number;
    }
  /** The original was tested and is interesting. */
  | { readonly type: 'verified'; readonly ms: number; readonly timeoutMs: number }
  | { readonly type: 'pass-start'; readonly pass: string }
  | { readonly type: 'pass-end'; readonly pass: string; readonly ms: number }
  /** A test of the search starts or ends. Digests are those of programs (digest.ts). */
  | { readonly type: 'test-start'; readonly id: number; readonly digest: string }
  | {
      readonly type: 'test-end';
      readonly id: number;
      readonly digest: string;
      readonly verdict: 'interesting' | 'uninteresting' | 'broken' | 'cancelled';
    }
  /**
   * The verdict on a proposal, emitted in order. `runs` is how many tests it took: 0 from the cache or the
   * journal, more than 1 with `--repeat`.
   */
  | {
      readonly type: 'verdict';
      readonly digest: string;
      readonly pass: string;
      readonly kind: string;
      readonly interesting: boolean;
      readonly source: Source;
      readonly runs: number;
      readonly timedOut: boolean;
      /** The condition that does not hold, as far as the oracle says. */
      readonly rejectedBy?: string | undefined;
      /** The time of the test itself, and Pith's overhead. */
      readonly ms: number;
      readonly overheadMs: number;
    }
  /** Speculative tests were discarded: stopped, or their verdicts never used. */
  | { readonly type: 'cancelled'; readonly tests: number }
  /** A smaller program was accepted; it is on disk when this is emitted. */
  | {
      readonly type: 'accepted';
      readonly pass: string;
      readonly kind: string;
      readonly size: Size;
      readonly digest: string;
      /** The program itself. */
      readonly files: Files;
    }
  /** A test outside the search: of the original, of the result, or to see whether a broken test works again. */
  | {
      readonly type: 'check';
      readonly what: 'original' | 'result';
      readonly digest: string;
      readonly interesting: boolean;
      readonly ms: number;
    }
  /** The file was parsed as a tree in this language, or read as a list (`text`). */
  | { readonly type: 'read'; readonly lang: string }
  | { readonly type: 'notice'; readonly level: 'info' | 'warning'; readonly text: string }
  | {
      readonly type: 'end';
      readonly stopped: StopReason | null;
      readonly size: Size;
      readonly cachePeakBytes: number;
      /** Pith's peak memory, without its tests. */
      readonly peakRssMb: number;
      /** Time during the reduction in which no test was running. */
      readonly idleMs: number;
    };

/** The events that a schedule may emit itself. */
export type Saying = Extract<Event, { readonly type: 'read' | 'notice' }>;

/** An event with its time, in milliseconds since the run started. */
export type TimedEvent = Event & { readonly at: number };

export type Listener = (event: TimedEvent) => void;
