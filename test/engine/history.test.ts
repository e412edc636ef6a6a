import fc from 'fast-check';
import { expect, test } from 'vitest';
import { History } from '../../src/engine/history.ts';

test('every version is restored, in reverse order', () => {
  const file = fc.uint8Array({ max: 2, maxLength: 12 });
  const version = fc
    .dictionary(fc.constantFrom('a', 'b/c', 'd'), file)
    .map((entries) => new Map(Object.entries(entries)));
  fc.assert(
    fc.property(fc.array(version, { minLength: 1 }), (versions) => {
      const history = new History(versions[0]!);
      for (const next of versions.slice(1)) history.push(next);
      const back = versions.toReversed();
      expect([...history.versions()]).toEqual(back);
      for (const [i, older] of back.entries()) {
        expect(history.latest).toEqual(older);
        expect(history.pop()).toBe(i < back.length - 1);
      }
    }),
  );
});
