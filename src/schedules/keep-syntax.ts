/** `--syntax keep`: the result parses with no more errors than the program with which the reduction began. */
import type { Pass } from '../core/pass.ts';
import type { Program } from '../core/program.ts';
import type { Work } from '../core/work.ts';
import type { Reduction, Schedule } from '../engine/engine.ts';
import { hdd } from '../passes/hdd.ts';
import { ERROR_SYMBOL } from '../parse/derive.ts';
import { encodingOf } from '../core/encoding.ts';
import type { Parsed, ParsedAside, Syntax } from '../tree/syntax.ts';
import { parsedAside } from './read.ts';
import { running } from './running.ts';

/** `keep`: whatever errors there are, there will be no more of them. Otherwise only a program without errors is kept so. */
export function keepingSyntax(syntax: Syntax, schedule: Schedule, keep: 'keep' | 'if it parses'): Schedule {
  return async (reduction) => {
    const most = await errorsAtFirst(reduction, syntax, keep);
    if (most === undefined) return schedule(reduction);
    const isAsGood = function* (program: Program): Work<boolean> {
      const text = textOf(program.print());
      if (yield* syntax.accepting(text)) return true;
      return most > 0 && (yield* errorsIn(syntax, text)) <= most;
    };
    const keeping = running(
      (inner) => (pass, program, onRejected) =>
        inner.run(most > 0 || mayBreak(pass, program) ? checked(pass, isAsGood) : pass, program, onRejected),
      schedule,
    );
    return keeping(reduction);
  };
}

/** Of a tree without errors, all that passes propose parses, but for HDD. What parses is not parsed again. */
const mayBreak = (pass: Pick<Pass<Program>, 'name'>, program: Program): boolean =>
  !('syntax' in program) || pass.name === hdd.name;

const checked = <P extends Program, C>(
  pass: Pass<P, C>,
  isAsGood: (program: P) => Work<boolean>,
): Pass<P, C> => ({
  ...pass,
  *propose(program, from) {
    for (const proposal of pass.propose(program, from)) {
      yield proposal !== undefined && (yield* isAsGood(proposal.program)) ? proposal : undefined;
    }
  },
});

/** Nothing if no matter how many there are. */
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

const textOf = (bytes: Uint8Array): string => encodingOf(bytes).decode(bytes);
