import { expect, test } from 'vitest';
import type { Pass } from '../../../src/core/pass.ts';
import type { TreeProgram } from '../../../src/tree/tree-program.ts';
import { proposed } from '../on-trees.ts';
import { tight } from '../semantic/examples.ts';

/** What a pass proposes, among other things. */
export const proposes = <C>(
  pass: Pass<TreeProgram, C>,
  cases: readonly (readonly [before: string, after: string])[],
): void =>
  test.each(cases)(`${pass.name}: %s to %s`, async (before, after) => {
    expect((await proposed(pass, 'smtlib', before)).map(tight)).toContain(tight(after));
  });

/** What a pass does not propose. */
export const proposesNot = <C>(
  pass: Pass<TreeProgram, C>,
  cases: readonly (readonly [before: string, after: string])[],
): void =>
  test.each(cases)(`${pass.name}: %s not to %s`, async (before, after) => {
    expect((await proposed(pass, 'smtlib', before)).map(tight)).not.toContain(tight(after));
  });
