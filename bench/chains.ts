/** How often a chain of random edits that the grammar allows breaks a real file, by language. */
import { bundledLanguages, EDITS, measureChains } from '../test/languages/measure-chains.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

export async function chains({ quick }: Options): Promise<Report> {
  const count = quick ? 200 : 5_000;
  const rows: string[][] = [];
  for (const language of bundledLanguages) {
    const { files, edits, failures } = await measureChains(language, count, { largest: 4_000 });
    for (const { file, seed, edit } of failures)
      process.stderr.write(`${language} ${seed} ${file}: ${edit.what}\n`);
    rows.push([language, String(files), String(count), String(edits), String(failures.length)]);
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const header = ['language', 'files', `chains of ${EDITS}`, 'edits made', 'chains that broke the file'];
  return { parts: [{ header, rows }] };
}
