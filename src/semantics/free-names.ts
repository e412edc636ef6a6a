/** Decides which new text a name can have without clashing with another name. */
import type { Node } from '../tree/node.ts';
import type { Name } from './facts.ts';

export interface FreeNames {
  /** Whether a name can have this text: no name with this text is used where this one is visible, or visible where this one is used. */
  isFree(name: Name, text: string): boolean;
  /** Records that the name now has this text. */
  take(name: Name, text: string): void;
}

export function freeNames(): FreeNames {
  const taken = new Map<string, Name[]>();
  return {
    isFree: (name, text) => !taken.get(text)?.some((other) => interfere(name, other)),
    take(name, text) {
      const names = taken.get(text);
      if (names === undefined) taken.set(text, [name]);
      else names.push(name);
    },
  };
}

/** Two names interfere unless their scopes are disjoint, or the outer name does not occur in the inner scope. */
function interfere(one: Name, other: Name): boolean {
  if (one.scope === undefined && other.scope === undefined) return true;
  if (contains(one.scope, other.scope)) return occursIn(one, other.scope!);
  if (contains(other.scope, one.scope)) return occursIn(other, one.scope!);
  return false;
}

const contains = (outer: Node | undefined, inner: Node | undefined): boolean =>
  outer === undefined || (inner !== undefined && outer.id <= inner.id && inner.last <= outer.last);

/** Whether the name occurs in a node. */
function occursIn({ tokens }: Name, { id, last }: Node): boolean {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.id < id) low = middle + 1;
    else high = middle;
  }
  return low < tokens.length && tokens[low]!.id <= last;
}
