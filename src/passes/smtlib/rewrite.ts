/**
 * Rewrites terms by the table of rules: double negation, De Morgan, implications, relations, nested `and` and so on; and folds
 * arithmetic on numerals.
 */
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { numberedKeys, oneByOne, type Site } from '../semantic/sites.ts';
import type { Text } from '../semantic/text.ts';
import { RULES } from './rules.ts';
import { applicationOf } from './script.ts';

export const rewrite = oneByOne('smt-rewrite', 0, termsByRules);

export function* termsByRules(program: TreeProgram): Generator<Site | undefined> {
  const { terms } = yield* sortsOf(program);
  const keyFor = numberedKeys();
  for (const term of terms) {
    const application = applicationOf(term);
    if (application === undefined) continue;
    const text = textOf(term);
    const folded = foldedValue(application.head, application.args);
    if (folded !== undefined) yield { key: keyFor(`${text} to ${folded}`), replace: [[term, folded]] };
    for (const { from, to, line } of rulesFor(application.head)) {
      const bound = matched(from, term);
      if (bound !== undefined)
        yield { key: keyFor(`${text} by ${line}`), replace: [[term, instance(to, bound)]] };
    }
  }
}

/** An s-expression of a rule. */
type Pattern = string | readonly Pattern[];

interface Rule {
  readonly line: number;
  readonly from: readonly Pattern[];
  readonly to: Pattern;
}

let byHead: ReadonlyMap<string, readonly Rule[]> | undefined;

const rulesFor = (head: string): readonly Rule[] => (byHead ??= read(RULES)).get(head) ?? [];

function read(table: string): ReadonlyMap<string, readonly Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const [line, text] of table.trim().split('\n').entries()) {
    const [from, to] = expressions(text) as [readonly Pattern[], Pattern];
    const head = from[0] as string;
    const rules = found.get(head);
    if (rules === undefined) found.set(head, [{ line, from, to }]);
    else rules.push({ line, from, to });
  }
  return found;
}

function expressions(text: string): readonly Pattern[] {
  const open: Pattern[][] = [[]];
  for (const [word] of text.matchAll(/[()]|[^\s()]+/g)) {
    if (word === '(') open.push([]);
    else if (word === ')') {
      const done = open.pop()!;
      open.at(-1)!.push(done);
    } else open.at(-1)!.push(word);
  }
  return open[0]!;
}

/** The terms that the letters of a pattern stand for. */
type Bound = ReadonlyMap<string, readonly Node[]>;

const isLetter = (pattern: Pattern): pattern is string =>
  typeof pattern === 'string' && /^[a-z]$/.test(pattern);
const isList = (pattern: Pattern): pattern is string =>
  typeof pattern === 'string' && /^[a-z]\.\.\.$/.test(pattern);

function matched(pattern: Pattern, node: Node, bound: Bound = new Map()): Bound | undefined {
  if (isLetter(pattern)) return withBound(bound, pattern, [node]);
  if (typeof pattern === 'string') return textOf(node) === pattern ? bound : undefined;
  const application = applicationOf(node);
  if (application === undefined || application.head !== pattern[0]) return undefined;
  return matchedAll(pattern.slice(1), application.args, bound);
}

function matchedAll(patterns: readonly Pattern[], nodes: readonly Node[], bound: Bound): Bound | undefined {
  const [first, ...rest] = patterns;
  if (first === undefined) return nodes.length === 0 ? bound : undefined;
  if (isList(first)) {
    for (let length = nodes.length; length >= 0; length--) {
      const own = withBound(bound, first, nodes.slice(0, length));
      const all = own && matchedAll(rest, nodes.slice(length), own);
      if (all !== undefined) return all;
    }
    return undefined;
  }
  const [node, ...others] = nodes;
  const own = node && matched(first, node, bound);
  return own && matchedAll(rest, others, own);
}

function withBound(bound: Bound, letter: string, nodes: readonly Node[]): Bound | undefined {
  const before = bound.get(letter);
  if (before === undefined) return new Map(bound).set(letter, nodes);
  return before.map(textOf).join(' ') === nodes.map(textOf).join(' ') ? bound : undefined;
}

function instance(pattern: Pattern, bound: Bound): Text {
  if (typeof pattern === 'string') return bound.get(pattern) ?? pattern;
  return ['(', ...pattern.map((part) => instance(part, bound)), ')'];
}

/** The value of a sum, difference or product of numerals, or of a comparison of two. */
function foldedValue(head: string, args: readonly Node[]): string | undefined {
  const numbers = args.map((arg) => (/^\d{1,15}$/.test(textOf(arg)) ? Number(textOf(arg)) : NaN));
  const [a, b] = numbers;
  if (a === undefined || b === undefined || numbers.some(Number.isNaN)) return undefined;
  const fold = FOLDED[head];
  const folded = fold && numbers.reduce(fold);
  if (folded !== undefined) return Number.isSafeInteger(folded) && folded >= 0 ? String(folded) : undefined;
  const holds = args.length === 2 ? COMPARED[head]?.(a, b) : undefined;
  return holds === undefined ? undefined : String(holds);
}

const FOLDED: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  div: (a, b) => (b === 0 ? NaN : Math.floor(a / b)),
  mod: (a, b) => (b === 0 ? NaN : a % b),
};

const COMPARED: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
};
