/**
 * The questions of the study on caching (TOSEM 2023), chapter 5: memory, time, and what compact encoding and eviction
 * contribute. Every reduction runs to its end; the memory is compared for programs of increasing sizes.
 */
import { cacheSchemes } from '../../src/engine/cache/cache.ts';
import { type Line, plot } from '../../src/report/plot.ts';
import { bySchemes, type Row } from '../cache.ts';
import { type CachedRun, generatedSubject, realSubject, runWithScheme } from '../cached-run.ts';
import { geometricMean } from '../mean.ts';
import type { Options } from '../options.ts';
import type { Picture, Report, Table } from '../report.ts';
import { findSubjects } from '../subjects.ts';
import { wilcoxon } from './statistics.ts';

const ALGORITHMS = ['hdd-delete', 'hdd*', 'perses', 'perses-fixpoint'];
const SCHEMES = Object.keys(cacheSchemes);
/** The numbers of functions of generated programs: 1,100, 3,500, 9,200, 20,000 and 51,000 tokens. */
const GENERATED = [12, 40, 100, 208, 550];
const QUICK_GENERATED = [12, 40, 100];
/** Too slow for larger programs. */
const SLOW = ['zip', 'rstr'];
const LARGEST_FOR_SLOW = 5_000;
/** Their tests are processes. */
const SUBJECTS = ['json-lock-cycle', 'smt-z3-smtfd-crash'];
const QUICK_SUBJECTS = ['smt-z3-smtfd-crash'];

export async function caching({ quick }: Options): Promise<Report> {
  const rows: Row[] = [];
  for (const create of [
    ...(quick ? QUICK_GENERATED : GENERATED).map((functions) => () => generatedSubject(functions)),
    ...(await findSubjects(undefined, quick ? QUICK_SUBJECTS : SUBJECTS)).map(
      (subject) => () => realSubject(subject),
    ),
  ]) {
    const subject = await create();
    const isLarge = subject.program.size.tokens > LARGEST_FOR_SLOW;
    for (const alg of ALGORITHMS) {
      const outcomes = new Map<string, CachedRun>();
      for (const scheme of SCHEMES) {
        if (isLarge && SLOW.includes(scheme)) continue;
        const run = await runWithScheme(subject, alg, scheme);
        outcomes.set(scheme, run);
        const { proposals, tests, peakBytes, wallMs } = run;
        const cost = `${(peakBytes / 1024).toFixed(0)} KB, ${(wallMs / 1000).toFixed(1)} s`;
        process.stderr.write(
          `${subject.name}  ${alg}  ${scheme}  ${proposals} proposals, ${tests} tests, ${cost}\n`,
        );
      }
      rows.push({ alg, subject, outcomes });
    }
    await subject.close();
  }
  const parts = [
    'Every reduction ran to its end, without a limit on its proposals. The machine was busy: processor time says more than seconds.',
    '## Memory (Table 5.1)',
    ...bySchemes('Peak memory of a scheme, in KB', rows, ({ peakBytes }) => (peakBytes / 1024).toFixed(1)),
    shares(rows),
    'Peak memory, relative to that of `str`.',
    ...ALGORITHMS.map((alg) => memoryBySize(rows, alg)),
    ...overTime(rows),
    '## Proposals and time (Tables 5.2 and 5.3)',
    tests(rows),
    ...bySchemes('Seconds of the whole reduction', rows, ({ wallMs }) => (wallMs / 1000).toFixed(1)),
    ...bySchemes('Processor seconds of Pith', rows, ({ cpuMs }) => (cpuMs / 1000).toFixed(2)),
    ...bySchemes('Seconds in the cache', rows, ({ ms }) => (ms / 1000).toFixed(2)),
    times(rows),
    'Processor time relative to that without a cache and to that with `str`: geometric means, and p of the Wilcoxon signed-rank test.',
    '## Compact encoding and eviction (Table 5.4)',
    ...bySchemes('Most entries at a time (looked at every 20 proposals)', rows, ({ history }) =>
      String(Math.max(0, ...history.map(({ entries }) => entries))),
    ),
    '`rcc` without eviction is `cc`; `str` with eviction is `rstr`.',
  ];
  return { parts };
}

