/** The oracle that writes a candidate into a fresh folder, runs a program there, and judges how it ended. */
import { rmSync } from 'node:fs';
import { LONGEST_TIMEOUT_MS, type Oracle, type Outcome } from '../core/verdict.ts';
import { type Processes, type Report, type Staged, startProcesses, type TestOrder } from './process.ts';
import { createWorkspace, type Workspace, workspaceName } from './workspace.ts';

/** What is known of a program that ran and ended. */
export type Ended = Required<Pick<Outcome, 'exitCode' | 'signal' | 'stdout' | 'stderr' | 'timedOut'>>;

export interface CandidateOracleOptions {
  /** The candidate's base name. */
  readonly name: string;
  /** What to run, given the candidate's path. */
  readonly command: (file: string) => readonly [command: string, ...args: string[]];
  readonly judge: (ended: Ended) => boolean;
  /** An exit code other than 0 always means "not interesting". */
  readonly exitCodeTells?: boolean;
  /** Says in words why the program could not be started. */
  readonly explain: (code: string) => string;
  /** Keep this much of the output of every test; without it, only where the caller wants output. */
  readonly captureBytes?: number;
  /** Keep the folders, in here. */
  readonly saveTemps?: string | undefined;
}

/** How much of the output is kept to be shown to the user. */
const SHOWN_BYTES = 64 * 1024;

export function candidateOracle(options: CandidateOracleOptions): Oracle {
  const base = workspaceName(options.saveTemps);
  const keepFolders = options.saveTemps !== undefined;
  // First the process that removes the folder, then the folder: Pith may be killed in between.
  const processes = startProcesses(base, keepFolders);
  const workspace = workspaceFor(base, options.name, processes);
  /** What will probably be tested next. */
  let next: { readonly bytes: Uint8Array; readonly timeoutMs: number; readonly test: Staged } | undefined;
  return {
    async test(bytes, { signal, wantOutput = false, timeoutMs = LONGEST_TIMEOUT_MS } = {}) {
      const ready = next;
      next = undefined;
      if (ready?.bytes === bytes && ready.timeoutMs === timeoutMs && !wantOutput) {
        return outcome(await ready.test.start(signal));
      }
      ready?.test.drop();
      try {
        return outcome(await processes.run(orderFor(bytes, timeoutMs, wantOutput), signal));
      } catch (error) {
        return broken(`The candidate could not be written for the test: ${(error as Error).message}.`);
      }
    },
    prepare(bytes, { onRejection, timeoutMs = LONGEST_TIMEOUT_MS }) {
      // A folder that is kept is one that a test ran in.
      if (keepFolders || next?.bytes === bytes) return;
      next?.test.drop();
      next = undefined;
      try {
        const order = orderFor(bytes, timeoutMs, false);
        const test = processes.stage(order, onRejection && options.exitCodeTells === true);
        next = { bytes, timeoutMs, test };
      } catch {
        // The test itself will find that there is no room, and say so.
      }
    },
    async close() {
      await processes.close();
      // The launcher removes the folder. If it was killed while doing so, this does.
      if (keepFolders) return;
      try {
        rmSync(base, { recursive: true, force: true });
      } catch {
        // The launcher has said that it cannot be removed.
      }
    },
  };

  /** Writes the candidate. */
  function orderFor(bytes: Uint8Array, timeoutMs: number, wantOutput: boolean): TestOrder {
    const folder = workspace.create(bytes);
    const [command, ...args] = options.command(folder.file);
    return {
      command,
      args,
      cwd: folder.cwd,
      tmpdir: folder.tmpdir,
      stdin: folder.file,
      timeoutMs,
      captureBytes: options.captureBytes ?? (wantOutput ? SHOWN_BYTES : 0),
      folders: keepFolders ? [folder.tmpdir] : [folder.cwd, folder.tmpdir],
    };
  }

  function outcome(report: Report): Outcome {
    if ('failed' in report) return broken(options.explain(report.failed));
    const { exitCode, signal, timedOut, ms } = report;
    const stdout = Buffer.from(report.stdout, 'base64');
    const stderr = Buffer.from(report.stderr, 'base64');
    const ended = { exitCode, signal, timedOut, stdout, stderr };
    const interesting = !timedOut && options.judge(ended);
    return { verdict: interesting ? 'interesting' : 'uninteresting', ms, ...ended };
  }
}

/** There is no place where tests could run. */
export class NoWorkspace extends Error {}

function workspaceFor(base: string, name: string, processes: Processes): Workspace {
  try {
    return createWorkspace(base, name);
  } catch (error) {
    void processes.close();
    throw new NoWorkspace(
      `No folder for the tests can be made: ${(error as Error).message}. Try another TMPDIR.`,
    );
  }
}

const broken = (why: string): Outcome => ({ verdict: 'broken', ms: 0, why });
