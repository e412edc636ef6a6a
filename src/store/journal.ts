/**
 * The journal of a reduction: every verdict, appended as it comes in, so that a run can be resumed however it was
 * stopped, even by `kill -9`. There is no other checkpoint: a resumed run makes the same proposals, and the journal
 * answers them instantly until the run is back where it was.
 *
 * It is an ASCII file of lines, each with a checksum at the end. The first identifies the reduction; then come verdicts
 * (`+`, `-`, or `t` for a time-out, the digest of the program, the milliseconds) and notes (`=`).
 */
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type { Journal, Recorded } from '../core/journal.ts';

/** Everything that verdicts depend on. A journal with a different identity is not used. */
export interface Identity {
  /** Pith's version. */
  readonly version: string;
  /** The digest of the original. */
  readonly input: string;
  /** The digest of the test. */
  readonly test: string;
  /** The options that affect proposals or verdicts. */
  readonly options: string;
}

/** The journal of an earlier run. */
export interface Leftover {
  readonly identity: Identity;
  readonly verdicts: ReadonlyMap<string, Recorded>;
  readonly notes: ReadonlyMap<string, string>;
  /** The length of the undamaged prefix. */
  readonly goodBytes: number;
  /** What is wrong with the rest, if anything. */
  readonly damage: string | undefined;
}

/** Reads a journal. If its first line is damaged, returns a text that says so; if there is no journal, undefined. */
export function readJournal(path: string): Leftover | string | undefined {
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, 'latin1');
  const [header, ...lines] = text.split('\n');
  const identity = unseal(header ?? '');
  if (identity === undefined) return 'it is damaged';
  const verdicts = new Map<string, Recorded>();
  const notes = new Map<string, string>();
  let goodBytes = (header?.length ?? 0) + 1;
  let damage: string | undefined;
  // Anything after the last line end is a record that was being written when Pith was stopped.
  const torn = lines.pop();
  for (const [i, line] of lines.entries()) {
    const [sign, name, value] = unseal(line)?.split(' ') ?? [];
    if (sign === undefined || name === undefined || value === undefined) {
      damage = `its record ${i + 1} of ${lines.length} is damaged`;
      break;
    }
    if (sign === '=') notes.set(name, value);
    else verdicts.set(name, { interesting: sign === '+', timedOut: sign === 't', ms: Number(value) });
    goodBytes += line.length + 1;
  }
  if (torn !== '') damage ??= 'its last record was being written when the run was stopped';
  return { identity: JSON.parse(identity) as Identity, verdicts, notes, goodBytes, damage };
}

/** Says in words which part of the identity differs; undefined if none does. */
export function difference(old: Identity, now: Identity): string | undefined {
  if (old.version !== now.version) return `it was written by Pith ${old.version}, and this is ${now.version}`;
  if (old.input !== now.input) return 'it is about another input';
  if (old.test !== now.test) return 'it is about another test, or the test was changed';
  if (old.options !== now.options) return `it is about other options (${old.options})`;
  return undefined;
}

/** Continues the journal of an earlier run, or starts a new one. */
export function openJournal(path: string, identity: Identity, leftover?: Leftover): Journal {
  if (leftover === undefined) rmSync(path, { force: true });
  const fd = openSync(path, leftover === undefined ? 'wx' : 'a', 0o600);
  if (leftover === undefined) writeSync(fd, `${seal(toAscii(JSON.stringify(identity)))}\n`);
  else ftruncateSync(fd, leftover.goodBytes);
  let size = leftover?.verdicts.size ?? 0;
  let trouble: string | undefined;
  // One write per line: nothing is lost in a buffer when Pith is killed.
  const append = (sign: string, name: string, value: string) => {
    // No line may follow an incomplete one.
    if (trouble !== undefined) return;
    try {
      const line = `${seal(`${sign} ${name} ${value}`)}\n`;
      if (writeSync(fd, line) < line.length) trouble = 'no space left';
    } catch (error) {
      trouble = (error as Error).message;
    }
  };
  return {
    recall: (digest) => leftover?.verdicts.get(digest),
    record(digest, { verdict, timedOut, ms }) {
      size++;
      append(verdict === 'interesting' ? '+' : timedOut ? 't' : '-', digest, String(Math.round(ms)));
    },
    recalled: leftover?.verdicts.size ?? 0,
    get size() {
      return size;
    },
    note: (name, value) => append('=', name, value),
    noted: (name) => leftover?.notes.get(name),
    get trouble() {
      return trouble;
    },
    close: () => closeSync(fd),
  };
}

/** Escapes all other characters, so that lengths in characters are lengths in bytes. */
const toAscii = (json: string): string =>
  json.replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0');
const seal = (text: string): string => `${text} ${checksum(text)}`;

/** The text of a line, if its checksum is right. */
function unseal(line: string): string | undefined {
  const text = line.slice(0, -9);
  return line === seal(text) ? text : undefined;
}
