/** The questions of the SFC paper (OOPSLA 2025), section 4: minimization, canonicalization, and its ablations. */
import { renamed, textOf, tokenise } from '../canonical/tokens.ts';
import type { Options } from '../options.ts';
import { onPath } from '../peers/contestants.ts';
import { failures, interruption, isReduced, reducedRows, type Row, sizesAndTests } from '../outcomes.ts';
import type { Reduced } from '../reduction.ts';
import { taskOf, type Variant } from '../recorded.ts';
import type { Part, Report, Table } from '../report.ts';
import { against, EXPLANATION, means } from './against.ts';
import { type Cause, CAUSES, duplicatesOf, QUICK_CAUSES } from './duplicates.ts';
import { CONDITIONS, figuresOf, plainly, reduceByVariants, tasksOf, testsFor } from './questions.ts';
import { mean } from './statistics.ts';

/** The auxiliary reducers by their letters in the paper, in its order. */
const AUXILIARIES: Readonly<Record<string, string>> = {
  ie: 'identifier-elimination',
  ssr: 'smaller-structures',
  sc: 'canonical-structures',
};

const without = (alg: string, left: string, more: readonly string[] = []): Variant => {
  const aux = Object.entries(AUXILIARIES).flatMap(([letters, name]) => (letters === left ? [] : [name]));
  return { alg, parameters: { aux: [...aux, ...more] } };
};

const MAIN = plainly(['perses-fixpoint', 'vulcan', 'sfc-perses', 'sfc-vulcan']);
const ABLATIONS = Object.fromEntries(
  ['sfc-perses', 'sfc-vulcan'].flatMap((alg) =>
    ['ie', 'ssr', 'sc'].map((left) => [`${alg} -${left}`, without(alg, left)] as const),
  ),
);
const VARIANTS = { ...MAIN, ...ABLATIONS };

/** T-Rec makes literals equal; without it, hardly any two programs would become the same. */
const CANONICAL: Readonly<Record<string, Variant>> = {
  ...plainly(['perses+trec']),
  'sfc-perses+trec': without('sfc-perses', '', ['trec']),
  'sfc-perses+trec -sc': without('sfc-perses', 'sc', ['trec']),
  ...plainly(['vulcan+trec', 'sfc-vulcan+trec']),
  'sfc-vulcan+trec -sc': without('sfc-vulcan', 'sc', ['trec']),
};

/** Programs for each cause. */
const PROGRAMS = 20;
const QUICK_PROGRAMS = 3;

export async function sfc(options: Options): Promise<Report> {
  const tasks = await tasksOf(options);
  const names = Object.keys(VARIANTS);
  const rows = await reduceByVariants(options, tasks, VARIANTS);
  const reduced = reducedRows(rows);
  const limit = `${testsFor(options)} tests`;
  const parts = [
    CONDITIONS,
    EXPLANATION,
    '## Minimization (Tables 1 and 2)',
    ...sizesAndTests(reduced, Object.keys(MAIN), limit),
    ...failures(rows),
    against(reduced, [
      ['sfc-perses', 'perses-fixpoint'],
      ['sfc-perses', 'vulcan'],
      ['sfc-vulcan', 'vulcan'],
      ['sfc-vulcan', 'sfc-perses'],
    ]),
    '## Without one of the three (Table 4)',
    'ie: identifier elimination, ssr: smaller structure replacement, sc: structure canonicalization.',
    ...sizesAndTests(reduced, Object.keys(ABLATIONS), limit),
    against(
      reduced,
      Object.keys(ABLATIONS).map((name) => [name, name.split(' ')[0]!] as const),
    ),
    ...means(reduced, names),
    ...interruption(rows, tasks, names),
    '## Duplicates on real compilers (Table 3)',
    ...(await duplicates(options)),
  ];
  return { parts, data: figuresOf(rows) };
}

interface Group {
  readonly cause: Cause;
  readonly rows: readonly Row[];
}

async function duplicates(options: Options): Promise<Part[]> {
  const missing = ['csmith', 'gcc', 'tcc'].find((command) => onPath(command) === undefined);
  if (missing !== undefined) return [`Skipped: ${missing} is not installed (\`scripts/setup --subjects\`).`];
  const groups: Group[] = [];
  for (const cause of options.quick ? QUICK_CAUSES : CAUSES) {
    const subjects = await duplicatesOf(cause, options.quick ? QUICK_PROGRAMS : PROGRAMS);
    const tasks = subjects.map((subject) => taskOf(subject));
    groups.push({ cause, rows: await reduceByVariants(options, tasks, CANONICAL) });
  }
  const causes = groups.map(({ cause: { name, kind }, rows }) => `${name} (${kind}): ${rows.length}`);
  return [
    `Programs by csmith, by the cause that their test looks for: ${causes.join(', ')}.`,
    distinct(groups),
    [
      'Distinct: results that differ in their tokens, by cause; eliminated: how many fewer they are than the programs. But for names: those',
      'that differ in more than their names. Tokens, tests and seconds are means.',
    ].join('\n'),
    ...groups.flatMap(({ rows }) => failures(rows)),
  ];
}

function distinct(groups: readonly Group[]): Table {
  const lines = Object.keys(CANONICAL).map((alg) => {
    const results = groups.map(({ rows }) => rows.map(({ outcomes }) => outcomes.get(alg)).filter(isReduced));
    const all = results.flat();
    const byCause = results.map((own) => countDistinct(own, textOf));
    const left = sum(byCause);
    const cells = [
      mean(all.map(({ stats }) => stats.after.tokens)).toFixed(1),
      mean(all.map(({ stats }) => stats.queries)).toFixed(0),
      mean(all.map(({ stats }) => stats.wallMs / 1_000)).toFixed(0),
      String(all.filter(({ stats }) => !stats.finished).length),
    ];
    const butForNames = sum(results.map((own) => countDistinct(own, (tokens) => textOf(renamed(tokens)))));
    return [alg, left, `${all.length - left}/${all.length}`, ...byCause, butForNames, ...cells].map(String);
  });
  const causes = groups.map(({ cause }) => cause.name);
  return {
    header: [
      ...['algorithm', 'distinct', 'eliminated', ...causes, 'but for names', 'tokens', 'tests', 'seconds'],
      'cut off',
    ],
    rows: lines,
  };
}

const countDistinct = (results: readonly Reduced[], keyOf: (tokens: readonly string[]) => string): number =>
  new Set(
    results.map(({ result }) => {
      const text = Buffer.from(result, 'base64').toString();
      const tokens = tokenise(text);
      if (tokens === undefined) throw new Error(`Not in the tokens of C: ${text}`);
      return keyOf(tokens);
    }),
  ).size;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
