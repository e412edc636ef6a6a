/** Builds a tree from a derivation. */
import type { Work } from '../core/work.ts';
import type { Production } from '../grammar/grammar.ts';
import type { Draft } from '../parse/draft.ts';
import { type Branch, ERROR, ERROR_PRODUCTION, type Leaf, type Node, type Tree } from './node.ts';

export interface Built {
  readonly root: Tree;
  /** The white space and the comments after the last token. */
  readonly tail: string;
  /** The number of tokens missing from the text. */
  readonly missing: number;
}

/** Nodes built per turn. */
const TURN = 20_000;

/** A node under construction. */
interface Frame {
  readonly id: number;
  readonly symbol: string;
  readonly expected: string;
  readonly field: string | undefined;
  readonly production: Production;
  readonly drafts: readonly Draft[];
  readonly children: Node[];
  tokens: number;
  /** The number of drafts done, and of those that are not errors. */
  done: number;
  parts: number;
}

export interface BuildOptions {
  readonly start: string;
  /** Tokens without text that are omitted where they are optional. */
  readonly droppable: ReadonlySet<string>;
  /** Whether a token is a keyword: a word that the grammar has no other name for. */
  readonly isKeyword: (symbol: string) => boolean;
  /** The number of tokens in the text of a leaf. */
  readonly tokensIn: (text: string) => number;
  /** Whether a rule is visible, by its author's choice. */
  readonly isVisible: (symbol: string) => boolean;
  /** Whether a symbol stands for the links of a chain; its nodes are not collapsed. */
  readonly isLink: (symbol: string) => boolean;
  /** Whether a node of this symbol counts for nothing if it is empty. */
  readonly mayBeEmpty: (symbol: string) => boolean;
}

export function* buildTree(text: string, draft: Draft, options: BuildOptions): Work<Built> {
  const { start, droppable, tokensIn } = options;
  let lastId = 0;
  let order = 0;
  let missing = 0;
  let end = 0;
  let root: Node | undefined;
  const frames: Frame[] = [];
  let steps = 0;

  const finish = (node: Node) => {
    const parent = frames.at(-1);
    if (parent === undefined) root = node;
    else {
      parent.children.push(node);
      parent.tokens += node.tokens;
    }
  };
  const begin = (draft: Draft, expected: string): void => {
    const inner = collapse(draft, options);
    const id = ++lastId;
    if (inner.kind !== 'token') {
      const isError = inner.kind === 'error';
      frames.push({
        id,
        symbol: isError ? ERROR : inner.symbol,
        expected,
        field: isError ? undefined : inner.field,
        production: isError ? ERROR_PRODUCTION : inner.production,
        drafts: inner.children,
        children: [],
        tokens: 0,
        done: 0,
        parts: 0,
      });
      return;
    }
    const shown = text.slice(inner.start, inner.end);
    const isEmpty = shown === '';
    const leaf: Leaf = {
      kind: 'token',
      id,
      last: id,
      symbol: inner.symbol,
      expected,
      field: inner.field,
      text: shown,
      // White space before a token without text belongs to the next token, which survives without this one.
      space: isEmpty ? '' : text.slice(end, inner.start),
      order: isEmpty ? order : order++,
      tokens: tokensIn(shown),
    };
    if (inner.isMissing === true) missing++;
    if (!isEmpty) end = inner.end;
    finish(leaf);
  };

  begin(draft, start);
  for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
    const { production, drafts } = frame;
    if (++steps % TURN === 0) yield;
    if (frame.done === drafts.length) {
      frames.pop();
      const { id, symbol, expected, field, tokens } = frame;
      const children = production.kind === 'optional' && isDroppable(frame) ? [] : frame.children;
      const node: Branch = {
        kind: production.kind,
        id,
        last: lastId,
        symbol,
        expected,
        field,
        tokens,
        production,
        children,
      };
      finish(node);
      continue;
    }
    const child = drafts[frame.done++]!;
    if (child.kind === 'error') begin(child, ERROR);
    else if (production.kind === 'sequence') begin(child, production.symbols[frame.parts++] ?? ERROR);
    else begin(child, production.of);
  }
  return { root: root as Tree, tail: text.slice(end), missing };

  function isDroppable({ children: [only, ...more] }: Frame): boolean {
    return only?.kind === 'token' && more.length === 0 && only.text === '' && droppable.has(only.symbol);
  }
}

/**
 * Collapses chains of unit rules, and ladders: a node whose other children are all empty, like the operand of
 * `sum : product ('+' product)*` without an operator, is its one child. A rule that says what a keyword is (a value, a
 * type, a statement) stays, because the bare keyword may be something else in other rules.
 */
function collapse(draft: Draft, options: BuildOptions): Draft {
  const { isKeyword, isVisible, isLink } = options;
  let inner = draft;
  while (inner.kind === 'node' && !isLink(inner.symbol)) {
    const only = onlyPartOf(inner, options);
    if (only === undefined || only.kind === 'error') break;
    if (only.kind === 'token' && isKeyword(only.symbol) && isVisible(inner.symbol)) break;
    // The field of the outermost rule counts.
    if (inner.field !== undefined) only.field = inner.field;
    inner = only;
  }
  return inner;
}

/** The child of a sequence beside which there is nothing. */
function onlyPartOf(
  { production, children }: Extract<Draft, { kind: 'node' }>,
  { mayBeEmpty }: BuildOptions,
): Draft | undefined {
  if (production.kind !== 'sequence' || children.length !== production.symbols.length) return undefined;
  let only: Draft | undefined;
  for (const [i, child] of children.entries()) {
    if (mayBeEmpty(production.symbols[i]!) && isEmpty(child)) continue;
    if (only !== undefined) return undefined;
    only = child;
  }
  return only;
}

const isEmpty = (draft: Draft): boolean => draft.kind !== 'token' && draft.children.every(isEmpty);
