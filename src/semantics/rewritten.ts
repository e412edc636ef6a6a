/** The text of a node with other text in the place of some nodes in it. */
import { type Node, textOf } from '../tree/node.ts';

export function rewritten(node: Node, texts: ReadonlyMap<number, string>): string {
  if (texts.size === 0) return textOf(node);
  const pieces: string[] = [];
  const stack: Node[] = [node];
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const text = texts.get(top.id);
    if (text !== undefined) pieces.push(text);
    else if (top.kind === 'token') pieces.push(top.text);
    else for (let i = top.children.length - 1; i >= 0; i--) stack.push(top.children[i]!);
  }
  return pieces.filter((piece) => piece !== '').join(' ');
}
