/** The questions of the Perses paper (ICSE 2018), section 5: its Tables 1 to 4, with delta debugging over tokens too. */
import type { Options } from '../options.ts';
import { failures, interruption, isReduced, reducedRows, type Row, sizesAndTests } from '../outcomes.ts';
import type { Part, Report } from '../report.ts';
import { against, EXPLANATION, means, speedOf } from './against.ts';
import { CONDITIONS, figuresOf, plainly, reduceByVariants, tasksOf, testsFor } from './questions.ts';

const OTHERS = ['ddmin-tokens', 'delta', 'delta*', 'multidelta', 'hdd-delete', 'hdd-delete*', 'hdd', 'hdd*'];
const PERSES = ['perses', 'perses-fixpoint'];
const ALGORITHMS = [...OTHERS, ...PERSES];

export async function perses(options: Options): Promise<Report> {
  const tasks = await tasksOf(options);
  const rows = await reduceByVariants(options, tasks, plainly(ALGORITHMS));
  const reduced = reducedRows(rows);
  const pairs = PERSES.flatMap((one) => OTHERS.map((other) => [one, other] as const));
  const parts = [
    CONDITIONS,
    EXPLANATION,
    '## Sizes, tests and time (Tables 1 and 2)',
    ...sizesAndTests(reduced, ALGORITHMS, `${testsFor(options)} tests`),
    ...failures(rows),
    '## Tokens removed per second (Table 2)',
    speeds(reduced),
    ...means(reduced, ALGORITHMS),
    '## Perses against the others (Table 3)',
    against(reduced, pairs),
    '## Other languages (Table 4)',
    ...byLanguage(reduced),
    ...interruption(rows, tasks, ALGORITHMS),
  ];
  return { parts, data: figuresOf(rows) };
}

function speeds(rows: readonly Row[]): Part {
  const lines = rows.map(({ subject, outcomes }) => [
    subject.name,
    ...ALGORITHMS.map((alg) => {
      const outcome = outcomes.get(alg);
      return isReduced(outcome) ? speedOf(outcome.stats).toFixed(1) : '';
    }),
  ]);
  return { header: ['subject', ...ALGORITHMS], rows: lines };
}

function byLanguage(rows: readonly Row[]): Part[] {
  const languages = [...new Set(rows.map(({ subject }) => subject.language))];
  const compared = ['hdd-delete*', 'perses-fixpoint'];
  const lines = languages.flatMap((language) => {
    const own = rows.filter(({ subject }) => subject.language === language);
    return compared.map((alg) => {
      const stats = own
        .map(({ outcomes }) => outcomes.get(alg))
        .filter(isReduced)
        .map(({ stats }) => stats);
      const sum = (measure: (one: (typeof stats)[number]) => number) =>
        stats.reduce((total, one) => total + measure(one), 0).toFixed(0);
      return [
        language,
        alg,
        String(stats.length),
        sum(({ before }) => before.tokens),
        sum(({ after }) => after.tokens),
        sum(({ queries }) => queries),
        sum(({ wallMs }) => wallMs / 1_000),
      ];
    });
  });
  return [
    { header: ['language', 'algorithm', 'subjects', 'tokens', 'result', 'tests', 'seconds'], rows: lines },
    'Totals.',
  ];
}
