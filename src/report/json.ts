/** `--json`: events as lines of JSON, from which the run can be rebuilt if one has the original. */
import type { TimedEvent } from '../core/events.ts';

/** What turns a program into the next: `removed` bytes from `at` on become others. */
interface Edit {
  readonly at: number;
  readonly removed: number;
  /** In base64. */
  readonly inserted: string;
}

/** Programs are written as edits of the one before, the first of the original. */
export function jsonLines(original: Uint8Array): (event: TimedEvent) => string {
  let now = original;
  return (event) => {
    if (event.type !== 'accepted') return `${JSON.stringify(event)}\n`;
    const { program, ...rest } = event;
    const edit = editBetween(now, program);
    now = program;
    return `${JSON.stringify({ ...rest, edit })}\n`;
  };
}

function editBetween(before: Uint8Array, after: Uint8Array): Edit {
  const most = Math.min(before.length, after.length);
  let at = 0;
  while (at < most && before[at] === after[at]) at++;
  let same = 0;
  while (same < most - at && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  const inserted = Buffer.from(after.subarray(at, after.length - same)).toString('base64');
  return { at, removed: before.length - same - at, inserted };
}
