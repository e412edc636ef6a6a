/**
 * T-Rec: Xu, Tian, Zhang, Zhang, Liu, Jiang, Sun, "T-Rec: Fine-Grained Language-Agnostic Program Reduction Guided by
 * Lexical Syntax" (TOSEM 2024). When no token can be removed any more, it replaces tokens by texts of the same lexical
 * rule that come earlier in shortlex order.
 *
 * Guarantees: no proposal has more errors or more tokens than the program. No token becomes later in shortlex order,
 * and at least one becomes earlier. So the pass never returns to an earlier program.
 */
import { textOf } from '../core/encoding.ts';
import type { Pass, Proposal } from '../core/pass.ts';
import type { Work } from '../core/work.ts';
import {
  type Fragment,
  fragmentsIn,
  lexTree,
  type LexNode,
  repetitionsIn,
  replaceIn,
  withChildren,
} from '../grammar/lex-tree.ts';
import type { Regex } from '../grammar/regex.ts';
import { isBefore, shortlex } from '../grammar/shortlex.ts';
import { replaceAll } from '../tree/edit.ts';
import { type Leaf, leavesOf, type Node, type Tree } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { lexicalRule, type Parsed, type Syntax } from '../tree/syntax.ts';
import { ddminDownTo } from './ddmin.ts';
import { cutOut } from './over-list.ts';

interface Cursor {
  /** The index of a token. */
  readonly token: number;
  /** Where in the token to continue, once no other token can replace it. */
  readonly inside?: Inside;
}

/** The lists of the tree of a token are reduced first, then its fragments are replaced. */
interface Inside {
  readonly tree: LexNode;
  readonly stage: 'part' | 'fragment';
  /** The index of the list among the lists, or of the fragment among the fragments. */
  readonly index: number;
  /** The cursor of the list's reducer; `undefined` at its start. */
  readonly from?: number;
}

/** How many replacements to try for a value or one of its fragments: 0 and 1 for an integer. */
const MOST_REPLACEMENTS = 2;

/** The same for a fragment of a name: only one, because one name is as good as another. */
const MOST_IN_NAMES = 1;

export const trec = createTrec('trec', { onlyLists: false });

/**
 * Shortens numbers, strings and other literals: the part of T-Rec that removes parts of a token. It finds nothing in
 * literals that `plain` has replaced by the plainest of their kind, so it handles the rest.
 */
export const literals = createTrec('literals', { onlyLists: true });

function createTrec(name: string, { onlyLists }: { readonly onlyLists: boolean }): Pass<TreeProgram, Cursor> {
  return {
    name,
    accepts: 'same-size',
    start: () => ({ token: 0 }),
    *propose(program, from) {
      const { syntax } = program;
      const leaves = [...leavesOf(program.root)];
      const texts = new Set(leaves.map(({ text }) => text));
      const { errors } = (yield* syntax.parsing(textOf(program.print()), Infinity)) as Parsed;
      const tried = new Set<string>();
      for (let token = from.token; token < leaves.length; token++) {
        const leaf = leaves[token]!;
        const rule = lexicalRule(syntax, leaf);
        if (rule === undefined || (onlyLists && syntax.isIdentifier(leaf))) continue;
        const inside = token === from.token ? from.inside : undefined;
        if (inside === undefined && !onlyLists) {
          const next = { token: token + 1 };
          for (const text of replacements(syntax, leaf, rule, texts)) yield* tries(leaf, text, 'token', next);
        }
        const tree = inside?.tree ?? lexTree(rule, leaf.text);
        if (tree === undefined) continue;
        const most = syntax.isIdentifier(leaf) ? MOST_IN_NAMES : MOST_REPLACEMENTS;
        for (const next of simplifications(inside ?? { tree, stage: 'part', index: 0 }, most, onlyLists)) {
          yield* tries(leaf, next.tree.text, next.stage, { token, inside: next });
        }
      }

      /** Tries another text for all tokens equal to this one, then for this one alone. */
      function* tries(
        leaf: Leaf,
        text: string,
        kind: string,
        next: Cursor,
      ): Generator<Proposal<TreeProgram, Cursor> | undefined> {
        if (text === leaf.text || (syntax.isIdentifier(leaf) && syntax.keywords.has(text))) return;
        const same = leaves.filter((other) => other.symbol === leaf.symbol && other.text === leaf.text);
        const change = `${leaf.symbol} ${leaf.text} by ${text}`;
        yield* once(same, text, { kind: `${kind} everywhere`, change, next });
        if (same.length > 1) yield* once([leaf], text, { kind, change: `${leaf.id} ${change}`, next });
      }

      function* once(
        places: readonly Leaf[],
        text: string,
        rest: { readonly kind: string; readonly change: string; readonly next: Cursor },
      ): Generator<Proposal<TreeProgram, Cursor> | undefined> {
        if (tried.has(rest.change)) return;
        tried.add(rest.change);
        const proposed = program.with(withText(syntax, program.root, places, text));
        if (yield* parses(proposed, errors)) yield { program: proposed, ...rest };
      }
    },
  };
}

