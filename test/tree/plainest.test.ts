import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Pass } from '../../src/core/pass.ts';
import { plain } from '../../src/passes/plain.ts';
import { canonicalStructures } from '../../src/passes/sfc/structures.ts';
import { plainest } from '../../src/tree/plainest.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { hash } from '../reduce-with.ts';
import { syntaxOf, treeOf } from './editing.ts';

const better = async (language: string, a: string, b: string) => {
  const { isBetter } = plainest(await syntaxOf(language));
  const [one, other] = [await treeOf(language, a), await treeOf(language, b)];
  return [isBetter(one, other), isBetter(other, one)];
};

describe('the first of two programs is better, and the second is not', () => {
  test.each([
    ['fewer tokens', 'c', 'int longname;', 'int a = 1;'],
    ['fewer names', 'c', 'int f(int b) { return b + b; }', 'int a(int b) { return b + c; }'],
    ['an earlier name', 'c', 'int a;', 'int b;'],
    ['a shorter literal', 'c', 'int a = 7;', 'int a = 10;'],
    ['fewer names in all', 'javascript', 'f(a, +1)', 'f(a, a.a)'],
    ['an earlier form', 'javascript', 'var a;', 'throw a;'],
    ['fewer bytes', 'c', 'int a ;', 'int  a  ;'],
    ['the first difference counts', 'javascript', 'f(a, zz)', 'f(b, c)'],
  ])('%s', async (_, language, a, b) => {
    expect(await better(language, a, b)).toEqual([true, false]);
  });
});

test('neither of two equal programs is better', async () => {
  expect(await better('c', 'int a;', 'int a;')).toEqual([false, false]);
});

/** In C with the first of its types: the order prefers `int`, and `pith` drops the others that Definition 3.1 of SFC prefers. */
const PROGRAMS = [
  ['c', 'bool foo(bool bar, long baz) { while (bar) { baz += 17; } return foo(baz, "text"); }'],
  ['javascript', 'function foo(bar, baz) { for (;;) { bar = baz ? "x y" : 17; } return foo; }'],
  ['rust', 'fn foo(bar: u32) -> u64 { if bar > 17 { loop { foo(3); } } return 5; }'],
  ['python', 'def foo(bar, baz):\n    while bar:\n        baz = [17, "text"]\n    return foo(baz)\n'],
] as const;

/** The proposals along a path of random acceptances. */
function* alongTheWay(
  pass: Pass<TreeProgram>,
  program: TreeProgram,
  seed: number,
): Generator<[TreeProgram, TreeProgram]> {
  let now = program;
  for (let from: unknown = pass.start(program), steps = 0; steps < 6; steps++) {
    let next;
    for (const proposal of pass.propose(now, from)) {
      if (proposal === undefined) continue;
      yield [now, proposal.program];
      if (hash(`${seed} ${proposal.kind} ${steps}`) % 3 === 0) {
        next = proposal;
        break;
      }
    }
    if (next === undefined) return;
    [now, from] = [next.program, next.next];
  }
}

describe.each(PROGRAMS)('passes that keep the size follow the order: %s', (language, text) => {
  test.each([plain, canonicalStructures])('$name', async (pass) => {
    const { isBetter } = plainest(await syntaxOf(language));
    const program = await treeOf(language, text);
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const [before, after] of alongTheWay(pass, program, seed)) {
          if (after.size.tokens < before.size.tokens) continue;
          expect(isBetter(before, after), Buffer.from(after.print()).toString()).toBe(false);
        }
      }),
      { numRuns: 20 },
    );
  });
});
