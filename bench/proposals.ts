/** How many proposals of syntax-guided passes do not parse, for installed files, by language. */
import { bundledLanguages } from '../test/languages/sources.ts';
import { guidedPasses, measureProposals } from '../test/passes/measure-proposals.ts';
import { installedSources } from './installed-sources.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

/** The largest size of a file, and the number of proposals to check per file and pass. */
const LARGEST = 4_000;
const MOST = 40;

export async function proposals({ quick }: Options): Promise<Report> {
  const rows: string[][] = [];
  for (const language of bundledLanguages) {
    const files = installedSources(language, quick ? 10 : 100, LARGEST);
    let [count, broken, larger] = [0, 0, 0];
    for (const pass of guidedPasses) {
      const measured = await measureProposals(language, pass, files, MOST);
      for (const { file, change } of [...measured.broken, ...measured.larger])
        process.stderr.write(`${language} ${pass.name} ${file}: ${change}\n`);
      count += measured.proposals;
      broken += measured.broken.length;
      larger += measured.larger.length;
    }
    rows.push([language, ...[files.length, count, broken, larger].map(String)]);
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const header = ['language', 'files', 'proposals', 'that do not parse', 'that are larger'];
  return { parts: [{ header, rows }] };
}
