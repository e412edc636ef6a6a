/** Makes random chains of edits that the grammar allows, and checks that the result still parses. */
import { build, fits, inPlaceOf, keep, replaceAll, smallest } from '../../src/tree/edit.ts';
import { type Branch, isError, type Node, nodesOf, type Tree } from '../../src/tree/node.ts';
import type { Syntax } from '../../src/tree/syntax.ts';

export interface Edit {
  readonly kind: EditKind;
  readonly root: Tree;
  /** A description of the edit. */
  readonly what: string;
}

export type EditKind = 'remove' | 'hoist' | 'copy' | 'build';
export const editKinds: readonly EditKind[] = ['remove', 'hoist', 'copy', 'build'];

/** Pseudo-random numbers in [0, 1), deterministic per seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: () => number, items: readonly T[]): T | undefined =>
  items[Math.floor(random() * items.length)];

/** A random edit of this kind, if one is found. */
export function randomEdit(
  syntax: Syntax,
  root: Tree,
  kind: EditKind,
  random: () => number,
): Edit | undefined {
  const nodes = [...nodesOf(root)].filter((node) => node.tokens > 0 && node !== root);
  const done = (old: Node, node: Node): Edit => ({
    kind,
    root: replaceAll(root, [[old.id, node]]),
    what: `${kind} ${old.expected}: ${excerpt(old)} -> ${excerpt(node)}`,
  });
  for (let attempt = 0; attempt < 20; attempt++) {
    const node = pick(random, nodes);
    if (node === undefined) return undefined;
    switch (kind) {
      case 'remove': {
        if (node.kind === 'token' || node.kind === 'sequence') break;
        const from = Math.floor(random() * node.children.length);
        const count = 1 + Math.floor(random() ** 2 * (node.children.length - from));
        const kept = keep(node, node.children.toSpliced(from, count));
        if (kept !== undefined) return done(node, kept);
        break;
      }
      case 'hoist': {
        const inner = [...nodesOf(node)].filter(
          (candidate) => candidate !== node && candidate.tokens > 0 && fits(syntax, node, candidate),
        );
        const chosen = pick(random, inner);
        if (chosen !== undefined) return done(node, inPlaceOf(node, chosen));
        break;
      }
      case 'copy': {
        const others = nodes.filter(
          (candidate) =>
            candidate !== node && candidate.tokens <= node.tokens && fits(syntax, node, candidate),
        );
        const chosen = pick(random, others);
        if (chosen !== undefined) return done(node, inPlaceOf(node, chosen));
        break;
      }
      case 'build': {
        const made = madeAnew(syntax, node, random);
        if (made !== undefined && made.tokens <= node.tokens) return done(node, inPlaceOf(node, made));
        break;
      }
    }
  }
  return undefined;
}

/** A node for another production of the same symbol, with smallest parts. */
function madeAnew(syntax: Syntax, node: Node, random: () => number): Branch | undefined {
  if (isError(node)) return undefined;
  const production = pick(random, syntax.grammar.rules.get(node.symbol) ?? []);
  if (production?.kind !== 'sequence') return undefined;
  const parts = production.symbols.map((symbol) => smallest(syntax, symbol));
  if (parts.includes(undefined)) return undefined;
  return build(syntax, node, node.symbol, production, parts as Node[]);
}

const excerpt = (node: Node): string => {
  const words: string[] = [];
  for (const part of nodesOf(node)) if (part.kind === 'token' && words.push(part.text) > 12) break;
  return `${node.symbol.slice(0, 60)} ${JSON.stringify(words.join(' '))}`;
};

export interface Failure {
  /** The edit after which the text no longer parsed. */
  readonly edit: Edit;
  readonly text: string;
}

/**
 * Makes a chain of edits, and parses the text again after edits 1, 2, 4, 8 and so on, and after the last: late in a
 * chain there is often little left to go wrong.
 */
export function chain(
  syntax: Syntax,
  text: string,
  seed: number,
  edits: number,
  kinds: readonly EditKind[] = editKinds,
): { readonly edits: number; readonly failure?: Failure } {
  const { root, tail } = syntax.parse(text);
  const steps: Edit[] = [];
  const random = randomNumbers(seed);
  for (let i = 0; i < edits; i++) {
    const current = steps.at(-1)?.root ?? root;
    const edit = randomEdit(syntax, current, pick(random, kinds)!, random);
    if (edit !== undefined) steps.push(edit);
  }
  const breaks = (edit: Edit) => syntax.parse(syntax.print(edit.root, tail)).errors > 0;
  const isChecked = (step: number) => (step & (step - 1)) === 0 || step === steps.length;
  let lastGood = 0;
  for (let step = 1; step <= steps.length; step++) {
    if (!isChecked(step)) continue;
    if (!breaks(steps[step - 1]!)) {
      lastGood = step;
      continue;
    }
    const edit = steps.slice(lastGood, step).find(breaks)!;
    return { edits: steps.length, failure: { edit, text: syntax.print(edit.root, tail) } };
  }
  return { edits: steps.length };
}
