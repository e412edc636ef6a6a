/** Runs tests through the launcher: this side gives orders and gets reports. */
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { killRun, readStat } from './kill.ts';
import { MARK, markOfRun } from './mark.ts';

export type Order =
  | {
      /** A staged test waits: for an order to start, or for the launcher to start it (`onRejection`). */
      readonly do: 'run' | 'stage';
      readonly id: number;
      readonly command: string;
      readonly args: readonly string[];
      readonly cwd: string;
      readonly tmpdir: string;
      /** The file on standard input. */
      readonly stdin: string;
      readonly timeoutMs: number;
      /** How much to keep of standard output and of standard error; 0 throws them away. */
      readonly captureBytes: number;
      /** To be removed when the test has ended. */
      readonly folders: readonly string[];
      /** Start it, if it is staged, as soon as another test ends with an exit code other than 0. */
      readonly onRejection: boolean;
    }
  | { readonly do: 'start'; readonly id: number }
  | { readonly do: 'cancel'; readonly id: number }
  /** Remove what tests have left before anything else. */
  | { readonly do: 'clear'; readonly id: number }
  /** Say that you are there. */
  | { readonly do: 'ping' }
  | { readonly do: 'close' };

/** What the launcher says: how a test ended, or that something else is done. */
export type Message = Report | { readonly cleared: number } | { readonly pong: true };

/** How a test ended; or the error code because of which it could not be started. */
export type Report =
  | { readonly id: number; readonly failed: string }
  | {
      readonly id: number;
      readonly exitCode: number | null;
      readonly signal: NodeJS.Signals | null;
      readonly timedOut: boolean;
      readonly ms: number;
      readonly stdout: string;
      readonly stderr: string;
      /** The staged test that the launcher has started in its place. */
      readonly startedNext?: number;
    };

export type TestOrder = Omit<Order & { do: 'run' | 'stage' }, 'do' | 'id' | 'onRejection'>;

export interface Processes {
  /** Runs one test. When `signal` is aborted it is killed, and the promise is settled at once. */
  run(order: TestOrder, signal?: AbortSignal): Promise<Report>;
  /**
   * Has a test ready in the launcher. If it may be started `onRejection`, it is by the time that Pith hears of the
   * rejection, so that nobody waits for Pith.
   */
  stage(order: TestOrder, onRejection: boolean): Staged;
  /** Removes the files of the tests that have ended, and waits for it. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** A test of which at most one of these is called. */
export interface Staged {
  /** As `run`. */
  start(signal?: AbortSignal): Promise<Report>;
  /** It is not wanted any more. */
  drop(): void;
}

/** The code of a report on a test that was aborted, or whose launcher has died. */
export const ABORTED = 'ABORTED';
export const LAUNCHER_DIED = 'LAUNCHER_DIED';
/** The code of a report on a test whose folder was taken away before it began. */
export const FOLDER_GONE = 'FOLDER_GONE';

/** How often it is made sure that the launcher is there, while something is expected of it. */
const WATCH_MS = 250;
/** It is stopped if it was twice in a row: whoever stops Pith and all that belongs to it lets all go on again. */
const STOPPED_LOOKS = 2;
/** For so many looks it may be silent. This is for machines that do not tell whether it is stopped. */
const SILENT_LOOKS = 60;

export interface ProcessesOptions {
  readonly base: string;
  /** Without it, `base` is removed at the end. */
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
      // Its own session, so that Ctrl-C reaches Pith alone and Pith decides.
      detached: true,
      env: { ...process.env, [MARK]: markOfRun(run) },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let silentLooks = 0;
    let stoppedLooks = 0;
    const watch = setInterval(() => {
      if (waiting.size === 0 && clearing.size === 0 && !closing) return;
      silentLooks++;
      stoppedLooks = isStopped(child.pid) ? stoppedLooks + 1 : 0;
      if (stoppedLooks >= STOPPED_LOOKS || silentLooks > SILENT_LOOKS) child.kill('SIGKILL');
      else child.send({ do: 'ping' } satisfies Order, () => undefined);
    }, WATCH_MS).unref();
    child.on('message', (message: Message) => {
      silentLooks = 0;
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
      // Somebody may have killed the launcher. What it was running is lost; the next test gets a new one.
      if (!closing || child.exitCode !== 0) killRun(run);
      for (const [id, settle] of waiting) settle({ id, failed: LAUNCHER_DIED });
      for (const done of clearing.values()) done();
    };
    child.once('exit', died);
    // Also for an order that could not be sent because it has just died.
    child.on('error', died);
    return child;
  };
  let launcher: ChildProcess | undefined = startLauncher();

  /** The report on a test whose order is sent. */
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

  /** Lets a test be stopped. */
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
      // Without a launcher there may still be a folder to remove, which is its work.
      const child = (launcher ??= startLauncher());
      await new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.once('error', () => resolve());
        child.send({ do: 'close' } satisfies Order, () => undefined);
      });
    },
  };
}

/** Whether a process was stopped, as by SIGSTOP; no where that cannot be known. */
function isStopped(pid: number | undefined): boolean {
  try {
    return pid !== undefined && readStat(pid)[0] === 'T';
  } catch {
    return false;
  }
}
