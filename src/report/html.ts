/** A run as one HTML page that needs nothing else: figures, the size over time and over tests, the passes, the result. */
import { count, counted, duration, rate, share } from './format.ts';
import type { CurvePoint, Stats } from './stats.ts';

export interface Page {
  readonly title: string;
  readonly stats: Stats;
  /** The text of the result. */
  readonly result: string;
}

export function htmlReport({ title, stats, result }: Page): string {
  const { before, after, queries, cancelled, cacheHits, journalHits, wallMs } = stats;
  const facts: [string, string][] = [
    ['Tokens', `${count(before.tokens)} to ${count(after.tokens)} (${share(after.tokens, before.tokens)})`],
    ['Bytes', `${count(before.bytes)} to ${count(after.bytes)} (${share(after.bytes, before.bytes)})`],
    ['Tests', `${count(queries)} (${rate(queries, wallMs)})`],
    ['Speculative tests discarded', count(cancelled)],
    ['Answered from the cache', count(cacheHits)],
    ['Answered from an earlier run', count(journalHits)],
    ['Time', duration(wallMs)],
    ['Added by Pith to each test', `${stats.overheadMsPerQuery.toFixed(2)} ms`],
    ['Algorithm', `${stats.alg}, ${stats.lang}, ${counted(stats.jobs, 'job')}, cache ${stats.cache}`],
    ['Ended', stats.finished ? 'by itself' : `early: ${stats.stopped}`],
  ];
  const passRows = stats.passes.map(
    (pass) =>
      `<tr><td>${escape(pass.name)}</td>${[pass.runs, pass.queries, pass.accepted, pass.tokensRemoved]
        .map((n) => `<td>${count(n)}</td>`)
        .join('')}<td>${duration(pass.ms)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}: reduced by Pith</title>
<style>
  :root { color-scheme: light dark; --line: #3b82c4; --faint: #8886; }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; }
  th, td { text-align: left; padding: 0.15rem 1.2rem 0.15rem 0; border-bottom: 1px solid var(--faint); }
  td + td { font-variant-numeric: tabular-nums; }
  pre { background: #8881; padding: 1rem; overflow: auto; max-height: 40rem; }
  svg { width: 100%; height: auto; }
  .axis { stroke: var(--faint); } .curve { fill: none; stroke: var(--line); stroke-width: 2; }
  text { font: 12px system-ui, sans-serif; fill: currentColor; }
</style>
<h1>${escape(title)}</h1>
<table>
${facts.map(([name, value]) => `<tr><th>${name}</th><td>${escape(value)}</td></tr>`).join('\n')}
</table>
<h2>Size over time</h2>
${plot(stats.curve, (point) => point.ms, wallMs, duration)}
<h2>Size over tests</h2>
${plot(stats.curve, (point) => point.queries, queries, count)}
<h2>Passes</h2>
<table>
<tr><th>pass</th><th>runs</th><th>tests</th><th>accepted</th><th>tokens removed</th><th>time</th></tr>
${passRows.join('\n')}
</table>
<h2>The result</h2>
<pre>${escape(result)}</pre>
</html>
`;
}

const WIDTH = 800;
const HEIGHT = 260;
const MARGIN = { left: 64, right: 16, top: 12, bottom: 28 };

/** Tokens, on a logarithmic scale, as steps. */
function plot(
  curve: readonly CurvePoint[],
  xOf: (point: CurvePoint) => number,
  xMost: number,
  xLabel: (x: number) => string,
): string {
  const most = Math.max(10, ...curve.map((point) => point.tokens));
  const decades = Math.ceil(Math.log10(most));
  const x = (value: number) =>
    MARGIN.left + (value / Math.max(1, xMost)) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (tokens: number) =>
    HEIGHT -
    MARGIN.bottom -
    (Math.log10(Math.max(1, tokens)) / decades) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const grid = Array.from({ length: decades + 1 }, (_, decade) => {
    const at = y(10 ** decade).toFixed(1);
    return `<line class="axis" x1="${MARGIN.left}" x2="${WIDTH - MARGIN.right}" y1="${at}" y2="${at}"/><text x="${MARGIN.left - 8}" y="${at}" text-anchor="end" dominant-baseline="middle">${count(10 ** decade)}</text>`;
  });
  const ticks = [0, 0.25, 0.5, 0.75, 1].map(
    (part) =>
      `<text x="${x(part * xMost).toFixed(1)}" y="${HEIGHT - 8}" text-anchor="${part === 1 ? 'end' : 'middle'}">${xLabel(Math.round(part * xMost))}</text>`,
  );
  const [first, ...rest] = curve;
  if (first === undefined) return '';
  const steps = rest.map((point) => `H${x(xOf(point)).toFixed(1)}V${y(point.tokens).toFixed(1)}`);
  const path = `M${x(xOf(first)).toFixed(1)},${y(first.tokens).toFixed(1)}${steps.join('')}H${x(xMost).toFixed(1)}`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="tokens left">${grid.join('')}${ticks.join('')}<path class="curve" d="${path}"/></svg>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
