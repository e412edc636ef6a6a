/**
 * What the semantic passes have in common: a pass finds its sites, each a change to a declaration and all its uses, and
 * proposes all of them at once, then halves, down to single sites.
 *
 * A change replaces nodes by text. The result is parsed to find out what that text means in the grammar.
 */
import type { Accepts, Pass } from '../../core/pass.ts';
import type { Work } from '../../core/work.ts';
import { type Facts, factsOf } from '../../semantics/facts.ts';
import { find, replaceAll, written } from '../../tree/edit.ts';
import { leavesOf, type Node, type Tree } from '../../tree/node.ts';
import { removingAll } from '../../tree/remove.ts';
import { readingProgram, betterOf, type TreeProgram } from '../../tree/tree-program.ts';
import { halving, type Sweep } from '../halving.ts';
import { parsing } from '../parsing.ts';
import { mustBeUsed, removingUnused } from './unused.ts';
import { type Text, write } from './text.ts';

export interface Site {
  /** Identifies the site, even after other sites were changed. */
  readonly key: string;
  /**
   * Nodes, each with the text that replaces it. If a node is replaced twice, the second replacement applies to the node
   * where it occurs in the text of the first.
   */
  readonly replace: readonly Replacement[];
  /** Nodes to remove, each with as little around it as the grammar allows. They are removed before the replacements. */
  readonly remove?: readonly Node[];
  /** Nodes that are gone then: names that were only used in them lose their declarations. */
  readonly leavesUnused?: readonly Node[];
}

export type Replacement = readonly [node: Node, text: Text];

/** `undefined` means that the next site has not been found yet. */
export type FindSites = (program: TreeProgram, facts: Facts) => Iterable<Site | undefined>;

export interface SitesCursor {
  /** The variant of the change. */
  readonly variant: number;
  /** The keys of the sites not yet changed in this variant, and the cursor of the sweep over them. */
  readonly left?: readonly string[];
  readonly sweep?: Sweep;
}

/** A pass over sites. Each variant of the change finds its own sites; the variants are tried in order. */
export function overSites(
  name: string,
  accepts: Exclude<Accepts, 'any'>,
  ...variants: readonly FindSites[]
): Pass<TreeProgram, SitesCursor> {
  return parsing<SitesCursor>({
    name,
    accepts,
    start: () => ({ variant: 0 }),
    *propose(edited, from) {
      const program = yield* readAnew(edited);
      const facts = yield* factsOf(program);
      for (let { variant } = from; variant < variants.length; variant++) {
        yield;
        const sites = yield* byKey(variants[variant]!(program, facts));
        const before = variant === from.variant ? from : { variant };
        const left = before.left?.filter((key) => sites.has(key)) ?? [...sites.keys()];
        const start = sweepOver(left, before);
        for (const { from: first, to, next: sweep } of halving.cuts(left.length, start)) {
          const keys = left.slice(first, to);
          const tree = yield* changed(
            program,
            facts,
            keys.map((key) => sites.get(key)!),
          );
          const root = tree && (yield* withoutUnused(program, tree));
          if (root === undefined || root.tokens > program.root.tokens - (accepts === 'smaller' ? 1 : 0)) {
            yield;
            continue;
          }
          const next = { variant, left: left.toSpliced(first, to - first), sweep };
          yield { program: program.with(root), next, kind: name, change: changeOf(name, variant, keys) };
        }
      }
    },
  });
}

/**
 * A pass that changes one site after the other, in the order in which they are found. `least` is the number of tokens that
 * a change must save: 0 only if the changes follow an order, so that they cannot go on for ever.
 */
export function oneByOne(
  name: string,
  least: 0 | 1,
  ...variants: readonly FindSites[]
): Pass<TreeProgram, number> {
  return parsing<number>({
    name,
    accepts: least === 0 ? 'same-size' : 'smaller',
    start: () => 0,
    *propose(edited, from) {
      const program = yield* readAnew(edited);
      const facts = yield* factsOf(program);
      let at = 0;
      for (const [variant, sitesOf] of variants.entries()) {
        for (const [key, site] of yield* byKey(sitesOf(program, facts))) {
          if (at++ < from) continue;
          const root = yield* changed(program, facts, [site]);
          if (root === undefined || root.tokens > program.root.tokens - least) {
            yield;
            continue;
          }
          // The sites before it were rejected; this one is gone.
          yield {
            program: program.with(root),
            next: at - 1,
            kind: name,
            change: changeOf(name, variant, [key]),
          };
        }
      }
    },
  });
}

/** Where a growing pass is. */
export interface GrowingCursor {
  /** How many sites were tried without success. */
  readonly at: number;
  /** The program must not have more tokens: inlining calls of functions that call others multiplies the program. */
  readonly most: number;
}

/**
 * A pass that makes the program larger. It changes one site after the other, wherever the result is interesting. It runs
 * only inside attempts.
 */
