import fc from 'fast-check';
import { expect, test } from 'vitest';
import { History } from '../../src/engine/history.ts';

test('every version comes back, in reverse order', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ max: 2, maxLength: 12 }), { minLength: 1 }), (versions) => {
      const history = new History(versions[0]!);
      for (const version of versions.slice(1)) history.push(version);
      for (const version of versions.toReversed()) {
        expect([...history.latest]).toEqual([...version]);
        expect(history.pop()).toBe(version !== versions[0]! || history.depth > 0);
      }
    }),
  );
});
