/** How often a chain of random edits that the grammar allows breaks an installed file, by language. */
import { EDITS, measureChains } from '../test/languages/measure-chains.ts';
import { bundledLanguages, casesOf, sourcesOf } from '../test/languages/sources.ts';
import { installedSources } from './installed-sources.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

/** The number of files to draw from, and their largest size. */
const FILES = 300;
const LARGEST = 4_000;

export async function chains({ quick }: Options): Promise<Report> {
  const count = quick ? 200 : 5_000;
  const rows: string[][] = [];
  for (const language of bundledLanguages) {
    const sources = [
      ...casesOf(language),
      ...sourcesOf(language),
      ...installedSources(language, FILES, LARGEST),
    ];
    const { files, edits, failures } = await measureChains(language, sources, count);
    for (const { file, seed, edit } of failures)
      process.stderr.write(`${language} ${seed} ${file}: ${edit.what}\n`);
    rows.push([language, String(files), String(count), String(edits), String(failures.length)]);
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const header = ['language', 'files', `chains of ${EDITS}`, 'edits made', 'chains that broke the file'];
  return { parts: [{ header, rows }] };
}
