import { expect, test } from 'vitest';
import type { Pass } from '../../../src/core/pass.ts';
import type { TreeProgram } from '../../../src/tree/tree-program.ts';
import { words } from '../../tree/editing.ts';
import { left } from '../on-trees.ts';

/** White space only where it keeps words apart. */
export const tight = (text: string): string => words(text).replaceAll(/ ?([^\w\s]) ?/g, '$1');

/** What a pass leaves of a text if everything is interesting. */
export const examples = <C>(
  pass: Pass<TreeProgram, C>,
  cases: readonly (readonly [language: string, before: string, after: string])[],
): void =>
  test.each(cases)(`${pass.name} in %s: %s`, async (language, before, after) => {
    expect(tight(await left(pass, language, before, () => true))).toBe(tight(after));
  });
