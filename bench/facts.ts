/**
 * How much the facts say about the names in real files: those found on this system, and those in a folder. Files in C and C++
 * are preprocessed, because most names in them are declared in files that they include.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { finish } from '../src/core/work.ts';
import { languages } from '../src/languages/languages.ts';
import { findFacts } from '../src/semantics/find-facts.ts';
import { countNames } from '../src/semantics/show.ts';
import { readProgram } from '../src/tree/tree-program.ts';
import { readSource, sourcesOf } from '../test/languages/sources.ts';
import { syntaxOf } from '../test/tree/editing.ts';
import { installedSources, languagesWithSources } from './installed-sources.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

const LARGEST = 1_000_000;

const PREPROCESSORS: Readonly<Record<string, string>> = { c: 'gcc', cpp: 'g++' };

/** Nothing if an included file is missing. */
function preprocessed(compiler: string, file: string): Uint8Array {
  const language = compiler === 'gcc' ? 'c' : 'c++';
  const { status, stdout } = spawnSync(compiler, ['-E', '-P', '-x', language, file], {
    maxBuffer: 100 * LARGEST,
  });
  return status === 0 ? stdout : new Uint8Array();
}

export async function facts({ quick, corpus }: Options): Promise<Report> {
  const rows: string[][] = [];
  for (const { name, extensions, meaning, bundled } of languages) {
    if (meaning === undefined || !bundled) continue;
    const syntax = await syntaxOf(name);
    const installed = languagesWithSources.includes(name)
      ? installedSources(name, quick ? 20 : Infinity, LARGEST)
      : [];
    const files = [...sourcesOf(name), ...installed, ...filesIn(corpus, extensions)];
    const sum = { files: 0, tokens: 0, all: 0, foreign: 0, unknown: 0, milliseconds: 0 };
    for (const file of files) {
      const source =
        PREPROCESSORS[name] === undefined ? readSource(file) : preprocessed(PREPROCESSORS[name], file);
      if (source.length === 0 || source.length > LARGEST) continue;
      const read = readProgram(syntax, source);
      if (!('program' in read)) continue;
      const { root } = read.program;
      const start = process.cpuUsage();
      const { all, foreign, unknown } = countNames(finish(findFacts(syntax, root)));
      const { user, system } = process.cpuUsage(start);
      sum.files++;
      sum.tokens += root.tokens;
      sum.all += all;
      sum.foreign += foreign;
      sum.unknown += unknown;
      sum.milliseconds += (user + system) / 1000;
    }
    const share = (part: number): string => `${((100 * part) / Math.max(1, sum.all)).toFixed(1)} %`;
    const perSecond = Math.round(sum.tokens / Math.max(1, sum.milliseconds));
    rows.push([
      ...[name, `${sum.files}`, `${sum.all}`, share(sum.all - sum.foreign - sum.unknown)],
      ...[share(sum.foreign), share(sum.unknown), `${perSecond}`],
    ]);
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const header = ['language', 'files', 'names', 'declared', 'declared elsewhere', 'unknown', 'tokens/ms'];
  return { parts: [{ header, rows }] };
}

function filesIn(folder: string | undefined, extensions: readonly string[]): string[] {
  if (folder === undefined) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && extensions.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
