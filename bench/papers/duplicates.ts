/**
 * Programs by csmith about which a real compiler goes wrong, or says something, for one of several causes. For each
 * cause, many programs: duplicates, which should reduce to the same program (SFC, OOPSLA 2025, section 4.2).
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lexerFor } from '../lexer-for.ts';
import { GENERATED, type Subject } from '../subjects.ts';

const TOOLS = new URL('../tools', import.meta.url).pathname;

export interface Cause {
  readonly name: string;
  readonly kind: 'crash' | 'wrong code' | 'wrong remark' | 'warning';
  /** The test: a command of the shell in a folder with `input.c`. */
  readonly test: string;
  /** The command that writes a program, given a seed. */
  readonly generator: string;
}

const small = `${join(TOOLS, 'small-csmith.sh')} --seed`;
const gccSays = (options: string, pattern: string) =>
  `${join(TOOLS, 'gcc-says.sh')} '${options}' '${pattern}'`;

const warning = (name: string): Cause => ({
  name,
  kind: 'warning',
  test: gccSays('-fsyntax-only', `\\[-W${name}`),
  generator: small,
});

/** gcc believes that the header of a loop is executed less than 0 times: the count has overflowed. */
const negativeCount: Cause = {
  name: 'negative-count',
  kind: 'wrong remark',
  test: gccSays(
    '-O2 -S -fopt-info-loop-optimized',
    'completely unrolled \\(header execution count -[0-9]+\\)',
  ),
  generator: small,
};

/** gcc 3.4.6 crashes on long integers in places where it expects bytes. */
const byteReg: Cause = {
  name: 'byte-reg',
  kind: 'crash',
  test: join(TOOLS, 'h8300-crashes.sh'),
  generator: small.replace('--seed', '--no-bitfields --seed'),
};

/** The attributor of clang 14 is off by default, and wrong on most programs. */
const attributor: Cause = {
  name: 'attributor',
  kind: 'wrong code',
  test: `${join(TOOLS, 'attributor-is-wrong.sh')} clang-14`,
  generator: `${join(TOOLS, 'csmith.sh')} --no-argc --concise --no-packed-struct --max-funcs 3 --max-block-size 3 --max-block-depth 3 --no-volatiles --seed`,
};

export const QUICK_CAUSES = [
  byteReg,
  ...['type-limits', 'bool-compare', 'tautological-compare'].map(warning),
];
export const CAUSES = [
  attributor,
  negativeCount,
  ...QUICK_CAUSES,
  ...['sign-compare', 'int-in-bool-context', 'overflow', 'bool-operation'].map(warning),
];

/** No cause is as rare. */
const MOST_SEEDS = 1_000;

/** The programs of the first seeds that show it. */
export async function duplicatesOf(
  { name, kind, test: command, generator }: Cause,
  count: number,
): Promise<Subject[]> {
  const lexer = await lexerFor('c');
  const folder = join(GENERATED, 'duplicates', name);
  mkdirSync(folder, { recursive: true });
  const test = join(folder, 'test.sh');
  writeFileSync(test, `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
  const subjects: Subject[] = [];
  for (let seed = 1; subjects.length < count && seed <= MOST_SEEDS; seed++) {
    const text = execFileSync('sh', ['-c', `${generator} ${seed}`], { maxBuffer: 2 ** 26 });
    const input = join(folder, String(seed), 'input.c');
    mkdirSync(dirname(input), { recursive: true });
    writeFileSync(input, text);
    if (spawnSync(test, { cwd: dirname(input) }).status !== 0) continue;
    const tokens = lexer.count(text);
    subjects.push({
      name: `${name}-${seed}`,
      language: 'c',
      input,
      test,
      tool: 'gcc',
      install: '',
      kind,
      tokens,
    });
  }
  return subjects;
}
