/**
 * The facts about small files of each language: `cases/LANGUAGE/FILE`, and in `FILE.facts` what `pith tree --facts`
 * prints.
 *
 * `UPDATE=1 npx vitest run test/semantics/golden.test.ts` writes the facts anew. A case whose facts were wrong fails all
 * the same, so it passes only in a second run.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finish } from '../../src/core/work.ts';
import { languages } from '../../src/languages/languages.ts';
import { factsOf } from '../../src/semantics/facts.ts';
import { showFacts } from '../../src/semantics/show.ts';
import { showSorts } from '../../src/semantics/smtlib/show.ts';
import { sortsOf } from '../../src/semantics/smtlib/sorts.ts';
import { treeOf } from '../tree/editing.ts';

const CASES = join(import.meta.dirname, 'cases');
const FACTS = '.facts';
const described = languages.filter(({ meaning }) => meaning !== undefined);

test('there are cases for the languages whose names are described, and no others', () => {
  expect(readdirSync(CASES).toSorted()).toEqual(described.map(({ name }) => name).toSorted());
});

describe.each(described)('$name', ({ name }) => {
  const folder = join(CASES, name);
  const files = readdirSync(folder).filter((file) => !file.endsWith(FACTS));

  test.each(files)('%s', async (file) => {
    const program = await treeOf(name, readFileSync(join(folder, file), 'utf8'));
    const sorts = program.syntax.meaning?.sorts === 'smtlib' ? finish(sortsOf(program)) : undefined;
    const shown = [
      ...showFacts(program.root, finish(factsOf(program))),
      ...(sorts === undefined ? [] : showSorts(program.root, sorts)),
    ].join('');
    const path = join(folder, `${file}${FACTS}`);
    const known = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (process.env['UPDATE'] !== undefined && shown !== known) writeFileSync(path, shown);
    expect(shown).toBe(known);
  });
});
