import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ddminDownTo } from '../../src/passes/ddmin.ts';
import { createPerses, perses, persesWith } from '../../src/passes/perses.ts';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { fits } from '../../src/tree/edit.ts';
import type { Branch, Node } from '../../src/tree/node.ts';
import type { TreeProgram } from '../../src/tree/tree-program.ts';
import { isInstalled } from '../cli/sandbox.ts';
import { type Run, hash, property, proposals, proposalsOf, reduceWith, textOf } from '../reduce-with.ts';
import { treeIn, treeOf, words } from '../tree/editing.ts';

const reduce = (alg: string, tree: TreeProgram, holds: (text: string) => boolean): Promise<Run> =>
  reduceWith(algorithms[alg]!.schedule(tree), textOf(tree.print()), property(holds));

const proposed = (tree: TreeProgram, pass = perses): string[] => proposals(pass, tree).map(words);

describe('the example of the paper, section 2', () => {
  const a = `int main() {
  int a = 1;
  if (a) {
    printf("%d\\n", a);
    printf("Hello ");
    printf("world!\\n");
    printf("End\\n");
  }
  return 0;
}
`;
  const b = a.replace('if (a) ', '');
  const c = b.replace('{\n    printf', 'printf').replace('}\n  return', 'return');
  const d = 'int main() { printf("Hello "); printf("world!\\n"); return 0; }';

  /**
   * It prints that line, and ends with 0: in C of 1989, in which `printf` needs no declaration, a `main` without `return`
   * ends with any number. So, as in the paper, `return 0;` is needed from the start.
   */
  const printsHelloWorld = (folder: string) => (text: string) => {
    const [source, binary] = [join(folder, 'a.c'), join(folder, 'a.out')];
    writeFileSync(source, text);
    if (spawnSync('gcc', ['-std=c89', '-w', source, '-o', binary]).status !== 0) return false;
    const { status, stdout } = spawnSync(binary, { encoding: 'utf8' });
    return status === 0 && stdout.includes('Hello world!\n');
  };

  test.runIf(isInstalled('gcc'))('Figures 1b, 1c, and at last 1d', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'perses-'));
    try {
      const { accepted } = await reduce('perses-fixpoint', await treeOf('c', a), printsHelloWorld(folder));
      expect(accepted.slice(0, 2).map(words)).toEqual([words(b), words(c)]);
      expect(words(accepted.at(-1)!)).toBe(d);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('what is left by one run', () => {
  test.each([
    ['elements of a star go', 'int a; int b; int c;', ['b'], 'int b;'],
    ['all of them, if they can', 'int f(int a) { g(); h(); }', ['f(int a)'], 'int f(int a) { }'],
    ['an optional part goes', 'int f(int a) { return a; }', ['int a', 'return'], 'int f(int a) { return; }'],
    [
      'a statement becomes its branch',
      'int f(int a) { if (a) b(); }',
      ['int a', 'b();'],
      'int f(int a) { b(); }',
    ],
    ['an expression becomes its operand', 'int x = (a + b) * c;', ['=', 'b'], 'int x = b;'],
    ['a block becomes its statements', '{ { a(); b(); } c(); }', ['a', 'b', 'c();'], '{ a; b; c(); }'],
  ])('%s: %s', async (_, before, needles, after) => {
    const holds = (text: string) => needles.every((needle) => text.includes(needle));
    expect(words((await reduce('perses', await treeOf('c', before), holds)).text)).toBe(after);
  });

  test('one element of a plus stays', async () => {
    const tree = treeIn("s ::= '(' 'a'+ ')'", '( a a a )');
    expect(words((await reduce('perses', tree, () => true)).text)).toBe('( a )');
  });

  test('ReducePlus: of a plus, the first element alone is tried first, then ddmin', () => {
    const tree = treeIn("s ::= '(' ('a' | 'b' | 'c')+ ')'", '( a b c )');
    expect(proposed(tree)).toEqual([
      ...['( a )', '( a )', '( b c )', '( b c )', '( a )'],
      ...['( a )', '( b )', '( c )', '( b c )', '( a c )', '( a b )'],
    ]);
  });

  test('what is needed only by what goes later stays: the example of section 4.5', async () => {
    const tree = await treeOf('c', 'int foo() { return 1 + 2 + 3 + 4; } int main() { foo(); bar(); }');
    const holds = (text: string) =>
      /main\(\).*bar/.test(text) && (text.includes('int foo()') || !/main.*foo/.test(text));
    expect(words((await reduce('perses', tree, holds)).text)).toBe('int foo { } int main() { bar; }');
    expect(words((await reduce('perses-fixpoint', tree, holds)).text)).toBe('int main() { bar; }');
  });

  test('between two runs the file is read again: an edited tree may not be the one that its text has', async () => {
    const tree = await treeOf('c', 'int x = (a + b) * c;');
    const holds = (text: string) => /= (\(a \+ b\) \* c|a \+ b \* c|a);/.test(text);
    expect((await reduce('perses', tree, holds)).text).toBe('int x = a + b * c;');
    expect((await reduce('perses-fixpoint', tree, holds)).text).toBe('int x = a;');
  });

  test('of an error any part goes, and the rest of the file keeps its syntax', async () => {
    const tree = await treeOf('c', 'int f(int a) { if (a) { h(); } }\n) ] 1 }\nint b;');
    const holds = (text: string) => ['f(int a)', 'h();', ']'].every((needle) => text.includes(needle));
    expect(words((await reduce('perses', tree, holds)).text)).toBe('int f(int a) { h(); } ]');
  });
});

describe('what is proposed', () => {
  test('the smallest replacement first', () => {
    const tree = treeIn("s ::= e ';'; e ::= '(' e e ')' | 'a' | 'b'", '( ( a a ) b ) ;');
    expect(proposed(tree)).toEqual(['b ;', '( a a ) ;', '( a b ) ;', '( a b ) ;']);
  });

  test('a list in the place of an element of a list, after its elements', () => {
    const tree = treeIn("s ::= '<' e+ '>'; e ::= 'a' | '[' e* ']'", '< [ a a ] >');
    expect(proposed(tree).slice(0, 3)).toEqual(['< a >', '< a >', '< a a >']);
  });

  test('a list of what does not fit there stays where it is', () => {
    const tree = treeIn("s ::= '<' e+ '>'; e ::= 'a' | '[' f* ']'; f ::= 'b' 'c'", '< [ b c ] >');
    expect(proposed(tree)).toEqual(['< [ ] >']);
  });

  test('the node with the most tokens is next; among equals, the first', () => {
    const grammar = "s ::= p p p p; p ::= '<' x? '>'; x ::= '1' | '2' '2' | '3' '3' '3'";
    expect(proposed(treeIn(grammar, '< 1 > < 2 2 > < 3 3 3 > < 2 2 >'))).toEqual([
      '< 1 > < 2 2 > < > < 2 2 >',
      '< 1 > < > < 3 3 3 > < 2 2 >',
      '< 1 > < 2 2 > < 3 3 3 > < >',
      '< > < 2 2 > < 3 3 3 > < 2 2 >',
    ]);
  });

  test('after a success, the same list again', () => {
    const tree = treeIn("s ::= '<' 'a'* '>'", '< a a a a >');
    const [empty, half] = [...proposalsOf(perses, tree)];
    expect(words(textOf(empty!.program.print()))).toBe('< >');
    const after = Array.from(
      proposalsOf(perses, half!.program, half!.next),
      ({ program }) => program.root.tokens,
    );
    expect(after).toEqual([2, 3, 3, 3, 3]);
  });

  test.each([
    ['four', 4, ['x ;']],
    ['five', 5, []],
  ])('nothing from further down than four nodes: %s', (_, levels, expected) => {
    expect(proposed(nested(levels))).toEqual(expected);
    const unbounded = createPerses({ name: 'unbounded', lists: ddminDownTo, depth: Infinity });
    expect(proposed(nested(levels), unbounded)).toEqual(['x ;']);
  });

  test('the depth can be set', () => {
    expect(proposed(nested(5), persesWith({ depth: 5 }))).toEqual(['x ;']);
    expect(proposed(nested(4), persesWith({ depth: 3 }))).toEqual([]);
  });

  test('the width too: so many replacements of a node, the smallest first', () => {
    const tree = treeIn("s ::= e ';'; e ::= '(' e e ')' | 'a' | 'b'", '( ( a a ) b ) ;');
    expect(proposed(tree, persesWith({ width: 1 }))).toEqual(['b ;', '( a b ) ;']);
  });

  /** A node of which the only one that could replace it is so many nodes down. */
  function nested(levels: number): TreeProgram {
    const rules = Array.from({ length: levels }, (_, i) => {
      const inner = i === levels - 1 ? 'r0' : `r${i + 1}`;
      return `r${i} ::= '(' ${inner} ')' ${i === 0 ? "| 'x'" : ''}`;
    });
    return treeIn(`s ::= r0 ';'; ${rules.join('; ')}`, `${'('.repeat(levels)} x ${')'.repeat(levels)} ;`);
  }

  test('nothing as large as before: what has no text does not count', () => {
    const tree = treeIn("s ::= line*; line ::= 'a'? END; END ::= '\\n'; %skip ' '", 'a\n\na\n');
    // The empty line does not go alone, and no END takes the place of a line.
    expect(proposals(perses, tree)).toEqual([
      ...['', 'a\n', '\na\n', '\na\n', 'a\n'],
      ...['a\n', '\n', 'a\n', '\na\n', 'a\n\n'],
      ...['\n\na\n', 'a\n\n\n'],
    ]);
  });
});

test.each([
  ['c', 'int f(int a) { if (a) { g(a, 1); h(); } return a + 1; } int b = 2;'],
  ['rust', 'fn f(a: u8) -> u8 { if a > 1 { g(a); h() } else { a + 1 } } struct S { b: u8 }'],
])('%s: a run over what is minimal tests each proposal once', async (language, text) => {
  const holds = (text: string) => ['f(', 'g', 'a', '1'].every((needle) => text.includes(needle));
  const minimal = await reduce('perses-fixpoint', await treeOf(language, text), holds);
  const tree = await treeOf(language, minimal.text);
  const { accepted, events } = await reduce('perses', tree, holds);
  expect(accepted).toEqual([]);
  const tested = events.filter((event) => event.type === 'verdict' && event.runs > 0);
  expect(tested.length).toBe(new Set(proposals(perses, tree)).size);
});

describe('Perses to its fixpoint is 1-tree-minimal, whatever the property', () => {
  const PROGRAMS = {
    c: 'struct s { int a; int b; }; int f(int a) { if (a > 1) { g(a, "x"); } else h(); return (a + 1) * 2; }',
    rust: 'use a::{b, c}; fn f<T>(a: &[T], b: u8) -> u8 { match b { 0 => { g(a[1]); 1 } _ => if b > 1 { 2 } else { 3 } } }',
    python: `import a, b
def f(a, *b):
    for c in a:
        if c:
            g(c, [1, 2])
        else:
            pass
    return not a
`,
    smtlib: `(declare-const a Int) (declare-const b Int)
(assert (and (> a b) (or (= a 1) (let ((c (+ a b))) (> c 2)))))
(check-sat)`,
  };

  test.each(Object.entries(PROGRAMS))('%s', async (language, source) => {
    const tree = await treeOf(language, source);
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (seed) => {
        const holds = randomProperty(source, seed);
        const { text } = await reduce('perses-fixpoint', tree, holds);
        const smaller = [...simplifications(await treeOf(language, text))];
        expect(smaller.filter(holds)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  /** Some of the tokens have to be there, in order; and of the programs that have them, only two of three have the property. */
  function randomProperty(source: string, seed: number): (text: string) => boolean {
    const needles = source.match(/\w+|[^\w\s]/g)!.filter((_, i) => hash(`${seed} ${i}`) % 8 === 0);
    const original = bare(source);
    return (text) => {
      const found = bare(text);
      let at = 0;
      const has = needles.every((needle) => (at = found.indexOf(needle, at) + 1) > 0);
      return has && (found === original || hash(`${seed} ${found}`) % 3 > 0);
    };
  }

  /** Where a moved node gets its white space from is not the matter here. */
  const bare = (text: string): string => text.replace(/\s+/g, '');

  /** The programs that are one step smaller, found in another way than Perses finds them. */
  function* simplifications({ syntax, root, tail }: TreeProgram): Generator<string> {
    for (const tree of below(root as Branch, ([node]) => node!)) yield syntax.print(tree, tail);

    /** `put` gives the whole tree with other nodes in the place of this one. */
    function* below(node: Branch, put: (nodes: readonly Node[]) => Node): Generator<Node> {
      const { kind, children } = node;
      for (const [i, child] of children.entries()) {
        if (child.tokens === 0) continue;
        const instead = (nodes: readonly Node[]) =>
          put([{ ...node, children: children.toSpliced(i, 1, ...nodes) }]);
        if (kind === 'star' || kind === 'optional' || (kind === 'plus' && children.length > 1))
          yield instead([]);
        if (child.kind === 'token') continue;
        if (child.kind === 'sequence') {
          const isSmaller = (n: Node) => n.tokens > 0 && n.tokens < child.tokens;
          const fitsHere = (n: Node) => fits(syntax, child, n);
          for (const inner of firstIn(child, 4, (n) => isSmaller(n) && fitsHere(n))) yield instead([inner]);
          const fitsAsList = (n: Node) =>
            isList(n) && syntax.covers(child.expected, elementOf(n)) && n.children.every(fitsHere);
          const lists = isList(node) ? firstIn(child, 4, (n) => isSmaller(n) && fitsAsList(n)) : [];
          for (const list of lists) yield instead((list as Branch).children);
        }
        yield* below(child, instead);
      }
    }
  }

  /** On each path down, the first node that is so, at most so far down. */
  function* firstIn(node: Node, depth: number, isSo: (node: Node) => boolean): Generator<Node> {
    if (node.kind === 'token' || depth === 0) return;
    for (const child of node.children) {
      if (isSo(child)) yield child;
      else yield* firstIn(child, depth - 1, isSo);
    }
  }

  const isList = (node: Node): node is Branch => node.kind === 'star' || node.kind === 'plus';
  const elementOf = ({ production }: Branch): string => (production.kind === 'sequence' ? '' : production.of);
});

test('with a grain, nothing is proposed that takes less away', async () => {
  const tree = await treeOf('c', 'int a; int b; int c; int d;');
  const withGrain = (grain: number) => createPerses({ name: 'perses', lists: ddminDownTo, depth: 4, grain });
  const sizes = (grain: number) =>
    proposals(withGrain(grain), tree).map((text) => text.match(/int/g)?.length ?? 0);
  expect(Math.max(...sizes(0.5))).toBe(2);
  expect(Math.max(...sizes(0.2))).toBe(3);
});

test('a string or a character is one token, whatever is in it', async () => {
  const tree = await treeOf('c', String.raw`char *s = f("a \"b\" \n", L'\t');`);
  for (const text of proposals(perses, tree)) {
    expect(text.replaceAll(String.raw`"a \"b\" \n"`, '').replaceAll(String.raw`L'\t'`, '')).not.toMatch(
      /["'\\]/,
    );
  }
});
