/**
 * The trees of small files in each language: `cases/LANGUAGE/FILE` is the input, `FILE.tree` the expected output of
 * `pith tree`.
 *
 * `UPDATE=1 npx vitest run test/languages/golden.test.ts` updates the trees. A case whose tree changed still fails, so
 * it takes a second run, after a look at the difference, to pass.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadLanguage } from '../../src/frontend/load.ts';
import { languages } from '../../src/languages/languages.ts';
import { violations } from '../tree/violations.ts';
import { readProgram } from '../../src/tree/tree-program.ts';
import { showTree } from '../../src/tree/show.ts';

const CASES = join(import.meta.dirname, 'cases');
const TREE = '.tree';
const bundled = languages.filter((language) => language.bundled);

test('there are cases for exactly the bundled languages', () => {
  expect(readdirSync(CASES).toSorted()).toEqual(bundled.map(({ name }) => name).toSorted());
});

describe.each(bundled)('$name', (language) => {
  const folder = join(CASES, language.name);
  const files = readdirSync(folder);
  const cases = files.filter((file) => !file.endsWith(TREE));
  const loading = loadLanguage(language, import.meta.dirname);

  test('there are cases, and every tree belongs to one', () => {
    const trees = files.filter((file) => file.endsWith(TREE));
    expect(cases).not.toEqual([]);
    expect(trees.filter((tree) => !cases.includes(tree.slice(0, -TREE.length)))).toEqual([]);
  });

  test.each(cases)('%s', async (file) => {
    const syntax = await loading;
    const bytes = readFileSync(join(folder, file));
    const read = readProgram(syntax, bytes);
    if ('why' in read) throw new Error(`${file} has no tree: ${read.why}.`);
    const { program } = read;
    const tree = [...showTree(program.root)].join('');
    const treeFile = join(folder, file + TREE);
    const expected = existsSync(treeFile) ? readFileSync(treeFile, 'utf8') : undefined;
    if (process.env['UPDATE'] === '1') writeFileSync(treeFile, tree);

    expect(tree).toBe(expected);
    expect(Buffer.from(program.print()).toString('latin1')).toBe(bytes.toString('latin1'));
    expect(violations(syntax, program.root)).toEqual([]);
  });
});
