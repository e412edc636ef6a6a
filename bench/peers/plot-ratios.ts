/** A plot (SVG) of ratios on a logarithmic axis. */
import { colorOf, picture, WIDTH } from '../../src/report/plot.ts';

const LEFT = 200;
const RIGHT = 90;
const TOP = 30;
const BOTTOM = 30;

/** For each row the ratios of several contestants, with a line at 1. */
export function plotRatios(
  title: string,
  names: readonly string[],
  rows: readonly { readonly name: string; readonly values: readonly { name: string; value: number }[] }[],
): string {
  const logs = rows.flatMap(({ values }) => values.map(({ value }) => Math.log2(value)));
  const [low, high] = [Math.floor(Math.min(0, ...logs)), Math.ceil(Math.max(0, ...logs))];
  const bottom = TOP + 20 * rows.length;
  const x = (value: number) =>
    LEFT + ((Math.log2(value) - low) / (high - low || 1)) * (WIDTH - LEFT - RIGHT - 20);
  const rules = Array.from({ length: high - low + 1 }, (_, i) => 2 ** (low + i)).map(
    (value) =>
      `<line x1="${x(value)}" x2="${x(value)}" y1="${TOP}" y2="${bottom}" stroke="${value === 1 ? '#000' : '#ddd'}"/>` +
      `<text x="${x(value)}" y="${bottom + 16}" text-anchor="middle">${value}</text>`,
  );
  const colorFor = (name: string) => colorOf(names.indexOf(name));
  const dots = rows.map(({ name, values }, i) => {
    const y = TOP + 20 * i + 10;
    const circles = values.map(
      (one) => `<circle cx="${x(one.value).toFixed(1)}" cy="${y}" r="4" fill="${colorFor(one.name)}"/>`,
    );
    return `<text x="${LEFT - 8}" y="${y + 4}" text-anchor="end">${name}</text>${circles.join('')}`;
  });
  const legend = names.map(
    (name, i) =>
      `<text x="${WIDTH - RIGHT}" y="${TOP + 10 + 16 * i}" fill="${colorFor(name)}">${name}</text>`,
  );
  return picture(title, Math.max(bottom, TOP + 16 * names.length) + BOTTOM, [...rules, ...dots, ...legend]);
}
