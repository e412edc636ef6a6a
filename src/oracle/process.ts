/** Runs tests through the launcher: this side gives orders and gets reports. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { killMarked } from './kill.ts';

export type Order =
  | {
      readonly do: 'run';
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
    }
  | { readonly do: 'cancel'; readonly id: number }
  | { readonly do: 'close' };

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
    };

export type RunOrder = Omit<Order & { do: 'run' }, 'do' | 'id'>;

export interface Processes {
  /** Runs one test. When `signal` is aborted it is killed, and the promise is settled at once. */
  run(order: RunOrder, signal?: AbortSignal): Promise<Report>;
  close(): Promise<void>;
}

/** The code of a report on a test that was aborted, or whose launcher has died. */
export const ABORTED = 'ABORTED';
export const LAUNCHER_DIED = 'LAUNCHER_DIED';
/** The code of a report on a test whose folder was taken away before it began. */
export const FOLDER_GONE = 'FOLDER_GONE';

/** `base` is removed at the end, unless `keepFolders`. */
export function startProcesses(base: string, keepFolders: boolean): Processes {
  const mark = randomUUID();
  const waiting = new Map<number, (report: Report) => void>();
  let lastId = 0;
  let closing = false;

  const startLauncher = (): ChildProcess => {
    const file = createRequire(import.meta.url).resolve('#launcher');
    const child = fork(file, [base, keepFolders ? 'keep' : '', mark], {
      // Its own session, so that Ctrl-C reaches Pith alone and Pith decides.
      detached: true,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (report: Report) => {
      waiting.get(report.id)?.(report);
    });
    const died = () => {
      if (launcher !== child) return;
      launcher = undefined;
      if (closing) return;
      // Somebody has killed the launcher. What it was running is lost; the next test gets a new one.
      killMarked(mark);
      for (const [id, settle] of waiting) settle({ id, failed: LAUNCHER_DIED });
    };
    child.once('exit', died);
    // Also for an order that could not be sent because it has just died.
    child.on('error', died);
    return child;
  };
  let launcher: ChildProcess | undefined = startLauncher();

  return {
    run(order, signal) {
      const id = ++lastId;
      return new Promise<Report>((resolve) => {
        const abort = () => {
          launcher?.send({ do: 'cancel', id } satisfies Order, () => undefined);
          settle({ id, failed: ABORTED });
        };
        const settle = (report: Report) => {
          waiting.delete(id);
          signal?.removeEventListener('abort', abort);
          resolve(report);
        };
        if (signal?.aborted === true) return settle({ id, failed: ABORTED });
        waiting.set(id, settle);
        signal?.addEventListener('abort', abort);
        try {
          launcher ??= startLauncher();
          launcher.send({ do: 'run', id, ...order } satisfies Order, (error) => {
            if (error !== null) settle({ id, failed: LAUNCHER_DIED });
          });
        } catch (error) {
          settle({ id, failed: (error as NodeJS.ErrnoException).code ?? String(error) });
        }
      });
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
