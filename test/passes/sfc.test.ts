import { describe, expect, test } from 'vitest';
import { convert } from '../../src/passes/sfc/convert.ts';
import { identifierElimination } from '../../src/passes/sfc/identifier-elimination.ts';
import { canonicalStructures, smallerStructures } from '../../src/passes/sfc/structures.ts';
import { nodesOf } from '../../src/tree/node.ts';
import type { TreeProgram } from '../../src/tree/program.ts';
import { property, proposals, proposalsOf, reduceWith } from '../reduce-with.ts';
import { treeIn, treeOf, words } from '../tree/editing.ts';

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

describe('structure form conversion', () => {
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
});

async function run(
  pass: typeof smallerStructures | typeof identifierElimination,
  text: string,
  holds: (text: string) => boolean,
): Promise<readonly string[]> {
  const tree = await treeOf('c', text);
  const { accepted } = await reduceWith(
    async (reduction) => {
      await reduction.run(pass as typeof smallerStructures, tree);
    },
    text,
    property((candidate) => holds(words(candidate))),
  );
  return accepted.map(words);
}

describe('smaller structures', () => {
  test('breadth first, of each node the smallest form that passes', async () => {
    const holds = (t: string) => /\ba\b/.test(t) && /\bb\b/.test(t) && t.includes('void f()');
    expect(await run(smallerStructures, 'void f() { g(a, b); }', holds)).toEqual(['void f() { a b; }']);
  });

  test('every proposal has fewer tokens', async () => {
    const tree = await treeOf('c', 'int f(int a) { if (a) { g(a, 1); } else return a ? 1 : 2; }');
    for (const { program } of proposalsOf(smallerStructures, tree)) {
      expect(program.root.tokens).toBeLessThan(tree.root.tokens);
    }
  });
});

describe('canonical structures', () => {
  const grammar = "s ::= e; e ::= ID '+' ID | ID '.' ID; ID ::= /[a-z]/";

  test('as many tokens, a form that comes earlier in the grammar (Definition 3.1)', () => {
    expect(proposals(canonicalStructures, treeIn(grammar, 'a.b'))).toEqual(['a+b']);
    expect(proposals(canonicalStructures, treeIn(grammar, 'a+b'))).toEqual([]);
  });
});

describe('identifier elimination', () => {
  test('all uses at once, then it ends', async () => {
    const holds = (t: string) => t.startsWith('int a, b; int c');
    expect(await run(identifierElimination, 'int a, b; int c = a + a;', holds)).toEqual([
      'int a, b; int c = b + b;',
    ]);
  });

  test('one use after the other, if not all of them become the same', async () => {
    const holds = (t: string) => /^int a, b; int c = (a \+ a|b \+ a|b \+ c);$/.test(t);
    expect(await run(identifierElimination, 'int a, b; int c = a + a;', holds)).toEqual([
      'int a, b; int c = b + a;',
      'int a, b; int c = b + c;',
    ]);
  });

  test('a use that cannot be another name goes with what is around it', async () => {
    const text = 'int a; int c = g(a, 1);';
    const [first] = await run(identifierElimination, text, (t) => t === text || t === 'int a; int c = 1;');
    expect(first).toBe('int a; int c = 1;');
  });
});
