/**
 * Shells that wait for the command of a test and then replace themselves by it. Forking a Node process takes longer than
 * running a short test, so it is done in advance, while other tests are running.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { quoteForSh as quote } from '../core/printable.ts';
import { MARK } from './mark.ts';

/** A process in a session, and so in a process group, of its own. */
export type Shell = ChildProcess & { readonly stdin: Writable };

export interface Become {
  /** The words before the command. */
  readonly wrap: readonly string[];
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly tmpdir: string;
  /** The file on standard input. */
  readonly stdin: string;
  /** The mark of its processes (mark.ts). */
  readonly mark: string;
  /** Whether its output is wanted. */
  readonly captures: boolean;
}

/** The approximate maximum of waiting shells. */
const MOST_WAITING = 16;

/** How many extra shells are forked when there are too few. */
const BATCH = 3;

export class Shells {
  readonly #environment: NodeJS.ProcessEnv;
  readonly #unusual: readonly string[];
  /** The `ulimit` command that marks processes. */
  readonly #limit: string;
  readonly #waiting = { capturing: [] as Shell[], silent: [] as Shell[] };
  #closed = false;

  /** `limitOption` is the option of `ulimit` that marks processes. */
  constructor(environment: NodeJS.ProcessEnv, limitOption: string | undefined) {
    this.#environment = environment;
    this.#limit = limitOption === undefined ? '' : `ulimit -S ${limitOption} `;
    // A shell passes on only variables with valid names; `env` sets the others.
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
   * Makes sure that at least this many shells are waiting. They are forked several at a time, because after a fork this
   * process is slow for a while: its memory is copied on write.
   */
  prepare(least: number, captures: boolean): void {
    const pool = this.#pool(captures);
    const enough = Math.min(least, MOST_WAITING);
    if (pool.length >= enough) return;
    try {
      while (!this.#closed && pool.length < enough + BATCH) pool.push(this.#startShell(captures));
    } catch {
      // There are too many processes or open files. If that persists, the next test will report it.
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
      // It may have been killed while it was waiting.
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
    // `#take` checks whether it was started and is still alive.
    shell.on('error', () => undefined);
    shell.stdin.on('error', () => undefined);
    return shell;
  }

  #commandLine({ wrap, command, args, cwd, tmpdir, stdin, mark }: Become): string {
    const words = [...this.#unusual, ...wrap, command, ...args].map(quote).join(' ');
    const leaveNoTrace = this.#environment['OLDPWD'] === undefined ? 'unset OLDPWD; ' : '';
    const prepare = `cd ${quote(cwd)} && [ -r ${quote(stdin)} ] && export TMPDIR=${quote(tmpdir)} ${MARK}=${mark}`;
    const limit = this.#limit === '' ? '' : `${this.#limit}${mark}; `;
    return `${prepare} || exit 126; ${limit}${leaveNoTrace}exec ${words} <${quote(stdin)}\n`;
  }
}
