import { expect, test } from 'vitest';
import { ddmin } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { without } from '../../src/schedules/running.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { property, reduceWith } from '../reduce-with.ts';

const text = 'ab\ncd\nef\n';
const hasC = property((t) => t.includes('c'));

test('passes are left out by name, and the schedule goes on', async () => {
  const schedule = without(['lines', 'nothing'], async (reduction) => {
    await reduction.run(overList('lines', ddmin), lines(reduction.best));
    await reduction.run(overList('characters', ddmin), characters(reduction.best));
  });
  const { text: result, stats } = await reduceWith(schedule, text, hasC);
  expect(result).toBe('c');
  expect(stats.passes.map(({ name }) => name)).toEqual(['characters']);
});
