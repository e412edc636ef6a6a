import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Tail } from '../../src/oracle/tail.ts';

test('keeps the last bytes, however they are split into chunks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.string({ maxLength: 30 })), (limit, chunks) => {
      const tail = new Tail(limit);
      for (const chunk of chunks) tail.push(Buffer.from(chunk, 'latin1'));
      expect(tail.bytes().toString('latin1')).toBe(chunks.join('').slice(-limit));
    }),
  );
});

test('uses little memory for many small chunks', () => {
  const before = process.memoryUsage();
  const tail = new Tail(4 * 1024 * 1024);
  for (let i = 0; i < 3_000_000; i++) tail.push(Buffer.from([i]));
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.external - before.heapUsed - before.external;
  expect(tail.bytes()).toHaveLength(3_000_000);
  expect(bytes).toBeLessThan(64 * 1024 * 1024);
});
