import type { Node } from '../../tree/node.ts';

/** The expression in `return …;`. */
export function returnedBy(node: Node): Node | undefined {
  if (node.kind === 'token') return undefined;
  const [, ...rest] = node.children.filter(({ tokens }) => tokens > 0);
  const value = rest.find((child) => child.kind !== 'token' || child.text !== ';');
  return value;
}
