import { expect, test } from 'vitest';
import { identifierReplacement } from '../../../src/passes/vulcan/identifier-replacement.ts';
import { reduceBy } from '../../schedules/reduce-by.ts';
import { words } from '../../tree/editing.ts';
import { left, proposed } from '../on-trees.ts';

test('all uses of a name become those of another; the first appearance stays', async () => {
  expect(await proposed(identifierReplacement, 'c', 'int a, b; int c = a + a;')).toEqual([
    'int a, b; int c = b + b;',
    'int a, b; int c = c + c;',
  ]);
});

test('one is accepted, then it ends', async () => {
  const text = 'int a, b; int c = a + a; int d = b;';
  expect(await left(identifierReplacement, 'c', text, () => true)).toBe(
    'int a, b; int c = b + b; int d = b;',
  );
});

test('it frees a declaration', async () => {
  const text = 'int x; int y; int main() { return x + y; }';
  const holds = (t: string) => /return (\w) \+ \w/.test(t) && declares(t);
  const { text: perses } = await reduceBy('perses-fixpoint', 'c', text, holds);
  expect(words(perses)).toBe(text);
  const { text: result } = await reduceBy('vulcan', 'c', text, holds, { aux: ['identifier-replacement'] });
  expect(words(result)).toMatch(/^int (.); int main\(\) \{ return \1 \+ \1; \}$/);
});

test('in Rust: a use of a name becomes that of another', async () => {
  expect(await proposed(identifierReplacement, 'rust', 'fn f() { a(b, b) }')).toContain('fn f() { a(b, a) }');
});

test('tokens with the same text are one identifier, in whatever scope: Algorithm 2 clusters by name', async () => {
  expect(await proposed(identifierReplacement, 'c', 'int f(int a) { int a; } int b;')).toEqual([
    'int f(int a) { int f; } int b;',
    'int f(int a) { int b; } int b;',
  ]);
});

test('in C, library types are identifiers', async () => {
  expect(await proposed(identifierReplacement, 'c', 'uint32_t a; uint32_t b; t c;')).toContain(
    'uint32_t a; t b; t c;',
  );
});

test('in SMT-LIB, quoted symbols are identifiers, keywords are not', async () => {
  const text = '(declare-const |a b| Int) (declare-const c Int) (assert |a b|)';
  expect(await proposed(identifierReplacement, 'smtlib', text)).toEqual([
    '(declare-const |a b| Int) (declare-const c Int) (assert Int)',
    '(declare-const |a b| Int) (declare-const c Int) (assert c)',
    '(declare-const |a b| Int) (declare-const c |a b|) (assert |a b|)',
    '(declare-const |a b| Int) (declare-const c c) (assert |a b|)',
  ]);
});

/** Whether what the return statement adds is declared. */
const declares = (text: string): boolean => {
  const [, left, right] = /return (\w) \+ (\w);/.exec(text) ?? [];
  return [left, right].every((name) => text.includes(`int ${name};`)) && text.includes('main()');
};
