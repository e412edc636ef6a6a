/** Plots curves as SVG, with a logarithmic y axis. A page that contains a plot may override its colours. */
import { count } from './format.ts';

export type Point = readonly [x: number, y: number];

export interface Line {
  /** The label at the end of the line; none if it is empty. */
  readonly name: string;
  readonly points: readonly Point[];
}

export interface Plot {
  /** A picture with a title stands alone and has a background; one without a title is part of a page. */
  readonly title?: string;
  readonly lines: readonly Line[];
  readonly height?: number;
  /** The start of the y axis; default: the decade of the smallest value. */
  readonly least?: number;
  readonly xAxis?: Axis;
}

export interface Axis {
  /** A logarithmic axis gives more room to the start of a run. */
  readonly scale: 'linear' | 'log';
  /** The positions of the ticks, given the largest `x`. */
  readonly ticks: (most: number) => readonly number[];
  readonly label: (x: number) => string;
}

const whole = (x: number): string => count(Math.round(x));

/** A single tick, at the end. */
export const linear: Axis = { scale: 'linear', ticks: (most) => [most], label: whole };

export const logarithmic: Axis = {
  scale: 'log',
  ticks: (most) => [1, 10, 100, 1_000, 10_000, most].filter((at) => at <= most),
  label: whole,
};

export const WIDTH = 720;
const LEFT = 70;
const BOTTOM = 30;
const COLORS = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b', '#e377c2', '#17becf'];
export const colorOf = (index: number): string => COLORS[index % COLORS.length]!;

export function plot({ title, lines, height = 400, least = Infinity, xAxis = linear }: Plot): string {
  const right = WIDTH - (lines.some(({ name }) => name !== '') ? 90 : 16);
  const highest = title === undefined ? 12 : 30;
  const points = lines.flatMap((line) => line.points);
  const mostX = Math.max(...points.map(([x]) => x)) || 1;
  const decadesOf = points.map(([, y]) => Math.log10(Math.max(y, 1)));
  const bottom = Math.floor(Math.min(Math.log10(least), ...decadesOf));
  const top = Math.max(bottom + 1, Math.ceil(Math.max(...decadesOf)));
  const share = (value: number) =>
    xAxis.scale === 'linear' ? value / mostX : Math.log(Math.max(value, 0.1) * 10) / Math.log(mostX * 10);
  const x = (value: number) => LEFT + share(value) * (right - LEFT);
  const y = (value: number) =>
    height -
    BOTTOM -
    ((Math.log10(Math.max(value, 1)) - bottom) / (top - bottom)) * (height - highest - BOTTOM);
  const decades = Array.from({ length: top - bottom + 1 }, (_, i) => 10 ** (bottom + i));
  const rules = decades.map(
    (value) =>
      `<line x1="${LEFT}" x2="${right}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>` +
      `<text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${count(value)}</text>`,
  );
  const drawn = lines.map(({ points }, i) => {
    const path = points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ');
    return `<polyline fill="none" stroke="${colorOf(i)}" points="${path}"/>`;
  });
  const labels = placed(lines.map(({ points }) => y(points.at(-1)?.[1] ?? 1))).map((at, i) => {
    const { name } = lines[i]!;
    return name === '' ? '' : `<text x="${right + 6}" y="${at + 4}" fill="${colorOf(i)}">${name}</text>`;
  });
  const marks = xAxis.ticks(mostX).map((at) => {
    // The last label must not exceed the picture, and on a logarithmic axis it may be close to the one before it.
    const anchor = xAxis.scale === 'linear' && at < mostX ? 'middle' : 'end';
    return `<text x="${x(at).toFixed(1)}" y="${height - 10}" text-anchor="${anchor}">${xAxis.label(at)}</text>`;
  });
  return picture(title, height, [...rules, ...marks, ...drawn, ...labels]);
}

/** A step curve: each value stays until the next point, the last until `end`. */
export function steps(points: readonly Point[], end: number): readonly Point[] {
  const corners = points.flatMap(([x, y], i): readonly Point[] =>
    i === 0
      ? [[x, y]]
      : [
          [x, points[i - 1]![1]],
          [x, y],
        ],
  );
  const last = corners.at(-1);
  return last === undefined ? [] : [...corners, [end, last[1]]];
}

export const picture = (title: string | undefined, height: number, elements: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 ${WIDTH + 20} ${height}" font-family="sans-serif" font-size="12">`,
    ...(title === undefined
      ? []
      : [
          `<rect x="-20" width="${WIDTH + 20}" height="${height}" fill="white"/>`,
          `<text x="${LEFT}" y="16">${title}</text>`,
        ]),
    ...elements,
    '</svg>',
    '',
  ].join('\n');

/** Moves labels so that they do not overlap. */
function placed(heights: readonly number[]): readonly number[] {
  const result = [...heights];
  let last = -Infinity;
  for (const i of [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]!)) {
    result[i] = last = Math.max(heights[i]!, last + 13);
  }
  return result;
}
