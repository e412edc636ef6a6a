/** Scopes while the names of a program are found: what is visible where, and what a name is looked up as. */
import type { Leaf, Node } from '../tree/node.ts';
import type { Declaration } from './facts.ts';

/** A region of the program in which declared names are visible. */
export interface Scope {
  readonly node: Node | undefined;
  readonly outer: Scope | undefined;
  readonly isFunction: boolean;
  readonly isExposed: boolean;
  readonly isOpaque: boolean;
  readonly isOutward: boolean;
  /** The name of the class that its names are members of. */
  readonly owner: Draft | undefined;
  readonly names: Map<string, Visible[]>;
}

/** A name, and the number of the first node that it is visible in. */
interface Visible {
  readonly draft: Draft;
  readonly from: number;
}

export interface Draft {
  readonly text: string;
  readonly space: string;
  readonly scope: Scope | undefined;
  readonly tokens: Leaf[];
  readonly declarations: Declaration[];
  readonly isForeign: boolean;
}

/** Where a name is looked up, and in which spaces. */
export interface Search {
  readonly leaf: Leaf;
  readonly scope: Scope;
  readonly spaces: readonly string[];
}

export const newDraft = (scope: Scope | undefined, space: string, text: string): Draft => ({
  ...{ text, space, scope, tokens: [], declarations: [], isForeign: false },
});

/** All names with this text in a scope, in the order in which they become visible. */
export function visibleIn({ names }: Scope, space: string, text: string): Visible[] {
  const key = `${space} ${text}`;
  let visible = names.get(key);
  if (visible === undefined) names.set(key, (visible = []));
  return visible;
}

/** The only name with this text in a scope. */
export function sharedDraft(scope: Scope, space: string, text: string): Draft {
  const visible = visibleIn(scope, space, text);
  if (visible.length === 0) visible.push({ draft: newDraft(scope, space, text), from: 0 });
  return visible[0]!.draft;
}

export function functionAround(scope: Scope): Scope {
  let at = scope;
  while (!at.isFunction && at.outer !== undefined) at = at.outer;
  return at;
}

export function lookUp({ leaf, scope, spaces }: Search): Draft | undefined {
  for (const space of spaces) {
    const key = `${space} ${leaf.text}`;
    for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
      const isHidden = at.isOpaque && at !== scope;
      const found = at.names
        .get(key)
        ?.findLast(({ draft, from }) => from <= leaf.id && !(isHidden && draft.space !== space));
      if (found !== undefined) return found.draft;
    }
  }
  return undefined;
}
