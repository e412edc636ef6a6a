/** Runs tests through the launcher: sends orders and receives reports. */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import type { LeftBehind } from '../core/runner.ts';
import type { Exceeded } from '../core/verdict.ts';
import { killRun, readStat } from './kill.ts';
import type { Limits } from './limits.ts';
import { MARK, markOfRun } from './mark.ts';

export type Order =
  | {
      /** A staged test waits until it is ordered to start, or, with `onRejection`, until another test is rejected. */
      readonly do: 'run' | 'stage';
      readonly id: number;
      /** The words before the command: those of a sandbox. */
      readonly wrap: readonly string[];
      readonly command: string;
      readonly args: readonly string[];
      readonly cwd: string;
      readonly tmpdir: string;
      /** The file on standard input. */
      readonly stdin: string;
      readonly timeoutMs: number;
      readonly limits: Limits;
      /** Report what the test leaves behind. */
      readonly inspect: boolean;
      /** How much to keep of standard output and of standard error; 0 discards them. */
      readonly captureBytes: number;
      /** Folders to remove when the test has ended. */
      readonly folders: readonly string[];
      /** If staged, start it as soon as another test ends with an exit code other than 0. */
      readonly onRejection: boolean;
    }
  | { readonly do: 'start'; readonly id: number }
  | { readonly do: 'cancel'; readonly id: number }
  /** Remove the folders of ended tests now. */
  | { readonly do: 'clear'; readonly id: number }
  /** Answer with a pong. */
  | { readonly do: 'ping' }
  | { readonly do: 'close' };

/** A message from the launcher: how a test ended, or the answer to another order. */
export type Message = Report | { readonly cleared: number } | { readonly pong: true };

/** How a test ended, or the error code if it could not be started. */
export type Report =
  | { readonly id: number; readonly failed: string }
  | {
      readonly id: number;
      readonly exitCode: number | null;
      readonly signal: NodeJS.Signals | null;
      readonly timedOut: boolean;
      /** The limit for which it was killed. */
      readonly exceeded?: Exceeded;
      readonly leftBehind?: LeftBehind;
      readonly ms: number;
      readonly stdout: string;
      readonly stderr: string;
      /** The staged test that the launcher has started in its place. */
      readonly startedNext?: number;
    };

export type TestOrder = Omit<Order & { do: 'run' | 'stage' }, 'do' | 'id' | 'onRejection'>;

