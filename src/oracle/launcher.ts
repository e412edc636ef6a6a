/**
 * The small process that starts tests. The more memory a process holds, the longer it takes to fork, so tests are not
 * started from the process that holds the trees and caches.
 *
 * It also cleans up: it kills processes that tests leave running, removes their folders, and when Pith dies, even by
 * `kill -9`, it cleans up everything and exits.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Exceeded } from '../core/verdict.ts';
import { killGroup, killRound, killRun, killTree, processes } from './kill.ts';
import { leftBehind } from './left-behind.ts';
import { createMeter, type Limits } from './limits.ts';
import { limitOption, markOfRun, markOfTest } from './mark.ts';
import { cleanUpAfterDead } from './owner.ts';
import type { Message, Order } from './process.ts';
import { removeFolder } from './remove.ts';
import { Rubbish } from './rubbish.ts';
import { exitInSandbox, sandboxFailure } from './sandbox.ts';
import { type Shell, Shells } from './shells.ts';
import { findStartFailures, visibleStartFailure } from './start-failure.ts';
import { Tail } from './tail.ts';

/** How long to wait for the end of a test's output after it has ended: a process that it started may keep it open. */
const GRACE_MS = 200;

/** How long processes may outlive their test. Looking for them takes a millisecond. */
const SWEEP_MS = 500;
const SWEEP_ROUNDS = 10;

/** With less free space than this, old test folders are removed before the next test starts. */
const ROOM_BYTES = 256 * 1024 * 1024;
const ROOM_FILES = 10_000;

/** How long to wait between two looks at what tests use: longer if a look takes long, but not if a test takes all processors. */
const METER_MS = { least: 25, most: 250 };
const METER_FACTOR = 20;

interface Running {
  kill(): void;
  /** Kills it because it has exceeded a limit. */
  stop(exceeded: Exceeded): void;
  /** Undefined if it has none. */
  readonly limits: Limits | undefined;
  readonly ended: Promise<void>;
}

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

type TestOrder = Order & { readonly do: 'run' | 'stage' };
type Startable = Pick<TestOrder, 'wrap' | 'command' | 'args' | 'cwd' | 'tmpdir'>;

// Killing a process that has just ended throws all the time; nothing reads these stack traces.
Error.stackTraceLimit = 0;

const [base = '', keepFolders = '', ownRun = ''] = process.argv.slice(2);
const shells = new Shells(process.env, limitOption());
const rubbish = new Rubbish();
const startFailure = findStartFailures(startDirectly);
const running = new Map<number, Running>();
/** Tests to be started later. */
const staged = new Map<number, TestOrder>();
let mostRunning = 0;

function run(order: TestOrder): void {
  const { id, captureBytes, timeoutMs } = order;
  // A test must not fail because of files that earlier tests have left.
  if (!rubbish.isEmpty && isNearlyFull(order.cwd)) rubbish.clearNow();
  const started = performance.now();
  const captures = captureBytes > 0;
  const mark = markOfTest(ownRun, id);
  let shell: Shell;
  try {
    shell = shells.start({ ...order, captures, mark });
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
  let exceeded: Exceeded | undefined;
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, timeoutMs);

  const ended = endOf(shell).then(async (end) => {
    const ms = performance.now() - started;
    clearTimeout(timer);
    const isSandboxed = order.wrap.length > 0;
    let failed = typeof end === 'string' ? end : await startFailure(order, end.exitCode);
    const left = order.inspect ? leftBehind(order, mark) : undefined;
    killGroup(shell.pid);
    if (captures) await outputOf(shell);
    if (isSandboxed) failed ??= sandboxFailure((end as Exit).exitCode, stderr.bytes());
    rubbish.add(order.folders);
    if (failed !== undefined) report({ id, failed });
    else {
      const output = { stdout: stdout.bytes().toString('base64'), stderr: stderr.bytes().toString('base64') };
      const startedNext = (end as Exit).exitCode === 0 ? undefined : startStaged();
      report({
        id,
        ...(isSandboxed ? exitInSandbox(end as Exit) : (end as Exit)),
        timedOut,
        ms,
        ...output,
        ...(exceeded !== undefined && { exceeded }),
        ...(left !== undefined && { leftBehind: left }),
        ...(startedNext !== undefined && { startedNext }),
      });
    }
    running.delete(id);
    // What a fork bomb has left grows.
    if (exceeded !== undefined) sweep();
    else sweepTimer ??= setTimeout(sweep, SWEEP_MS);
  });
  const stop = (why: Exceeded) => {
    exceeded = why;
    // At once: looking for descendants takes a while, in which a fork bomb grows.
    killGroup(shell.pid);
    for (let round = 0; round < SWEEP_ROUNDS && killRound((other) => other === mark, unmarked); round++);
  };
  const isLimited = Object.keys(order.limits).length > 0;
  running.set(id, { kill, stop, limits: isLimited ? order.limits : undefined, ended });
  if (isLimited) meterTimer ??= setTimeout(checkLimits, METER_MS.least);
  mostRunning = Math.max(mostRunning, running.size);
  // While this test is running, there is time to prepare the next one.
  setImmediate(() => {
    shells.prepare(mostRunning, captures);
    rubbish.clear();
  });
}

