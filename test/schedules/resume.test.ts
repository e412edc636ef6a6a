/** A run that was killed is resumed from its journal: it accepts the same programs, and repeats no test with a recorded verdict. */
import { expect, test } from 'vitest';
import { digestOfFiles } from '../../src/core/digest.ts';
import type { Journal, Recorded } from '../../src/core/journal.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { bytesOf, filesOf, hash, reduceWith, textOf } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

const TEXT = `int a;
int b = 3;
int f(int x, int y) {
  if (x > 1) {
    g(x, 2);
    h("k l");
  } else return a + y;
  return x;
}
`;
const digestOf = (text: string): string => digestOfFiles(filesOf(bytesOf(text)));

/** A run with the verdicts of an earlier one; in the end, `verdicts` has those that were added. */
async function run(alg: string, jobs: number, earlier: ReadonlyMap<string, Recorded>) {
  const verdicts: [digest: string, recorded: Recorded][] = [];
  const tested: string[] = [];
  const journal: Journal = {
    recall: (digest) => earlier.get(digest),
    record(digest, { verdict, timedOut, ms }) {
      verdicts.push([digest, { interesting: verdict === 'interesting', timedOut, ms }]);
    },
    recalled: earlier.size,
    size: earlier.size,
    note: () => undefined,
    noted: () => undefined,
    trouble: undefined,
    close: () => undefined,
  };
  const holds = (bytes: Uint8Array) => {
    const text = textOf(bytes);
    tested.push(text);
    return text === TEXT || hash(text) % 8 === 0;
  };
  const schedule = algorithms[alg]!.schedule(await treeOf('c', TEXT));
  const { accepted, text } = await reduceWith(schedule, TEXT, holds, { jobs, journal });
  // The result is tested once more at the end.
  expect(tested.pop()).toBe(text);
  return { accepted, tested, verdicts };
}

test.each(Object.keys(algorithms))('%s', async (alg) => {
  const whole = await run(alg, 4, new Map());
  expect(whole.accepted.length).toBeGreaterThan(0);
  for (const share of [0.1, 0.5, 0.9]) {
    const left = new Map(whole.verdicts.slice(0, Math.ceil(share * whole.verdicts.length)));
    for (const jobs of [1, 16]) {
      const resumed = await run(alg, jobs, left);
      expect(resumed.accepted).toEqual(whole.accepted);
      expect(resumed.tested.filter((text) => left.has(digestOf(text)))).toEqual([]);
    }
  }
});