export function growing(name: string, ...variants: readonly FindSites[]): Pass<TreeProgram, GrowingCursor> {
  return parsing<GrowingCursor>({
    name,
    accepts: 'any',
    start: ({ size }) => ({ at: 0, most: MOST_GROWTH * size.tokens + SPARE }),
    *propose(edited, { at: from, most }) {
      const program = yield* readAnew(edited);
      const facts = yield* factsOf(program);
      let at = 0;
      for (const [variant, sitesOf] of variants.entries()) {
        for (const [key, site] of yield* byKey(sitesOf(program, facts))) {
          if (at++ < from) continue;
          const root = yield* changed(program, facts, [site]);
          if (root === undefined || root.tokens > most) {
            yield;
            continue;
          }
          yield {
            program: program.with(root),
            next: { at: at - 1, most },
            kind: name,
            change: changeOf(name, variant, [key]),
          };
        }
      }
    },
  });
}

/** How many times as large it may become, and how many tokens more: small programs need room too. */
const MOST_GROWTH = 2;
const SPARE = 100;

const changeOf = (name: string, variant: number, keys: readonly string[]): string =>
  `${name} ${variant} ${keys.join(', ')}`;

/** The first site with each key. */
function* byKey(sites: Iterable<Site | undefined>): Work<ReadonlyMap<string, Site>> {
  const found = new Map<string, Site>();
  for (const site of sites) {
    if (site === undefined) yield;
    else if (!found.has(site.key)) found.set(site.key, site);
  }
  return found;
}

/** Continues the sweep at the same site, although sites before it may have disappeared when others were changed. */
function sweepOver(left: readonly string[], { left: before, sweep }: SitesCursor): Sweep {
  if (before === undefined || sweep === undefined) return halving.start(left.length);
  const still = new Set(left);
  const gone = before.slice(0, sweep.at).filter((key) => !still.has(key)).length;
  return { ...sweep, at: sweep.at - gone };
}

/** Parses the edited text again: the inserted text has no proper nodes yet. */
function* readAnew(program: TreeProgram): Work<TreeProgram> {
  if (program.isRead) return program;
  return betterOf(program, yield* readingProgram(program.syntax, program.print()));
}

function* changed(
  { syntax, root }: TreeProgram,
  facts: Facts,
  sites: readonly Site[],
): Work<Tree | undefined> {
  const removed = sites.flatMap(({ remove = [] }) => remove.map(({ id }) => id));
  const gone = sites.flatMap(({ leavesUnused = [] }) => leavesUnused);
  let rest = removed.length === 0 ? root : yield* removingAll(syntax, root, removed);
  if (rest !== undefined && gone.length > 0) rest = yield* removingUnused(syntax, facts, rest, gone);
  if (rest === undefined) return undefined;
  const changes = new Map<number, Text[]>();
  for (const { replace } of sites) {
    for (const [{ id }, text] of replace) {
      const texts = changes.get(id);
      if (texts === undefined) changes.set(id, [text]);
      else texts.push(text);
    }
  }
  const edits: [number, Node][] = [];
  let end = -1;
  for (const id of [...changes.keys()].toSorted((a, b) => a - b)) {
    // Changes inside a replaced node are written together with it.
    const node = id <= end ? undefined : find(rest, id)?.node;
    if (node === undefined) continue;
    end = node.last;
    const text = write(rest, node, changes);
    if (text === undefined) return undefined;
    edits.push([id, written(syntax, node, text)]);
    if (edits.length % TURN === 0) yield;
  }
  return edits.length === 0 ? rest : replaceAll(rest, edits);
}

/** The tree without declarations that the language rejects if nothing uses them. */
function* withoutUnused(program: TreeProgram, root: Tree): Work<Tree | undefined> {
  const kinds = new Set(program.syntax.meaning?.mustBeUsed);
  if (kinds.size === 0) return root;
  const now = yield* readAnew(program.with(root));
  const facts = yield* factsOf(now);
  const unused = facts.names.filter((name) => name.uses.length === 0 && mustBeUsed(name, kinds));
  if (unused.length === 0) return root;
  const tokens = unused.map(({ declaration }) => declaration);
  return yield* removingUnused(program.syntax, facts, now.root, tokens);
}

/** Nodes written per turn. */
const TURN = 200;

/** Keys for sites without names: the text of the site, numbered if it occurs several times. */
export function numberedKeys(): (text: string) => string {
  const seen = new Map<string, number>();
  return (text) => {
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return before === 0 ? text : `${text} ${before}`;
  };
}

/** The first words of a statement: enough to tell it from most others. */
export function headOf(node: Node): string {
  const words: string[] = [];
  for (const { text } of leavesOf(node)) if (text !== '' && words.push(text) === MOST_WORDS) break;
  return words.join(' ');
}

const MOST_WORDS = 10;