let meterTimer: NodeJS.Timeout | undefined;
const meter = createMeter((mark) => testWith(mark)?.limits);

/** The running test with a mark. */
function testWith(mark: string): Running | undefined {
  for (const [id, test] of running) if (markOfTest(ownRun, id) === mark) return test;
  return undefined;
}

/** Stops the tests that exceed their limits. */
function checkLimits(): void {
  meterTimer = undefined;
  const before = performance.now();
  for (const [mark, exceeded] of meter()) testWith(mark)?.stop(exceeded);
  const pause = METER_FACTOR * (performance.now() - before);
  if ([...running.values()].some(({ limits }) => limits !== undefined)) {
    meterTimer = setTimeout(checkLimits, Math.min(METER_MS.most, Math.max(METER_MS.least, pause)));
  }
}

let sweepTimer: NodeJS.Timeout | undefined;
/** Processes without a mark, which need not be checked again. */
const unmarked = new Set<string>();

/** Kills processes that outlive their test and are no longer in its group or descendants. */
function sweep(): void {
  clearTimeout(sweepTimer);
  sweepTimer = undefined;
  const spared = new Set([markOfRun(ownRun), ...Array.from(running.keys(), (id) => markOfTest(ownRun, id))]);
  const isCondemned = (mark: string) => mark.startsWith(ownRun) && !spared.has(mark);
  for (let round = 0; round < SWEEP_ROUNDS && killRound(isCondemned, unmarked); round++);
  // Process numbers are reused.
  const there = new Set(processes());
  for (const pid of unmarked) if (!there.has(pid)) unmarked.delete(pid);
}

/** Called after a rejection: starts the test that was staged for it, if any, and returns its id. */
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

/** Waits for the end of a process; returns the error code if it could not be started. */
function endOf(child: ChildProcess): Promise<Exit | string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(errorCode(error)));
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
}

/** Starts a test to find the error code why it cannot be started; undefined if it can. Kills it at once. */
async function startDirectly(test: Startable): Promise<string | undefined> {
  const { wrap, command, args, cwd, tmpdir: TMPDIR } = test;
  // Not even for a moment outside its sandbox.
  if (wrap.length > 0) return visibleStartFailure(command);
  try {
    const child = spawn(command, [...args], {
      cwd: existsSync(cwd) ? cwd : base,
      env: { ...process.env, TMPDIR },
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

function isNearlyFull(path: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path);
    return bavail * bsize < ROOM_BYTES || (files > 0 && ffree < ROOM_FILES);
  } catch {
    return false; // The folder is gone; the test will report it.
  }
}

/** Waits for the rest of the output of a test that has ended. */
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

/** Stops and removes everything, and exits. */
async function close(): Promise<void> {
  // Killing a running test must not start a staged one, as a rejection would.
  staged.clear();
  shells.close();
  await Promise.all(Array.from(running.values(), (test) => (test.kill(), test.ended)));
  clearTimeout(sweepTimer);
  clearTimeout(meterTimer);
  killRun(ownRun);
  await rubbish.clearAll();
  if (keepFolders === '') {
    await removeFolder(base).catch((error: Error) => {
      process.stderr.write(`pith: could not remove the temporary folder ${base}: ${error.message}\n`);
    });
  }
  process.exit(0);
}

function report(message: Message): void {
  // If Pith was killed, the channel is closed, and nobody is waiting for this report.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

// Earlier runs may have been killed together with their launchers.
void cleanUpAfterDead(tmpdir());
// Pith handles the signals, and tells the launcher what to do.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => void close());
// Pith may have been killed before this process started.
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
    case 'clear':
      return void rubbish.clearAll().then(() => report({ cleared: order.id }));
    case 'ping':
      return report({ pong: true });
    case 'close':
      return void close();
  }
});
