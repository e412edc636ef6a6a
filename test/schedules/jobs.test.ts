/** What is accepted is the same for every number of jobs, whatever the property and in whatever order answers come back. */
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { hash, reduceWith, textOf } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

const TEXT = `int a, b = 3;
int f(int x, int y) { if (x > 1) { g(x, 2); h("k l"); } else return a + y; return x; }
`;

/** Answers after some turns of the event loop, not always as many. */
const answering = (seed: number, jobs: number) => async (bytes: Uint8Array) => {
  const text = textOf(bytes);
  for (let turns = hash(`${seed} ${jobs} ${text}`) % 4; turns > 0; turns--) await turn();
  return text === TEXT || hash(`${seed} ${text}`) % 10 === 0;
};

test.each(Object.keys(algorithms))('%s', async (alg) => {
  const tree = await treeOf('c', TEXT);
  for (const seed of [1, 2]) {
    const [one, ...more] = await Promise.all(
      [1, 2, 16].map((jobs) =>
        reduceWith(algorithms[alg]!.schedule(tree), TEXT, answering(seed, jobs), { jobs }),
      ),
    );
    for (const run of more) {
      expect(run.accepted).toEqual(one!.accepted);
      expect(run.stats.queries).toBe(one!.stats.queries);
    }
  }
});
