import { expect, test } from 'vitest';
import type { Pass } from '../../src/core/pass.ts';
import { parsing } from '../../src/passes/parsing.ts';
import { replaceAll } from '../../src/tree/edit.ts';
import { leavesOf } from '../../src/tree/node.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { proposed } from './on-trees.ts';

/** Without each of the tokens, whatever the grammar says. */
const holes: Pass<TreeProgram, null> = {
  name: 'holes',
  accepts: 'smaller',
  start: () => null,
  *propose(program) {
    for (const leaf of leavesOf(program.root)) {
      const root = replaceAll(program.root, [[leaf.id, { ...leaf, text: '', tokens: 0 }]]);
      yield { program: program.with(root), next: null, kind: 'hole' };
    }
  },
};

const bare = (text: string): string => text.replaceAll(/\s/g, '');

test('a program that does not parse is not proposed', async () => {
  expect((await proposed(holes, 'json', '[1, 2]')).map(bare)).toContain('[12]');
  expect((await proposed(parsing(holes), 'c', 'f(a);')).map(bare)).toEqual(['(a);', 'f();']);
});

test('a program with errors may keep them, but gets no more', async () => {
  const all = (await proposed(parsing(holes), 'c', 'int a; ) int b;')).map(bare);
  expect(all).toContain('inta;intb;');
  expect(all).not.toContain('inta;)int;b');
});
