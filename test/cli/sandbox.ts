/**
 * Runs the real command in private folders. Closing a sandbox checks that Pith has left nothing behind: no file in
 * TMPDIR, no process.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';

const PITH = resolve('bin/pith.js');

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Started {
  readonly child: ChildProcess;
  readonly finished: Promise<Finished>;
}

export interface Sandbox {
  /** The working directory of the command. */
  readonly folder: string;
  readonly tmpdir: string;
  /** Replaces the user's cache folder. */
  readonly cache: string;
  path(name: string): string;
  write(name: string, content: string | Uint8Array): string;
  /** Writes an executable shell script. */
  script(name: string, lines: string): string;
  read(name: string): string;
  exists(name: string): boolean;
  start(...args: string[]): Started;
  /** Starts it in a terminal of 100 columns; standard input of the process is typed there. */
  startInTerminal(...args: string[]): Started;
  pith(...args: string[]): Promise<Finished>;
  /** Runs a shell script, in which `pith` is the command. */
  shell(lines: string): Promise<Finished>;
  close(): Promise<void>;
}

export function createSandbox(
  options: { readonly tmpdir?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Sandbox {
  const root = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const folder = join(root, 'work');
  const temporary = options.tmpdir ?? join(root, 'tmp');
  const cache = join(root, 'cache');
  mkdirSync(folder);
  mkdirSync(temporary, { recursive: true });
  const mark = randomUUID();
  const path = (name: string) => join(folder, name);
  const spawned = (stdin: 'ignore' | 'pipe', command: string, ...args: string[]): Started => {
    const child = spawn(command, args, {
      cwd: folder,
      env: {
        ...process.env,
        ...{ TMPDIR: temporary, XDG_CACHE_HOME: cache, SANDBOX: mark, NO_COLOR: '1' },
        ...options.env,
      },
      stdio: [stdin, 'pipe', 'pipe'],
    });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]!.setEncoding('utf8').on('data', (text: string) => (output[stream] += text));
    }
    const finished = new Promise<Finished>((done) => {
      child.once('close', (code, signal) => done({ code, signal, ...output }));
    });
    return { child, finished };
  };
  // On a busy machine even a short test can take a second, and speed is not tested here.
  const patient = (args: readonly string[]) =>
    args.includes('--timeout') ? args : ['--timeout', '60', ...args];
  const start = (...args: string[]) => spawned('ignore', process.execPath, PITH, ...patient(args));
  return {
    folder,
    tmpdir: temporary,
    cache,
    path,
    write(name, content) {
      writeFileSync(path(name), content);
      return path(name);
    },
    script(name, lines) {
      writeFileSync(path(name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
      return path(name);
    },
    read: (name) => readFileSync(path(name), 'latin1'),
    exists: (name) => existsSync(path(name)),
    start,
    startInTerminal(...args) {
      const words = [process.execPath, PITH, ...patient(args)].map((word) => `'${word}'`);
      return spawned('pipe', 'script', '-qec', `stty cols 100; exec ${words.join(' ')}`, '/dev/null');
    },
    pith: (...args) => start(...args).finished,
    shell: (lines) =>
      spawned('ignore', 'sh', '-c', `pith() { '${process.execPath}' '${PITH}' --timeout 60 "$@"; }\n${lines}`)
        .finished,
    async close() {
      try {
        // If Pith was killed, its launcher needs a moment to clean up.
        await until(() => marked(mark).length === 0 && readdirSync(temporary).length === 0);
        expect(marked(mark)).toEqual([]);
        expect(readdirSync(temporary)).toEqual([]);
      } finally {
        for (const pid of marked(mark)) execFileSync('kill', ['-9', pid]);
        rmSync(root, { recursive: true, force: true });
      }
    },
  };
}

/** Whether a tool is installed; if not, prints which tests are skipped. */
export function isInstalled(tool: string): boolean {
  const found = spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;
  if (!found)
    console.log(`Skipped: the tests with ${tool}, because it is not installed (scripts/setup installs it).`);
  return found;
}

/** Waits until a condition holds; gives up after a while, so that the test fails with its own message. */
export async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 600 && !holds(); i++) await wait(50);
}

/** The processes that were started in a sandbox and are still running. */
export function marked(mark: string): string[] {
  if (!existsSync('/proc/self')) return [];
  return readdirSync('/proc').filter((pid) => {
    try {
      if (!/^\d+$/.test(pid) || !readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`SANDBOX=${mark}`))
        return false;
      // Zombies do no harm.
      return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
    } catch {
      return false;
    }
  });
}
