/**
 * Vulcan's sub-tree replacement: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction"
 * (OOPSLA 2023), Algorithm 3. A low-level structure is replaced by another that the grammar has in its place, generated as small as can
 * be.
 *
 * Guarantee: no proposal has more tokens. One is accepted, then it ends.
 */
import type { Pass } from '../../core/pass.ts';
import type { Production } from '../../grammar/grammar.ts';
import { fixedTexts } from '../../grammar/regex.ts';
import { build, inPlaceOf, replaceAll, smallest } from '../../tree/edit.ts';
import { isError, leavesOf, type Node, nodesOf, textOf } from '../../tree/node.ts';
import { mapLeaves, type TreeProgram } from '../../tree/tree-program.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { parsing } from '../parsing.ts';

/** What is called low-level, and how many alternatives are few. */
const MOST_TOKENS = 4;
const MOST_ALTERNATIVES = 40;

type Cursor = 'before' | 'after';

export const subtreeReplacement: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'subtree-replacement',
  accepts: 'same-size',
  start: () => 'before',
  *propose(program, from) {
    if (from === 'after') return;
    const { syntax, root } = program;
    for (const node of nodesOf(root)) {
      if (node.tokens === 0 || node.tokens > MOST_TOKENS) continue;
      const tried = new Set([textOf(node)]);
      for (const alternative of alternativesTo(syntax, node)) {
        const text = textOf(alternative);
        if (alternative.tokens > node.tokens || tried.has(text)) continue;
        tried.add(text);
        yield {
          program: program.with(replaceAll(root, [[node.id, inPlaceOf(node, alternative)]])),
          next: 'after',
          kind: 'subtree',
          change: `${node.id} by ${text}`,
        };
      }
    }
  },
});

/** A smallest tree for each production of what is expected in a node's place, in the order of the grammar. */
function alternativesTo(syntax: Syntax, node: Node): readonly Node[] {
  if (isError(node) || syntax.fixed.has(node.expected)) return [];
  const productions = syntax.grammar.rules.get(node.expected) ?? [];
  const areFew = productions.length > 1 && productions.length <= MOST_ALTERNATIVES;
  const generated = (areFew ? productions : []).flatMap(
    (production) => generate(syntax, node, production) ?? [],
  );
  return [...spelledOut(syntax, node), ...generated.map((tree) => reusing(syntax, node, tree))];
}

function generate(syntax: Syntax, node: Node, production: Production): Node | undefined {
  if (production.kind !== 'sequence') return undefined;
  const [symbol, another] = production.symbols;
  if (symbol !== undefined && another === undefined) return smallest(syntax, symbol);
  const children = production.symbols.map((part) => smallest(syntax, part));
  const isWhole = children.every((child) => child !== undefined);
  return isWhole ? build(syntax, node, node.expected, production, children) : undefined;
}

/** A token whose texts the grammar spells out one by one has them as its alternatives: another type, another operator. */
function spelledOut({ grammar, keywords }: Syntax, node: Node): readonly Node[] {
  if (node.kind !== 'token' || keywords.get(node.text)?.has(node.symbol) !== true) return [];
  const texts = fixedTexts(grammar.terminals.get(node.symbol)?.inside);
  return texts.length > MOST_ALTERNATIVES ? [] : texts.map((text) => ({ ...node, text }));
}

/** A generated tree whose names and values are those of the tree that it replaces, as far as there are any. */
function reusing({ grammar }: Syntax, old: Node, tree: Node): Node {
  const left = [...leavesOf(old)];
  return mapLeaves(tree, (leaf) => {
    if (grammar.terminals.get(leaf.symbol)?.text !== undefined) return leaf;
    const at = left.findIndex(({ symbol, text }) => symbol === leaf.symbol && text !== '');
    return at === -1 ? leaf : { ...leaf, text: left.splice(at, 1)[0]!.text };
  });
}
