/** Compares the algorithms: the size of their results on our subjects, and the tests they take. */
import { execFileSync } from 'node:child_process';
import { keptIn } from './kept.ts';
import { geometricMean } from './mean.ts';
import { type Options, UsageError } from './options.ts';
import {
  dataOf,
  failures,
  interruption,
  isReduced,
  reduceAll,
  reducedRows,
  type Row,
  sizesAndTests,
} from './outcomes.ts';
import type { Part, Report } from './report.ts';
import { PITH, reduce, type Reduced } from './reduction.ts';
import { findSubjects } from './subjects.ts';

const DEFAULT = ['ddmin-tokens', 'hdd-delete', 'hdd-delete*', 'perses', 'perses-fixpoint', 'pith'];
/** Small, and with fast tests. */
const QUICK_SUBJECTS = ['c-gcc-constprop', 'json-lock-cycle', 'py-endless-recursion', 'smt-z3-smtfd-crash'];
const LIMIT = 600;
const QUICK_LIMIT = 15;
/** The baselines. */
const BASELINES = ['hdd-delete*', 'perses-fixpoint'];
const MEAN_BASELINES = ['perses-fixpoint', 'vulcan', 'sfc-vulcan+trec'];

export async function algorithms(options: Options): Promise<Report> {
  const { quick, corpus, only, algs, jobs = 2, limit, keep } = options;
  const chosen = checkAlgorithms(algs ?? DEFAULT);
  const subjects = await findSubjects(corpus, only ?? (quick ? QUICK_SUBJECTS : undefined));
  const seconds = limit ?? (quick ? QUICK_LIMIT : LIMIT);
  const kept = keptIn<Reduced>(keep);
  const rows = await reduceAll(subjects, chosen, async (alg, subject, signal) => {
    const key = `${subject.name}, ${alg}, ${seconds} s, ${jobs} jobs`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const outcome = await reduce(alg, subject, { jobs, limit: seconds, signal });
    // Failures are not kept: the machine may have caused them.
    if (isReduced(outcome) && !signal.aborted) kept.keep(key, outcome);
    return outcome;
  });
  const reduced = reducedRows(rows);
  const parts = [
    ...sizesAndTests(reduced, chosen, `${seconds} s`),
    ...failures(rows),
    ...relative(reduced, chosen),
    ...byLanguage(reduced, chosen),
    ...interruption(rows, subjects, chosen),
  ];
  return { parts, data: dataOf(rows) };
}

function checkAlgorithms(names: readonly string[]): readonly string[] {
  const listed = execFileSync(process.execPath, [PITH, 'algs'], { encoding: 'utf8' });
  const known = listed.split('\n').flatMap((line) => line.split(' ', 1).filter(Boolean));
  const unknown = names.find((name) => !known.includes(name.split(' without ')[0]!));
  if (unknown === undefined) return [...new Set(names)];
  throw new UsageError(`There is no algorithm '${unknown}'. There are: ${known.join(', ')}`);
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
