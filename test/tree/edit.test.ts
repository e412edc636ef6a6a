import { describe, expect, test } from 'vitest';
import { sequence } from '../../src/grammar/grammar.ts';
import { build, find, fits, inPlaceOf, keep, replaceAll, smallest } from '../../src/tree/edit.ts';
import { lost, violations } from './violations.ts';
import { type Branch, leavesOf, type Node, nodesOf, textOf } from '../../src/tree/node.ts';
import { chain, editKinds, randomEdit, randomNumbers } from './chains.ts';
import { syntaxOf } from './editing.ts';

const c = await syntaxOf('c');
const javascript = await syntaxOf('javascript');
const json = await syntaxOf('json');
const python = await syntaxOf('python');

const PROGRAM = 'int f(int a) { if (a) { return a + 1; } else { g(a, 2); } }';
const { root, tail } = c.parse(PROGRAM);

const firstOf = (tree: Node, symbol: string): Node => {
  for (const node of nodesOf(tree)) if (node.symbol === symbol) return node;
  throw new Error(`there is no ${symbol}`);
};

describe('finding', () => {
  test('every node is found by its id', () => {
    for (const node of nodesOf(root)) expect(find(root, node.id)?.node).toBe(node);
  });

  test('ids are in preorder', () => {
    expect(Array.from(nodesOf(root), ({ id }) => id)).toEqual(Array.from(nodesOf(root), (_, i) => i + 1));
  });

  test('removed nodes are not found, and all others are', () => {
    const gone = firstOf(root, 'else_clause');
    const parent = find(root, gone.id)!.path.at(-1)!.branch;
    const smaller = replaceAll(root, [[parent.id, keep(parent, [])!]]);
    expect(find(smaller, gone.id)).toBeUndefined();
    expect(lost(smaller)).toEqual([]);
  });

  test('a hoisted node is still found', () => {
    const body = firstOf(root, 'compound_statement') as Branch;
    const inner = firstOf(firstOf(root, 'if_statement'), 'compound_statement');
    const smaller = replaceAll(root, [[body.id, inPlaceOf(body, inner)]]);
    expect(lost(smaller)).toEqual([]);
    expect(find(smaller, inner.id)?.node.symbol).toBe('compound_statement');
  });

  test('a node without valid ids cannot be searched', () => {
    const copy: Node = { ...(root as Branch) };
    // @ts-expect-error A node need not have valid ids.
    expect(find(copy, root.id)?.node).toBe(copy);
  });
});

