/** The results of a suite: text, tables and plots for people, and the same as data for programs. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Picture {
  readonly name: string;
  readonly svg: string;
}

export type Part = string | Table | Picture;

export interface Report {
  readonly parts: readonly Part[];
  /** The data behind the tables, if they do not show all of it. */
  readonly data?: unknown;
}

const RESULTS = new URL('results', import.meta.url).pathname;

/** Writes the report of a suite to `bench/results`, replacing the earlier one, and returns its text. */
export function writeReport(suite: string, command: string, { parts, data }: Report): string {
  const pictures = parts.filter((part): part is Picture => typeof part === 'object' && 'svg' in part);
  const tables = parts.filter((part): part is Table => typeof part === 'object' && 'rows' in part);
  const text = parts.map((part) => markdown(part, suite)).join('\n\n');
  const file = (ending: string) => join(RESULTS, `${suite}${ending}`);
  mkdirSync(RESULTS, { recursive: true });
  rmSync(file(''), { recursive: true, force: true });
  if (pictures.length > 0) mkdirSync(file(''));
  for (const { name, svg } of pictures) writeFileSync(join(file(''), `${name}.svg`), svg);
  writeFileSync(file('.md'), `# ${suite}\n\nMade by \`${command}\`.\n\n${text}\n`);
  writeFileSync(file('.json'), `${JSON.stringify({ command, tables, data })}\n`);
  return text;
}

function markdown(part: Part, suite: string): string {
  if (typeof part === 'string') return part;
  if ('svg' in part) return `![${part.name}](${suite}/${part.name}.svg)`;
  const { header, rows } = part;
  const widths = header.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(header), line(rule), ...rows.map(line)].join('\n');
}
