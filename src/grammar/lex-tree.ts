/** The parse tree of a token: which part of its lexical rule matches which part of its text. */
import { END, forksOf, nfa, type State, stepBack, type Stop } from './nfa.ts';
import { oneOf, type Regex, repeated } from './regex.ts';

export interface LexNode<Rule extends Regex = Regex> {
  readonly rule: Rule;
  readonly text: string;
  /** The parts of a sequence, the chosen option, or the repetitions. Texts and sets have no children. */
  readonly children: readonly LexNode[];
}

type Kind<K extends Regex['kind']> = Extract<Regex, { readonly kind: K }>;

/** A list of repetitions. */
export type Repetition = LexNode<Kind<'repeat'>>;

/** Text that other text could replace. */
export type Fragment = LexNode<Kind<'set' | 'choice'>>;

/**
 * The tree of a text; `undefined` if the rule does not match it. If there are several, it prefers the longest lists,
 * and the options that come first in the rule.
 */
export function lexTree(regex: Regex, text: string): LexNode | undefined {
  const automaton = nfa(withOptionals(regex));
  const characters = Array.from(text);
  // For each position, from the end of the text, the stops from which the rest of the text is accepted.
  const alive: ReadonlySet<Stop>[] = [new Set([END])];
  for (const character of characters.toReversed()) {
    alive.push(stepBack(automaton, alive.at(-1)!, character));
  }
  alive.reverse();

  interface Frame {
    readonly rule: Regex;
    readonly start: number;
    readonly children: LexNode[];
  }
  const frames: Frame[] = [];
  let state: State = automaton.start;
  for (let at = 0; ; at++) {
    const path = pathTo(alive[at]!, state);
    if (path === undefined) return undefined;
    for (const step of path) {
      if (step.kind === 'enter') frames.push({ rule: step.part, start: at, children: [] });
      if (step.kind !== 'leave') continue;
      const { rule, start, children } = frames.pop()!;
      const node: LexNode = { rule, text: characters.slice(start, at).join(''), children };
      if (frames.length === 0) return node;
      frames.at(-1)!.children.push(node);
    }
    const stop = path.at(-1)!;
    if (stop.kind === 'read') state = stop.to;
  }
}

/** Grammars write an optional part as a choice between it and the empty text. */
function withOptionals(regex: Regex): Regex {
  switch (regex.kind) {
    case 'text':
    case 'set':
      return regex;
    case 'sequence':
      return { ...regex, parts: regex.parts.map(withOptionals) };
    case 'repeat':
      return { ...regex, of: withOptionals(regex.of) };
    case 'choice': {
      const options = regex.options.filter((option) => option.kind !== 'text' || option.text !== '');
      const choice = oneOf(options.map(withOptionals));
      return options.length === regex.options.length ? choice : repeated(choice, 0, 1);
    }
  }
}

/** The states on the first path to one of `stops` that neither reads nor visits a state twice. */
function pathTo(
  stops: ReadonlySet<State>,
  state: State,
  seen = new Set<State>(),
): readonly State[] | undefined {
  if (stops.has(state)) return [state];
  if (seen.has(state)) return undefined;
  seen.add(state);
  for (const next of forksOf(state)) {
    const path = pathTo(stops, next, seen);
    if (path !== undefined) return [state, ...path];
  }
  return undefined;
}

/** The lists that have a removable element, breadth first. */
export function repetitionsIn(tree: LexNode): readonly Repetition[] {
  const found = [tree];
  for (const { children } of found) for (const child of children) found.push(child);
  return found.filter(
    (node): node is Repetition => node.rule.kind === 'repeat' && node.rule.min < node.rule.max,
  );
}

/** The fragments in preorder. */
export function fragmentsIn(tree: LexNode): readonly Fragment[] {
  const inner = tree.children.flatMap(fragmentsIn);
  return isFragment(tree) ? [tree, ...inner] : inner;
}

const isFragment = (node: LexNode): node is Fragment =>
  node.rule.kind === 'set' || node.rule.kind === 'choice';

/** The tree with one of its nodes replaced. */
export function replaceIn(tree: LexNode, old: LexNode, node: LexNode): LexNode {
  if (tree === old) return node;
  const children = tree.children.map((child) => replaceIn(child, old, node));
  return children.every((child, i) => child === tree.children[i]) ? tree : withChildren(tree, children);
}

/** A node with its children replaced. */
export const withChildren = (node: LexNode, children: readonly LexNode[]): LexNode => ({
  ...node,
  children,
  text: children.map(({ text }) => text).join(''),
});
