import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fragmentsIn,
  lexTree,
  type LexNode,
  repetitionsIn,
  replaceIn,
  withChildren,
} from '../../src/grammar/lex-tree.ts';
import { readRegex } from '../../src/grammar/read-regex.ts';
import { shortlex } from '../../src/grammar/shortlex.ts';
import { firstFew, matches, regexes } from './regexes.ts';

const treeOf = (source: string, text: string): LexNode => lexTree(readRegex(source), text)!;

/** Sequences in round brackets, repetitions in square ones, choices in pointed ones. */
function show({ rule, text, children }: LexNode): string {
  const inner = children.map(show).join(' ');
  if (rule.kind === 'sequence') return `(${inner})`;
  if (rule.kind === 'repeat') return `[${inner}]`;
  return rule.kind === 'choice' ? `<${inner}>` : text;
}

describe('the tree of a token', () => {
  test.each([
    ['[0-9]+', '123', '[1 2 3]'],
    ['[0-9]+(\\.[0-9]+)?', '1.50', '([1] [(. [5 0])])'],
    ['[0-9]+(\\.[0-9]+)?', '15', '([1 5] [])'],
    ['"(\\\\.|[^"\\\\])*"', '"a\\n"', '(" [<a> <(\\ n)>] ")'],
    ['(0x|)([0-9a-f])+([uU]|)(l|L|)', '0xffL', '([0x] [f f] [] [<L>])'],
    ['(a|ab)(c|bc)', 'abc', '(<a> <bc>)'],
    ['a{2,3}', 'aaa', '[a a a]'],
    ['(a*)*', 'aa', '[[a a]]'],
    ['(a?){2}', 'a', '[[a] []]'],
    ['[^a]{2}', '😀é', '[😀 é]'],
    ['', '', ''],
  ])('/%s/ on %j: %s', (source, text, expected) => {
    expect(show(treeOf(source, text))).toBe(expected);
  });

  test('no tree if the rule does not match, in polynomial time', () => {
    expect(lexTree(readRegex('([0-9]+_?)+\\.'), '1'.repeat(60))).toBeUndefined();
    expect(lexTree(readRegex('(a|a)*(a*)*b'), 'a'.repeat(60))).toBeUndefined();
  });

  test('of a long token', () => {
    const text = 'ab'.repeat(10_000);
    expect(repetitionsIn(treeOf('"[^"]*"', `"${text}"`))[0]!.children).toHaveLength(20_000);
  });
});

test('lists with a removable element, breadth first', () => {
  const tree = treeOf('(a(b)*c){1,2}d*e{2}', 'abbcabcdee');
  expect(repetitionsIn(tree).map(({ text }) => text)).toEqual(['abbcabc', 'd', 'bb', 'b']);
});

test('fragments come in preorder', () => {
  const tree = treeOf('(x|[0-9]y)[a-z]z', '5ybz');
  expect(fragmentsIn(tree).map(({ text }) => text)).toEqual(['5y', '5', 'b']);
});

test('replacing the children of a node', () => {
  const tree = treeOf('<([a-z])*>', '<abc>');
  const [list] = repetitionsIn(tree);
  expect(replaceIn(tree, list!, withChildren(list!, list!.children.slice(1, 2))).text).toBe('<b>');
});

function* nodesIn(node: LexNode): Generator<LexNode> {
  yield node;
  for (const child of node.children) yield* nodesIn(child);
}

test('every matching text has a tree, and its nodes match their rules', () => {
  fc.assert(
    fc.property(regexes, (regex) => {
      for (const text of firstFew(shortlex(regex), 30)) {
        const tree = lexTree(regex, text)!;
        expect(tree.text).toBe(text);
        for (const node of nodesIn(tree)) {
          const { rule, children } = node;
          expect(matches(rule, node.text)).toBe(true);
          if (rule.kind === 'repeat') {
            expect(children.length).toBeGreaterThanOrEqual(rule.min);
            expect(children.length).toBeLessThanOrEqual(rule.max);
          }
          if (rule.kind === 'set' || rule.kind === 'text') expect(children).toEqual([]);
          else expect(children.map((child) => child.text).join('')).toBe(node.text);
        }
      }
    }),
  );
});

test('only matching texts have a tree', () => {
  fc.assert(
    fc.property(regexes, fc.string({ unit: fc.constantFrom('a', 'b', '-') }), (regex, text) => {
      expect(lexTree(regex, text) !== undefined).toBe(matches(regex, text));
    }),
  );
});
