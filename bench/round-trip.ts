/** Reads and prints every source file found, by language. */
import { isError, nodesOf } from '../src/tree/node.ts';
import { readProgram } from '../src/tree/tree-program.ts';
import { readSource } from '../test/languages/sources.ts';
import { syntaxOf } from '../test/tree/editing.ts';
import { installedSources, languagesWithSources } from './installed-sources.ts';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

const LARGEST = 1_000_000;

export async function roundTrip({ quick }: Options): Promise<Report> {
  const rows: string[][] = [];
  for (const language of languagesWithSources) {
    const syntax = await syntaxOf(language);
    const files = installedSources(language, quick ? 100 : Infinity, LARGEST);
    let bytes = 0;
    let withErrors = 0;
    let asLists = 0;
    let different = 0;
    for (const file of files) {
      const source = readSource(file);
      bytes += source.length;
      const read = readProgram(syntax, source);
      if ('program' in read) {
        if ([...nodesOf(read.program.root)].some(isError)) withErrors++;
      } else if (read.why.includes('parse')) asLists++;
      else {
        different++;
        process.stderr.write(`${file}: ${read.why}\n`);
      }
    }
    const counts = [files.length, Math.round(bytes / 1000), withErrors, asLists, different].map(String);
    rows.push([language, ...counts]);
    process.stderr.write(`${rows.at(-1)!.join('  ')}\n`);
  }
  const header = ['language', 'files', 'KB', 'with errors', 'as lists', 'printed differently'];
  return { parts: [{ header, rows }] };
}
