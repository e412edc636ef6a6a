import fc from 'fast-check';
import { type Regex, regexSource } from '../../src/grammar/regex.ts';

/** Any regular expression, including those that match nothing, or the same text in several ways. */
export const regexes: fc.Arbitrary<Regex> = fc.letrec<{ regex: Regex }>((tie) => ({
  regex: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({
      kind: fc.constant('text' as const),
      text: fc.string({ unit: fc.constantFrom('a', 'b', '-') }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      of: fc.constantFrom('', 'a', 'ab', '\\n', 'b\\-', '\\p{Lu}'),
      negated: fc.boolean(),
    }),
    fc.record({ kind: fc.constant('sequence' as const), parts: fc.array(tie('regex'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('choice' as const), options: fc.array(tie('regex'), { maxLength: 3 }) }),
    fc
      .tuple(tie('regex'), fc.nat(2), fc.constantFrom(0, 1, Infinity))
      .map(([of, min, more]) => ({ kind: 'repeat' as const, of, min, max: min + more })),
  ),
})).regex;

export const matches = (regex: Regex, text: string): boolean =>
  new RegExp(`^(?:${regexSource(regex)})$`, 'u').test(text);

/** The first items, at most `most`. */
export function firstFew<T>(items: Iterable<T>, most: number): T[] {
  const found: T[] = [];
  for (const item of items) {
    if (found.length === most) break;
    found.push(item);
  }
  return found;
}
