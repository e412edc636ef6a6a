/**
 * The small process that starts tests. Forking takes longer the more memory the parent holds, so tests are not
 * started from the process that holds the trees and caches.
 *
 * It is also the caretaker: it kills what a test leaves running, removes the folders, and when Pith itself is
 * gone, even by `kill -9`, it notices, cleans up everything and ends.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { killGroup, killMarked, killTree, MARK } from './kill.ts';
import { FOLDER_GONE, type Order, type Report } from './process.ts';
import { removeFolder, Rubbish } from './rubbish.ts';
import { type Shell, Shells } from './shells.ts';
import { Tail } from './tail.ts';

/** How long the output of a test that has ended may stay open: something that it started may hold on to it. */
const GRACE_MS = 200;

interface Running {
  kill(): void;
  readonly ended: Promise<void>;
}

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

type TestOrder = Order & { readonly do: 'run' | 'stage' };

// To kill what has just ended is an error that happens all the time; nobody looks at where it was made.
Error.stackTraceLimit = 0;

const [base = '', keepFolders = '', mark = ''] = process.argv.slice(2);
const environment = { ...process.env, [MARK]: mark };
const shells = new Shells(environment);
const rubbish = new Rubbish();
const running = new Map<number, Running>();
/** Tests that are to be started later. */
const staged = new Map<number, TestOrder>();
let mostRunning = 0;

function run(order: TestOrder): void {
  const { id, captureBytes, timeoutMs } = order;
  const started = performance.now();
  const captures = captureBytes > 0;
  let shell: Shell;
  try {
    shell = shells.start({ ...order, captures });
  } catch (error) {
    // There are too many processes or open files.
    report({ id, failed: errorCode(error) });
    rubbish.add(order.folders);
    return;
  }
  const stdout = new Tail(captureBytes);
  const stderr = new Tail(captureBytes);
  shell.stdout?.on('data', (chunk: Buffer) => stdout.push(chunk));
  shell.stderr?.on('data', (chunk: Buffer) => stderr.push(chunk));
  const kill = () => killTree(shell.pid);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, timeoutMs);

  const ended = endOf(shell).then(async (end) => {
    const ms = performance.now() - started;
    clearTimeout(timer);
    const failed = typeof end === 'string' ? end : await startFailure(order, end);
    const killRest = () => killGroup(shell.pid);
    if (captures) {
      killRest();
      await outputOf(shell);
    }
    if (failed !== undefined) report({ id, failed });
    else {
      const output = { stdout: stdout.bytes().toString('base64'), stderr: stderr.bytes().toString('base64') };
      const startedNext = (end as Exit).exitCode === 0 ? undefined : startStaged();
      report({
        id,
        ...(end as Exit),
        timedOut,
        ms,
        ...output,
        ...(startedNext !== undefined && { startedNext }),
      });
    }
    // Pith goes on while what the test has left behind is cleared away.
    killRest();
    rubbish.add(order.folders);
    running.delete(id);
  });
  running.set(id, { kill, ended });
  mostRunning = Math.max(mostRunning, running.size);
  // While this test is running there is time to get ready for the next.
  setImmediate(() => {
    shells.prepare(mostRunning, captures);
    rubbish.clear();
  });
}

/** A test was rejected: starts the one that was staged for this, if any, and returns its id. */
function startStaged(): number | undefined {
  for (const [id, order] of staged) {
    if (!order.onRejection) continue;
    staged.delete(id);
    run(order);
    return id;
  }
  return undefined;
}

function cancel(id: number): void {
  const order = staged.get(id);
  if (order === undefined) return running.get(id)?.kill();
  staged.delete(id);
  rubbish.add(order.folders);
}

/** How a process ends, or the error code because of which it could not be started. */
function endOf(child: ChildProcess): Promise<Exit | string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(errorCode(error)));
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
}

/**
 * Why a test could not be started, if that is so. A shell ends with 126 or 127 if it could not start a program, but so
 * may a test; starting it directly tells the difference.
 */
async function startFailure(
  { command, args, cwd, tmpdir, stdin }: TestOrder,
  { exitCode }: Exit,
): Promise<string | undefined> {
  if (exitCode !== 126 && exitCode !== 127) return undefined;
  if (exitCode === 126 && !existsSync(stdin)) return FOLDER_GONE;
  const folder = existsSync(cwd) ? cwd : base;
  try {
    const child = spawn(command, [...args], {
      cwd: folder,
      env: { ...environment, TMPDIR: tmpdir },
      detached: true,
      stdio: 'ignore',
    });
    const failed = await new Promise<string | undefined>((resolve) => {
      child.once('error', (error) => resolve(errorCode(error)));
      child.once('spawn', () => resolve(undefined));
    });
    killTree(child.pid);
    return failed;
  } catch (error) {
    return errorCode(error);
  }
}

/** Waits until all output of a test that has ended is there. */
function outputOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.stdout?.closed === true && child.stderr?.closed === true) return resolve();
    const grace = setTimeout(resolve, GRACE_MS);
    child.once('close', () => {
      clearTimeout(grace);
      resolve();
    });
  });
}

/** Stops and removes everything, and ends. */
async function close(): Promise<void> {
  // A test that is killed is no rejection that another one should follow.
  staged.clear();
  shells.close();
  await Promise.all(Array.from(running.values(), (test) => (test.kill(), test.ended)));
  killMarked(mark);
  await rubbish.clearAll();
  if (keepFolders === '') {
    await removeFolder(base).catch((error: Error) => {
      process.stderr.write(`pith: could not remove the temporary folder ${base}: ${error.message}\n`);
    });
  }
  process.exit(0);
}

function report(message: Report): void {
  // The channel may have closed a moment ago, when Pith was killed; then nobody is waiting for this report.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

// Ctrl-C is for Pith, which then says what to do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => void close());
// Pith may have been killed before this process was up.
if (!process.connected) void close();
process.on('message', (order: Order) => {
  switch (order.do) {
    case 'run':
      return run(order);
    case 'stage':
      return void staged.set(order.id, order);
    case 'start': {
      const test = staged.get(order.id);
      if (test === undefined) return;
      staged.delete(order.id);
      return run(test);
    }
    case 'cancel':
      return cancel(order.id);
    case 'close':
      return void close();
  }
});
