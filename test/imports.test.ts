import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The rooms from which each room imports, exactly, besides itself. No room imports from one below it in this table. */
const ROOMS = {
  core: [],
  grammar: [],
  languages: ['grammar'],
  parse: ['core', 'grammar', 'languages'],
  tree: ['core', 'grammar', 'languages', 'parse'],
  semantics: ['core', 'languages', 'tree'],
  passes: ['core', 'grammar', 'languages', 'parse', 'tree', 'semantics'],
  schedules: ['core', 'parse', 'tree', 'passes'],
  engine: ['core'],
  frontend: ['core', 'grammar', 'languages', 'parse', 'tree', 'schedules'],
  store: ['core'],
  oracle: ['core', 'store'],
  report: ['core'],
  'version.ts': [],
  'session.ts': [
    ...['core', 'parse', 'schedules', 'engine', 'frontend', 'store', 'oracle', 'report'],
    'version.ts',
  ],
  'browser.ts': ['core', 'languages', 'parse', 'tree', 'schedules', 'engine', 'oracle', 'version.ts'],
  'index.ts': [
    ...[
      'core',
      'languages',
      'tree',
      'semantics',
      'passes',
      'schedules',
      'engine',
      'frontend',
      'store',
      'oracle',
    ],
    ...['report', 'version.ts', 'session.ts'],
  ],
  cli: [
    ...['core', 'grammar', 'tree', 'semantics', 'schedules', 'engine', 'frontend', 'store', 'oracle'],
    ...['report', 'version.ts', 'session.ts'],
  ],
};

/** Rooms that also run in a browser. */
const WITHOUT_NODE = [
  'core',
  'grammar',
  'languages',
  'parse',
  'tree',
  'semantics',
  'passes',
  'schedules',
  'engine',
];

interface Import {
  readonly file: string;
  readonly from: string;
}

const roomOf = (file: string): string => file.split('/')[0]!;

function importsOf(source: string, file: string): Import[] {
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*'([^'\s]+)'/g);
  return Array.from(specifiers, ([, from = '']) => ({ file, from }));
}

/** The imports of each room, in the order of the table. */
function edges(imports: readonly Import[]): Record<string, string[]> {
  const order = Object.keys(ROOMS);
  const found = new Map<string, Set<string>>(order.map((room) => [room, new Set()]));
  for (const { file, from } of imports) {
    const target = from.startsWith('.') ? roomOf(join(dirname(file), from)) : undefined;
    if (target === undefined || target === roomOf(file)) continue;
    found.set(roomOf(file), (found.get(roomOf(file)) ?? new Set()).add(target));
  }
  return Object.fromEntries(
    Array.from(found, ([room, targets]) => [
      room,
      [...targets].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    ]),
  );
}

/** Uses of Node in a room that also runs in browsers. Only `core/host.ts` may check for Node. */
function takenFromNode(source: string, file: string): string[] {
  if (!WITHOUT_NODE.includes(roomOf(file)) || file === 'core/host.ts') return [];
  const imported = importsOf(source, file).filter(({ from }) => from.startsWith('node:'));
  const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '');
  const globals = /(?<![.?\w])(?:Buffer|process|setImmediate|require|__dirname)\b(?!\w|:|\()/.exec(code);
  return [...imported.map(({ from }) => from), ...(globals ?? [])].map((what) => `${file}: ${what}`);
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, source: readFileSync(join('src', file), 'utf8') }));
const imports = sources.flatMap(({ file, source }) => importsOf(source, file));

test('rooms import from exactly these', () => {
  expect(edges(imports)).toEqual(ROOMS);
});

test('no room imports from one below it', () => {
  const order = Object.keys(ROOMS);
  for (const [room, targets] of Object.entries(ROOMS)) {
    for (const target of targets) expect(order.indexOf(target)).toBeLessThan(order.indexOf(room));
  }
});

test('rooms that run in browsers use nothing from Node', () => {
  expect(sources.flatMap(({ file, source }) => takenFromNode(source, file))).toEqual([]);
});

test.each([
  ["import { y } from '../engine/y.ts';", ['engine']],
  ["export { y } from '../passes/y.ts';", ['passes']],
  ["const y = await import('../session.ts');", ['session.ts']],
  ["import { y } from './y.ts';", []],
])('an import is seen: %s', (source, targets) => {
  expect(edges(importsOf(source, 'report/x.ts'))['report']).toEqual(targets);
});

test.each([
  ["import { readFileSync } from 'node:fs';", ['passes/x.ts: node:fs']],
  ["const bytes = Buffer.from('x');", ['passes/x.ts: Buffer']],
  ['/** A Buffer. */ function process(item: number) {}', []],
])('what is taken from Node is seen: %s', (source, taken) => {
  expect(takenFromNode(source, 'passes/x.ts')).toEqual(taken);
});