/**
 * The texts that come before this one. There are too many names, so it stops after the first that is not in the
 * program: later ones would only be other new names.
 */
function* replacements(
  syntax: Syntax,
  leaf: Leaf,
  rule: Regex,
  texts: ReadonlySet<string>,
): Generator<string> {
  if (!syntax.isIdentifier(leaf)) return yield* earlier(rule, leaf.text, MOST_REPLACEMENTS);
  for (const name of shortlex(rule)) {
    if (!isBefore(name, leaf.text)) return;
    if (syntax.keywords.has(name)) continue;
    yield name;
    if (!texts.has(name)) return;
  }
}

/** The first texts of a rule that come before this one. */
function* earlier(rule: Regex, text: string, most: number): Generator<string> {
  let left = most;
  for (const other of shortlex(rule)) {
    if (left-- === 0 || !isBefore(other, text)) return;
    yield other;
  }
}

/** The trees that could replace a token's tree, each as the cursor to continue from if it is accepted. */
function* simplifications(
  { tree, stage, index, from }: Inside,
  most: number,
  onlyLists: boolean,
): Generator<Inside> {
  if (stage === 'part') yield* withoutParts(tree, index, from);
  if (onlyLists) return;
  const fragments = fragmentsIn(tree);
  for (let i = stage === 'fragment' ? index : 0; i < fragments.length; i++) {
    const fragment = fragments[i]!;
    for (const text of earlier(fragment.rule, fragment.text, most)) {
      const other: Fragment = { ...fragment, text, children: [] };
      yield { tree: replaceIn(tree, fragment, other), stage: 'fragment', index: i + 1 };
    }
  }
}

/** ddmin on each list. An optional part is a list of one. */
function* withoutParts(tree: LexNode, index: number, from: number | undefined): Generator<Inside> {
  for (const [i, list] of repetitionsIn(tree).entries()) {
    if (i < index) continue;
    const { children, rule } = list;
    const reducer = ddminDownTo(rule.min === 0 ? 0 : 1);
    const start = i === index ? from : undefined;
    for (const cut of reducer.cuts(children.length, start ?? reducer.start(children.length))) {
      const kept = cutOut(children, cut);
      if (kept.length < rule.min) continue;
      yield {
        tree: replaceIn(tree, list, withChildren(list, kept)),
        stage: 'part',
        index: i,
        from: cut.next,
      };
    }
  }
}

/** The tree with the text of some tokens replaced. */
function withText(syntax: Syntax, root: Tree, places: readonly Leaf[], text: string): Tree {
  const tokens = syntax.tokensIn(text);
  return replaceAll(
    root,
    places.map((leaf) => [leaf.id, { ...leaf, text, tokens }] as const),
  );
}

/** Whether the text of an edited tree parses with at most `most` errors, to as many tokens as the tree has. */
function* parses({ syntax, root, tail }: TreeProgram, most: number): Work<boolean> {
  const parsed = (yield* syntax.parsing(syntax.print(root, tail), Infinity)) as Parsed;
  return parsed.errors <= most && countTexts(parsed.root) === countTexts(root);
}

const countTexts = (root: Node): number => [...leavesOf(root)].filter(({ text }) => text !== '').length;
