/** An order of programs that prefers the plainer of two programs of the same size. */
import { finish } from '../core/work.ts';
import { textOf } from '../core/encoding.ts';
import type { Fitness } from '../core/fitness.ts';
import type { FileProgram } from '../core/program.ts';
import { isBefore } from '../grammar/shortlex.ts';
import { formOf } from './edit.ts';
import { leavesOf, type Node, nodesOf } from './node.ts';
import type { Parsed, Syntax } from './syntax.ts';
import type { TreeProgram } from './tree-program.ts';

/**
 * Better means fewer tokens; then fewer distinct names; then fewer names and literals; then names and literals that
 * come earlier in shortlex order, compared from the first; then forms that come earlier in the grammar, compared from
 * the first; then fewer bytes. The order is asymmetric: at most one of two programs is better.
 */
export function plainest(syntax: Syntax): Required<Pick<Fitness<Uint8Array>, 'isBetter'>> {
  const known = new WeakMap<FileProgram, Plainness>();
  const plainnessOf = (program: FileProgram): Plainness => {
    let found = known.get(program);
    if (found === undefined) known.set(program, (found = plainnessIn(syntax, rootOf(syntax, program))));
    return found;
  };
  return {
    isBetter(a, b) {
      if (a.size.tokens !== b.size.tokens) return a.size.tokens < b.size.tokens;
      const [left, right] = [plainnessOf(a), plainnessOf(b)];
      const order =
        left.names - right.names ||
        left.texts.length - right.texts.length ||
        firstDifference(left.texts, right.texts, isBefore) ||
        firstDifference(left.forms, right.forms, (one, other) => one < other) ||
        a.size.bytes - b.size.bytes;
      return order < 0;
    },
  };
}

interface Plainness {
  /** The number of distinct names. */
  readonly names: number;
  /** The texts of names and literals, in order. */
  readonly texts: readonly string[];
  /** The index of each node's form among the forms that its place allows, parents first. */
  readonly forms: readonly number[];
}

function plainnessIn(syntax: Syntax, root: Node): Plainness {
  const names = new Set<string>();
  const texts: string[] = [];
  for (const leaf of leavesOf(root)) {
    if (syntax.isIdentifier(leaf)) names.add(leaf.text);
    if (syntax.grammar.terminals.get(leaf.symbol)?.text === undefined) texts.push(leaf.text);
  }
  const forms = Array.from(nodesOf(root), (node) => formOf(syntax, node));
  return { names: names.size, texts, forms };
}

/** A program without a tree, like the original, is parsed. */
const rootOf = (syntax: Syntax, program: FileProgram): Node =>
  'root' in program
    ? (program as TreeProgram).root
    : (finish(syntax.parsing(textOf(program.print()), Infinity)) as Parsed).root;

/** Negative if `a` comes first. */
function firstDifference<T>(a: readonly T[], b: readonly T[], isFirst: (a: T, b: T) => boolean): number {
  const at = a.findIndex((one, i) => one !== b[i]);
  if (at === -1) return a.length - b.length;
  if (at >= b.length) return 1;
  return isFirst(a[at]!, b[at]!) ? -1 : 1;
}
