/** A tree as a program. */
import type { FileProgram, Size } from '../core/program.ts';
import { finish, type Work } from '../core/work.ts';
import { isError, type Leaf, type Node, nodesOf, type Tree } from './node.ts';
import type { TooLarge } from '../parse/draft.ts';
import { type Encoding, encodingOf, textOf } from '../core/encoding.ts';
import type { ParsedAside, Syntax } from './syntax.ts';

export interface TreeProgram extends FileProgram {
  readonly syntax: Syntax;
  /** Whether its tree was parsed from text and not edited. */
  readonly isRead: boolean;
  readonly root: Tree;
  /** The white space and the comments after the last token. */
  readonly tail: string;
  /** Prints it in turns and caches the result for `print`. */
  printing(): Work<Uint8Array>;
  /** The same with another tree. */
  with(root: Tree, tail?: string): TreeProgram;
}

/** With a larger share of its tokens in errors, a tree is of little use. */
const MOST_ERRORS = 0.5;

export type TreeOrReason = { readonly program: TreeProgram } | { readonly root: Tree; readonly why: string };

/** The tree of a file; or the reason to reduce the file as a list, with the tree that it would have. */
export const readProgram = (syntax: Syntax, bytes: Uint8Array): TreeOrReason =>
  finish(readingProgram(syntax, bytes)) as TreeOrReason;

/** The same in turns. */
export function* readingProgram(
  syntax: Syntax,
  bytes: Uint8Array,
  mostNodes = Infinity,
  aside?: ParsedAside,
): Work<TreeOrReason | TooLarge> {
  const encoding = encodingOf(bytes);
  const text = encoding.decode(bytes);
  const parsed = yield* syntax.parsing(text, mostNodes, aside);
  if ('nodes' in parsed) return parsed;
  const { root, tail, errorTokens } = parsed;
  if (errorTokens > root.tokens * MOST_ERRORS) {
    const share = Math.round((100 * errorTokens) / root.tokens);
    return { root, why: `${share}% of it does not parse` };
  }
  // The tree must print the input exactly.
  const isSame = (yield* syntax.printing(root, tail)) === text;
  if (!isSame) return { root, why: 'its tree does not print as the same bytes' };
  return { program: treeProgram(syntax, encoding, root, tail, bytes) };
}

/** `bytes` are the bytes that it was read from, if any. */
function treeProgram(
  syntax: Syntax,
  encoding: Encoding,
  root: Tree,
  tail: string,
  bytes?: Uint8Array,
): TreeProgram {
  let size: Size | undefined;
  return {
    isRead: bytes !== undefined,
    syntax,
    root,
    tail,
    get size() {
      const printed = this.print();
      return (size ??= { tokens: syntax.lexer.count(printed), bytes: printed.length });
    },
    print: () => (bytes ??= encoding.encode(syntax.print(root, tail))),
    *printing() {
      return (bytes ??= encoding.encode(yield* syntax.printing(root, tail)));
    },
    with: (newRoot, newTail = tail) => treeProgram(syntax, encoding, newRoot, newTail),
  };
}

/** Parses the text of an edited program again; returns the edited one itself if the new tree has more errors. */
export const readAgain = (program: TreeProgram): TreeProgram =>
  program.isRead ? program : betterOf(program, readProgram(program.syntax, program.print()));

/** The result of parsing an edited program's text; the edited program itself if that has more errors. */
export function betterOf(program: TreeProgram, read: TreeOrReason | TooLarge): TreeProgram {
  const isAtLeastAsGood = 'program' in read && errorsIn(read.program.root) <= errorsIn(program.root);
  return isAtLeastAsGood ? read.program : program;
}

/** Whether a text has at most this many errors. */
export function* hasAtMost(errors: number, syntax: Syntax, bytes: Uint8Array): Work<boolean> {
  const text = textOf(bytes);
  return errors === 0 ? yield* syntax.accepting(text) : (yield* syntax.countingErrors(text)) <= errors;
}

function errorsIn(root: Node): number {
  let errors = 0;
  for (const node of nodesOf(root)) if (isError(node)) errors++;
  return errors;
}

/** The same program without comments. */
export function* withoutComments(program: TreeProgram): Work<TreeProgram> {
  const { blankComments } = program.syntax;
  const bare = (space: string) =>
    withoutComment(blankComments === undefined ? space : space.replace(blankComments, ' '));
  const strip = (leaf: Leaf): Leaf => {
    // White space before a token that ends a line could continue the line.
    const endsLine = /^\r?\n/.test(leaf.text);
    const space = endsLine && /\S/.test(leaf.space) ? '' : bare(leaf.space);
    return space === leaf.space ? leaf : { ...leaf, space };
  };
  const root = yield* mappingLeaves(program.root, strip);
  return program.with(root, bare(program.tail));
}

/** Only the white space: anything else between tokens is comments. A comment with a line break becomes a line break. */
function withoutComment(space: string): string {
  if (!/\S/.test(space)) return space;
  const lines = space.split(/\n|[^\S\r\n]*[\u2028\u2029]/);
  const isContinued = /\\\r?\n\s*$/.test(space);
  return lines.length === 1 || isContinued ? ' ' : `\n${lines.at(-1)!.replace(/\S.*/, '')}`;
}

/** Nodes visited per turn. */
const TURN = 20_000;

/**
 * The tree with `change` applied to its leaves from left to right; it must keep their ids. Unchanged nodes are shared.
 */
export const mapLeaves = <T extends Node>(root: T, change: (leaf: Leaf) => Leaf): T =>
  finish(mappingLeaves(root, change));

/** The same in turns. */
export function* mappingLeaves<T extends Node>(root: T, change: (leaf: Leaf) => Leaf): Work<T> {
  let steps = 0;
  // Children before their parents, without recursion.
  const done: Node[] = [];
  const pending: { readonly node: Node; readonly entered: boolean }[] = [{ node: root, entered: false }];
  for (let top = pending.pop(); top !== undefined; top = pending.pop()) {
    const { node, entered } = top;
    if (++steps % TURN === 0) yield;
    if (node.kind === 'token') done.push(change(node));
    else if (entered) {
      const children = done.splice(done.length - node.children.length);
      done.push(children.every((child, i) => child === node.children[i]) ? node : { ...node, children });
    } else {
      pending.push({ node, entered: true });
      for (let i = node.children.length - 1; i >= 0; i--)
        pending.push({ node: node.children[i]!, entered: false });
    }
  }
  return done[0] as T;
}
