import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What each room may import from, besides itself. `cli`, `index.ts` and nothing else wire everything together. */
const MAY_IMPORT: Record<string, string[]> = {
  core: [],
  grammar: ['core'],
  languages: ['core', 'grammar'],
  parse: ['core', 'grammar', 'languages'],
  tree: ['core', 'grammar', 'languages', 'parse'],
  semantics: ['core', 'grammar', 'languages', 'parse', 'tree'],
  frontend: ['core', 'grammar', 'languages', 'parse', 'tree'],
  passes: ['core', 'grammar', 'tree', 'semantics'],
  oracle: ['core'],
  engine: ['core', 'oracle'],
  schedules: ['core', 'grammar', 'languages', 'tree', 'semantics', 'passes', 'engine'],
  report: ['core'],
  cli: [
    'core',
    'grammar',
    'languages',
    'tree',
    'frontend',
    'passes',
    'oracle',
    'engine',
    'schedules',
    'report',
    'version.ts',
  ],
};

/** Rooms that also run in a browser. */
const WITHOUT_NODE = ['core', 'grammar', 'languages', 'tree', 'semantics', 'passes'];

interface Import {
  readonly file: string;
  readonly room: string;
  readonly from: string;
}

function importsOf(source: string, file: string): Import[] {
  const room = file.split('/')[0] ?? '';
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*'([^'\s]+)'/g);
  return Array.from(specifiers, ([, from = '']) => ({ file, room, from }));
}

function violations(imports: readonly Import[]): string[] {
  return imports.flatMap(({ file, room, from }) => {
    const allowed = MAY_IMPORT[room];
    if (allowed === undefined) return [];
    const isRelative = from.startsWith('.');
    const target = isRelative ? (join(dirname(file), from).split('/')[0] ?? '') : from;
    const isFine = isRelative ? target === room || allowed.includes(target) : !WITHOUT_NODE.includes(room);
    return isFine ? [] : [`${file} imports ${from}`];
  });
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const imports = sources.flatMap((file) => importsOf(readFileSync(join('src', file), 'utf8'), file));

test('rooms import in one direction only', () => {
  expect(imports.length).toBeGreaterThan(50);
  expect(violations(imports)).toEqual([]);
});

test('every room has its place in the order', () => {
  const rooms = new Set(sources.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  expect([...rooms].filter((room) => MAY_IMPORT[room ?? ''] === undefined)).toEqual([]);
});

test.each([
  ['core/x.ts', "import { y } from '../engine/y.ts';"],
  ['passes/x.ts', "import { readFileSync } from 'node:fs';"],
  ['tree/x.ts', "export { y } from '../passes/y.ts';"],
  ['report/x.ts', "const y = await import('../engine/y.ts');"],
])('a forbidden import in %s is found', (file, source) => {
  expect(violations(importsOf(source, file))).toHaveLength(1);
});
