/** Toys that make a program larger before they make it smaller. */
import type { Pass } from '../../src/core/pass.ts';
import type { Schedule } from '../../src/core/reduction.ts';
import { delta } from '../../src/passes/delta.ts';
import { overList } from '../../src/passes/over-list.ts';
import { characters, lines, type ListProgram } from '../../src/tree/list-program.ts';
import { bytesOf, textOf } from '../reduce-with.ts';

/** Replaces a use of `f` by its definition. */
export const inline: Pass<ListProgram, number> = {
  name: 'inline',
  accepts: 'any',
  start: () => 0,
  *propose(program, from) {
    const text = textOf(program.print());
    const body = /f=(\w*);/.exec(text)?.[1];
    const inlined = text.replace('(f)', `(${body})`);
    if (from === 0 && body !== undefined && inlined !== text) {
      yield { program: lines(bytesOf(inlined)), next: 1, kind: 'inline' };
    }
  },
};

/** Attempts to repeat one character after another and to reduce the result, until no attempt succeeds. */
export const pump: Schedule = async (reduction) => {
  let isKept: boolean;
  do {
    isKept = false;
    for (let at = 0; at < reduction.best.length && !isKept; at++) {
      isKept = await reduction.attempt(async (attempt) => {
        await attempt.run(doubling(at), lines(attempt.best));
        await attempt.run(overList('shrink', delta), characters(attempt.best));
      });
    }
  } while (isKept);
};

const doubling = (at: number): Pass<ListProgram, number> => ({
  name: 'double',
  accepts: 'any',
  start: () => 0,
  *propose(program, from) {
    const text = textOf(program.print());
    const doubled = text.slice(0, at) + text.slice(at, at + 1).repeat(6) + text.slice(at + 1);
    if (from === 0) yield { program: lines(bytesOf(doubled)), next: 1, kind: 'double' };
  },
});