describe('editing', () => {
  test('shares unchanged nodes, and does not change the old tree', () => {
    const call = firstOf(root, 'call_expression');
    const condition = firstOf(root, 'parenthesized_expression');
    const changed = replaceAll(root, [[call.id, inPlaceOf(call, firstOf(call, 'identifier'))]]);
    expect(find(changed, condition.id)?.node).toBe(condition);
    expect(c.print(root, tail)).toBe(PROGRAM);
    expect(c.print(changed, tail)).toBe(PROGRAM.replace('g(a, 2)', 'g'));
  });

  test('counts tokens', () => {
    const call = firstOf(root, 'call_expression');
    const changed = replaceAll(root, [[call.id, inPlaceOf(call, firstOf(call, 'identifier'))]]);
    for (const tree of [root, changed]) {
      for (const node of nodesOf(tree)) {
        const leaves = [...leavesOf(node)].reduce((count, leaf) => count + leaf.tokens, 0);
        expect(node.tokens).toBe(leaves);
      }
    }
  });

  test('edits many nodes at once, and copies their ancestors once', () => {
    const names = [...leavesOf(root)].filter(({ symbol }) => symbol === 'identifier');
    const changed = replaceAll(
      root,
      names.toReversed().map((leaf) => [leaf.id, { ...leaf, text: `${leaf.text}1` }] as const),
    );
    expect(c.print(changed, tail)).toBe('int f1(int a1) { if (a1) { return a1 + 1; } else { g1(a1, 2); } }');
    expect(lost(changed)).toEqual([]);
    expect(Array.from(nodesOf(changed), ({ id }) => id)).toEqual(Array.from(nodesOf(root), ({ id }) => id));
  });

  test('removes nodes, whatever the grammar says; the root stays', () => {
    const [name, body] = [firstOf(root, 'identifier'), firstOf(root, 'if_statement')];
    const changed = replaceAll(root, [
      [body.id, undefined],
      [name.id, undefined],
      [firstOf(body, 'call_expression').id, name],
      [1e6, name],
    ]);
    expect(c.print(changed, tail)).toBe('int(int a) { }');
    expect(changed.tokens).toBe(root.tokens - body.tokens - name.tokens);
    expect(lost(changed)).toEqual([]);
    expect(replaceAll(root, [[root.id, undefined]])).toBe(root);
    expect(replaceAll(root, [[1e6, name]])).toBe(root);
  });

  test('renumbers a tree with a node that is new or from elsewhere', () => {
    const place = firstOf(root, 'binary_expression');
    for (const node of [smallest(c, 'identifier')!, firstOf(root, 'call_expression')]) {
      const changed = replaceAll(root, [[place.id, inPlaceOf(place, node)]]);
      expect(lost(changed)).toEqual([]);
      expect(new Set(Array.from(nodesOf(changed), ({ id }) => id)).size).toBe([...nodesOf(changed)].length);
      expect(c.print(changed, tail)).toBe(
        PROGRAM.replace(
          'a + 1',
          textOf(node)
            .replaceAll(/ (?=[(),])/g, '')
            .replaceAll('( ', '('),
        ),
      );
    }
  });

  test.each([
    ['a star', 'int a; int b;', 'translation_unit', 0, true],
    ['an optional part', 'int f() { return 1; }', '[expression|comma_expression]?', 0, true],
    ['a sequence', 'int f() { return 1; }', 'return_statement', 0, false],
  ])('%s may be empty: %s', (_, source, symbol, left, allowed) => {
    const branch = firstOf(c.parse(source).root, symbol) as Branch;
    expect(keep(branch, branch.children.slice(0, left)) !== undefined).toBe(allowed);
  });

  test('a plus may not be empty', () => {
    const { root } = python.parse('"a" "b"\n');
    const plus = [...nodesOf(root)].find(({ kind }) => kind === 'plus') as Branch;
    expect(keep(plus, [])).toBeUndefined();
    expect(keep(plus, plus.children.slice(0, 1))).toBeDefined();
  });
});

describe('a replacement', () => {
  const place = firstOf(root, 'binary_expression');

  test.each([
    ['an expression in the place of an expression', 'call_expression', true],
    ['a statement in the place of an expression', 'return_statement', false],
    ['an operator in the place of an expression', "'+'", false],
  ])('%s: %s %s', (_, symbol, expected) => {
    expect(fits(c, place, firstOf(root, symbol))).toBe(expected);
  });

  test('a name that is a keyword elsewhere stays in its place', () => {
    const source = 'x = a.in + a.b';
    const [reserved, name] = ['in', 'b'].map((text) =>
      [...leavesOf(javascript.parse(source).root)].find((leaf) => leaf.text === text)!,
    );
    const sum = firstOf(javascript.parse(source).root, 'binary_expression');
    expect(fits(javascript, sum, name!)).toBe(true);
    expect(fits(javascript, sum, reserved!)).toBe(false);
  });
});

