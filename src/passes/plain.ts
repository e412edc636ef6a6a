/**
 * Makes names and values plain: names become a, b, c, ... in order of appearance; values become the first or second
 * text of their lexical rule, or else their first character. It changes many at a time, by halving: few of them matter
 * to a bug, so this takes few tests.
 *
 * Repeating the pass terminates, too: of the texts in order of appearance, the first that changes becomes earlier in
 * shortlex order, and those before it stay.
 */
import type { Pass, Proposal } from '../core/pass.ts';
import { isBefore, shortlex } from '../grammar/shortlex.ts';
import { factsOf, type Name } from '../semantics/facts.ts';
import { type FreeNames, freeNames } from '../semantics/free-names.ts';
import { type Leaf, leavesOf, type Tree } from '../tree/node.ts';
import { mapLeaves, type TreeProgram } from '../tree/tree-program.ts';
import { lexicalRule, type Syntax } from '../tree/syntax.ts';
import { halving, type Sweep } from './halving.ts';
import { parsing } from './parsing.ts';

/** The stages, in order. */
const STAGES = ['names', 'order', 'first', 'second', 'initial'] as const;

interface Cursor {
  readonly stage: number;
  /** The keys of the names or values not yet changed in this stage, and the cursor of their reducer. */
  readonly left?: readonly string[] | undefined;
  readonly sweep?: Sweep;
  /** The keys of the names that must stay. */
  readonly special: ReadonlySet<string>;
}

export const plain: Pass<TreeProgram, Cursor> = parsing<Cursor>({
  name: 'plain',
  accepts: 'same-size',
  start: () => ({ stage: 0, special: new Set() }),
  *propose(program, from) {
    const { names } = yield* factsOf(program);
    let { special } = from;
    for (let { stage } = from; stage < STAGES.length; stage++) {
      const isHere = stage === from.stage;
      const kind = STAGES[stage]!;
      const isAboutNames = kind === 'names' || kind === 'order';
      const all = () =>
        isAboutNames
          ? names.map(({ key }) => key).filter((key) => !special.has(key))
          : [...valuesFor(kind, program).keys()];
      const left = (isHere ? from.left : undefined) ?? all();
      const plainer = (keys: readonly string[]) =>
        isAboutNames ? withPlainNames(program, names, keys) : withPlainValues(program, kind, keys);
      if (kind === 'order') {
        yield* proposal(program, kind, plainer(left), { stage: stage + 1, special }, left);
        continue;
      }
      const start = (isHere ? from.sweep : undefined) ?? halving.start(left.length);
      for (const { from: first, to, next: sweep } of halving.cuts(left.length, start)) {
        const next = { stage, left: left.toSpliced(first, to - first), sweep, special };
        const keys = left.slice(first, to);
        yield* proposal(program, kind, plainer(keys), next, keys);
      }
      if (kind === 'names') special = new Set(left);
    }
  },
});

type Stage = (typeof STAGES)[number];
type ValueStage = Exclude<Stage, 'names' | 'order'>;

function* proposal(
  program: TreeProgram,
  kind: Stage,
  tree: Tree,
  next: Cursor,
  keys: readonly string[],
): Generator<Proposal<TreeProgram, Cursor>> {
  if (tree === program.root) return;
  yield { program: program.with(tree), next, kind, change: `${kind} ${keys.join(' ')}` };
}

/** Renames some names to the first free ones, in order of appearance. */
function withPlainNames(
  { syntax, root }: TreeProgram,
  names: readonly Name[],
  keys: readonly string[],
): Tree {
  const chosen = new Set(keys);
  const free = freeNames();
  for (const name of names) if (!chosen.has(name.key)) free.take(name, name.text);
  const texts = new Map<number, string>();
  for (const name of names) {
    if (!chosen.has(name.key)) continue;
    const text = nameFor(syntax, name, free);
    if (text === undefined) continue;
    free.take(name, text);
    if (text !== name.text) for (const { id } of name.tokens) texts.set(id, text);
  }
  return texts.size === 0 ? root : mapLeaves(root, (leaf) => withText(syntax, leaf, texts.get(leaf.id)));
}

function nameFor(syntax: Syntax, name: Name, free: FreeNames): string | undefined {
  const rule = lexicalRule(syntax, name.declaration);
  if (rule === undefined || !syntax.isIdentifier(name.declaration)) return undefined;
  for (const text of shortlex(rule)) if (!syntax.keywords.has(text) && free.isFree(name, text)) return text;
  return undefined;
}

/** Makes some values plainer, in all their occurrences. */
function withPlainValues(program: TreeProgram, kind: ValueStage, keys: readonly string[]): Tree {
  const { syntax, root } = program;
  const values = valuesFor(kind, program);
  const texts = new Map<string, string>();
  for (const key of keys) {
    const leaf = values.get(key);
    const text = leaf && valueFor(syntax, kind, leaf);
    if (text !== undefined && text !== leaf!.text) texts.set(key, text);
  }
  if (texts.size === 0) return root;
  return mapLeaves(root, (leaf) =>
    syntax.isIdentifier(leaf) ? leaf : withText(syntax, leaf, texts.get(keyOf(leaf))),
  );
}

const withText = (syntax: Syntax, leaf: Leaf, text: string | undefined): Leaf =>
  text === undefined ? leaf : { ...leaf, text, tokens: syntax.tokensIn(text) };

/** One token for each value that a stage handles, in order of appearance. */
function valuesFor(stage: ValueStage, { syntax, root }: TreeProgram): ReadonlyMap<string, Leaf> {
  const values = new Map<string, Leaf>();
  for (const leaf of leavesOf(root)) {
    if (syntax.isIdentifier(leaf)) continue;
    const isKnown = stage === 'initial' || lexicalRule(syntax, leaf) !== undefined;
    const isFixed = syntax.grammar.terminals.get(leaf.symbol)?.text !== undefined;
    const isFree = !isFixed && !syntax.keywords.has(leaf.text) && leaf.text !== '';
    const key = keyOf(leaf);
    if (isKnown && isFree && !values.has(key)) values.set(key, leaf);
  }
  return values;
}

const keyOf = ({ symbol, text }: Leaf): string => `${symbol} ${text}`;

function valueFor(syntax: Syntax, kind: ValueStage, leaf: Leaf): string | undefined {
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
