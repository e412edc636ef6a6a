import { expect, test } from 'vitest';
import type { TimedEvent } from '../../src/core/events.ts';
import { count, duration, rate, share } from '../../src/report/format.ts';
import { createTerminal, type TerminalOptions } from '../../src/report/terminal.ts';

const at = 0;
const start: TimedEvent = {
  ...{
    type: 'start',
    run: '',
    command: [],
    digest: '',
    original: new Map(),
    files: [],
    pith: '1',
    alg: 'pith',
    lang: 'text',
    cache: 'sha',
    jobs: 2,
    resumed: 0,
    at,
  },
  size: { tokens: 1000, bytes: 5000 },
};
const verdict: TimedEvent = {
  ...{
    type: 'verdict',
    digest: '',
    pass: 'lines',
    kind: 'chunk',
    interesting: true,
    source: 'run',
    runs: 1,
    timedOut: false,
  },
  ...{ ms: 1, overheadMs: 1, at },
};
const accepted: TimedEvent = {
  type: 'accepted',
  digest: '',
  files: new Map(),
  pass: 'lines',
  kind: 'chunk',
  size: { tokens: 25, bytes: 90 },
  at,
};
const end: TimedEvent = {
  ...{
    type: 'end',
    stopped: null,
    size: { tokens: 25, bytes: 90 },
    cachePeakBytes: 0,
    peakRssMb: 1,
    idleMs: 0,
  },
  at: 8200,
};

function show(events: TimedEvent[], options: Partial<TerminalOptions> = {}): string {
  let shown = '';
  const write = (text: string) => void (shown += text);
  const terminal = createTerminal({
    write,
    columns: () => undefined,
    color: false,
    verbosity: 1,
    title: 'x.c',
    ...options,
  });
  for (const event of events) terminal.see(event);
  terminal.stop();
  return shown;
}

test('the summary shows the sizes before and after, and the cost', () => {
  expect(show([start, verdict, accepted, end])).toBe(
    'x.c: 1,000 tokens, 5,000 bytes\nDone: 1,000 to 25 tokens (2.5 %), 5,000 to 90 bytes\n1 test in 8.2 s (0.1/s)\n',
  );
});

test('-q shows warnings only', () => {
  const warning: TimedEvent = { type: 'notice', level: 'warning', text: 'the test is flaky', at };
  const info: TimedEvent = { type: 'notice', level: 'info', text: 'hello', at };
  expect(show([start, warning, info, end], { verbosity: 0 })).toBe('warning: the test is flaky\n');
});

test('the summary says why a run was stopped', () => {
  expect(show([start, { ...end, stopped: 'time' }])).toContain('Stopped by the time limit:');
});

test('the live display overwrites itself, and no line is wider than the terminal', async () => {
  let shown = '';
  const width = 60;
  const terminal = createTerminal({
    ...{
      write: (text: string) => void (shown += text),
      columns: () => width,
      color: true,
      verbosity: 1,
      title: 'x.c',
    },
  });
  for (const event of [start, { type: 'pass-start', pass: 'lines', at } as const, verdict, accepted])
    terminal.see(event);
  while (shown.split('x.c').length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  terminal.see(end);
  const visible = shown.replaceAll(/\x1b\[[0-9;]*[A-Za-z]/g, '');
  expect(visible).toContain('25 of 1,000 tokens (2.5 %)');
  expect(visible).toMatch(/pass lines · 1 test, /);
  for (const line of visible.split('\n')) expect(line.length).toBeLessThanOrEqual(width);
  // The display is erased before the summary.
  expect(shown).toMatch(/\x1b\[3A\x1b\[J.*Done/s);
});

test('a name of wide characters is clipped, too, so that no line wraps', async () => {
  let shown = '';
  const write = (text: string) => void (shown += text);
  const terminal = createTerminal({
    write,
    columns: () => 21,
    color: false,
    verbosity: 1,
    title: '漢字'.repeat(9),
  });
  while (!shown.includes('\n')) await new Promise((resolve) => setTimeout(resolve, 20));
  terminal.stop();
  expect(shown.split('\n')[0]).toBe('漢字'.repeat(5));
});

test('numbers are formatted for people', () => {
  expect(count(1234567)).toBe('1,234,567');
  expect([share(1, 3), share(1, 100), share(0, 0)]).toEqual(['33 %', '1.0 %', '0 %']);
  expect([duration(1234), duration(65_000), duration(7_509_000)]).toEqual(['1.2 s', '1:05', '2:05:09']);
  expect(rate(10, 2000)).toBe('5.0/s');
});
