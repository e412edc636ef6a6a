/** The questions of the Vulcan paper (OOPSLA 2023), sections 5 and 6: its auxiliary reducers, their order, its limits. */
import { keptIn } from '../kept.ts';
import type { Options } from '../options.ts';
import { failures, interruption, isReduced, reducedRows, type Row, sizesAndTests } from '../outcomes.ts';
import { findPeer } from '../peers/contestants.ts';
import { type Run, watchedRun } from '../peers/watched-run.ts';
import { type Task, taskOf, type Variant } from '../recorded.ts';
import type { Part, Report } from '../report.ts';
import { against, EXPLANATION, means } from './against.ts';
import {
  CONDITIONS,
  figuresOf,
  plainly,
  reduceByVariants,
  smallSubjects,
  tasksOf,
  testsFor,
} from './questions.ts';

/** The auxiliary reducers by their letters in the paper. */
const AUXILIARIES: Readonly<Record<string, string>> = {
  EE: 'local-enumeration',
  IR: 'identifier-replacement',
  SR: 'subtree-replacement',
};

const withAuxiliaries = (letters: string): [name: string, variant: Variant] => [
  `vulcan ${letters}`,
  { alg: 'vulcan', parameters: { aux: letters.split('-').map((two) => AUXILIARIES[two]!) } },
];

const MAIN = plainly(['perses-fixpoint', 'vulcan', 'vulcan+']);
const SINGLE = Object.fromEntries(['EE', 'IR', 'SR'].map(withAuxiliaries));
/** EE-IR-SR is `vulcan`. */
const ORDERS = Object.fromEntries(
  ['EE-SR-IR', 'IR-EE-SR', 'IR-SR-EE', 'SR-EE-IR', 'SR-IR-EE'].map(withAuxiliaries),
);
/** The default is 4. */
const WINDOWS = Object.fromEntries(
  [2, 3, 5].map((window): [string, Variant] => [
    `window ${window}`,
    { alg: 'vulcan', parameters: { window } },
  ]),
);
/** The default is 10. */
const LIMITS = Object.fromEntries(
  [1, 5, 20].map((limit): [string, Variant] => [`limit ${limit}`, { alg: 'vulcan', parameters: { limit } }]),
);
const VARIANTS = { ...MAIN, ...SINGLE, ...ORDERS, ...WINDOWS, ...LIMITS };

/** C-Reduce is stopped after so many seconds. */
const CREDUCE_LIMIT = 600;
const QUICK_CREDUCE_LIMIT = 180;
const QUICK_FOR_CREDUCE = ['c-gcc-five-warnings'];

export async function vulcan(options: Options): Promise<Report> {
  const tasks = await tasksOf(options);
  const names = Object.keys(VARIANTS);
  const rows = await reduceByVariants(options, tasks, VARIANTS);
  const reduced = reducedRows(rows);
  const limit = `${testsFor(options)} tests`;
  const to = (baseline: string, variants: object) =>
    against(
      reduced,
      Object.keys(variants).map((name) => [name, baseline] as const),
    );
  const parts = [
    CONDITIONS,
    EXPLANATION,
    '## Vulcan and Perses (Tables 2, 4 and 6)',
    ...sizesAndTests(reduced, Object.keys(MAIN), limit),
    ...failures(rows),
    against(reduced, [
      ['vulcan', 'perses-fixpoint'],
      ['vulcan+', 'perses-fixpoint'],
      ['vulcan+', 'vulcan'],
    ]),
    "## After C-Reduce's result (Table 3)",
    ...(await afterCreduce(options)),
    '## Only one auxiliary reducer (Table 5)',
    'EE: local exhaustive enumeration, IR: identifier replacement, SR: sub-tree replacement.',
    ...sizesAndTests(reduced, Object.keys(SINGLE), limit),
    to('perses-fixpoint', SINGLE),
    '## Orders of the auxiliary reducers (Figure 6)',
    'The order of `vulcan` is EE-IR-SR.',
    ...sizesAndTests(reduced, ['vulcan', ...Object.keys(ORDERS)], limit),
    to('vulcan', ORDERS),
    '## Window sizes and limits (Figures 7 and 8)',
    'The window of `vulcan` has 4 nodes, and its limit is 10.',
    ...sizesAndTests(reduced, ['vulcan', ...Object.keys({ ...WINDOWS, ...LIMITS })], limit),
    to('vulcan', { ...WINDOWS, ...LIMITS }),
    ...means(reduced, names),
    ...interruption(rows, tasks, names),
  ];
  return { parts, data: figuresOf(rows) };
}

/** Runs C-Reduce, then ours on its result. */
async function afterCreduce(options: Options): Promise<Part[]> {
  const creduce = findPeer('creduce', undefined);
  if (creduce === undefined) return ['Skipped: C-Reduce is not installed (`scripts/setup --peers`).'];
  const limit = options.quick ? QUICK_CREDUCE_LIMIT : CREDUCE_LIMIT;
  const kept = keptIn<Run>(options.keep);
  const runs = new Map<string, Run>();
  const tasks: Task[] = [];
  for (const subject of await smallSubjects(options, QUICK_FOR_CREDUCE)) {
    if (subject.language !== 'c') continue;
    const key = `${subject.name}, creduce, ${limit} s`;
    const known = kept.get(key);
    const { signal } = new AbortController();
    const run = known ?? (await watchedRun(creduce, subject, { jobs: 1, limit, signal }));
    if (known === undefined) kept.keep(key, run);
    runs.set(subject.name, run);
    tasks.push(taskOf(subject, Buffer.from(run.result, 'base64')));
  }
  const algs = ['perses-fixpoint', 'vulcan'];
  const rows = await reduceByVariants(options, tasks, plainly(algs));
  return [
    {
      header: ['subject', 'tokens', 'creduce', ...algs.flatMap((alg) => [alg, 'change'])],
      rows: rows.map(({ subject, outcomes }) => cellsAfter(runs.get(subject.name)!, outcomes)),
    },
    `C-Reduce: tokens / tests / seconds, with one job, stopped (\`>\`) after ${limit} s; then ours, from its result.`,
    ...failures(rows),
  ];
}

function cellsAfter(run: Run, outcomes: Row['outcomes']): string[] {
  const { subject, before, after, tests, seconds, finished } = run;
  const cells = [...outcomes.values()].flatMap((outcome) => {
    if (!isReduced(outcome)) return ['failed', ''];
    const { after: size, queries } = outcome.stats;
    return [`${size.tokens} / ${queries}`, `${(100 * (size.tokens / after.tokens - 1)).toFixed(1)} %`];
  });
  const creduce = `${after.tokens} / ${finished ? '' : '>'}${tests} / ${seconds.toFixed(0)}`;
  return [subject, String(before.tokens), creduce, ...cells];
}
