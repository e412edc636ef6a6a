/**
 * Everything that happens in a reduction and that somebody may want to show, count or write down. Passes and
 * engine emit events; only `report/` turns them into text.
 */
import type { Files, Size } from './program.ts';

/** Why a run ended before its algorithm did. */
export type StopReason = 'time' | 'tests' | 'size' | 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'aborted';

/** Where the verdict on a proposal came from. */
export type Source = 'run' | 'cache' | 'journal';

export type Event =
  | {
      readonly type: 'start';
      /** Names this run, among all. */
      readonly run: string;
      /** What was typed; nothing if a library has started it. */
      readonly command: readonly string[];
      /** What is reduced: its digest as a program, and each file with its own. */
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
  /** A test of the search begins and ends. Digests are those of programs (digest.ts). */
  | { readonly type: 'test-start'; readonly id: number; readonly digest: string }
  | {
      readonly type: 'test-end';
      readonly id: number;
      readonly digest: string;
      readonly verdict: 'interesting' | 'uninteresting' | 'broken' | 'cancelled';
    }
  /**
   * A proposal was decided, in order. `runs` is how many tests that took: 0 from cache or journal, more than 1
   * with `--repeat`.
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
      /** Time the test itself took, and time that Pith added around it. */
      readonly ms: number;
      readonly overheadMs: number;
    }
  /** A test that was started ahead of time turned out not to be needed: stopped, or its verdict left unused. */
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
  /** Tests run outside the search: checking the original, the result, or that a broken test works again. */
  | {
      readonly type: 'check';
      readonly what: 'original' | 'result';
      readonly digest: string;
      readonly interesting: boolean;
      readonly ms: number;
    }
  /** The file was read: as a tree in this language, or as a list, which is called `text`. */
  | { readonly type: 'read'; readonly lang: string }
  | { readonly type: 'notice'; readonly level: 'info' | 'warning'; readonly text: string }
  | {
      readonly type: 'end';
      readonly stopped: StopReason | null;
      readonly size: Size;
      readonly cachePeakBytes: number;
      /** The most memory that Pith had in use, tests not counted. */
      readonly peakRssMb: number;
      /** Time in which no test was running although the reduction went on. */
      readonly idleMs: number;
    };

/** What a schedule may say itself. */
export type Saying = Extract<Event, { readonly type: 'read' | 'notice' }>;

/** An event and when it happened, in milliseconds since the run began. */
export type TimedEvent = Event & { readonly at: number };

export type Listener = (event: TimedEvent) => void;
