import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { property, reduceWith } from '../reduce-with.ts';
import { syntaxOf, treeOf } from '../tree/editing.ts';

test('a Rust function with one instance loses its type parameter', async () => {
  const program = 'fn id<T: Clone>(a: T) -> T { a.clone() } fn main() { let b = id::<u8>(3); c(b); }';
  const syntax = await syntaxOf('rust');
  const generic = /fn\s+(\w+)\s*<\s*T\b[^>]*>\s*\(\s*\w+\s*:\s*T\b.*->\s*T\b.*\b\1\s*::\s*<\s*u8\s*>\s*\(/s;
  const plain = /fn\s+(\w+)\s*\(\s*\w+\s*:\s*u8\b.*->\s*u8\b.*\b\1\s*\(/s;
  const holds = (text: string): boolean =>
    (generic.test(text) || (plain.test(text) && !/\bT\b/.test(text))) && syntax.parse(text).errors === 0;
  const schedule = algorithms['pith']!.schedule(await treeOf('rust', program));
  const { text } = await reduceWith(schedule, program, property(holds));
  expect(text).toMatch(/^fn \w\(\w+: u8\) -> u8/);
});
