/**
 * Replaces a term by a smaller one of the same sort that the script has somewhere: one of its own subterms, a variable, any other
 * term. Larger terms first, and smaller replacements first.
 *
 * ddSMT tries the children of a term, and variables. Guarantee: every proposal has fewer tokens.
 */
import { sortsOf } from '../../semantics/smtlib/sorts.ts';
import { leavesOf, type Node, textOf } from '../../tree/node.ts';
import { numberedKeys, oneByOne } from '../semantic/sites.ts';
import type { Text } from '../semantic/text.ts';
import { applicationOf } from './script.ts';

/** How many replacements to try for a term. */
const MOST = 10;

export const term = oneByOne('smt-term', 1, function* (program) {
  const { terms, sortOf } = yield* sortsOf(program);
  const bySort = new Map<string, Map<string, Node>>();
  for (const one of terms.toSorted((a, b) => a.tokens - b.tokens)) {
    const of = sortOf(one)?.text;
    if (of === undefined) continue;
    const same = bySort.get(of) ?? new Map<string, Node>();
    bySort.set(of, same);
    const text = textOf(one);
    if (!same.has(text)) same.set(text, one);
  }
  const siblingsOf = new Map<number, ReadonlySet<string>>();
  for (const { args } of terms.flatMap((one) => applicationOf(one) ?? []))
    for (const arg of args)
      siblingsOf.set(arg.id, new Set(args.filter((other) => other !== arg).map(textOf)));
  const keyFor = numberedKeys();
  for (const one of terms.toSorted((a, b) => b.tokens - a.tokens)) {
    const of = sortOf(one)?.text;
    if (of === undefined || one.tokens === 1) continue;
    const smaller = [...bySort.get(of)!].filter(([, other]) => other.tokens < one.tokens);
    // Its own subterms, then what is elsewhere.
    const own = smaller.filter(([, other]) => other.id > one.id && other.id <= one.last);
    const others = smaller.filter(([, other]) => !(other.id > one.id && other.id <= one.last));
    const text = textOf(one);
    const siblings = siblingsOf.get(one.id) ?? NONE;
    for (const [key, other] of [...own, ...others].slice(0, MOST)) {
      yield { key: keyFor(`${text} to ${key}`), replace: [[one, other]] };
      for (const unlike of siblings.has(key) ? withAnotherNumeral(other) : [])
        yield { key: keyFor(`${text} unlike ${key}`), replace: [[one, unlike]] };
    }
  }
});

const NONE: ReadonlySet<string> = new Set();

/** `(= (f 0) t)` becomes `(= (f 0) (f 1))`, because `(= (f 0) (f 0))` says nothing. */
function* withAnotherNumeral(term: Node): Generator<Text> {
  const numerals = [...leavesOf(term)].filter(({ text }) => text === '0' || text === '1');
  for (const { id, text } of numerals.slice(-MOST_NUMERALS))
    yield { of: term, with: new Map([[id, [text === '0' ? '1' : '0']]]) };
}

const MOST_NUMERALS = 2;
