/** Structure form conversion. */
import { expect, test } from 'vitest';
import { convert } from '../../../src/passes/sfc/convert.ts';
import { nodesOf } from '../../../src/tree/node.ts';
import type { TreeProgram } from '../../../src/tree/tree-program.ts';
import { treeIn, words } from '../../tree/editing.ts';

/** Figure 2a of the paper. */
const EXPRESSIONS = `
expr ::= primary comma_list | primary '(' arg_list? ')'
comma_list ::= (',' primary)*
primary ::= ID | '(' expr ')'
arg_list ::= primary comma_list
ID ::= /[a-zA-Z_][a-zA-Z0-9_]*/
%skip / +/
`;

/** The other forms of the first node that reads like this. */
function formsOf({ syntax, root }: TreeProgram, text: string): string[] {
  const node = [...nodesOf(root)].find((n) => words(syntax.print(n, '')) === text)!;
  return Array.from(convert(syntax, node), ({ tree }) => words(syntax.print(tree, '')));
}

test('f(e1,e2,e3) becomes e1,e2,e3; the other matching is that of section 3.1.2', () => {
  expect(formsOf(treeIn(EXPRESSIONS, 'f(e1,e2,e3)'), 'f(e1,e2,e3)')).toEqual(['f,e2,e3', 'e1,e2,e3']);
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

test('what has more matchings than anybody could test is bounded', () => {
  const names = Array.from({ length: 40 }, (_, i) => `n${i}`).join(' ');
  const grammar = "s ::= 'x' ID ID ID ID ID ID | 'y' ID*; ID ::= /[a-z0-9]+/";
  expect(formsOf(treeIn(grammar, `y ${names}`), `y ${names}`)).toHaveLength(64);
});
