/** `--syntax keep`: the result parses with no more errors than the input. */
import type { Pass, Sized } from '../core/pass.ts';
import type { Fitness } from '../core/fitness.ts';
import type { FileProgram } from '../core/program.ts';
import type { Work } from '../core/work.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { hddDelete } from '../passes/hdd.ts';
import { ERROR_SYMBOL } from '../parse/derive.ts';
import { textOf } from '../core/encoding.ts';
import type { Parsed, ParsedAside, Syntax } from '../tree/syntax.ts';
import { parsedAside } from './read.ts';

/** `keep`: the number of errors never grows. `if it parses`: only an input without errors keeps its syntax. */
export function keepingSyntax(syntax: Syntax, schedule: Schedule, keep: 'keep' | 'if it parses'): Schedule {
  return async (reduction) => {
    const most = await errorsAtFirst(reduction, syntax, keep);
    if (most === undefined) await schedule(reduction);
    else await reduction.under(withErrors(syntax, most), schedule);
  };
}

/** Only programs with no more errors than `most` may be results. */
const withErrors = (syntax: Syntax, most: number): Fitness<Uint8Array> => ({
  *allows(program, by) {
    if (most === 0 && !mayBreak(by, program)) return true;
    const text = textOf(program.print());
    if (yield* syntax.accepting(text)) return true;
    return most > 0 && (yield* errorsIn(syntax, text)) <= most;
  },
});

/** Passes over trees whose proposals may not parse; local enumeration only without its filter. */
const BREAKING: ReadonlySet<string> = new Set([hddDelete.name, 'local-enumeration']);

/** If the tree has no errors, most proposals parse by construction. They need not be parsed again. */
const mayBreak = (pass: Pick<Pass<Sized>, 'name'>, program: FileProgram): boolean =>
  !('syntax' in program) || BREAKING.has(pass.name);

/** `undefined` if any number of errors is allowed. */
async function errorsAtFirst(
  reduction: Reduction,
  syntax: Syntax,
  keep: 'keep' | 'if it parses',
): Promise<number | undefined> {
  const text = textOf(reduction.best);
  const aside = await parsedAside(reduction, syntax, reduction.best);
  const parses = aside === undefined ? await reduction.work(syntax.accepting(text)) : isWhole(aside);
  if (parses) return 0;
  return keep === 'keep' ? reduction.work(errorsIn(syntax, text, aside)) : undefined;
}

function isWhole(parsed: ParsedAside): boolean {
  if ('nodes' in parsed) return false;
  const { count, symbol, missing } = parsed;
  return !symbol.subarray(0, count).includes(ERROR_SYMBOL) && !missing.subarray(0, count).includes(1);
}

function* errorsIn(syntax: Syntax, text: string, aside?: ParsedAside): Work<number> {
  return ((yield* syntax.parsing(text, Infinity, aside)) as Parsed).errors;
}
