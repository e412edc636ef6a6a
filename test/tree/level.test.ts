import { describe, expect, test } from 'vitest';
import { leavesOf, type Node, nodesOf, type Tree } from '../../src/tree/node.ts';
import { deletingLevel, type Level, replacingLevel } from '../../src/tree/level.ts';
import { syntaxOf, treeIn } from './editing.ts';

const textOf = (node: Node): string => Array.from(leavesOf(node), ({ text }) => text).join('');
/** An existing level. */
const levelOf = (root: Tree, level: number): Level => deletingLevel(root, level)!;
const textsOf = (root: Tree, level: number): string[] => levelOf(root, level).nodes.map(textOf);

const GRAMMAR = "s ::= 'a' p 'b' p; p ::= '(' x? ')'; x ::= 'x' y; y ::= 'y' 'y'";
const { root, syntax } = treeIn(GRAMMAR, 'a(xyy)b()');

describe('the nodes of a level', () => {
  test.each([
    ['the root', 0, ['a(xyy)b()']],
    ['from left to right', 1, ['a', '(xyy)', 'b', '()']],
    ['without tokens of higher levels and empty nodes', 2, ['(', 'xyy', ')', '(', ')']],
    ['of a single branch, if the others end earlier', 4, ['x', 'yy']],
  ])('%s: %i', (_, level, expected) => {
    expect(textsOf(root, level)).toEqual(expected);
  });

  test('there is none below the deepest level', () => {
    expect([deletingLevel(root, 6), replacingLevel(syntax, root, 6)]).toEqual([undefined, undefined]);
  });

  test('every node with tokens is on exactly one level', () => {
    const all: Node[] = [];
    for (let level = 0; ; level++) {
      const found = deletingLevel(root, level);
      if (found === undefined) break;
      all.push(...found.nodes);
    }
    expect(new Set(all)).toEqual(new Set([...nodesOf(root)].filter(({ tokens }) => tokens > 0)));
    expect(all.length).toBe(new Set(all).size);
  });
});

describe('pruning by deletion', () => {
  const prune = (level: number, stays: (text: string) => boolean): Tree => {
    const { nodes, prune } = levelOf(root, level);
    return prune(nodes.filter((node) => stays(textOf(node))));
  };

  test.each<[string, number, (text: string) => boolean, string]>([
    ['keeps the given nodes', 1, (text) => text === 'b' || text === '()', 'b()'],
    ['keeps all levels above', 2, (text) => text !== '(', 'axyy)b)'],
    ['may empty a node', 2, () => false, 'ab'],
    ['does not touch other branches', 4, (text) => text === 'x', 'a(x)b()'],
    ['nothing changes nothing', 3, () => true, 'a(xyy)b()'],
  ])('%s', (_, level, stays, expected) => {
    expect(textOf(prune(level, stays))).toBe(expected);
  });

  test('updates token counts up to the root', () => {
    for (const node of nodesOf(prune(5, (text) => text !== 'y'))) {
      expect(node.tokens).toBe([...leavesOf(node)].length);
    }
  });

  test('shares unchanged nodes, and does not change the old tree', () => {
    const [, first, , second] = levelOf(root, 1).nodes;
    const pruned = prune(2, (text) => text !== 'xyy');
    expect(levelOf(pruned, 1).nodes[3]).toBe(second);
    expect(levelOf(pruned, 1).nodes[1]).not.toBe(first);
    expect(textOf(root)).toBe('a(xyy)b()');
  });

  test('50,000 levels deep', async () => {
    const deep = (await syntaxOf('json')).parse('['.repeat(50_000) + ']'.repeat(50_000)).root;
    const { nodes, prune } = levelOf(deep, 50_000);
    expect(nodes.length).toBeGreaterThan(1);
    expect(prune(nodes.slice(1)).tokens).toBe(deep.tokens - nodes[0]!.tokens);
  });
});

describe('pruning by replacement', () => {
  /** What is left of a text if only the nodes that `stays` names are kept. */
  const pruned = (grammar: string, text: string, level: number, ...stays: readonly string[]): string => {
    const { root, syntax } = treeIn(grammar, text);
    const { nodes, prune } = replacingLevel(syntax, root, level)!;
    return textOf(prune(nodes.filter((node) => stays.includes(textOf(node)))));
  };
  const prunable = (grammar: string, text: string, level: number): string[] => {
    const { root, syntax } = treeIn(grammar, text);
    return replacingLevel(syntax, root, level)!.nodes.map(textOf);
  };

  test('a part of a sequence becomes the smallest of its symbol', () => {
    const grammar = "s ::= 'if' e ';'; e ::= 'x' '+' e | '(' e ')' | 'x'";
    expect(pruned(grammar, 'if(x+x);', 1)).toBe('ifx;');
  });

  test('a nullable part becomes empty', () => {
    expect(pruned("s ::= 'a' e 'b'; e ::= 'x'?", 'axb', 1)).toBe('ab');
  });

  test('elements of a list are deleted', () => {
    const grammar = "s ::= ('(' NAME ')')*; NAME ::= /[a-z]+/";
    expect(pruned(grammar, '(foo)(bar)(baz)', 1, '(bar)')).toBe('(bar)');
    expect(pruned(grammar, '(foo)(bar)', 1)).toBe('');
  });

  test('a list that must not be empty keeps one smallest element', () => {
    const grammar = "s ::= ('(' NAME ')')+; NAME ::= /[a-z]+/";
    expect(pruned(grammar, '(foo)(bar)', 1, '(bar)')).toBe('(bar)');
    expect(pruned(grammar, '(foo)(bar)', 1)).toBe('(a)');
    expect(pruned(grammar, '(a)(a)', 1)).toBe('(a)');
  });

  test('the root becomes the smallest program', () => {
    expect(pruned("s ::= '(' s ')' | 'x'", '((x))', 0)).toBe('x');
  });

  test('nodes that are as small as the smallest cannot be pruned', () => {
    const grammar = "s ::= 'if' e NAME ';'; e ::= '(' e ')' | 'x'; NAME ::= /[a-z]+/";
    expect(prunable(grammar, 'if(x)foo;', 1)).toEqual(['(x)', 'foo']);
    expect(prunable(grammar, 'if x b;', 1)).toEqual([]);
    expect(prunable("s ::= e+; e ::= 'x'", 'x', 1)).toEqual([]);
  });
});
