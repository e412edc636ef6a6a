/**
 * Trees as text for people, and as JSON for programs. Both are generated in pieces, because trees are large and deep.
 */
import { isError, type Node } from './node.ts';

const MARK = { sequence: '', star: ' *', plus: ' +', optional: ' ?', token: '' } as const;

/**
 * One line per node, indented by depth: the name of the part, its symbol, its text, and the symbol that its place expects if that is
 * different.
 */
export function* showTree(root: Node): Generator<string> {
  const stack: { readonly node: Node; readonly depth: number }[] = [{ node: root, depth: 0 }];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { node, depth } = top;
    const place = node.expected === node.symbol || isError(node) ? '' : ` for ${node.expected}`;
    const text = node.kind === 'token' ? ` ${JSON.stringify(node.text)}` : MARK[node.kind];
    const name = node.field === undefined ? '' : `${node.field}: `;
    yield `${indentation(depth)}${name}${node.symbol}${text}${place}\n`;
    if (node.kind === 'token') continue;
    for (let i = node.children.length - 1; i >= 0; i--)
      stack.push({ node: node.children[i]!, depth: depth + 1 });
  }
}

/** Beyond this depth a number replaces further indentation, which would otherwise exceed the text. */
const DEEPEST = 100;

const indentation = (depth: number): string =>
  depth <= DEEPEST ? '  '.repeat(depth) : `${'  '.repeat(DEEPEST)}(${depth}) `;

/** One JSON value. */
export function* showTreeAsJson(root: Node): Generator<string> {
  const stack: (Node | string)[] = ['\n', root];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (typeof top === 'string') {
      yield top;
      continue;
    }
    const { id, symbol, expected, field, kind, tokens } = top;
    if (top.kind === 'token') {
      yield JSON.stringify({ id, kind, symbol, expected, field, text: top.text, space: top.space });
      continue;
    }
    yield `${JSON.stringify({ id, kind, symbol, expected, field, tokens }).slice(0, -1)},"children":[`;
    stack.push(']}');
    for (let i = top.children.length - 1; i >= 0; i--) {
      stack.push(top.children[i]!);
      if (i > 0) stack.push(',');
    }
  }
}
