/** Runs tests as processes on this machine: writes the candidate into a fresh folder and runs a program there. */
import { existsSync } from 'node:fs';
import type { Files } from '../core/program.ts';
import type { Ended, Lost, Runner } from '../core/runner.ts';
import { LONGEST_TIMEOUT_MS } from '../core/verdict.ts';
import { explainStart } from './explain-start.ts';
import type { Limits } from './limits.ts';
import { newRun } from './mark.ts';
import {
  LAUNCHER_DIED,
  type Processes,
  type Report,
  type Staged,
  startProcesses,
  type TestOrder,
} from './process.ts';
import { removeFolder } from './remove.ts';
import { type Sandbox, SANDBOX_OUTPUT_BYTES, sandboxFor } from './sandbox.ts';
import { createWorkspace, type Workspace, workspaceName, type WorkspaceOptions } from './workspace.ts';

export interface LocalRunnerOptions extends WorkspaceOptions {
  /** The main file of a candidate: its path in the test's folder. */
  readonly main: string;
  /** The commands of the test. Each runs in a folder of its own. */
  readonly commands: readonly TestCommand[];
  /** How many tests it runs at a time. */
  readonly jobs: number;
  /** Keep the folders, in this one. */
  readonly saveTemps?: string | undefined;
  /** Run tests under bubblewrap. */
  readonly sandbox?: boolean | undefined;
  /** A test that exceeds them is killed. */
  readonly limits?: Limits | undefined;
  /** Report what tests leave behind. */
  readonly inspect?: boolean | undefined;
}

/** A command that is run on a candidate. */
export interface TestCommand {
  /** The words of the command, given the path of the candidate. */
  readonly argv: (file: string) => readonly [program: string, ...args: string[]];
  /** An exit code other than 0 always means "not interesting". */
  readonly exitCodeTells?: boolean;
  /** Keep this much of its output; by default, output is kept only on request. */
  readonly captureBytes?: number;
}

/** How much of the output is kept to show it to the user. */
const SHOWN_BYTES = 64 * 1024;

export function localRunner(options: LocalRunnerOptions): Runner {
  const { limits = {}, inspect = false } = options;
  const sandboxes = options.commands.map((command) =>
    options.sandbox === true ? sandboxFor(command.argv(''), limits.memoryBytes) : undefined,
  );
  const base = workspaceName(options.saveTemps);
  const keepFolders = options.saveTemps !== undefined;
  // Start the process that removes the folder before making the folder: Pith may be killed in between.
  const runs = { together: newRun(), alone: newRun() };
  const processes = startProcesses({ base, keepFolders, run: runs.together });
  const workspace = workspaceFor(base, options, keepFolders ? [] : Object.values(runs), processes);
  /** For tests that may have killed their launcher. */
  let alone: Processes | undefined;
  let lastAlone: Promise<unknown> = Promise.resolve();
  let closing = false;
  /** The prepared test of the program that will probably be tested next. */
  let next: { readonly files: Files; readonly timeoutMs: number; readonly test: Staged } | undefined;
  return {
    async run(
      files,
      { signal, wantOutput = false, timeoutMs = LONGEST_TIMEOUT_MS, command: which = 0 } = {},
    ) {
      const ready = which === 0 ? next : undefined;
      if (which === 0) next = undefined;
      const isReady = ready?.files === files && ready.timeoutMs === timeoutMs && !wantOutput;
      if (!isReady) ready?.test.drop();
      let folder = '';
      const runOn = async (where: Processes) => {
        let order: TestOrder;
        try {
          order = orderFor(which, files, timeoutMs, wantOutput);
        } catch {
          // The folders of earlier tests may fill the disk.
          await processes.clear();
          order = orderFor(which, files, timeoutMs, wantOutput);
        }
        folder = order.cwd;
        return where.run(order, signal);
      };
      try {
        const report = await (isReady ? ready.test.start(signal) : runOn(processes));
        const isLost = 'failed' in report && report.failed === LAUNCHER_DIED && !closing;
        const end = endOf(isLost ? await runAlone(runOn) : report, options.commands[which]!.argv('')[0]);
        return keepFolders && !('lost' in end) ? { ...end, folder } : end;
      } catch (error) {
        return { lost: `The candidate could not be written for the test: ${(error as Error).message}.` };
      }
    },
    prepare(files, { onRejection, timeoutMs = LONGEST_TIMEOUT_MS }) {
      // Only folders in which a test has run are kept.
      if (keepFolders || next?.files === files) return;
      next?.test.drop();
      next = undefined;
      try {
        const order = orderFor(0, files, timeoutMs, false);
        const test = processes.stage(order, onRejection && options.commands[0]!.exitCodeTells === true);
        next = { files, timeoutMs, test };
      } catch {
        // The test itself will report that the disk is full.
      }
    },
    capacity: () => options.jobs,
    async close() {
      closing = true;
      await alone?.close();
      await processes.close();
      // The launcher removes the folder, unless it was killed while doing so. It also has reported any error.
      if (!keepFolders && existsSync(base)) await removeFolder(base).catch(() => undefined);
    },
  };

  /**
   * Runs a test again whose launcher has died, this time alone in a separate launcher. If that dies, too, this test is
   * the one that kills launchers, not one of those that were running at the same time.
   */
  function runAlone(runOn: (where: Processes) => Promise<Report>): Promise<Report> {
    const own = (alone ??= startProcesses({ base, keepFolders: true, run: runs.alone }));
    const report = lastAlone.then(() => runOn(own));
    lastAlone = report.catch(() => undefined);
    return report;
  }

  /** Writes the candidate for a command. */
  function orderFor(which: number, files: Files, timeoutMs: number, wantOutput: boolean): TestOrder {
    const { argv, captureBytes = wantOutput ? SHOWN_BYTES : 0 } = options.commands[which]!;
    const sandbox: Sandbox | undefined = sandboxes[which];
    const folder = workspace.create(files);
    const [command, ...args] = argv(folder.file);
    return {
      wrap: sandbox?.(folder) ?? [],
      command,
      args,
      cwd: folder.cwd,
      tmpdir: folder.tmpdir,
      stdin: folder.file,
      ...{ timeoutMs, limits, inspect },
      captureBytes: sandbox === undefined ? captureBytes : Math.max(captureBytes, SANDBOX_OUTPUT_BYTES),
      folders: keepFolders ? [folder.tmpdir] : [folder.cwd, folder.tmpdir],
    };
  }

  function endOf(report: Report, program: string): Ended | Lost {
    if ('failed' in report) return { lost: explainStart(program, report.failed) };
    const { id: _, startedNext: __, ...ended } = report;
    const stdout = Buffer.from(report.stdout, 'base64');
    const stderr = Buffer.from(report.stderr, 'base64');
    return { ...ended, stdout, stderr };
  }
}

/** No folder for the tests could be created. */
export class NoWorkspace extends Error {}

function workspaceFor(
  base: string,
  { main, sideFiles, within }: LocalRunnerOptions,
  runs: readonly string[],
  processes: Processes,
): Workspace {
  try {
    return createWorkspace(base, main, runs, { sideFiles, within });
  } catch (error) {
    void processes.close();
    throw new NoWorkspace(
      `No folder for the tests can be created: ${(error as Error).message}. Try another TMPDIR.`,
    );
  }
}
