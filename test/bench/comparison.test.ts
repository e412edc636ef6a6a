import { expect, test } from 'vitest';
import { compareWithPeers, losses, worst } from '../../bench/peers/comparison.ts';
import type { Run } from '../../bench/peers/watched-run.ts';

/** A run that had `sizes[i]` tokens after 10 * i tests and i seconds. */
const run = (contestant: string, subject: string, sizes: number[], more: Partial<Run> = {}): Run => ({
  contestant,
  isPeer: contestant.startsWith('peer'),
  subject,
  language: 'c',
  finished: true,
  seconds: sizes.length,
  tests: 10 * sizes.length,
  before: { tokens: sizes[0]!, bytes: 0 },
  after: { tokens: sizes.at(-1)!, bytes: 0 },
  peakMb: 1,
  curve: sizes.map((tokens, i) => ({ tokens, bytes: 0, tests: 10 * i, seconds: i })),
  result: Buffer.from(`${contestant} < ${subject}\n\nend`).toString('base64'),
  ...more,
});

const rowsOf = (runs: Run[], i: number) =>
  compareWithPeers(runs).flatMap((part) => (typeof part === 'object' && 'rows' in part ? [part] : []))[i]!
    .rows;

const runs = [
  run('pith', 'one', [100, 20, 10, 5]),
  run('sfc-vulcan', 'one', [100, 4]),
  run('peer', 'one', [100, 90, 80, 70, 60, 50, 40, 30, 20]),
  run('pith', 'two', [100, 50]),
  run('peer', 'two', [100, 60, 25]),
  run('pith', 'three', [100, 50]),
  run('peer-2', 'three', [100, 100], { trouble: 'It has failed.' }),
];

test('pith is compared at the size, the time and the tests of a peer', () => {
  expect(rowsOf(runs, 1)).toEqual([
    ['one', 'peer', '20', '5', '80 / 8.0', '10 / 1.0', '0.13', '0.13', '5', '5'],
    ['two', 'peer', '25', '50', '20 / 2.0', 'never', '', '', '50', '50'],
  ]);
});

test('ratios are means over the subjects, without failed runs', () => {
  // 5 to 20 and 50 to 25.
  expect(rowsOf(runs, 0)).toEqual([['peer', '2', '1', '0', '1', '0.71', '0.13', '0.13', '1']]);
});

test('subjects on which pith loses are listed', () => {
  expect(losses(runs)[1]).toBe(
    ['- one: larger than our own sfc-vulcan (4 tokens)', '- two: larger than peer (50 to 25 tokens)'].join(
      '\n',
    ),
  );
  expect(losses([run('pith', 'a', [100, 90, 80, 10]), run('peer', 'a', [100, 10])])[1]).toBe(
    '- a: 3.00 of the tests of peer to its size, more than a fifth; slower than peer to its size (3.00)',
  );
  expect(losses([run('pith', 'a', [100, 1]), run('peer', 'a', [100, 9, 8, 7, 6, 5])])[1]).toBe('Nowhere.');
});

test('the worst subject comes first, with both results', () => {
  const [, first] = worst(runs) as string[];
  expect(first).toContain('two: pith 50 tokens, peer 25');
  expect(first).toContain('<pre>pith &#60; two\nend</pre>');
});
