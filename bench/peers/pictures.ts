/** Plots of sizes over time and over tests, per subject, and of the ratios over all subjects. */
import { logarithmic, plot, steps } from '../../src/report/plot.ts';
import type { Picture } from '../report.ts';
import { plotRatios } from './plot-ratios.ts';
import { bySubject, namesOf } from './tables.ts';
import type { Run } from './watched-run.ts';

const PITH = 'pith';

export function pictures(runs: readonly Run[]): readonly Picture[] {
  const curves = [...bySubject(runs)].flatMap(([subject, own]) => {
    const curvesOver = (what: 'seconds' | 'tests'): Picture['svg'] =>
      plot({
        title: `${subject}: tokens by ${what}`,
        lines: own.map((run) => ({
          name: run.contestant,
          points: steps(
            run.curve.map((point) => [point[what], point.tokens]),
            run[what],
          ),
        })),
        xAxis: logarithmic,
      });
    return [
      { name: `${subject}-time`, svg: curvesOver('seconds') },
      { name: `${subject}-tests`, svg: curvesOver('tests') },
    ];
  });
  return [...curves, { name: 'ratios', svg: ratios(runs) }];
}

function ratios(runs: readonly Run[]): string {
  const rows = [...bySubject(runs)].flatMap(([subject, own]) => {
    const pith = own.find(({ contestant }) => contestant === PITH);
    if (pith === undefined) return [];
    const values = own.flatMap(({ contestant, after }) =>
      contestant === PITH ? [] : [{ name: contestant, value: after.tokens / pith.after.tokens }],
    );
    return [{ name: subject, values }];
  });
  return plotRatios('Tokens of the result, as a multiple of those of pith', namesOf(runs), rows);
}