describe('building', () => {
  const place = firstOf(root, 'binary_expression') as Branch;
  const [a, plus, one] = place.children as [Node, Node, Node];

  test('a node for another production', () => {
    const production = c.grammar.rules.get('parenthesized_expression')![0]!;
    const [open, close] = ["'('", "')'"].map((symbol) => smallest(c, symbol)!);
    const built = build(c, place, 'parenthesized_expression', production, [open!, a, close!])!;
    const tree = replaceAll(root, [[place.id, inPlaceOf(place, built)]]);
    expect(violations(c, tree)).toEqual([]);
    expect(c.print(tree, tail)).toBe(PROGRAM.replace('a + 1', '( a)'));
  });

  test.each([
    ['too few parts', [a, plus]],
    ['the wrong parts', [plus, a, one]],
    ['too many parts', [a, plus, one, one]],
  ])('%s do not make a node', (_, parts) => {
    expect(build(c, place, 'binary_expression', place.production, parts)).toBeUndefined();
  });

  test('a node that is not allowed in its place is not built', () => {
    expect(build(c, place, 'translation_unit', { kind: 'star', of: '_top_level_item' }, [])).toBeUndefined();
    expect(build(c, place, 'expression', sequence('nonsense'), [a])).toBeUndefined();
  });

  test.each([
    ['json', 'document', ''],
    ['json', 'array', '[]'],
    ['json', 'pair', '"":0'],
    ['c', 'return_statement', 'return;'],
    ['c', 'if_statement', 'if(a);'],
    ['javascript', 'class_declaration', 'class a{}'],
    ['python', 'lambda', 'lambda:a'],
  ])('a smallest tree: in %s, %s is %s', async (language, symbol, text) => {
    const syntax = await syntaxOf(language);
    const tree = smallest(syntax, symbol)!;
    expect(syntax.print(tree, '')).toBe(text);
    expect(violations(syntax, tree)).toEqual([]);
  });
});

describe('large trees', () => {
  test('300,000 leaves in one list', () => {
    const source = `[${'1,'.repeat(150_000)}2]`;
    const { root, tail, errors } = json.parse(source);
    expect(errors).toBe(0);
    expect(root.tokens).toBeGreaterThan(300_000);
    expect(json.print(root, tail)).toBe(source);
    const list = [...nodesOf(root)].findLast(({ kind, tokens }) => kind === 'star' && tokens > 2) as Branch;
    const smaller = replaceAll(root, [[list.id, keep(list, list.children.slice(1))!]]);
    expect(json.print(smaller, tail)).toBe(source.replace('1,', ''));
    expect(violations(json, smaller)).toEqual([]);
  });

  test('50,000 levels', () => {
    const source = '['.repeat(50_000) + ']'.repeat(50_000);
    const { root, tail, errors } = json.parse(source);
    expect(errors).toBe(0);
    expect(json.print(root, tail)).toBe(source);
    const innermost = [...nodesOf(root)].findLast(({ kind, tokens }) => kind === 'optional' && tokens > 0)!;
    expect(find(root, innermost.id)!.path.length).toBeGreaterThan(50_000);
    const smaller = replaceAll(root, [[innermost.id, keep(innermost as Branch, [])!]]);
    expect(json.print(smaller, tail)).toBe('['.repeat(49_999) + ']'.repeat(49_999));
    expect(violations(json, smaller)).toEqual([]);
  });
});

test.each(editKinds)('after edits that the grammar allows, the tree conforms to the grammar: %s', (kind) => {
  for (let seed = 0; seed < 20; seed++) {
    const random = randomNumbers(seed);
    let tree = root;
    for (let i = 0; i < 10; i++) tree = randomEdit(c, tree, kind, random)?.root ?? tree;
    expect(violations(c, tree)).toEqual([]);
    expect(lost(tree)).toEqual([]);
  }
});

test('a chain of edits finds the edit that broke the text', () => {
  // A printer that loses white space prints texts that do not parse.
  const broken = { ...c, print: (node: Node, end: string) => c.print(node, end).replaceAll(/\s+/g, '') };
  const failures = Array.from({ length: 10 }, (_, seed) => chain(broken, PROGRAM, seed, 5).failure);
  expect(failures.some((failure) => failure !== undefined)).toBe(true);
});
