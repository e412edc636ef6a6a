/** Lines in a picture (SVG). The axis of the values is logarithmic. */

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

export function plot(title: string, lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const mostX = Math.max(...points.map(([x]) => x));
  const [low, high] = [Math.min, Math.max].map((pick) =>
    Math.log10(pick(...points.map(([, y]) => Math.max(y, 1)))),
  );
  const [bottom, top] = [Math.floor(low!), Math.ceil(high!)];
  const x = (value: number) => LEFT + (value / mostX) * (WIDTH - LEFT - RIGHT);
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
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>`,
    `<text x="${LEFT}" y="16">${title}</text>`,
    ...rules,
    `<text x="${WIDTH - RIGHT}" y="${HEIGHT - 10}" text-anchor="end">${mostX.toLocaleString('en')}</text>`,
    ...drawn,
    ...labels,
    '</svg>',
    '',
  ].join('\n');
}

/** Heights for labels that do not stand on each other. */
function placed(heights: readonly number[]): readonly number[] {
  const result = [...heights];
  let last = -Infinity;
  for (const i of [...heights.keys()].toSorted((a, b) => heights[a]! - heights[b]!)) {
    result[i] = last = Math.max(heights[i]!, last + 13);
  }
  return result;
}
