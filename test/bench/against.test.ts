import { expect, test } from 'vitest';
import { against, means } from '../../bench/papers/against.ts';
import type { Row } from '../../bench/outcomes.ts';
import type { Table } from '../../bench/report.ts';
import type { Stats } from '../../src/index.ts';

/** From 100 tokens. */
const reduced = (tokens: number, queries: number, finished = true) => ({
  stats: {
    before: { tokens: 100, bytes: 0 },
    after: { tokens, bytes: 0 },
    queries,
    wallMs: 1_000 * queries,
    finished,
  } as Stats,
  result: '',
});

const row = (
  name: string,
  outcomes: Record<string, ReturnType<typeof reduced> | { failed: string }>,
): Row => ({
  subject: { name, language: 'c', input: '', test: '', tool: '', install: '', kind: '', tokens: 100 },
  outcomes: new Map(Object.entries(outcomes)),
});

const rows = [
  row('one', { small: reduced(10, 40), base: reduced(20, 10) }),
  row('two', { small: reduced(95, 10), base: reduced(100, 10) }),
  row('three', { small: reduced(60, 90, false), base: reduced(50, 10) }),
  row('four', { small: { failed: 'It failed.' }, base: reduced(50, 10) }),
];

test('sizes are compared on all subjects that both reduced, tests and time on those that both finished', () => {
  // -50 %, -5 % and 20 %; 4 and 1 times the tests.
  const [cells] = against(rows, [['small', 'base']]).rows;
  expect(cells).toEqual([
    'small',
    'base',
    '3',
    '-11.7 %',
    '35.5 %',
    '1',
    '1',
    '1.0',
    '2.00 (2)',
    '1.0',
    '2.00 (2)',
    '1.0',
  ]);
});

test('without common subjects there is no line', () => {
  expect(against(rows, [['small', 'other']]).rows).toEqual([]);
});

test('means are over the subjects that all have reduced', () => {
  const [, table] = means(rows, ['small', 'base']);
  expect((table as Table).rows).toEqual([
    ['small', '55 ± 43', '47 ± 40', '47 ± 40', '1 ± 1', '1'],
    ['base', '57 ± 40', '10 ± 0', '10 ± 0', '4 ± 4', '0'],
  ]);
});
