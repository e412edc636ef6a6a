/**
 * Rewrites a subtree into a smaller form that keeps its names and values: `if (x) {}` becomes `x;`.
 *
 * SFC tries all smaller forms from the outermost subtree inwards, smallest first. But once nothing can simply be
 * removed any more, a form that drops most of the content rarely succeeds, so this pass first tries the forms that lose
 * the fewest names and values.
 *
 * Guarantee: every proposal has fewer tokens. The pass ends with the first acceptance.
 */
import type { Pass } from '../core/pass.ts';
import { replaceAll } from '../tree/edit.ts';
import { leavesOf, type Node, nodesOf, textOf } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { parsing } from './parsing.ts';
import { smallerForms } from './sfc/convert.ts';

/** How many names and values a form may lose. */
const MOST_LOST = 1;

/** Larger subtrees have too many forms, and all lose more than that. */
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

/** Only the first form of each shape. */
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

/**
 * Its rule, its words, in any order, and its number of other tokens: if `a + b` is rejected, `a - b` and `b + a`
 * probably are too, but not `a = b`.
 */
function shapeOf(node: Node): string {
  const texts = Array.from(leavesOf(node), (leaf) => (WORD.test(leaf.text) ? leaf.text : '?'));
  return [node.symbol, ...texts.toSorted()].join(' ');
}

const WORD = /^[\p{L}\p{N}_]/u;

/** The number of names, and of other tokens whose text the grammar does not spell out. */
function valuesIn(syntax: Syntax, node: Node): number {
  const { grammar, keywords } = syntax;
  let values = 0;
  for (const leaf of leavesOf(node)) {
    const isFixed = grammar.terminals.get(leaf.symbol)?.text !== undefined || keywords.has(leaf.text);
    if (leaf.tokens > 0 && (!isFixed || syntax.isIdentifier(leaf))) values++;
  }
  return values;
}
