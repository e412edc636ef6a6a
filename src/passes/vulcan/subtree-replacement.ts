/**
 * Vulcan's sub-tree replacement: Xu et al., "Pushing the Limit of 1-Minimality of Language-Agnostic Program Reduction"
 * (OOPSLA 2023), Algorithm 3. A low-level structure is replaced by another that the grammar has in its place, generated as small as can
 * be.
 *
 * The paper says neither which structures are low-level nor how many alternatives are few. Here a structure has at most four tokens, and
 * each of its nonterminals at most 40 productions.
 *
 * Guarantee: no proposal has more tokens. One is accepted, then it ends.
 */
import type { Pass } from '../../core/pass.ts';
import type { Production } from '../../grammar/grammar.ts';
import { build, constantLeaf, fill, inPlaceOf, replaceAll, smallest } from '../../tree/edit.ts';
import { isError, leavesOf, type Node, nodesOf, textOf } from '../../tree/node.ts';
import { mapLeaves, type TreeProgram } from '../../tree/tree-program.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { parsing } from '../parsing.ts';

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

/**
 * A smallest tree for each alternative of each nonterminal from what is expected in a node's place down to what the node is, in the
 * order of the grammar: the author's tree has a node for each of them.
 */
function* alternativesTo(syntax: Syntax, node: Node): Generator<Node> {
  const { grammar, fixed, subsumes, subsumedBy } = syntax;
  if (isError(node) || fixed.has(node.expected)) return;
  for (const symbol of subsumedBy(node.expected)) {
    if (!subsumes(symbol, node.symbol)) continue;
    if (!grammar.rules.has(symbol)) yield* constantsOf(syntax, symbol, node);
    const productions = syntax.alternatives(symbol);
    if (productions.length < 2 || productions.length > MOST_ALTERNATIVES) continue;
    for (const production of productions) yield* generate(syntax, node, symbol, production);
  }
}

/** The smallest trees of a production: one for each choice of constants, like operators. */
function* generate(syntax: Syntax, node: Node, symbol: string, production: Production): Generator<Node> {
  if (production.kind !== 'sequence') {
    const element = partsFrom(syntax, node)(production.of);
    const list = element && build(syntax, node, symbol, production, [element]);
    if (list !== undefined) yield list;
    return;
  }
  const [only, another] = production.symbols;
  if (only === undefined) return;
  if (another === undefined) {
    const constants = constantsIn(syntax, only);
    const tree = constants.length === 0 ? partsFrom(syntax, node)(only) : undefined;
    yield* tree === undefined ? constants : [tree];
    return;
  }
  for (const form of syntax.forms(symbol)) {
    if (form.symbol !== symbol || form.production !== production) continue;
    const part = partsFrom(syntax, node);
    const open = production.symbols.filter((_, i) => form.constants[i] === undefined);
    const tree = fill(
      syntax,
      node,
      form,
      open.flatMap((one) => part(one) ?? []),
    );
    if (tree !== undefined) yield tree;
  }
}

/** The smallest tree of a symbol, if that is one token, with each constant that may stand there. */
function constantsIn(syntax: Syntax, symbol: string): readonly Node[] {
  const tree = smallest(syntax, symbol);
  return tree?.tokens === 1 ? withEachConstant(syntax, tree) : [];
}

function withEachConstant(syntax: Syntax, tree: Node): readonly Node[] {
  const constants = constantsOf(syntax, tree.symbol, tree);
  if (constants.length > 0 || tree.kind === 'token') return constants;
  const at = tree.children.findIndex(({ tokens }) => tokens > 0);
  return withEachConstant(syntax, tree.children[at]!).map((child) => ({
    ...tree,
    children: tree.children.with(at, child),
  }));
}

/** The constants of a symbol that is nothing but one of them: another type, another operator. */
function constantsOf(syntax: Syntax, symbol: string, place: Node): readonly Node[] {
  const forms = syntax.forms(symbol);
  if (forms.length > MOST_ALTERNATIVES || forms.some(({ production }) => production !== undefined)) return [];
  return forms.flatMap(({ constants: [constant] }) =>
    constant === undefined ? [] : (constantLeaf(syntax, constant, place) ?? []),
  );
}

/**
 * Trees for one symbol after the other: parts of the old structure that stood where this symbol is expected, or else smallest trees,
 * with the names and values of the old structure as far as there are any.
 */
function partsFrom(syntax: Syntax, old: Node): (symbol: string) => Node | undefined {
  const parts = old.kind === 'token' ? [] : [...old.children];
  let leaves = [...leavesOf(old)].filter(({ text }) => text !== '');
  return (symbol) => {
    const at = parts.findIndex(({ expected, tokens }) => expected === symbol && tokens > 0);
    if (at !== -1) {
      const [part] = parts.splice(at, 1);
      leaves = leaves.filter(({ id }) => id < part!.id || id > part!.last);
      return part;
    }
    const tree = smallest(syntax, symbol);
    return tree && mapLeaves(tree, (leaf) => ({ ...leaf, text: takeText(leaf) ?? leaf.text }));
  };
  function takeText({ symbol }: Node): string | undefined {
    if (syntax.grammar.terminals.get(symbol)?.text !== undefined) return undefined;
    const at = leaves.findIndex((leaf) => leaf.symbol === symbol);
    return at === -1 ? undefined : leaves.splice(at, 1)[0]!.text;
  }
}
