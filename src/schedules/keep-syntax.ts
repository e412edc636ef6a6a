/** `--syntax keep`: the result parses with no more errors than the input. */
import { textOf } from '../core/encoding.ts';
import type { Pass, Sized } from '../core/pass.ts';
import type { Fitness } from '../core/fitness.ts';
import type { FileProgram } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { hddDelete } from '../passes/hdd.ts';
import { errorsOf } from '../parse/derive.ts';
import type { Syntax } from '../tree/syntax.ts';
import { hasAtMost } from '../tree/tree-program.ts';
import { parsedAside } from './read.ts';

/** `keep`: the number of errors never grows. `if it parses`: only an input without errors keeps its syntax. */
export function keepingSyntax(syntax: Syntax, schedule: Schedule, keep: 'keep' | 'if it parses'): Schedule {
  return async (reduction) => {
    const most = await errorsAtFirst(reduction, syntax, keep);
    if (most === undefined) await schedule(reduction);
    else await reduction.under(withErrors(reduction, syntax, most), schedule);
  };
}

/** Only programs with no more errors than `most` may be results. */
function withErrors(reduction: Reduction, syntax: Syntax, most: number): Fitness<Uint8Array> {
  const isChecked = (program: FileProgram, by: Pick<Pass<Sized>, 'name'>) =>
    (most > 0 && program.print().length <= LARGE) || oftenBreaks(by, program);
  return {
    *allows(program, by) {
      return !isChecked(program, by) || (yield* hasAtMost(most, syntax, program.print()));
    },
    admits: async (program, by) =>
      isChecked(program, by) || hasNoMore(reduction, syntax, program.print(), most),
  };
}

/** Passes over trees whose proposals may not parse; local enumeration only without its filter. */
const BREAKING: ReadonlySet<string> = new Set([hddDelete.name, 'local-enumeration']);

/** Other edits of trees without errors hardly ever break a program. So they are parsed only when they are interesting. */
const oftenBreaks = (pass: Pick<Pass<Sized>, 'name'>, program: FileProgram): boolean =>
  !('syntax' in program) || BREAKING.has(pass.name);

/** Parsing longer texts takes as long as many tests. */
const LARGE = 100_000;

const hasNoMore = async (
  reduction: Reduction,
  syntax: Syntax,
  bytes: Uint8Array,
  most: number,
): Promise<boolean> => (await errorsIn(reduction, syntax, bytes)) <= most;

/** `undefined` if any number of errors is allowed. */
async function errorsAtFirst(
  reduction: Reduction,
  syntax: Syntax,
  keep: 'keep' | 'if it parses',
): Promise<number | undefined> {
  const errors = await errorsIn(reduction, syntax, reduction.best);
  return errors === 0 || keep === 'keep' ? errors : undefined;
}

async function errorsIn(reduction: Reduction, syntax: Syntax, bytes: Uint8Array): Promise<number> {
  const aside = await parsedAside(reduction, syntax, bytes);
  return aside === undefined || 'nodes' in aside
    ? reduction.work(syntax.countingErrors(textOf(bytes)))
    : errorsOf(aside);
}
