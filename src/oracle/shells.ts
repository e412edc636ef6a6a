/**
 * Shells that wait to be told which test to become. To fork a process of Node takes longer than to run a short test, so
 * it is done ahead, while other tests are running.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { quoteForSh as quote } from '../core/printable.ts';
import { MARK } from './mark.ts';

/** A process in a session, and so in a process group, of its own. */
export type Shell = ChildProcess & { readonly stdin: Writable };

export interface Become {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly tmpdir: string;
  /** The file on standard input. */
  readonly stdin: string;
  /** By which it is known, and what it starts. */
  readonly mark: string;
  /** Whether its output is wanted. */
  readonly captures: boolean;
}

/** No more than about this many wait. */
const MOST_WAITING = 16;

/** How many more are forked when there are too few. */
const BATCH = 3;

export class Shells {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #unusual: readonly string[];
  /** The command that sets the limit by which processes are marked. */
  readonly #limit: string;
  readonly #waiting = { capturing: [] as Shell[], silent: [] as Shell[] };
  #closed = false;

  /** `limitOption` is that of `ulimit` by which processes are marked. */
  constructor(environment: NodeJS.ProcessEnv, limitOption: string | undefined) {
    this.#environment = environment;
    this.#limit = limitOption === undefined ? '' : `ulimit -S ${limitOption} `;
    // A shell hands on only variables that it could have set itself; `env` hands on the others.
    const unusual = Object.entries(environment).filter(([name]) => !/^[A-Za-z_]\w*$/.test(name));
    this.#unusual =
      unusual.length === 0 ? [] : ['env', ...unusual.map(([name, value]) => `${name}=${value}`)];
  }

  /** Starts a program. */
  start(become: Become): Shell {
    const shell = this.#take(become.captures);
    shell.stdin.end(this.#commandLine(become));
    return shell;
  }

  /**
   * Makes sure that at least so many shells are waiting. They are forked several at a time: after a fork, this process
   * is slow for a while, because it shares its memory with the new one until either writes to it.
   */
  prepare(least: number, captures: boolean): void {
    const pool = this.#pool(captures);
    const enough = Math.min(least, MOST_WAITING);
    if (pool.length >= enough) return;
    try {
      while (!this.#closed && pool.length < enough + BATCH) pool.push(this.#startShell(captures));
    } catch {
      // There are too many processes or open files. If it is still so, the next test will say it.
    }
  }

  close(): void {
    this.#closed = true;
    for (const shell of [...this.#waiting.capturing, ...this.#waiting.silent]) shell.kill('SIGKILL');
  }

  #pool(captures: boolean): Shell[] {
    return captures ? this.#waiting.capturing : this.#waiting.silent;
  }

  #take(captures: boolean): Shell {
    const pool = this.#pool(captures);
    for (let shell = pool.pop(); shell !== undefined; shell = pool.pop()) {
      // Somebody may have killed it while it was waiting.
      if (shell.pid !== undefined && shell.exitCode === null && shell.signalCode === null) return shell;
    }
    return this.#startShell(captures);
  }

  #startShell(captures: boolean): Shell {
    const output = captures ? 'pipe' : 'ignore';
    const shell = spawn('/bin/sh', [], {
      env: this.#environment,
      detached: true,
      stdio: ['pipe', output, output],
    }) as Shell;
    // That it could not be started, or was killed, is seen by whoever takes it.
    shell.on('error', () => undefined);
    shell.stdin.on('error', () => undefined);
    return shell;
  }

  #commandLine({ command, args, cwd, tmpdir, stdin, mark }: Become): string {
    const words = [...this.#unusual, command, ...args].map(quote).join(' ');
    const leaveNoTrace = this.#environment['OLDPWD'] === undefined ? 'unset OLDPWD; ' : '';
    const prepare = `cd ${quote(cwd)} && [ -r ${quote(stdin)} ] && export TMPDIR=${quote(tmpdir)} ${MARK}=${mark}`;
    const limit = this.#limit === '' ? '' : `${this.#limit}${mark}; `;
    return `${prepare} || exit 126; ${limit}${leaveNoTrace}exec ${words} <${quote(stdin)}\n`;
  }
}
