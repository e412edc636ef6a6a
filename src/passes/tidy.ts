/**
 * Lays the program out from its tree, without changing a token: white space within a line as decided by
 * `tree/spacing.ts`; every top-level element and every statement in braces on its own line, indented by the enclosing
 * brackets; no other line breaks. So the original white space does not matter. Line breaks stay if they are invisible
 * tokens, as in Python, or if everything is one element, as in JSON. If the test rejects this layout, the pass at least
 * removes blank lines and trailing white space.
 *
 * Needs a tree that was parsed from its text: an edited tree's white space is only decided when it is printed.
 */
import type { Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import type { Work } from '../core/work.ts';
import { lines, type ListProgram } from '../tree/list-program.ts';
import { type Branch, type Leaf, leavesOf, type Node, nodesOf } from '../tree/node.ts';
import { mappingLeaves, readingProgram, type TreeProgram } from '../tree/tree-program.ts';
import { isClosing, isOpening, spacingOf } from '../tree/spacing.ts';

export const tidy: Pass<TreeProgram, 'before' | 'after'> = {
  name: 'tidy',
  accepts: 'same-size',
  start: () => 'before',
  *propose(program, from) {
    if (from === 'after') return;
    const lineEnd = lineEndOf(program);
    for (const layout of [indented(program, lineEnd), bare(lineEnd)]) {
      const root = yield* mappingLeaves(program.root, layout);
      const tidied = program.with(root, tailOf(program, lineEnd));
      yield* tidied.printing();
      const isOther = !sameBytes(tidied.print(), program.print());
      if (isOther && (yield* hasSameTokens(program, tidied)))
        yield { program: tidied, next: 'after', kind: 'tidy' };
    }
  },
};

/** Files without a layout at least end with a newline. */
export const finalNewline: Pass<ListProgram, 'before' | 'after'> = {
  name: 'final-newline',
  accepts: 'same-size',
  start: () => 'before',
  *propose(list, from) {
    const bytes = list.print();
    if (from === 'after' || bytes.length === 0 || bytes.at(-1) === NEWLINE) return;
    yield { program: lines(Uint8Array.from([...bytes, NEWLINE]), list.lexer), next: 'after', kind: 'tidy' };
  },
};

const NEWLINE = 0x0a;

const lineEndOf = ({ root, tail }: TreeProgram): string =>
  /\r?\n/.exec(Array.from(leavesOf(root), ({ space, text }) => space + text).join('') + tail)?.[0] ?? '\n';

/** The file ends with a line break, which may be a token. */
function tailOf({ root, tail }: TreeProgram, lineEnd: string): string {
  const last = [...leavesOf(root)].findLast(({ text }) => text !== '');
  if (tail.trim() !== '') return last === undefined ? tail.trimStart() : tail;
  return last === undefined || last.text.endsWith('\n') ? '' : lineEnd;
}

type Layout = (leaf: Leaf) => Leaf;

/** Comments stay as they are. */
const withSpace = (leaf: Leaf, space: string): Leaf =>
  leaf.text === '' || /\S/.test(leaf.space) ? leaf : { ...leaf, space };

const bare = (lineEnd: string): Layout => {
  let before: Leaf | undefined;
  return (leaf) => {
    const isNewLine = before === undefined || before.text.endsWith('\n');
    if (leaf.text !== '') before = leaf;
    return withSpace(leaf, leaf.space.replace(/[^]*\n/, isNewLine ? '' : lineEnd));
  };
};

function indented({ syntax, root }: TreeProgram, lineEnd: string): Layout {
  const isApart = spacingOf(syntax, root);
  const top = topLevel(root);
  const statements = [...inBraces(root)];
  const begins = new Set([...top, ...statements]);
  const isOne = top.size < 2 && statements.length === 0;
  let depth = 0;
  let before: Leaf | undefined;
  let isMarked = false;
  return (leaf) => {
    if (leaf.text === '') {
      isMarked = true;
      return leaf;
    }
    if (isClosing(syntax, leaf)) depth = Math.max(0, depth - 1);
    const breaks = begins.has(leaf) || ((isOne || isMarked) && leaf.space.includes('\n'));
    const isNewLine = before === undefined || before.text.endsWith('\n');
    const indentation = INDENT.repeat(depth);
    const space = isNewLine
      ? indentation
      : breaks
        ? lineEnd + indentation
        : isApart(before!, leaf)
          ? ' '
          : '';
    if (isOpening(syntax, leaf)) depth++;
    before = leaf;
    isMarked = false;
    return withSpace(leaf, space);
  };
}

const INDENT = '  ';

/** The first tokens of the elements in braces, if they are a list without commas, and the closing braces. */
function* inBraces(root: Node): Generator<Leaf> {
  for (const node of nodesOf(root)) {
    if (node.kind !== 'sequence') continue;
    const at = (text: string) =>
      node.children.findIndex((child) => child.kind === 'token' && child.text === text);
    const inside = node.children.slice(at('{') + 1, at('}'));
    if (at('{') === -1 || !inside.some(isList)) continue;
    const firsts = inside
      .flatMap((part) => (isList(part) ? part.children : [part]))
      .flatMap((part) => firstOf(part) ?? []);
    if (firsts.length === 0 || firsts.some(({ text }) => text === ',')) continue;
    yield* [...firsts, node.children[at('}')] as Leaf];
  }
}

const isList = (node: Node): node is Branch => node.kind === 'star' || node.kind === 'plus';

const firstOf = (node: Node): Leaf | undefined => [...leavesOf(node)].find(({ text }) => text !== '');

/** The first tokens of the elements of the outermost list. */
function topLevel(root: Node): ReadonlySet<Leaf> {
  let node = root;
  while (node.kind === 'sequence') {
    const largest = node.children.toSorted((a, b) => b.tokens - a.tokens)[0];
    if (largest === undefined) break;
    node = largest;
  }
  const elements = node.kind === 'token' ? [] : node.children;
  return new Set(elements.flatMap((element) => firstOf(element) ?? []));
}

/** White space is significant in some languages, and in some places of most languages. */
function* hasSameTokens(program: TreeProgram, tidied: TreeProgram): Work<boolean> {
  const tokensOf = ({ root }: TreeProgram) =>
    Array.from(leavesOf(root), ({ symbol, text }) => `${symbol} ${text}`).join('\n');
  const read = yield* readingProgram(program.syntax, tidied.print());
  return 'program' in read && tokensOf(read.program) === tokensOf(program);
}
