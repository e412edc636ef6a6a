/**
 * Runs one reducer on one subject in a fresh folder, and records everything. Its test is wrapped, so that each
 * execution counts, even if aborted, and one lexer measures every interesting program.
 */
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lexerFor } from '../lexer-for.ts';
import type { Subject } from '../subjects.ts';
import type { Contestant } from './contestants.ts';
import { type Curve, curveOf, type Size } from './curve.ts';

/** The outcome, as JSON-compatible data. */
export interface Run {
  readonly contestant: string;
  readonly isPeer: boolean;
  readonly subject: string;
  readonly language: string;
  /** Whether it finished within the time. */
  readonly finished: boolean;
  readonly seconds: number;
  /** Executions of the test, including those stopped because their verdict was no longer needed. */
  readonly tests: number;
  readonly before: Size;
  readonly after: Size;
  /** Peak memory of the reducer, without its tests. */
  readonly peakMb: number;
  readonly curve: Curve;
  /** The result, in base64. */
  readonly result: string;
  /** Why the result is not the reducer's own, if so. */
  readonly trouble?: string;
}

export interface Conditions {
  readonly jobs: number;
  /** Seconds. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

const SAMPLE_MS = 200;
/** The time that a reducer has to finish its result after it is told to stop. */
const GRACE_MS = 5_000;

export async function watchedRun(
  contestant: Contestant,
  subject: Subject,
  conditions: Conditions,
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-peers-'));
  try {
    return await runIn(folder, contestant, subject, conditions);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runIn(
  folder: string,
  contestant: Contestant,
  subject: Subject,
  { jobs, limit, signal }: Conditions,
): Promise<Run> {
  const name = basename(subject.input);
  const [work, temporary, found] = ['work', 'tmp', 'found'].map((part) => {
    mkdirSync(join(folder, part));
    return join(folder, part);
  }) as [string, string, string];
  const [file, log, test] = [join(work, name), join(folder, 'log'), join(folder, 'test.sh')];
  copyFileSync(subject.input, file);
  writeFileSync(log, '');
  writeFileSync(test, wrapper({ test: subject.test, name, log, found }), { mode: 0o755 });
  const original = readFileSync(file);
  const lexer = await lexerFor(subject.language);
  const sizeOf = (bytes: Uint8Array): Size => ({ tokens: lexer.count(bytes), bytes: bytes.length });

  const { command, result } = contestant.run({ file: name, test, jobs, language: subject.language });
  const began = Date.now();
  const child = spawn(command[0]!, command.slice(1), {
    cwd: work,
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  let exit: string | number | undefined;
  const closed = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      exit = error.message;
      resolve();
    });
    child.on('exit', (code, killedBy) => {
      exit = code ?? killedBy ?? 'nothing';
      resolve();
    });
  });
  const interesting = new Collector(found, sizeOf);
  let peakKb = 0;
  const isOver = () => exit !== undefined || Date.now() - began > limit * 1_000 || signal.aborted;
  while (!isOver()) {
    await Promise.race([closed, sleep(SAMPLE_MS)]);
    interesting.collect();
    if (child.pid !== undefined) peakKb = Math.max(peakKb, memoryOf(child.pid, test));
  }
  const finished = exit !== undefined;
  const seconds = (Date.now() - began) / 1_000;
  if (!finished) {
    signalGroup(child.pid, 'SIGTERM');
    await Promise.race([closed, sleep(GRACE_MS)]);
  }
  // Its child processes may outlive it.
  signalGroup(child.pid, 'SIGKILL');
  await closed;
  interesting.collect();

  const { tests, curve } = curveOf(
    readFileSync(log, 'utf8'),
    interesting.sizes,
    began,
    sizeOf(original),
    seconds,
  );
  const own = finished ? resultOf(join(work, result)) : undefined;
  // A file that it was writing when stopped may be incomplete.
  const left = own ?? interesting.best ?? original;
  const hasFailed = finished && (own === undefined || tests === 0);
  return {
    contestant: contestant.name,
    isPeer: contestant.isPeer,
    subject: subject.name,
    language: subject.language,
    finished,
    seconds,
    tests,
    before: sizeOf(original),
    after: sizeOf(left),
    peakMb: Math.round(peakKb / 1024),
    curve,
    result: left.toString('base64'),
    ...(hasFailed
      ? { trouble: `It exited with ${exit}: ${said.trim().split('\n').at(-1)!.replaceAll(`${folder}/`, '')}` }
      : {}),
  };
}

function resultOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Measures interesting programs while the reducer is running, so that only the smallest must be kept. */
class Collector {
  readonly #folder: string;
  readonly #sizeOf: (bytes: Uint8Array) => Size;
  readonly sizes = new Map<string, Size>();
  best: Buffer | undefined;
  #least = Infinity;

  constructor(folder: string, sizeOf: (bytes: Uint8Array) => Size) {
    this.#folder = folder;
    this.#sizeOf = sizeOf;
  }

  collect(): void {
    for (const name of readdirSync(this.#folder)) {
      // It is still being copied.
      if (name.endsWith('.part')) continue;
      const path = join(this.#folder, name);
      const bytes = readFileSync(path);
      rmSync(path);
      const size = this.#sizeOf(bytes);
      this.sizes.set(name, size);
      if (size.tokens > this.#least || (size.tokens === this.#least && bytes.length >= this.best!.length))
        continue;
      this.#least = size.tokens;
      this.best = bytes;
    }
  }
}

/** The test of a subject, wrapped to log when it begins and ends. */
function wrapper({
  test,
  name,
  log,
  found,
}: {
  test: string;
  name: string;
  log: string;
  found: string;
}): string {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  return `#!/bin/bash
# Some reducers name the candidate, some run the test where it is.
if [ $# -gt 0 ] && [ -f "\${!#}" ] && ! [ "\${!#}" -ef ${quoted(name)} ]; then
  folder=$(mktemp -d) || exit 2
  trap 'rm -rf "$folder"' EXIT
  cp "\${!#}" "$folder"/${quoted(name)} && cd "$folder" || exit 2
fi
id=$$-$EPOCHREALTIME
echo "begin $EPOCHREALTIME $id" >>${quoted(log)}
${quoted(test)} >/dev/null 2>&1 </dev/null
code=$?
if [ $code = 0 ]; then
  cp ${quoted(name)} ${quoted(found)}/$id.part && mv ${quoted(found)}/$id.part ${quoted(found)}/$id
  echo "interesting $EPOCHREALTIME $id" >>${quoted(log)}
fi
exit $code
`;
}

/** Memory in KB of a process and its descendants, without the tests. */
function memoryOf(pid: number, test: string): number {
  try {
    // A script is the second word of the command that runs it.
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1] === test) return 0;
    const kb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + memoryOf(Number(child), test), kb);
  } catch {
    // It has just exited.
    return 0;
  }
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // No process is left in the group.
  }
}
