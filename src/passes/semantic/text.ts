/** The text by which a change replaces a node. */
import { find } from '../../tree/edit.ts';
import { type Leaf, leavesOf, type Node, type Tree } from '../../tree/node.ts';

/**
 * Strings, and nodes of the program, which are written with all changes inside them. `of` is a node with additional
 * changes, like the body of a function with arguments instead of its parameters.
 */
export type Text = string | Node | readonly Text[] | { readonly of: Node; readonly with: Changes };

/** The texts for nodes, by their ids. The second text is for the node where it occurs in the first. */
export type Changes = ReadonlyMap<number, readonly Text[]>;

type TextsFor = (id: number) => readonly Text[] | undefined;

/** Nested changes may multiply; longer texts are not worth writing. */
const MOST_LEAVES = 100_000;

/**
 * The text of a changed node; undefined if it is too long. The white space between tokens that were neighbours is kept.
 */
export function write(root: Tree, node: Node, changes: Changes): string | undefined {
  let text = '';
  let leaves = 0;
  let last: Leaf | undefined;

  const put = (piece: Text, textsFor: TextsFor): void => {
    if (leaves > MOST_LEAVES) return;
    if (typeof piece === 'string') {
      if (piece === '') return;
      leaves++;
      text += text === '' ? piece : ` ${piece}`;
      last = undefined;
    } else if (isList(piece)) for (const part of piece) put(part, textsFor);
    else if ('of' in piece) putNode(piece.of, (id) => piece.with.get(id) ?? textsFor(id));
    else putNode(piece, textsFor);
  };
  const putNode = (piece: Node, textsFor: TextsFor): void => {
    // Parts of it may have been removed; a node that was removed altogether is written as it was.
    const now = find(root, piece.id)?.node ?? piece;
    last = undefined;
    putChanged(now, textsFor);
    last = undefined;
  };
  const putChanged = (at: Node, textsFor: TextsFor): void => {
    if (leaves > MOST_LEAVES) return;
    const [first, ...others] = textsFor(at.id) ?? [];
    if (first !== undefined) {
      last = undefined;
      put(first, (id) => (id === at.id ? others : textsFor(id)));
      last = undefined;
    } else if (at.kind !== 'token') for (const child of at.children) putChanged(child, textsFor);
    else if (at.text !== '') {
      leaves++;
      text += text === '' ? at.text : spaceBetween(last, at) + at.text;
      last = at;
    }
  };
  putChanged(node, (id) => changes.get(id));
  return leaves > MOST_LEAVES ? undefined : text;
}

const isList = (text: Text): text is readonly Text[] => Array.isArray(text);

/** At the start of a piece, only a line break is kept. */
function spaceBetween(before: Leaf | undefined, { space, order }: Leaf): string {
  if (before === undefined) return space.includes('\n') ? space : ' ';
  return space === '' && before.order + 1 !== order ? ' ' : space;
}

/** A node without its replacement, for use inside the text that replaces it. */
export const unchanged = (node: Node): Text => ({ of: node, with: new Map([[node.id, [node]]]) });

/** An expression that other operators can stand around. */
export const bracketed = (node: Node): Text => inBrackets(node, node);

/** The text of an expression, in brackets unless it is one token or has brackets already. */
export const inBrackets = (node: Node, text: Text): Text =>
  node.tokens === 1 || hasBrackets(node) ? text : ['(', text, ')'];

/** Whether the bracket that it begins with closes at its end. */
function hasBrackets(node: Node): boolean {
  let depth = 0;
  let isClosed = false;
  for (const { text } of leavesOf(node)) {
    if (text === '') continue;
    if (isClosed) return false;
    if (text === '(') depth++;
    else if (text === ')') depth--;
    isClosed = depth === 0;
  }
  return isClosed;
}

/** The same for a text. */
export const bracketedText = (text: string): string => (/^[\w$]+$/.test(text) ? text : `( ${text} )`);

/** A template of the language (`Statements`), with its capitalized words replaced. */
export const filled = (template: string, texts: Readonly<Record<string, Text>>): Text =>
  template.split(/\b([A-Z]+)\b/).map((part) => texts[part] ?? part.trim());
