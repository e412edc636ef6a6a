/** Reads all ANTLR grammars for parsers in a folder, such as a clone of antlr/grammars-v4, and says why others are refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadOwnGrammar } from '../src/frontend/own-grammar.ts';
import { GrammarError } from '../src/grammar/grammar.ts';
import { type Options, UsageError } from './options.ts';
import type { Report } from './report.ts';

/** With `--quick`, every tenth grammar is read. */
const STEP = 10;

export async function antlr({ quick, corpus }: Options): Promise<Report> {
  if (corpus === undefined) throw new UsageError('Give a folder with grammars: --corpus DIR');
  const all = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.g4') && !/(?:^|\/)(?:examples[^/]*|more-testing)\//.test(file))
    .filter((file) => isForParser(readFileSync(join(corpus, file), 'utf8')))
    .toSorted();
  const files = quick ? all.filter((_, i) => i % STEP === 0) : all;
  let read = 0;
  const refused: string[][] = [];
  for (const file of files) {
    try {
      await loadOwnGrammar(join(corpus, file), undefined, corpus);
      read++;
    } catch (error) {
      if (!(error instanceof GrammarError)) throw error;
      refused.push([file, error.message.replace(`${join(corpus, file)}: `, '')]);
    }
  }
  const share = `${((100 * read) / files.length).toFixed(1)} %`;
  return {
    parts: [
      { header: ['grammars', 'read', 'share'], rows: [[String(files.length), String(read), share]] },
      { header: ['refused', 'why'], rows: refused },
    ],
  };
}

const isForParser = (text: string): boolean =>
  /^\s*(?:parser\s+)?grammar\s+\w+\s*;/m.test(text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, ''));
