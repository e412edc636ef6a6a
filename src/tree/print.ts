/**
 * Prints trees. Tokens that were neighbours in the input are printed as they were, so an unedited tree prints the
 * input. Others keep their own white space, and get some if they could be read as one token.
 *
 * The text of a node depends only on the node, so it is cached: after an edit, only the nodes on the path to the root
 * are printed again.
 */
import { finish, type Work } from '../core/work.ts';
import { type Branch, isError, type Leaf, type Node } from './node.ts';
import { deeper, line, marked, resolveIndentation, shallower, softBreak } from './indentation.ts';
import { wouldFuse } from '../parse/plain-lexer.ts';
import type { Style } from '../languages/language.ts';

/** The text of a node, from its first token that has text to its last. */
interface Piece {
  readonly text: string;
  /** The length of the longest flat string in the text. */
  readonly flat: number;
  readonly first: Leaf;
  readonly last: Leaf;
  /** Tokens without text before the first and after the last. */
  readonly before: readonly Leaf[];
  readonly after: readonly Leaf[];
}

/** A node without visible tokens consists of its invisible ones. */
type Printed = Piece | readonly Leaf[];

const isPiece = (printed: Printed): printed is Piece => 'text' in printed;

export interface Printer {
  /** `tail` is the text after the last token. */
  print(root: Node, tail: string): string;
  /** The same, in turns. */
  printing(root: Node, tail: string): Work<string>;
}

/** What the printer must know about tokens. */
export interface TokenFacts {
  /** Whether there is never white space before a token with this symbol. */
  readonly isImmediate: (symbol: string) => boolean;
  /** Whether no white space may be inserted between the parts of a nonterminal: it is a string. */
  readonly isExact: (symbol: string) => boolean;
  /** Whether two tokens without anything between them could be read as one, or as something else. */
  readonly fuse: (left: string, right: string) => boolean;
}

export function createPrinter(style: Style, { isImmediate, isExact, fuse }: TokenFacts): Printer {
  const isCached = (node: Node) => node.kind === 'token' || node.printedFor === node;
  const printedOf = (node: Node): Printed =>
    node.kind === 'token'
      ? ofLeaf(node, style.indentation === undefined ? node.text : marked(node))
      : (node.printed as Printed);

  /** Fills the cache for all nodes of a subtree. */
  function* printAll(root: Node): Work<void> {
    // Children before their parents.
    const pending: Node[] = [root];
    for (let node = pending.at(-1); node !== undefined; node = pending.at(-1)) {
      if (isCached(node)) {
        pending.pop();
        continue;
      }
      const branch = node as Branch;
      const missing = pending.length;
      for (const child of branch.children) if (!isCached(child)) pending.push(child);
      if (pending.length > missing) continue;
      branch.printed = combine(branch);
      branch.printedFor = branch;
      pending.pop();
      if (++steps % TURN === 0) yield;
    }
  }
  let steps = 0;

  function combine(branch: Branch): Printed {
    let afterError = isError(branch);
    const exact = isExact(branch.symbol);
    let text = '';
    let flat = 0;
    let first: Leaf | undefined;
    let last: Leaf | undefined;
    let before: readonly Leaf[] = [];
    let after: readonly Leaf[] = [];
    for (const child of branch.children) {
      const inError = afterError || isError(child);
      afterError = isError(branch) || isError(child);
      const part = printedOf(child);
      if (!isPiece(part)) {
        if (part.length > 0) after = [...after, ...part];
        continue;
      }
      flat = Math.max(flat, part.flat);
      if (first === undefined) {
        first = part.first;
        before = [...after, ...part.before];
        text = part.text;
      } else if (exact) text += (follows(last, part.first) ? part.first.space : '') + part.text;
      else text += join(last, [...after, ...part.before], part.first, inError) + part.text;
      ({ last, after } = part);
    }
    if (first === undefined || last === undefined) return after;
    // V8 represents joined strings as trees, which are slow to read when large. So we flatten them from time to time;
    // because the length at least doubles in between, a character is copied at most a logarithmic number of times.
    const isDue = text.length >= FLAT && text.length >= 2 * flat;
    if (isDue) flatten(text);
    return { text, flat: isDue ? text.length : flat, first, last, before, after };
  }

  /** The text between two tokens, or before the first. */
  function join(last: Leaf | undefined, between: readonly Leaf[], next: Leaf, inError = false): string {
    const wereNeighbours = follows(last, next);
    const space = wereNeighbours ? next.space : apart(last, between, next);
    if (style.indentation === undefined || (last === undefined && wereNeighbours)) return space;
    const { marks, breaks } = marksOf(space, between);
    // In and next to an error, lines stay as they are.
    if (inError && wereNeighbours) return marks + space;
    return breaks || last === undefined ? marks + newLine(space, last === undefined) : withinLine(space);
  }

  /** The white space between tokens that were not neighbours in the input. */
  function apart(last: Leaf | undefined, between: readonly Leaf[], next: Leaf): string {
    const space = withoutBlankRuns(next.space);
    if (last === undefined) return space.replace(/^\s*\n(?=\s*\S|[^\n]*$)/, '');
    const automatic = between.map(({ symbol }) => style.automatic?.[symbol] ?? '').join('');
    if (automatic !== '') return automatic + (space === '' ? ' ' : space);
    if (last.text.endsWith('\n')) return space.replace(/^[^\S\n]*\n/, '');
    if (space.includes('\n')) return space;
    if (style.endsLine?.test(last.text) === true || style.startsLine?.test(next.text) === true) {
      return `\n${space}`;
    }
    return space === '' && !isImmediate(next.symbol) && fuse(last.text, next.text) ? ' ' : space;
  }

  /** The indentation marks of invisible tokens, and whether they begin a new line. */
  function marksOf(
    space: string,
    between: readonly Leaf[],
  ): { readonly marks: string; readonly breaks: boolean } {
    const tokens = style.indentation!;
    let marks = '';
    let breaks = false;
    for (const { symbol } of between) {
      if (symbol === tokens.indent) marks += deeper(space.slice(space.lastIndexOf('\n') + 1));
      else if (symbol === tokens.dedent) marks += shallower;
      else if (symbol !== tokens.newline) continue;
      breaks = true;
    }
    return { marks, breaks };
  }

  function* printing(root: Node, tail: string): Work<string> {
    yield* printAll(root);
    const piece = printedOf(root);
    if (!isPiece(piece)) return tail;
    const text = join(undefined, piece.before, piece.first) + piece.text + tail;
    return style.indentation === undefined ? text : resolveIndentation(text);
  }
  return { printing, print: (root, tail) => finish(printing(root, tail)) };
}

