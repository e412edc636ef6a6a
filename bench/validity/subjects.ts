/** Miscompilations: small programs without undefined behaviour that one compiler command gets right and another wrong. */
import type { Subject } from '../subjects.ts';

/** The input is `programs/NAME.c`. */
export interface Miscompilation {
  readonly name: string;
  /** How the program is compiled wrongly, */
  readonly wrong: string;
  /** and rightly; default: with tcc, which takes the least time. */
  readonly right?: string;
  readonly kind: 'bug' | 'flag' | 'surrogate';
}

export const MISCOMPILATIONS: readonly Miscompilation[] = [
  { name: 'csmith-16', wrong: 'tcc', right: 'gcc -O0', kind: 'bug' },
  { name: 'csmith-70', wrong: 'clang-15 -O1 -mllvm -attributor-enable=cgscc', kind: 'bug' },
  { name: 'csmith-4', wrong: 'clang-14 -O1 -mllvm -attributor-enable=cgscc', kind: 'bug' },
  { name: 'csmith-5', wrong: 'clang-14 -O1 -mllvm -attributor-enable=module', kind: 'bug' },
  { name: 'csmith-9', wrong: 'clang-14 -O1 -mllvm -attributor-enable=cgscc', kind: 'bug' },
  { name: 'lost-digits', wrong: 'gcc -O1 -ffast-math', kind: 'flag' },
  { name: 'not-a-number', wrong: 'gcc -O1 -ffinite-math-only', kind: 'flag' },
  { name: 'single-constants', wrong: 'gcc -O1 -fsingle-precision-constant', kind: 'flag' },
  { name: 'lost-static', wrong: 'tcc -Dstatic=', kind: 'surrogate' },
  { name: 'wide-short', wrong: 'tcc -Dshort=int', kind: 'surrogate' },
  { name: 'lost-break', wrong: 'gcc -O1 -Dbreak=', kind: 'surrogate' },
  { name: 'lost-long', wrong: 'tcc -Dlong=int', kind: 'surrogate' },
];

/** `bench -- validity --quick` */
export const QUICK = ['csmith-16', 'lost-digits', 'lost-static'];

/** The two commands of `--differ`. */
export const commandsOf = ({ wrong, right = 'tcc' }: Miscompilation): readonly [string, string] => [
  running(right),
  running(wrong),
];

const running = (compiler: string): string => `timeout 20 ${compiler} -w -o a {} && timeout 2 ./a`;

export const subjectOf = ({ name, wrong, kind }: Miscompilation): Subject => ({
  name,
  language: 'c',
  input: new URL(`programs/${name}.c`, import.meta.url).pathname,
  ...{ test: '', tool: wrong, install: '', kind, tokens: 0 },
});
