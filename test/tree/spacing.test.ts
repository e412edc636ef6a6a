/**
 * White space within a line comes from the tree, not from the input: minimal and generous white space give the same
 * layout.
 */
import { expect, test } from 'vitest';
import { leavesOf } from '../../src/tree/node.ts';
import { spacingOf } from '../../src/tree/spacing.ts';
import { treeOf } from './editing.ts';

async function spaced(language: string, text: string): Promise<string> {
  const { syntax, root } = await treeOf(language, text);
  const isApart = spacingOf(syntax, root);
  const leaves = [...leavesOf(root)].filter((leaf) => leaf.text !== '');
  return leaves.map((leaf, i) => (i > 0 && isApart(leaves[i - 1]!, leaf) ? ' ' : '') + leaf.text).join('');
}

test.each([
  ['c', 'int x=0|| b;', 'int x = 0 || b;'],
  ['c', 'x=b== b -1L;', 'x = b == b - 1L;'],
  [
    'c',
    'int*f(char**a){if(a&&!b)return a[0]->c.d- -1;}',
    'int *f(char **a) { if (a && !b) return a[0]->c.d - -1; }',
  ],
  ['c', 'f( a , "a  b" ) ;', 'f(a, "a  b");'],
  ['c', 'x=a?b:c;y:;', 'x = a ? b : c; y:;'],
  ['c', 'int a[]={1,{2}};', 'int a[] = { 1, { 2 } };'],
  [
    'cpp',
    'template<class T>struct A:B<T>{T&&f(T&x);};',
    'template<class T> struct A: B<T> { T &&f(T &x); };',
  ],
  [
    'rust',
    "fn f<'a,T:A+'a>(&self,x:&'a T)->u8{x?.y::<u8>()}",
    "fn f<'a, T: A + 'a>(&self, x: &'a T) -> u8 { x?.y::<u8>() }",
  ],
  ['javascript', 'let f=async(x,...y)=>`a ${x+1} b`;', 'let f = async (x, ...y) => `a ${x + 1} b`;'],
  ['typescript', 'let x:A|null=y as B;', 'let x: A | null = y as B;'],
  ['java', 'class A<T>extends B{int x=(int)y;}', 'class A<T> extends B { int x = (int) y; }'],
  ['smtlib', '(assert(=(f x)(- 1)))', '(assert (= (f x) (- 1)))'],
  ['solidity', 'contract A is B{uint x=a[0];}', 'contract A is B { uint x = a[0]; }'],
])('%s: %s becomes %s', async (language, text, expected) => {
  expect(await spaced(language, text)).toBe(expected);
  expect(await spaced(language, expected)).toBe(expected);
});

test('white space stays unchanged in text that does not parse', async () => {
  expect(await spaced('c', 'int a; )(  b;')).toContain(')( b');
});
