/**
 * Tidies white space, and changes no token: one space where there was any, line breaks where they were, every top-level element on
 * a line of its own, no blank lines, and lines indented by the brackets around them. If the test does not like that, at least
 * blank lines and white space at the ends of lines go.
 *
 * For trees as they were read: of an edited one, white space is decided only when it is printed.
 */
import type { Pass } from '../core/pass.ts';
import { type Leaf, leavesOf, type Node } from '../tree/node.ts';
import { mapLeaves, readProgram, type TreeProgram } from '../tree/program.ts';

export const tidy: Pass<TreeProgram, 'before' | 'after'> = {
  name: 'tidy',
  start: () => 'before',
  *propose(program, from) {
    if (from === 'after') return;
    const lineEnd = lineEndOf(program);
    for (const layout of [indented(program.root, lineEnd), bare(lineEnd)]) {
      const tidied = program.with(mapLeaves(program.root, layout), tailOf(program, lineEnd));
      if (hasSameTokens(program, tidied)) yield { program: tidied, next: 'after', kind: 'tidy' };
    }
  },
};

const lineEndOf = ({ root, tail }: TreeProgram): string =>
  /\r?\n/.exec(Array.from(leavesOf(root), ({ space, text }) => space + text).join('') + tail)?.[0] ?? '\n';

/** The file ends with a line break; it may be a token. */
function tailOf({ root, tail }: TreeProgram, lineEnd: string): string {
  if (tail.trim() !== '') return tail;
  const last = [...leavesOf(root)].findLast(({ text }) => text !== '');
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

function indented(root: Node, lineEnd: string): Layout {
  const begins = new Set([...topLevel(root), ...afterBraces(root)]);
  let depth = 0;
  let before: Leaf | undefined;
  return (leaf) => {
    if (leaf.text === '') return leaf;
    if (CLOSING.test(leaf.text)) depth = Math.max(0, depth - 1);
    const breaks = leaf.space.includes('\n') || begins.has(leaf);
    const isNewLine = before === undefined || before.text.endsWith('\n');
    const indentation = INDENT.repeat(depth);
    const space = isNewLine ? indentation : breaks ? lineEnd + indentation : leaf.space === '' ? '' : ' ';
    const isTight = !breaks && (/^[([]$/.test(before?.text ?? '') || /^[)\],;]$/.test(leaf.text));
    if (OPENING.test(leaf.text)) depth++;
    before = leaf;
    return withSpace(leaf, isTight ? '' : space);
  };
}

const INDENT = '  ';
const OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;

/** What stands behind an opening brace, if the brace that closes it begins a line. */
function afterBraces(root: Node): readonly Leaf[] {
  const leaves = [...leavesOf(root)].filter(({ text }) => text !== '');
  const open: number[] = [];
  return leaves.flatMap((leaf, i) => {
    if (leaf.text === '{') open.push(i);
    const opened = leaf.text === '}' ? open.pop() : undefined;
    return opened !== undefined && leaf.space.includes('\n') ? [leaves[opened + 1]!] : [];
  });
}

/** The first tokens of the elements of the outermost list. */
function topLevel(root: Node): ReadonlySet<Leaf> {
  let node = root;
  while (node.kind === 'sequence') {
    const largest = node.children.toSorted((a, b) => b.tokens - a.tokens)[0];
    if (largest === undefined) break;
    node = largest;
  }
  const elements = node.kind === 'token' ? [] : node.children;
  return new Set(elements.flatMap((element) => [...leavesOf(element)].find(({ text }) => text !== '') ?? []));
}

/** White space has a meaning in some languages, and somewhere in most. */
function hasSameTokens(program: TreeProgram, tidied: TreeProgram): boolean {
  const tokensOf = ({ root }: TreeProgram) =>
    Array.from(leavesOf(root), ({ symbol, text }) => `${symbol} ${text}`).join('\n');
  const read = readProgram(program.syntax, tidied.print());
  return 'program' in read && tokensOf(read.program) === tokensOf(program);
}
