/** A self-contained HTML page about a run: figures, the size over time and over tests, the passes, the result. */
import { count, counted, duration, rate, share } from './format.ts';
import { plot, steps } from './plot.ts';
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
    ['Overhead per test', `${stats.overheadMsPerQuery.toFixed(2)} ms`],
    ['Algorithm', `${stats.alg}, ${stats.lang}, ${counted(stats.jobs, 'job')}, cache ${stats.cache}`],
    ['Finished', stats.finished ? 'yes' : `no (stopped: ${stats.stopped})`],
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
  line { stroke: var(--faint); } polyline { stroke: var(--line); stroke-width: 2; }
  text { font: 12px system-ui, sans-serif; fill: currentColor; }
</style>
<h1>${escape(title)}</h1>
<table>
${facts.map(([name, value]) => `<tr><th>${name}</th><td>${escape(value)}</td></tr>`).join('\n')}
</table>
<h2>Size over time</h2>
${sizes(stats.curve, 'ms', wallMs, duration)}
<h2>Size over tests</h2>
${sizes(stats.curve, 'queries', queries, count)}
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

/** Plots the size over time or tests, from 0 to `most`. */
function sizes(
  curve: readonly CurvePoint[],
  over: 'ms' | 'queries',
  most: number,
  label: (x: number) => string,
): string {
  if (curve.length === 0) return '';
  const points = curve.map((point) => [point[over], point.tokens] as const);
  const ticks = (end: number) => [0, 0.25, 0.5, 0.75, 1].map((part) => part * end);
  const svg = plot({
    lines: [{ name: '', points: steps(points, most) }],
    height: 240,
    least: 1,
    xAxis: { scale: 'linear', ticks, label: (x) => label(Math.round(x)) },
  });
  return `<div role="img" aria-label="tokens left">${svg}</div>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
