/** How algorithms compare with a baseline, subject by subject: by how much, and whether it may be chance. */
import { geometricMean } from '../mean.ts';
import { isReduced, type Row } from '../outcomes.ts';
import type { Part, Table } from '../report.ts';
import type { Stats } from '../../src/index.ts';
import { mean, standardDeviation, wilcoxon } from './statistics.ts';

/** What the papers call clearly smaller or larger. */
const CLEARLY = 0.1;

const tokensOf = ({ after }: Stats): number => after.tokens;
const testsOf = ({ queries }: Stats): number => queries;
const secondsOf = ({ wallMs }: Stats): number => wallMs / 1_000;

export const EXPLANATION = [
  'In the comparisons with a baseline: change in size is the mean over the subjects of how much larger the result is than that of the baseline, its standard deviation, and on how',
  'many subjects it is more than 10 % smaller and larger; reductions that were cut off count with their last result. Tests and time:',
  'geometric means of the ratios, over the subjects where neither of the two was cut off, whose number is in brackets. p: of the Wilcoxon',
  'signed-rank test, two-sided.',
].join('\n');

/** Each pair: an algorithm and the baseline. */
export function against(
  rows: readonly Row[],
  pairs: readonly (readonly [alg: string, baseline: string])[],
): Table {
  const lines = pairs.flatMap(([alg, baseline]) => {
    const both = rows.flatMap(({ outcomes }) => {
      const [one, other] = [outcomes.get(alg), outcomes.get(baseline)];
      return isReduced(one) && isReduced(other) ? [[one.stats, other.stats] as const] : [];
    });
    if (both.length === 0) return [];
    const changes = both.map(([one, other]) => tokensOf(one) / tokensOf(other) - 1);
    const whole = both.filter(([one, other]) => one.finished && other.finished);
    const effort = [testsOf, secondsOf].flatMap((measure) => {
      if (whole.length === 0) return ['', ''];
      const ratio = geometricMean(whole.map(([one, other]) => measure(one) / measure(other)));
      return [`${ratio.toFixed(2)} (${whole.length})`, significance(whole, measure)];
    });
    return [
      [
        alg,
        baseline,
        String(both.length),
        percent(mean(changes)),
        changes.length < 2 ? '' : percent(standardDeviation(changes)),
        String(changes.filter((change) => change < -CLEARLY).length),
        String(changes.filter((change) => change > CLEARLY).length),
        significance(both, tokensOf),
        ...effort,
      ],
    ];
  });
  const sizes = ['subjects', 'change in size', 'SD', '>10 % smaller', '>10 % larger', 'p'];
  return { header: ['algorithm', 'against', ...sizes, 'tests', 'p', 'time', 'p'], rows: lines };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const significance = (
  pairs: readonly (readonly [Stats, Stats])[],
  measure: (stats: Stats) => number,
): string => wilcoxon(pairs.map(([one, other]) => measure(one) - measure(other))).toPrecision(2);

/** Means and standard deviations over the subjects that all of the algorithms have reduced. */
export function means(rows: readonly Row[], algs: readonly string[]): Part[] {
  const common = rows.filter(({ outcomes }) => algs.every((alg) => isReduced(outcomes.get(alg))));
  if (common.length < 2) return [];
  const lines = algs.map((alg) => {
    const stats = common
      .map(({ outcomes }) => outcomes.get(alg)!)
      .filter(isReduced)
      .map(({ stats }) => stats);
    const cut = stats.filter(({ finished }) => !finished).length;
    const cells = [tokensOf, testsOf, secondsOf, speedOf].map((measure) => {
      const numbers = stats.map(measure);
      return `${mean(numbers).toFixed(0)} ± ${standardDeviation(numbers).toFixed(0)}`;
    });
    return [alg, ...cells, String(cut)];
  });
  return [
    `Means and standard deviations over ${common.length} subjects:`,
    {
      header: ['algorithm', 'tokens', 'tests', 'seconds', 'tokens removed per second', 'cut off'],
      rows: lines,
    },
  ];
}

/** Tokens removed per second. */
export const speedOf = (stats: Stats): number =>
  (stats.before.tokens - stats.after.tokens) / secondsOf(stats);
