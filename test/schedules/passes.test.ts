/** What an algorithm declares as its passes is what it runs. */
import { expect, test } from 'vitest';
import { algorithms, NeedsTree } from '../../src/schedules/algorithms.ts';
import { passes } from '../../src/schedules/passes.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { hash, property, reduceWith } from '../reduce-with.ts';
import { treeOf } from '../tree/editing.ts';

const program = `/* f */
int f(int a, int b) { if (a) { return a + 17; } else { return b; } }
int main(void) { int foo = 3; for (;;) { foo = f(foo, "text"[0]); } return foo; }`;

const parameters = [{}, { aux: ['trec'] }, { main: 'hdd*' }, { main: 'hdd-delete' }];
const cases = Object.entries(algorithms).flatMap(([name, algorithm]) =>
  (algorithm.takes?.includes('aux') === true ? parameters : [{}]).map((given) => [name, given] as const),
);

test.each(cases)('%s %j runs no pass that it does not declare', async (name, given) => {
  const algorithm = algorithms[name]!;
  const declared = algorithm.passes(given);
  const met = new Set<string>();
  for (const tree of [undefined, await treeOf('c', program)]) {
    for (const seed of [1, 2, 3]) for (const pass of await passesOf(tree, seed)) met.add(pass);
  }
  expect(declared).toEqual(expect.arrayContaining([...met]));
  expect(declared).toEqual([...new Set(declared)]);

  async function passesOf(tree: TreeProgram | undefined, seed: number): Promise<string[]> {
    try {
      const schedule = algorithm.schedule(tree, given);
      const holds = (text: string) =>
        text === program || (text.includes('f') && hash(`${seed} ${text}`) % 3 === 0);
      const { stats } = await reduceWith(schedule, program, property(holds), { limits: { tests: 3000 } });
      return stats.passes.map((pass) => pass.name);
    } catch (error) {
      if (error instanceof NeedsTree) return [];
      throw error;
    }
  }
});

test('the list of all passes holds those of all algorithms, and no other', () => {
  const declared = cases.flatMap(([name, given]) => algorithms[name]!.passes(given));
  expect(Object.keys(passes).toSorted()).toEqual([...new Set(declared)].toSorted());
});
