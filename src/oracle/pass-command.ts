/**
 * A program of the user's that proposes changes (`--pass-command`). It reads one line of JSON for each question, and
 * answers with one line per proposal and a line that ends the answer; docs/passes.md is the contract. It is started with
 * the first question and lives until the reduction is over.
 */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

export interface PassCommand {
  /** Rejects with the reason if the program does not answer as it should. */
  readonly propose: (
    text: string,
    state: unknown,
    signal: AbortSignal,
  ) => Promise<readonly CommandProposal[]>;
  /** Ends the program, with everything that it has started. */
  readonly close: () => void;
}

export interface CommandProposal {
  readonly text: string;
  readonly state: unknown;
  readonly kind: string;
}

/** An answer that takes longer is not waited for. */
const TIMEOUT_MS = 60_000;

export function passCommand(command: string, language: string, timeoutMs = TIMEOUT_MS): PassCommand {
  let running: Running | undefined;
  const close = () => {
    running?.end();
    running = undefined;
  };
  return {
    async propose(program, state, signal) {
      running ??= start(command);
      const current = running;
      const timer = setTimeout(() => {
        current.end(`it took longer than ${timeoutMs / 1000} s to answer`);
      }, timeoutMs);
      const stop = () => current.end('it was stopped');
      signal.addEventListener('abort', stop);
      try {
        return await answerOf(current, program, `${JSON.stringify({ program, state, language })}\n`);
      } catch (error) {
        // What it says from now on may answer an earlier question.
        close();
        throw error;
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', stop);
      }
    },
    close,
  };
}

interface Running {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly lines: AsyncIterator<string>;
  /** Why it gave no further line. */
  readonly why: () => Promise<string>;
  readonly end: (reason?: string) => void;
}

function start(command: string): Running {
  const child = spawn('/bin/sh', ['-c', command], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  const reader: Interface = createInterface({ input: child.stdout, crlfDelay: Infinity });
  let said = '';
  let ended: string | undefined;
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MOST_SAID)));
  const closed = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => {
      const last = said.trim().split('\n').at(-1);
      resolve(`it ended with ${signal ?? `code ${code}`}${last ? `: ${last}` : ''}`);
    });
  });
  // It may end without reading its input.
  child.stdin.on('error', () => undefined);
  const kill = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // The process group has ended.
    }
  };
  process.once('exit', kill);
  return {
    child,
    lines: reader[Symbol.asyncIterator](),
    why: async () => ended ?? closed,
    end(reason) {
      ended ??= reason;
      process.off('exit', kill);
      kill();
    },
  };
}

const MOST_SAID = 4096;

async function answerOf({ child, lines, why }: Running, program: string, question: string) {
  child.stdin.write(question);
  const proposals: CommandProposal[] = [];
  const apply = applying(program);
  for (;;) {
    const { done, value: line } = await lines.next();
    if (done === true) throw new Error(await why());
    const answer = objectIn(line);
    if (answer['end'] === true) return proposals;
    const { program: whole, edits, state = null, kind = 'proposal' } = answer;
    const text = typeof whole === 'string' ? whole : isEdits(edits) ? apply(edits) : undefined;
    if (text === undefined || typeof kind !== 'string') throw new Error(`${quoted(line)} is not a proposal`);
    proposals.push({ text, state, kind });
  }
}

function objectIn(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error(`${quoted(line)} is not a line of JSON`);
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${quoted(line)} is not a JSON object`);
  return value as Record<string, unknown>;
}

const quoted = (line: string): string => `its line ${line.length > 80 ? `${line.slice(0, 80)}…` : line}`;

type Edit = readonly [from: number, to: number, text: string];

const isEdits = (value: unknown): value is readonly Edit[] =>
  Array.isArray(value) &&
  value.every(
    (edit) =>
      Array.isArray(edit) &&
      Number.isInteger(edit[0]) &&
      Number.isInteger(edit[1]) &&
      typeof edit[2] === 'string',
  );

/** Replaces parts of a text, from left to right; positions count Unicode characters, as in Python. */
function applying(text: string): (edits: readonly Edit[]) => string | undefined {
  const characters = /[\ud800-\udfff]/.test(text) ? Array.from(text) : undefined;
  const length = characters?.length ?? text.length;
  const part = (from: number, to: number) => characters?.slice(from, to).join('') ?? text.slice(from, to);
  return (edits) => {
    const pieces: string[] = [];
    let at = 0;
    for (const [from, to, instead] of edits.toSorted(([a], [b]) => a - b)) {
      if (from < at || to < from || to > length) return undefined;
      pieces.push(part(at, from), instead);
      at = to;
    }
    return pieces.join('') + part(at, length);
  };
}
