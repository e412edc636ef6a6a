/**
 * Shortens names, numbers and the like to their first character, the same one everywhere. Whether that is still a token of the same
 * kind is for the test to say.
 */
import type { Pass } from '../core/pass.ts';
import { leavesOf } from '../tree/node.ts';
import { mapLeaves, type TreeProgram } from '../tree/program.ts';

/** The texts that are done with. */
type Cursor = ReadonlySet<string>;

export const shorten: Pass<TreeProgram, Cursor> = {
  name: 'shorten',
  start: () => new Set(),
  *propose(program, from) {
    const { grammar, keywords } = program.syntax;
    const leaves = [...leavesOf(program.root)];
    const texts = new Set(leaves.map(({ text }) => text));
    const done = new Set(from);
    for (const { text, symbol } of leaves) {
      const isFixed = grammar.terminals.get(symbol)?.text !== undefined || keywords.has(text);
      const [first = ''] = text;
      // What there is already has a meaning of its own.
      if (isFixed || done.has(text) || texts.has(first)) continue;
      done.add(text);
      const root = mapLeaves(program.root, (leaf) => (leaf.text === text ? { ...leaf, text: first } : leaf));
      yield { program: program.with(root), next: new Set(done), kind: 'shorten', change: text };
    }
  },
};
