/**
 * The small process that starts tests. Forking takes longer the more memory the parent holds, so tests are not
 * started from the process that holds the trees and caches.
 *
 * It is also the caretaker: it kills what a test leaves running, removes the folders, and when Pith itself is
 * gone, even by `kill -9`, it notices, cleans up everything and ends.
 */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order, Report } from './process.ts';
import { killMarked, MARK } from './sweep.ts';

/** How long the output of a test that has ended may stay open: something that it started may hold on to it. */
const GRACE_MS = 200;

interface Running {
  kill(): void;
  readonly ended: Promise<void>;
}

const running = new Map<number, Running>();
const removals = new Set<Promise<void>>();
const [base = '', keepFolders = '', mark = ''] = process.argv.slice(2);

function run(order: Order & { do: 'run' }): void {
  const { id } = order;
  const started = performance.now();
  let timedOut = false;
  const outputs = order.captureBytes > 0 ? [new Tail(order.captureBytes), new Tail(order.captureBytes)] : [];

  let child;
  let input: number | undefined;
  try {
    input = openSync(order.stdin, 'r');
    const output = outputs.length > 0 ? 'pipe' : 'ignore';
    child = spawn(order.command, order.args, {
      cwd: order.cwd,
      env: { ...process.env, TMPDIR: order.tmpdir, [MARK]: mark },
      detached: true,
      stdio: [input, output, output],
    });
  } catch (error) {
    report({ id, failed: errorCode(error) });
    remove(order.folders);
    return;
  } finally {
    if (input !== undefined) closeSync(input);
  }

  const { pid } = child;
  const kill = () => {
    if (pid !== undefined) killTree(pid);
  };
  const timer = setTimeout(() => {
    timedOut = true;
    kill();
  }, order.timeoutMs);
  child.stdout?.on('data', (chunk: Buffer) => outputs[0]?.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => outputs[1]?.push(chunk));

  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      clearTimeout(timer);
      report({ id, failed: errorCode(error) });
      resolve();
    });
    child.once('exit', (exitCode, signal) => {
      const ms = performance.now() - started;
      clearTimeout(timer);
      kill();
      const finish = () => {
        const [stdout, stderr] = outputs.map((tail) => tail.base64());
        report({ id, exitCode, signal, timedOut, ms, stdout: stdout ?? '', stderr: stderr ?? '' });
        resolve();
      };
      if (outputs.length === 0) return finish();
      const grace = setTimeout(finish, GRACE_MS);
      child.once('close', () => {
        clearTimeout(grace);
        finish();
      });
    });
  }).then(() => {
    running.delete(id);
    remove(order.folders);
  });
  running.set(id, { kill, ended });
}

/** The last bytes of a stream. */
class Tail {
  readonly #limit: number;
  readonly #chunks: Buffer[] = [];
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    while (this.#size - (this.#chunks[0]?.length ?? 0) >= this.#limit) {
      this.#size -= this.#chunks.shift()?.length ?? 0;
    }
  }

  base64(): string {
    return Buffer.concat(this.#chunks).subarray(-this.#limit).toString('base64');
  }
}

/**
 * Kills a test: its process group, and its descendants that have made groups of their own, as `timeout` does.
 * What has left the tree as well is found by its mark when the run ends.
 */
function killTree(pid: number): void {
  const descendants = descendantsOf(pid);
  for (const target of [pid, ...descendants]) {
    tryKill(-target);
    if (target !== pid) tryKill(target);
  }
}

function descendantsOf(pid: number): number[] {
  const found: number[] = [];
  const pending = [pid];
  for (let parent = pending.pop(); parent !== undefined; parent = pending.pop()) {
    let children: string;
    try {
      children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'latin1');
    } catch {
      continue; // It has ended, or this system has no /proc.
    }
    for (const child of children.split(' ')) {
      if (child === '') continue;
      found.push(Number(child));
      pending.push(Number(child));
    }
  }
  return found;
}

function tryKill(target: number): void {
  try {
    process.kill(target, 'SIGKILL');
  } catch {
    // It has ended already, or leads no group.
  }
}

/** Removes folders without making anyone wait. */
function remove(folders: readonly string[]): void {
  for (const folder of folders) {
    // What cannot be removed now is tried again with everything else when the run ends.
    const removal = removeFolder(folder)
      .catch(() => undefined)
      .finally(() => removals.delete(removal));
    removals.add(removal);
  }
}

async function removeFolder(folder: string): Promise<void> {
  const options = { recursive: true, force: true, maxRetries: 10, retryDelay: 20 };
  try {
    await rm(folder, options);
  } catch {
    // A test may have made folders that cannot be written to.
    await makeWritable(folder);
    await rm(folder, options);
  }
}

async function makeWritable(folder: string): Promise<void> {
  await chmod(folder, 0o700).catch(() => undefined);
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (entry.isDirectory()) await makeWritable(join(folder, entry.name));
  }
}

/** Stops and removes everything, and ends. */
async function close(): Promise<void> {
  const ends = [...running.values()].map((test) => (test.kill(), test.ended));
  await Promise.all(ends);
  killMarked(mark);
  await Promise.all(removals);
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
process.on('message', (order: Order) => {
  if (order.do === 'run') run(order);
  else if (order.do === 'cancel') running.get(order.id)?.kill();
  else void close();
});
