/** Passes of the user's own: the library's `Pass`, or a program that is asked for proposals. */
import { encodingOf, textOf } from '../core/encoding.ts';
import type { Pass } from '../core/pass.ts';
import { type FileProgram, sameBytes } from '../core/program.ts';
import type { Reduction, Schedule } from '../core/reduction.ts';
import { onlyNew } from '../passes/only.ts';
import { characters, lines, type ListProgram, tokens } from '../tree/list-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { readingProgram, type TreeProgram } from '../tree/tree-program.ts';
import { read } from './read.ts';

export type OwnPass = OwnTreePass | OwnListPass | OwnProposer;

interface OwnTreePass {
  readonly over: 'tree';
  readonly pass: Pass<TreeProgram>;
}

interface OwnListPass {
  readonly over: 'lines' | 'tokens' | 'characters';
  readonly pass: Pass<ListProgram>;
}

/** A program of the user's. It must be deterministic: for the same text and state the same proposals. */
export interface OwnProposer {
  readonly over: 'text';
  readonly name: string;
  /** All proposals for a text, in order. The state is that of the accepted proposal before, or `null`. */
  readonly propose: (text: string, state: unknown, signal: AbortSignal) => Promise<readonly TextProposal[]>;
}

export interface TextProposal {
  readonly text: string;
  /** Handed to the program again if this proposal is accepted. */
  readonly state: unknown;
  readonly kind: string;
}

export const nameOfOwn = (own: OwnPass): string => (own.over === 'text' ? own.name : own.pass.name);

/**
 * Runs a pass to its end. One that may make the program larger runs in an attempt; `shrinking` is what then has to make
 * the program smaller than it was. It never returns to an accepted program, so it ends. If the program has a tree, so has
 * the result.
 */
export function runningOwn(own: OwnPass, syntax: Syntax | undefined, shrinking: Schedule): Schedule {
  if (own.over === 'text') return asking(own, syntax);
  const running: Schedule = async (reduction) => {
    const usable = <P extends FileProgram>(pass: Pass<P>) => onlyNew(readable(pass, syntax), reduction);
    if (own.over !== 'tree') {
      await reduction.run(usable(own.pass), SPLITS[own.over](reduction.best, reduction.lexer));
      return;
    }
    const found = syntax && (await read(reduction, syntax, reduction.best));
    if (found !== undefined && 'program' in found) await reduction.run(usable(own.pass), found.program);
  };
  return own.pass.accepts === 'any' ? tentatively(running, shrinking) : running;
}

/** Only programs that have a tree. */
function readable<P extends FileProgram, C>(pass: Pass<P, C>, syntax: Syntax | undefined): Pass<P, C> {
  if (syntax === undefined) return pass;
  return {
    ...pass,
    *propose(program, from) {
      for (const proposal of pass.propose(program, from)) {
        const read = proposal && (yield* readingProgram(syntax, proposal.program.print()));
        yield read !== undefined && 'program' in read ? proposal : undefined;
      }
    },
  };
}

const SPLITS = { lines, tokens, characters };

/** Lets a schedule make the program larger, if another then makes it smaller than it was. */
export const tentatively =
  (growing: Schedule, shrinking: Schedule): Schedule =>
  async (reduction) => {
    const before = reduction.best;
    await reduction.attempt(async (attempt) => {
      await growing(attempt);
      if (!sameBytes(attempt.best, before)) await shrinking(attempt);
    });
  };

/** Asks for proposals, and again after each that is accepted. */
const asking =
  ({ name, propose }: OwnProposer, syntax: Syntax | undefined): Schedule =>
  async (reduction) => {
    for (let state: unknown = null; ;) {
      const { best } = reduction;
      const proposals = await proposalsOf(reduction, name, (text, signal) => propose(text, state, signal));
      const accepted = await firstInteresting(reduction, name, proposals, syntax);
      if (accepted === undefined || sameBytes(reduction.best, best)) return;
      state = accepted.state;
    }
  };

async function proposalsOf(
  reduction: Reduction,
  name: string,
  propose: (text: string, signal: AbortSignal) => Promise<readonly TextProposal[]>,
): Promise<readonly TextProposal[]> {
  const text = textOf(reduction.best);
  return reduction.wait((signal) =>
    propose(text, signal).catch((error: Error) => {
      if (!signal.aborted)
        reduction.emit({
          type: 'notice',
          level: 'warning',
          text: `The pass ${name} failed: ${error.message}`,
        });
      return [];
    }),
  );
}

async function firstInteresting(
  reduction: Reduction,
  name: string,
  proposals: readonly TextProposal[],
  syntax: Syntax | undefined,
): Promise<TextProposal | undefined> {
  const { best, lexer } = reduction;
  const encoding = encodingOf(best);
  const made = new Map<ListProgram, TextProposal>();
  const pass: Pass<ListProgram, 'before' | 'after'> = {
    name,
    accepts: 'same-size',
    start: () => 'before',
    *propose(_, from) {
      if (from === 'after') return;
      for (const proposal of proposals) {
        const program = lines(encoding.encode(proposal.text), lexer);
        made.set(program, proposal);
        yield { program, next: 'after', kind: proposal.kind, change: `${name} ${proposal.kind}` };
      }
    },
  };
  return made.get(await reduction.run(onlyNew(readable(pass, syntax), reduction), lines(best, lexer)));
}
