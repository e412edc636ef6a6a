/**
 * Makes names and values plain: names become a, b, c, ... in order of appearance; values become the first or second
 * text of their lexical rule, or else their first character. It changes many at a time, by halving: few of them matter
 * to a bug, so this takes few tests.
 *
 * Repeating the pass terminates, too: of the texts in order of appearance, the first that changes becomes earlier in
 * shortlex order, and those before it stay.
 */
import type { Pass, Proposal } from '../core/pass.ts';
import type { Work } from '../core/work.ts';
import { isBefore, shortlex } from '../grammar/shortlex.ts';
import { factsOf } from '../semantics/facts.ts';
import { type Leaf, leavesOf } from '../tree/node.ts';
import { mapLeaves, type TreeProgram } from '../tree/tree-program.ts';
import { lexicalRule, type Syntax } from '../tree/syntax.ts';
import { halving, type Sweep } from './halving.ts';
import { parsing } from './parsing.ts';

/** The stages, in order. */
const STAGES = ['names', 'order', 'first', 'second', 'initial'] as const;

interface Cursor {
  readonly stage: number;
  /** The tokens yet to be changed in this stage, one for each name or value, and the cursor of their reducer. */
  readonly left?: readonly Leaf[] | undefined;
  readonly sweep?: Sweep;
  /** The names that must stay. */
  readonly special: ReadonlySet<string>;
}

export const plain: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'plain',
  accepts: 'same-size',
  start: () => ({ stage: 0, special: new Set() }),
  *propose(program, from) {
    let { special } = from;
    for (let { stage } = from; stage < STAGES.length; stage++) {
      const isHere = stage === from.stage;
      const kind = STAGES[stage]!;
      const left = (isHere ? from.left : undefined) ?? (yield* tokensFor(kind, program, special));
      if (kind === 'order') {
        yield* proposal(program, kind, left, { stage: stage + 1, special });
        continue;
      }
      const start = (isHere ? from.sweep : undefined) ?? halving.start(left.length);
      for (const { from: first, to, next: sweep } of halving.cuts(left.length, start)) {
        const next = { stage, left: left.toSpliced(first, to - first), sweep, special };
        yield* proposal(program, kind, left.slice(first, to), next);
      }
      if (kind === 'names') special = new Set(left.map(({ text }) => text));
    }
  },
});

type Stage = (typeof STAGES)[number];

const isAboutNames = (stage: Stage): stage is 'names' | 'order' => stage === 'names' || stage === 'order';

/** One token for each name or value that a stage handles, in order of appearance. */
function* tokensFor(stage: Stage, program: TreeProgram, special: ReadonlySet<string>): Work<readonly Leaf[]> {
  if (isAboutNames(stage)) {
    const { names } = yield* factsOf(program);
    return names.filter(({ text }) => !special.has(text)).map(({ declaration }) => declaration);
  }
  const { syntax, root } = program;
  const values = new Map<string, Leaf>();
  for (const leaf of leavesOf(root)) {
    if (syntax.isIdentifier(leaf)) continue;
    const isKnown = stage === 'initial' || lexicalRule(syntax, leaf) !== undefined;
    const isFixed = syntax.grammar.terminals.get(leaf.symbol)?.text !== undefined;
    const isFree = !isFixed && !syntax.keywords.has(leaf.text) && leaf.text !== '';
    const key = keyOf(syntax, leaf);
    if (isKnown && isFree && !values.has(key)) values.set(key, leaf);
  }
  return [...values.values()];
}

/** Names are identified by their text alone; values by their symbol too. */
const keyOf = (syntax: Syntax, leaf: Leaf): string =>
  syntax.isIdentifier(leaf) ? leaf.text : `${leaf.symbol} ${leaf.text}`;

/** Proposes plain texts for some names or values, at all their occurrences, unless they are already plain. */
function* proposal(
  program: TreeProgram,
  kind: Stage,
  tokens: readonly Leaf[],
  next: Cursor,
): Generator<Proposal<TreeProgram, Cursor>> {
  const { syntax, root } = program;
  const changed = new Set(tokens.map(({ text }) => text));
  const taken = new Set(Array.from(leavesOf(root), ({ text }) => text).filter((text) => !changed.has(text)));
  const texts = new Map<string, string>();
  for (const leaf of tokens) {
    const text = isAboutNames(kind) ? nameFor(syntax, leaf, taken) : valueFor(syntax, kind, leaf);
    if (text === undefined) continue;
    taken.add(text);
    texts.set(keyOf(syntax, leaf), text);
  }
  const plainer = mapLeaves(root, (leaf) => {
    const text = texts.get(keyOf(syntax, leaf));
    return text === undefined || text === leaf.text ? leaf : { ...leaf, text, tokens: syntax.tokensIn(text) };
  });
  if (plainer === root) return;
  yield { program: program.with(plainer), next, kind, change: `${kind} ${[...changed].join(' ')}` };
}

/** The first free name. */
function nameFor(syntax: Syntax, leaf: Leaf, taken: ReadonlySet<string>): string | undefined {
  const rule = lexicalRule(syntax, leaf);
  if (rule === undefined) return undefined;
  for (const name of shortlex(rule)) if (!taken.has(name) && !syntax.keywords.has(name)) return name;
  return undefined;
}

function valueFor(syntax: Syntax, kind: Exclude<Stage, 'names' | 'order'>, leaf: Leaf): string | undefined {
  const rule = lexicalRule(syntax, leaf);
  const [first, second] = rule === undefined ? [] : take(shortlex(rule), 2);
  // Strings only try the first text: their second is no plainer, and their first character is just a quote.
  if (kind !== 'first' && !/^[\p{L}\p{N}_.]+$/u.test(leaf.text)) return undefined;
  // Destructuring reads a whole character, even if it takes two UTF-16 units.
  const [initial] = leaf.text;
  const text = { first, second, initial }[kind];
  return text !== undefined && isBefore(text, leaf.text) ? text : undefined;
}

function take<T>(items: Iterable<T>, most: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
}