function shares(rows: readonly Row[]): Table {
  const lines = rows.map(({ alg, subject, outcomes }) => {
    const most = outcomes.get('str')!.peakBytes;
    const cells = ['zip', 'sha', 'rcc', 'flat'].map((scheme) => {
      const run = outcomes.get(scheme);
      return run === undefined ? '' : `${((100 * run.peakBytes) / most).toPrecision(2)} %`;
    });
    return [subject.name, alg, String(subject.program.size.tokens), ...cells];
  });
  return { header: ['subject', 'algorithm', 'tokens', 'zip', 'sha', 'rcc', 'flat'], rows: lines };
}

function tests(rows: readonly Row[]): Table {
  const lines = rows.map(({ alg, subject, outcomes }) => {
    const none = outcomes.get('none')!.tests;
    const cells = ['sha', 'rcc'].flatMap((scheme) => {
      const run = outcomes.get(scheme)!;
      return [String(run.tests), `${(100 * (1 - run.tests / none)).toFixed(1)} %`];
    });
    const { tokens } = outcomes.get('none')!;
    return [subject.name, alg, String(subject.program.size.tokens), String(tokens), String(none), ...cells];
  });
  return {
    header: [
      'subject',
      'algorithm',
      'tokens',
      'result',
      'proposals',
      'tests, sha',
      'saved',
      'tests, rcc',
      'saved',
    ],
    rows: lines,
  };
}

function times(rows: readonly Row[]): Table {
  const lines = SCHEMES.filter((scheme) => scheme !== 'none').flatMap((scheme) =>
    ALGORITHMS.map((alg) => [
      scheme,
      alg,
      ...['none', 'str'].flatMap((baseline) => {
        const pairs = rows.flatMap((row) => {
          const run = row.outcomes.get(scheme);
          return row.alg === alg && run !== undefined
            ? [[run.cpuMs, row.outcomes.get(baseline)!.cpuMs] as const]
            : [];
        });
        const ratio = geometricMean(pairs.map(([one, other]) => one / other)).toFixed(2);
        return [ratio, wilcoxon(pairs.map(([one, other]) => one - other)).toPrecision(2)];
      }),
    ]),
  );
  return { header: ['scheme', 'algorithm', 'to none', 'p', 'to str', 'p'], rows: lines };
}

/** As in Figure 5.2. */
function memoryBySize(rows: readonly Row[], alg: string): Picture {
  const generated = rows.filter((row) => row.alg === alg && row.subject.name.startsWith('generated-'));
  const lines = linesOf((scheme) =>
    generated.flatMap(({ subject, outcomes }) => {
      const run = outcomes.get(scheme);
      return run === undefined ? [] : [[subject.program.size.tokens, run.peakBytes] as const];
    }),
  );
  const title = `${alg}: peak memory of the cache (bytes) by tokens of the program`;
  return { name: `memory-by-size-${alg.replace('*', '-fixpoint')}`, svg: plot({ title, lines }) };
}

/** As in Figures 5.1 and 5.3, of the largest program. */
function overTime(rows: readonly Row[]): Picture[] {
  const most = Math.max(...rows.map(({ subject }) => subject.program.size.tokens));
  return rows
    .filter(({ subject }) => subject.program.size.tokens === most)
    .flatMap(({ alg, subject, outcomes }) =>
      (['entries', 'bytes'] as const).map((measure) => {
        const lines = linesOf((scheme) =>
          (outcomes.get(scheme)?.history ?? []).map((point) => [point.proposals, point[measure]] as const),
        );
        const title = `${subject.name}, ${alg}: ${measure} of the cache by number of proposals`;
        return { name: `${measure}-${alg.replace('*', '-fixpoint')}`, svg: plot({ title, lines }) };
      }),
    );
}

const linesOf = (pointsOf: (scheme: string) => Line['points']): Line[] =>
  SCHEMES.filter((scheme) => scheme !== 'none')
    .map((scheme) => ({ name: scheme, points: pointsOf(scheme) }))
    .filter(({ points }) => points.length > 0);
