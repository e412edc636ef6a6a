/** The time and memory to parse a large file into a tree, each in its own process. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Options } from './options.ts';
import type { Report } from './report.ts';

export async function parse({ quick }: Options): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'pith-bench-'));
  try {
    const subjects = [
      ['c', 'a program of csmith, after gcc -E -P', csmithProgram(folder)],
      ['javascript', 'the parser of TypeScript in Prettier', 'node_modules/prettier/plugins/typescript.js'],
      ['smtlib', 'a generated script', smtScript(folder)],
    ] as const;
    const rows = subjects.map(([language, what, file]) => {
      const runs = Array.from({ length: quick ? 1 : 5 }, () => parseOnce(language, file));
      const middle = (key: keyof Parsing) =>
        runs.map((run) => run[key]).toSorted((a, b) => a - b)[runs.length >> 1]!;
      const size = `${Math.round(readFileSync(file).length / 1000)} KB`;
      const seconds = (key: keyof Parsing) => `${middle(key).toFixed(2)} s`;
      const numbers = [
        seconds('load'),
        seconds('parse'),
        seconds('print'),
        `${Math.round(middle('peakMb'))} MB`,
      ];
      return [`${language}: ${what}`, size, String(middle('tokens')), ...numbers];
    });
    const header = ['file', 'size', 'tokens', 'load grammar', 'make tree', 'print', 'peak memory'];
    return { parts: [{ header, rows }] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds, and megabytes. */
export interface Parsing {
  readonly load: number;
  readonly parse: number;
  readonly print: number;
  readonly tokens: number;
  readonly peakMb: number;
}

function parseOnce(language: string, file: string): Parsing {
  const script = new URL('parse-once.js', import.meta.url).pathname;
  const output = execFileSync(process.execPath, [script, language, file], { encoding: 'utf8' });
  return JSON.parse(output) as Parsing;
}

/** About 770 KB; the seed was chosen for this size. */
function csmithProgram(folder: string): string {
  const file = join(folder, 'csmith.c');
  // csmith leaves a file in its working directory.
  execFileSync('csmith', ['--seed', '43', '--max-funcs', '40', '-o', file], { cwd: folder });
  const preprocessed = join(folder, 'preprocessed.c');
  execFileSync('gcc', ['-E', '-P', '-I/usr/include/csmith', file, '-o', preprocessed]);
  return preprocessed;
}

/** About 120,000 tokens. */
function smtScript(folder: string): string {
  const lines = ['(set-logic QF_LIA)'];
  for (let i = 0; i < 4_000; i++) {
    lines.push(`(declare-fun x${i} () Int)`);
    lines.push(`(assert (or (< x${i} (+ x${i >> 1} ${i})) (not (= x${i} (* 2 x${i >> 2})))))`);
  }
  lines.push('(check-sat)');
  const file = join(folder, 'generated.smt2');
  writeFileSync(file, lines.join('\n'));
  return file;
}
