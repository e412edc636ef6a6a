/** Compares the algorithms: the size of their results on our subjects, and the tests they take. */
import { execFileSync } from 'node:child_process';
import { type Kept, keptIn } from './kept.ts';
import { geometricMean } from './mean.ts';
import { type Options, UsageError } from './options.ts';
import type { Part, Report } from './report.ts';
import { type Outcome, PITH, reduce, type Reduced } from './reduction.ts';
import { findSubjects, type Subject } from './subjects.ts';

const DEFAULT = ['ddmin-tokens', 'hdd-delete', 'hdd-delete*', 'perses', 'perses-fixpoint', 'pith'];
/** Small, and with fast tests. */
const QUICK_SUBJECTS = ['c-gcc-constprop', 'json-lock-cycle', 'py-endless-recursion', 'smt-z3-smtfd-crash'];
const LIMIT = 600;
const QUICK_LIMIT = 15;
/** The baselines. */
const BASELINES = ['hdd-delete*', 'perses-fixpoint'];
const MEAN_BASELINES = ['perses-fixpoint', 'vulcan', 'sfc-vulcan+trec'];

/** The outcomes for a subject, by algorithm. */
interface Row {
  readonly subject: Subject;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export async function algorithms(options: Options): Promise<Report> {
  const { quick, corpus, only, algs, jobs = 2, limit, keep } = options;
  const chosen = checkAlgorithms(algs ?? DEFAULT);
  const subjects = await findSubjects(corpus, only ?? (quick ? QUICK_SUBJECTS : undefined));
  const seconds = limit ?? (quick ? QUICK_LIMIT : LIMIT);
  const rows = await reduceAll(subjects, chosen, seconds, jobs, keptIn<Reduced>(keep));

  // Complete once the last algorithm has run on the last subject.
  const isWhole = rows.length === subjects.length && rows.at(-1)?.outcomes.size === chosen.length;
  const reduced = rows.filter(({ outcomes }) => [...outcomes.values()].some(isReduced));
  const parts = [
    ...sizesAndTests(reduced, chosen, seconds),
    ...failures(rows),
    ...relative(reduced, chosen),
    ...byLanguage(reduced, chosen),
    ...(isWhole ? [] : ['Interrupted: empty cells are missing.']),
  ];
  const data = rows.map(({ subject, outcomes }) => ({
    subject: subject.name,
    ...Object.fromEntries(outcomes),
  }));
  return { parts, data };
}

function checkAlgorithms(names: readonly string[]): readonly string[] {
  const listed = execFileSync(process.execPath, [PITH, 'algs'], { encoding: 'utf8' });
  const known = listed.split('\n').flatMap((line) => line.split(' ', 1).filter(Boolean));
  const unknown = names.find((name) => !known.includes(name.split(' without ')[0]!));
  if (unknown === undefined) return [...new Set(names)];
  throw new UsageError(`There is no algorithm '${unknown}'. There are: ${known.join(', ')}`);
}

/** When interrupted, it prints the tables of the results so far. */
async function reduceAll(
  subjects: readonly Subject[],
  algs: readonly string[],
  limit: number,
  jobs: number,
  kept: Kept<Reduced>,
): Promise<Row[]> {
  const controller = new AbortController();
  const { signal } = controller;
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  const rows: Row[] = [];
  for (const subject of subjects) {
    const outcomes = new Map<string, Outcome>();
    rows.push({ subject, outcomes });
    for (const alg of algs) {
      const key = `${subject.name}, ${alg}, ${limit} s, ${jobs} jobs`;
      const known = kept.get(key);
      const outcome = known ?? (await reduce(alg, subject, { jobs, limit, signal }));
      if (signal.aborted) return rows;
      outcomes.set(alg, outcome);
      if (known !== undefined) continue;
      // Failures are not kept: the machine may have caused them.
      if (isReduced(outcome)) kept.keep(key, outcome);
      process.stderr.write(`${subject.name}  ${alg}  ${describe(outcome)}\n`);
    }
  }
  return rows;
}

function describe(outcome: Outcome): string {
  if (!isReduced(outcome)) return outcome.failed;
  const { finished, before, after, queries, wallMs } = outcome.stats;
  const cut = finished ? '' : ', cut';
  return `${before.tokens} to ${after.tokens} tokens in ${queries} tests, ${(wallMs / 1000).toFixed(1)} s${cut}`;
}

const isReduced = (outcome: Outcome | undefined): outcome is Reduced =>
  outcome !== undefined && 'stats' in outcome;

/** The size of the result, and the tests that it took. */
const cell = (size: number, tests: number, cut: boolean) => `${size} / ${cut ? '>' : ''}${tests}`;

function sizesAndTests(rows: readonly Row[], algs: readonly string[], limit: number): readonly Part[] {
  const lines = rows.map(({ subject, outcomes }) => {
    const before = [...outcomes.values()].find(isReduced)?.stats.before.tokens;
    const cells = algs.map((alg) => {
      const outcome = outcomes.get(alg);
      if (!isReduced(outcome)) return outcome === undefined ? '' : 'failed';
      const { after, queries, finished, wallMs } = outcome.stats;
      return `${cell(after.tokens, queries, !finished)} / ${Math.round(wallMs / 1000)}`;
    });
    return [subject.name, subject.language, String(before), ...cells];
  });
  return [
    { header: ['subject', 'language', 'tokens', ...algs], rows: lines },
    `Tokens of the result / tests / seconds. \`>\`: cut off after ${limit} s; the result might still have become smaller.`,
  ];
}

/** If every algorithm failed on a subject, its test does not hold on this machine. */
function failures(rows: readonly Row[]): string[] {
  const lines = rows.flatMap(({ subject, outcomes }) => {
    const failed = [...outcomes].flatMap(([alg, outcome]) =>
      isReduced(outcome) ? [] : [{ alg, ...outcome }],
    );
    if (failed.length > 0 && failed.length === outcomes.size)
      return [`- ${subject.name} was skipped: ${failed[0]!.failed} Its test uses ${subject.tool}.`];
    return failed.map(({ alg, failed }) => `- ${subject.name}, ${alg}, failed: ${failed}`);
  });
  return lines.length === 0 ? [] : [lines.join('\n')];
}

/** Compares an algorithm with the baselines, over the subjects that both finished. */
function relative(rows: readonly Row[], algs: readonly string[]): readonly Part[] {
  const baselines = BASELINES.filter((alg) => algs.includes(alg));
  if (baselines.length === 0) return [];
  const lines = algs.map((alg) => {
    const cells = baselines.flatMap((baseline) => {
      const pairs = rows.flatMap(({ outcomes }) => {
        const [one, other] = [outcomes.get(alg), outcomes.get(baseline)];
        if (!isReduced(one) || !isReduced(other)) return [];
        return one.stats.finished && other.stats.finished ? [[one.stats, other.stats] as const] : [];
      });
      if (pairs.length === 0) return ['', '', '0'];
      const tokens = pairs.map(([one, other]) => one.after.tokens / other.after.tokens);
      const tests = pairs.map(([one, other]) => one.queries / other.queries);
      return [geometricMean(tokens).toFixed(2), geometricMean(tests).toFixed(2), String(pairs.length)];
    });
    return [alg, ...cells];
  });
  const header = baselines.flatMap((baseline) => [`tokens to ${baseline}`, 'tests', 'subjects']);
  return [
    { header: ['algorithm', ...header], rows: lines },
    'Geometric means of the ratios, over the subjects where neither of the two was cut off.',
  ];
}

/** The mean share of tokens saved relative to another algorithm, over subjects, as in the papers on Vulcan and SFC. */
function byLanguage(rows: readonly Row[], algs: readonly string[]): readonly Part[] {
  const baselines = MEAN_BASELINES.filter((alg) => algs.includes(alg));
  const languages = [...new Set(rows.map(({ subject }) => subject.language))];
  const lines = algs.flatMap((alg) =>
    baselines.flatMap((baseline) => {
      if (alg === baseline) return [];
      const cells = languages.map((language) => {
        const shares = rows.flatMap(({ subject, outcomes }) => {
          const [one, other] = [outcomes.get(alg), outcomes.get(baseline)];
          if (subject.language !== language || !isReduced(one) || !isReduced(other)) return [];
          return [1 - one.stats.after.tokens / other.stats.after.tokens];
        });
        if (shares.length === 0) return '';
        const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
        return `${(100 * mean).toFixed(1)} % (${shares.length})`;
      });
      return [[alg, baseline, ...cells]];
    }),
  );
  if (lines.length === 0) return [];
  return [
    { header: ['algorithm', 'fewer tokens than', ...languages], rows: lines },
    'Means of the shares of tokens over the subjects of a language, whose number is in brackets; runs that were cut off count with their last result.',
  ];
}
