/** Sizes over time and over tests, subject by subject, and the ratios over all subjects. */
import { type Line, plot, plotRatios } from '../plot.ts';
import type { Picture } from '../report.ts';
import type { Point } from './curve.ts';
import { bySubject, namesOf } from './tables.ts';
import type { Run } from './watched-run.ts';

const PITH = 'pith';

export function pictures(runs: readonly Run[]): readonly Picture[] {
  const curves = [...bySubject(runs)].flatMap(([subject, own]) => [
    {
      name: `${subject}-time`,
      svg: plot(
        `${subject}: tokens after so many seconds`,
        lines(own, ({ seconds }) => seconds),
        'log',
      ),
    },
    {
      name: `${subject}-tests`,
      svg: plot(
        `${subject}: tokens after so many tests`,
        lines(own, ({ tests }) => tests),
        'log',
      ),
    },
  ]);
  return [...curves, { name: 'ratios', svg: ratios(runs) }];
}

/** A size stays until there is a smaller one, so a curve has steps. */
function lines(
  runs: readonly Run[],
  xOf: (point: Pick<Point, 'seconds' | 'tests'>) => number,
): readonly Line[] {
  return runs.map((run) => {
    const points = run.curve.flatMap((point, i) => {
      const earlier = run.curve[i - 1];
      const step = [xOf(point), point.tokens] as const;
      return earlier === undefined ? [step] : [[xOf(point), earlier.tokens] as const, step];
    });
    return { name: run.contestant, points: [...points, [xOf(run), run.curve.at(-1)!.tokens] as const] };
  });
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
