/** Structure form conversion. */
import { describe, expect, test } from 'vitest';
import { convert } from '../../../src/passes/sfc/convert.ts';
import { nodesOf } from '../../../src/tree/node.ts';
import type { TreeProgram } from '../../../src/tree/tree-program.ts';
import { treeIn, treeOf, words } from '../../tree/editing.ts';

/** Figure 2a of the paper. */
const EXPRESSIONS = `
expr ::= primary comma_list | primary '(' arg_list? ')'
comma_list ::= (',' primary)*
primary ::= ID | '(' expr ')'
arg_list ::= primary comma_list
ID ::= /[a-zA-Z_][a-zA-Z0-9_]*/
%skip / +/
`;

/** The other forms of the nodes that read like this. */
function formsOf({ syntax, root }: TreeProgram, text: string): string[] {
  const nodes = [...nodesOf(root)].filter((n) => words(syntax.print(n, '')) === text);
  return nodes.flatMap((node) =>
    Array.from(convert(syntax, node), ({ tree }) => words(syntax.print(tree, ''))),
  );
}

test('f(e1,e2,e3) becomes e1,e2,e3; the other matching is that of section 3.1.2', () => {
  expect(formsOf(treeIn(EXPRESSIONS, 'f(e1,e2,e3)'), 'f(e1,e2,e3)')).toEqual(['f,e2,e3', 'e1,e2,e3']);
});

describe('in C, as its real grammar has it', () => {
  test.each([
    [
      'the brackets of a condition are only around it',
      'void g() { for(;a;a++); }',
      'for(;a;a++);',
      'while(a);',
    ],
    ['each operator is a form', 'int x = a&&b;', 'a&&b', '!a'],
    ['of one operand', 'int x = a.b;', 'a.b', '&a'],
    [
      'arguments become operands of commas',
      'void g() { f(x++,y++,z++,w++); }',
      'f(x++,y++,z++,w++)',
      'x++,y++,z++,w++',
    ],
    ['a library type becomes a keyword', 'uint32_t x;', 'uint32_t', 'int'],
    ['a storage class becomes another', 'static int x;', 'static', 'extern'],
    ['an operator becomes another', 'int x = ~a;', '~a', '! a'],
  ])('%s: %s', async (_, text, of, form) => {
    expect(formsOf(await treeOf('c', text), of).map((tree) => tree.replaceAll(' ', ''))).toContain(
      form.replaceAll(' ', ''),
    );
  });

  test('existing brackets are reused, and no others are added around them', async () => {
    const forms = formsOf(await treeOf('c', 'void g() { if (a) b; }'), 'if (a) b;');
    expect(forms).toContain('while (a) b;');
    expect(forms).not.toContain('while( (a)) b;');
  });
});

test('keywords of SMT-LIB that are symbols too are not offered as symbols', async () => {
  expect(formsOf(await treeOf('smtlib', '(assert (f x))'), '(f x)')).toEqual(
    expect.not.arrayContaining(['echo', 'exit', 'pop']),
  );
});

test('parts are used once and in their order, each as large as the others allow', () => {
  const grammar = "s ::= 'x' e e | 'y' e e e; e ::= ID | '(' e* ')'; ID ::= /[a-z]+/";
  expect(formsOf(treeIn(grammar, 'y (a b) c d'), 'y (a b) c d')).toEqual([
    'x (a b) c',
    'x (a b) d',
    'x a b',
    'x c d',
  ]);
});

test('larger parts are taken apart only where there are not enough', () => {
  const grammar = "s ::= 'x' e e e | 'y' e e; e ::= ID | '(' e* ')'; ID ::= /[a-z]+/";
  expect(formsOf(treeIn(grammar, 'y (a b) c'), 'y (a b) c')).toEqual(['x a b c']);
});

test('a list takes all that fit', () => {
  const grammar = "s ::= 'x' e ';' e | e*; e ::= ID | '(' e* ')'; ID ::= /[a-z]+/";
  expect(formsOf(treeIn(grammar, 'x a; (b c)'), 'x a; (b c)')).toEqual(['a (b c)']);
});

test('the number of matchings is bounded', () => {
  const names = Array.from({ length: 40 }, (_, i) => `n${i}`).join(' ');
  const grammar = "s ::= 'x' ID ID ID ID ID ID | 'y' ID*; ID ::= /[a-z0-9]+/";
  expect(formsOf(treeIn(grammar, `y ${names}`), `y ${names}`)).toHaveLength(64);
});