export interface Processes {
  /** Runs one test. When `signal` is aborted, the test is killed and the promise resolves at once. */
  run(order: TestOrder, signal?: AbortSignal): Promise<Report>;
  /**
   * Stages a test in the launcher. With `onRejection`, the launcher starts it at the next rejection by itself, without
   * waiting for Pith.
   */
  stage(order: TestOrder, onRejection: boolean): Staged;
  /** Removes the folders of ended tests, and waits until they are gone. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A staged test. At most one of the methods may be called. */
export interface Staged {
  /** Like `run`. */
  start(signal?: AbortSignal): Promise<Report>;
  /** Cancels the test. */
  drop(): void;
}

/** The code of a report on a test that was aborted, or whose launcher has died. */
export const ABORTED = 'ABORTED';
export const LAUNCHER_DIED = 'LAUNCHER_DIED';
/** The code of a report on a test whose folder was removed before it started. */
export const FOLDER_GONE = 'FOLDER_GONE';

/** The environment variable with the folder that Pith was started in. */
const STARTED_IN = 'PITH_DIR';

/** The interval of checks whether the launcher is alive, while an answer is pending. */
const WATCH_MS = 250;
/**
 * The launcher counts as stopped if two checks in a row find it stopped: Pith and its launcher may have been stopped and
 * continued together.
 */
const STOPPED_CHECKS = 2;
/** The launcher is killed after this many checks without a message, for systems that do not show stopped processes. */
const SILENT_CHECKS = 60;

export interface ProcessesOptions {
  readonly base: string;
  /** If false, `base` is removed at the end. */
  readonly keepFolders: boolean;
  /** The number that marks the processes. */
  readonly run: string;
}

export function startProcesses({ base, keepFolders, run }: ProcessesOptions): Processes {
  const waiting = new Map<number, (report: Report) => void>();
  /** Tests that the launcher has not started. */
  const staged = new Set<number>();
  const clearing = new Map<number, () => void>();
  let lastId = 0;
  let closing = false;

  const startLauncher = (): ChildProcess => {
    const file = createRequire(import.meta.url).resolve('#launcher');
    const child = fork(file, [base, keepFolders ? 'keep' : '', run], {
      // Its own session, so that Ctrl-C reaches only Pith.
      detached: true,
      env: { ...process.env, [STARTED_IN]: process.cwd(), [MARK]: markOfRun(run) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let silentChecks = 0;
    let stoppedChecks = 0;
    const watch = setInterval(() => {
      if (waiting.size === 0 && clearing.size === 0 && !closing) return;
      silentChecks++;
      stoppedChecks = isStopped(child.pid) ? stoppedChecks + 1 : 0;
      if (stoppedChecks >= STOPPED_CHECKS || silentChecks > SILENT_CHECKS) child.kill('SIGKILL');
      else child.send({ do: 'ping' } satisfies Order, () => undefined);
    }, WATCH_MS).unref();
    child.on('message', (message: Message) => {
      silentChecks = 0;
      if ('pong' in message) return;
      if ('cleared' in message) return clearing.get(message.cleared)?.();
      if ('startedNext' in message && message.startedNext !== undefined) staged.delete(message.startedNext);
      waiting.get(message.id)?.(message);
    });
    const died = () => {
      clearInterval(watch);
      if (launcher !== child) return;
      launcher = undefined;
      staged.clear();
      // If the launcher was killed, its running tests are lost; the next test starts a new launcher.
      if (!closing || child.exitCode !== 0) killRun(run);
      for (const [id, settle] of waiting) settle({ id, failed: LAUNCHER_DIED });
      for (const done of clearing.values()) done();
    };
    child.once('exit', died);
    // An order that could not be sent because the launcher has just died also emits `error`.
    child.on('error', died);
    return child;
  };
  let launcher: ChildProcess | undefined = startLauncher();

  /** Sends an order to run or stage a test; resolves to the report. */
  function order(order: Order & { do: 'run' | 'stage' }): Promise<Report> {
    const { id } = order;
    return new Promise<Report>((resolve) => {
      const settle = (report: Report) => {
        waiting.delete(id);
        staged.delete(id);
        resolve(report);
      };
      waiting.set(id, settle);
      try {
        launcher ??= startLauncher();
        launcher.send(order, (error) => {
          if (error !== null) settle({ id, failed: LAUNCHER_DIED });
        });
      } catch (error) {
        settle({ id, failed: (error as NodeJS.ErrnoException).code ?? String(error) });
      }
    });
  }

  function send(order: Order): void {
    launcher?.send(order, () => undefined);
  }

  /** Cancels a test when `signal` is aborted. */
  function abortable(id: number, report: Promise<Report>, signal: AbortSignal | undefined): Promise<Report> {
    if (signal === undefined) return report;
    const abort = () => {
      send({ do: 'cancel', id });
      waiting.get(id)?.({ id, failed: ABORTED });
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    void report.then(() => signal.removeEventListener('abort', abort));
    return report;
  }

  return {
    run(test, signal) {
      const id = ++lastId;
      if (closing || signal?.aborted === true) return Promise.resolve({ id, failed: ABORTED });
      return abortable(id, order({ do: 'run', id, ...test, onRejection: false }), signal);
    },
    stage(test, onRejection) {
      const id = ++lastId;
      staged.add(id);
      const report = order({ do: 'stage', id, ...test, onRejection });
      return {
        start(signal) {
          if (staged.delete(id) && signal?.aborted !== true) send({ do: 'start', id });
          return abortable(id, report, signal);
        },
        drop() {
          send({ do: 'cancel', id });
          waiting.get(id)?.({ id, failed: ABORTED });
        },
      };
    },
    async clear() {
      const id = ++lastId;
      if (launcher === undefined) return;
      await new Promise<void>((resolve) => {
        clearing.set(id, resolve);
        send({ do: 'clear', id });
      });
      clearing.delete(id);
    },
    async close() {
      closing = true;
      // If the launcher has died, a new one removes the folder.
      const child = (launcher ??= startLauncher());
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
        child.send({ do: 'close' } satisfies Order, () => undefined);
      });
    },
  };
}

/** Whether a process is stopped, as by SIGSTOP; false if that is unknown. */
function isStopped(pid: number | undefined): boolean {
  try {
    return pid !== undefined && readStat(pid)[0] === 'T';
  } catch {
    return false;
  }
}
