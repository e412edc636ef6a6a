import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { showTree } from '../../src/tree/show.ts';
import type { Parsed } from '../../src/tree/syntax.ts';
import { syntaxOf } from '../tree/editing.ts';

const source = readFileSync('test/languages/sources/go/tree.go');
const text = source.toString();
const never = new AbortController().signal;

test('parsing in a worker gives the same tree as parsing in place', async () => {
  const syntax = await syntaxOf('go');
  const aside = await syntax.parseAside!(source, Infinity, never);
  const there = finish(syntax.parsing(text, Infinity, aside)) as Parsed;
  expect(there.errors).toBe(0);
  expect([...showTree(there.root)]).toEqual([...showTree(syntax.parse(text).root)]);
  expect(syntax.print(there.root, there.tail)).toBe(text);
});

test('the tree of a text with too many nodes is not returned', async () => {
  const syntax = await syntaxOf('go');
  expect(await syntax.parseAside!(source, 10, never)).toEqual({ nodes: expect.any(Number) });
});

test('an aborted parse is stopped', async () => {
  const syntax = await syntaxOf('go');
  await expect(syntax.parseAside!(source, Infinity, AbortSignal.abort('SIGINT'))).rejects.toThrow('stopped');
});

test('an abandoned parse does not affect others', async () => {
  const syntax = await syntaxOf('go');
  for (let i = 0; i < 300; i++) {
    syntax.parsing(text, Infinity).next();
    expect(syntax.parse(text).errors).toBe(0);
  }
});
