/** Pictures (SVG). The axis of the values is logarithmic. */

export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

const WIDTH = 720;
const HEIGHT = 400;
const LEFT = 70;
const RIGHT = 90;
const TOP = 30;
const BOTTOM = 30;
const COLORS = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b', '#e377c2', '#17becf'];

/** With a logarithmic axis for `x` too, what happens first has more room. */
export function plot(title: string, lines: readonly Line[], xAxis: 'linear' | 'log' = 'linear'): string {
  const points = lines.flatMap((line) => line.points);
  const mostX = Math.max(...points.map(([x]) => x));
  const [low, high] = [Math.min, Math.max].map((pick) =>
    Math.log10(pick(...points.map(([, y]) => Math.max(y, 1)))),
  );
  const [bottom, top] = [Math.floor(low!), Math.ceil(high!)];
  const share = (value: number) =>
    xAxis === 'linear' ? value / mostX : Math.log(Math.max(value, 0.1) * 10) / Math.log(mostX * 10);
  const x = (value: number) => LEFT + share(value) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) =>
    HEIGHT - BOTTOM - ((Math.log10(Math.max(value, 1)) - bottom) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const decades = Array.from({ length: top - bottom + 1 }, (_, i) => 10 ** (bottom + i));
  const rules = decades.map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/>` +
      `<text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${value.toLocaleString('en')}</text>`,
  );
  const drawn = lines.map(({ points }, i) => {
    const path = points.map(([px, py]) => `${x(px).toFixed(1)},${y(py).toFixed(1)}`).join(' ');
    return `<polyline fill="none" stroke="${COLORS[i % COLORS.length]}" points="${path}"/>`;
  });
  const labels = placed(lines.map(({ points }) => y(points.at(-1)?.[1] ?? 1))).map(
    (at, i) =>
      `<text x="${WIDTH - RIGHT + 6}" y="${at + 4}" fill="${COLORS[i % COLORS.length]}">${lines[i]!.name}</text>`,
  );
  const ticks = xAxis === 'linear' ? [mostX] : [1, 10, 100, 1_000, 10_000, mostX].filter((at) => at <= mostX);
  const marks = ticks.map(
    (at) =>
      `<text x="${x(at).toFixed(1)}" y="${HEIGHT - 10}" text-anchor="end">${Math.round(at).toLocaleString('en')}</text>`,
  );
  return picture(title, HEIGHT, [...rules, ...marks, ...drawn, ...labels]);
}

/** For each row the ratios of several, and what is 1 as a line. */
export function plotRatios(
  title: string,
  names: readonly string[],
  rows: readonly { readonly name: string; readonly values: readonly { name: string; value: number }[] }[],
): string {
  const logs = rows.flatMap(({ values }) => values.map(({ value }) => Math.log2(value)));
  const [low, high] = [Math.floor(Math.min(0, ...logs)), Math.ceil(Math.max(0, ...logs))];
  const left = 200;
  const bottom = TOP + 20 * rows.length;
  const x = (value: number) =>
    left + ((Math.log2(value) - low) / (high - low || 1)) * (WIDTH - left - RIGHT - 20);
  const rules = Array.from({ length: high - low + 1 }, (_, i) => 2 ** (low + i)).map(
    (value) =>
      `<line x1="${x(value)}" x2="${x(value)}" y1="${TOP}" y2="${bottom}" stroke="${value === 1 ? '#000' : '#ddd'}"/>` +
      `<text x="${x(value)}" y="${bottom + 16}" text-anchor="middle">${value}</text>`,
  );
  const colorOf = (name: string) => COLORS[names.indexOf(name) % COLORS.length];
  const dots = rows.map(({ name, values }, i) => {
    const y = TOP + 20 * i + 10;
    const circles = values.map(
      (one) => `<circle cx="${x(one.value).toFixed(1)}" cy="${y}" r="4" fill="${colorOf(one.name)}"/>`,
    );
    return `<text x="${left - 8}" y="${y + 4}" text-anchor="end">${name}</text>${circles.join('')}`;
  });
  const legend = names.map(
    (name, i) => `<text x="${WIDTH - RIGHT}" y="${TOP + 10 + 16 * i}" fill="${colorOf(name)}">${name}</text>`,
  );
  return picture(title, Math.max(bottom, TOP + 16 * names.length) + BOTTOM, [...rules, ...dots, ...legend]);
}

const picture = (title: string, height: number, elements: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 0 ${WIDTH + 20} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect x="-20" width="${WIDTH + 20}" height="${height}" fill="white"/>`,
    `<text x="${LEFT}" y="16">${title}</text>`,
    ...elements,
    '</svg>',
    '',
  ].join('\n');

/** Heights for labels that do not stand on each other. */
function placed(heights: readonly number[]): readonly number[] {
  const result = [...heights];
  let last = -Infinity;
  for (const i of [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]!)) {
    result[i] = last = Math.max(heights[i]!, last + 13);
  }
  return result;
}