/** Strings shorter than this are never flattened. */
const FLAT = 64;

/** Reading a character flattens a string. */
const flatten = (text: string): number => text.charCodeAt(0);

/** Nodes printed per turn. */
const TURN = 10_000;

/** Whether a token directly followed another in the input, or was the first. */
const follows = (last: Leaf | undefined, next: Leaf): boolean =>
  next.isMoved !== true && next.order === (last === undefined ? 0 : last.order + 1);

function ofLeaf(leaf: Leaf, text: string): Printed {
  return text === '' ? [leaf] : { text, flat: text.length, first: leaf, last: leaf, before: [], after: [] };
}

/** A line break, with indentation generated from the tree. */
function newLine(space: string, isFirst: boolean): string {
  const start = space.lastIndexOf('\n') + 1;
  return (start === 0 && !isFirst ? '\n' : space.slice(0, start)) + line(space.slice(start));
}

/** White space that does not end a statement: it may only contain a line break inside brackets or after a backslash. */
const withinLine = (space: string): string =>
  !space.includes('\n') || /\\\r?\n/.test(space) ? space : softBreak(space);

/** Collapses runs of blank lines into one. */
function withoutBlankRuns(space: string): string {
  const lines = space.split('\n');
  if (lines.length <= 3) return space;
  const isBlank = (i: number) => i > 0 && i < lines.length - 1 && lines[i]!.trim() === '';
  return lines.filter((_, i) => !(isBlank(i) && isBlank(i - 1))).join('\n');
}

const isQuote = (char: string | undefined): boolean => char === '"' || char === "'" || char === '`';
const isWord = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{N}_$]/u.test(char);

/** Whether two tokens of any language may fuse; errs on the side of yes. */
export function mayFuse(left: string, right: string): boolean {
  const [before, after] = [left.at(-1), right[0]];
  // A literal may have a suffix, and two adjacent strings may be read as one with a doubled quote; but the quotes of an
  // empty string may touch.
  if (isQuote(before)) return left.length > 1 && (isWord(after) || (isQuote(after) && right.length > 1));
  if (isWord(before) && after === '#') return true;
  const code = (text: string, at: number) => Math.min(text.charCodeAt(at), 0xff);
  return wouldFuse(code(left, 0), code(left, left.length - 1), code(right, 0));
}
