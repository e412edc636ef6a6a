/**
 * Gives a part of the program another, smaller form that keeps its names and values: `if (x) {}` becomes `x;`.
 *
 * SFC tries all smaller forms, from the outermost part on, the smallest first. But where parts cannot simply be left out any more, a form
 * without most of what it had hardly ever does; so here those come first that lose the fewest names and values.
 *
 * Guarantee: every proposal has fewer tokens. It ends with the first that is accepted.
 */
import type { Pass } from '../core/pass.ts';
import { replaceAll } from '../tree/edit.ts';
import { leavesOf, type Node, nodesOf, textOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { parsing } from './parsing.ts';
import { smallerForms } from './sfc/convert.ts';

/** How many names and values may be lost. */
const MOST_LOST = 1;

/** What is larger than that has too many parts, and cannot lose so few. */
const MOST_TOKENS = 100;

type Cursor = 'before' | 'after';

export const reshape: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'reshape',
  accepts: 'smaller',
  start: () => 'before',
  *propose(program, from) {
    if (from === 'after') return;
    const { syntax, root } = program;
    for (let lost = 0; lost <= MOST_LOST; lost++) {
      for (const node of nodesOf(root)) {
        if (node.tokens > MOST_TOKENS) continue;
        const values = valuesIn(syntax, node) - lost;
        for (const tree of formsOf(syntax, node)) {
          if (valuesIn(syntax, tree) !== values) continue;
          yield {
            program: program.with(replaceAll(root, [[node.id, tree]])),
            next: 'after',
            kind: 'reshape',
            change: `${textOf(node)} to ${textOf(tree)}`,
          };
        }
      }
    }
  },
});

/** Of those that have the same shape only the first. */
function* formsOf(syntax: Syntax, node: Node): Generator<Node> {
  const tried = new Set<string>();
  for (const inAnyOrder of [false, true]) {
    for (const tree of smallerForms(syntax, node, { inAnyOrder, prefixes: true })) {
      const shape = shapeOf(tree);
      if (tried.has(shape)) continue;
      tried.add(shape);
      yield tree;
    }
  }
}

/** Its words, in any order, and how many other tokens it has: what `a + b` does not do, `a - b` and `b + a` hardly will. */
function shapeOf(node: Node): string {
  const texts = Array.from(leavesOf(node), (leaf) => (WORD.test(leaf.text) ? leaf.text : '?'));
  return texts.toSorted().join(' ');
}

const WORD = /^[\p{L}\p{N}_]/u;

/** How many tokens have a text that the grammar does not spell out. */
function valuesIn({ grammar }: Syntax, node: Node): number {
  let values = 0;
  for (const { symbol, tokens } of leavesOf(node)) {
    if (tokens > 0 && grammar.terminals.get(symbol)?.text === undefined) values++;
  }
  return values;
}
