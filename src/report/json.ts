/** `--json`: events as JSON lines. Together with the original, they suffice to rebuild every accepted program. */
import type { TimedEvent } from '../core/events.ts';
import type { Files } from '../core/program.ts';

/** An edit from one version of a file to the next: replaces `removed` bytes at offset `at`. */
interface Edit {
  readonly file: string;
  readonly at: number;
  readonly removed: number;
  /** In base64. */
  readonly inserted: string;
}

/** Writes accepted programs as edits of the files of the previous one; the first, of the original. */
export function jsonLines(): (event: TimedEvent) => string {
  let now: Files = new Map();
  return (event) => {
    if (event.type === 'start') {
      const { original, ...rest } = event;
      now = original;
      return `${JSON.stringify(rest)}\n`;
    }
    if (event.type !== 'accepted') return `${JSON.stringify(event)}\n`;
    const { files, ...rest } = event;
    const edits = Array.from(files, ([file, bytes]) => editBetween(file, now.get(file)!, bytes)).filter(
      ({ removed, inserted }) => removed > 0 || inserted !== '',
    );
    now = files;
    return `${JSON.stringify({ ...rest, edits })}\n`;
  };
}

function editBetween(file: string, before: Uint8Array, after: Uint8Array): Edit {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at++;
  let same = 0;
  while (same < most - at && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  const inserted = Buffer.from(after.subarray(at, after.length - same)).toString('base64');
  return { file, at, removed: before.length - same - at, inserted };
}
