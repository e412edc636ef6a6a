/** The tables of results. */
import type { Part } from '../report.ts';
import { atSeconds, type Point, whenAt } from './curve.ts';
import type { Run } from './watched-run.ts';

/** The runs of each subject. */
export function bySubject(runs: readonly Run[]): ReadonlyMap<string, readonly Run[]> {
  const subjects = new Map<string, Run[]>();
  for (const run of runs) subjects.set(run.subject, [...(subjects.get(run.subject) ?? []), run]);
  return subjects;
}

export const namesOf = (runs: readonly Run[]): readonly string[] => [
  ...new Set(runs.map(({ contestant }) => contestant)),
];

/** Sizes, tests and seconds by subject and contestant, and failures. */
export function outcomes(runs: readonly Run[]): readonly Part[] {
  const names = namesOf(runs);
  const rows = [...bySubject(runs)].map(([subject, own]) => {
    const { language, before } = own[0]!;
    const cells = names.map((name) => {
      const run = own.find(({ contestant }) => contestant === name);
      if (run === undefined) return '';
      if (run.trouble !== undefined) return 'failed';
      return `${run.after.tokens} / ${run.finished ? '' : '>'}${run.tests} / ${run.seconds.toFixed(0)}`;
    });
    return [subject, language, String(before.tokens), ...cells];
  });
  const troubles = runs.flatMap(({ contestant, subject, trouble }) =>
    trouble === undefined ? [] : [`- ${contestant} with ${subject}: ${trouble}`],
  );
  return [
    { header: ['subject', 'language', 'tokens', ...names], rows },
    'Tokens of the result / executions of the test / seconds. `>`: cut off by the limit.',
    ...(troubles.length === 0 ? [] : [troubles.join('\n')]),
  ];
}

const SECONDS = [10, 30, 60, 120];

/** More about each run: bytes, memory, intermediate sizes, and how soon it reached certain sizes. */
export function speeds(runs: readonly Run[]): readonly Part[] {
  const rows = [...bySubject(runs)].flatMap(([subject, own]) => {
    const best = Math.min(...own.map(({ after }) => after.tokens));
    return own.map((run) => {
      const { contestant, before, after, peakMb, curve, seconds, finished } = run;
      const onTheWay = SECONDS.map((at) =>
        at <= seconds || finished ? String(atSeconds(curve, at).tokens) : '',
      );
      const goals = [before.tokens / 10, before.tokens / 100, best].map((goal) => when(whenAt(curve, goal)));
      return [subject, contestant, String(after.bytes), String(peakMb), ...onTheWay, ...goals];
    });
  });
  const times = SECONDS.map((at) => `tokens at ${at} s`);
  return [
    {
      header: ['subject', 'reducer', 'bytes', 'MB', ...times, 'to 10 %', 'to 1 %', 'to the best of all'],
      rows,
    },
    'MB: peak memory of the reducer without its tests. The last three: tests / seconds until the smallest interesting program that it had ' +
      'tested was that small; empty if it never was.',
  ];
}

const when = (point: Point | undefined): string =>
  point === undefined ? '' : `${point.tests} / ${point.seconds.toFixed(1)}`;
