import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const C = '/* what */ int main(void) { return f(1); } // why\n';

describe('pith langs', () => {
  test('says how to install each language', async () => {
    const lines = (await box.pith('langs')).stdout.trim().split('\n');
    expect(lines.find((line) => line.startsWith('rust '))).toBe('rust           Rust (.rs)');
    expect(lines.find((line) => line.startsWith('kotlin '))).toMatch(
      /not installed, try: npm install .*kotlin@/,
    );
    expect(lines.length).toBeGreaterThan(25);
  });
});

describe('pith tree', () => {
  test('shows a tree', async () => {
    box.write('a.json', '{"a": [1, true]}');
    const { code, stdout, stderr } = await box.pith('tree', 'a.json');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^document \*\n {2}object for _value\n {4}'{' "{"\n/);
    expect(stderr).toBe('json: 9 tokens, 20 nodes, 0 errors\n');
  });

  test('shows it as JSON', async () => {
    box.write('a.c', C);
    const { stdout } = await box.pith('tree', '--json', 'a.c');
    const tree = JSON.parse(stdout) as { symbol: string; tokens: number; children: { symbol: string }[] };
    expect(tree).toMatchObject({ symbol: 'translation_unit', tokens: 13 });
    expect(tree.children.map(({ symbol }) => symbol)).toEqual(['function_definition']);
  });

  test('50,000 levels deep as JSON', async () => {
    box.write('deep.json', '['.repeat(50_000) + ']'.repeat(50_000));
    const { code, stdout } = await box.pith('tree', '--json', 'deep.json');
    expect(code).toBe(0);
    expect(stdout.match(/"symbol":"array"/g)).toHaveLength(50_000);
  });

  test.each([
    ['a file in no known language', 'a.xyz', 'hello', /language of a\.xyz is unknown; give it with --lang/],
    [
      'a language that is not installed',
      'a.kt',
      'val x = 1',
      /Try: npm install --ignore-scripts @tree-sitter-grammars/,
    ],
  ])('explains %s', async (_, name, content, message) => {
    box.write(name, content);
    const { code, stderr } = await box.pith('tree', name);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });
});

test('pith tree also shows a file that would be reduced as a list, and says why', async () => {
  box.write('a.json', '} ] } ( ; ; ; \\');
  const { code, stdout, stderr } = await box.pith('tree', 'a.json');
  expect(code).toBe(0);
  expect(stdout).toContain('ERROR');
  expect(stderr).toMatch(
    /warning: a\.json would be reduced as a list, because as json 100% of it does not parse/,
  );
});

test('pith tree into a closed pipe exits without an error', () => {
  box.write('a.json', `[${'1, '.repeat(20_000)}2]`);
  const { stdout, stderr, status } = spawnSync(
    'sh',
    ['-c', '"$0" "$1" tree a.json | head -1', process.execPath, resolve('bin/pith.js')],
    { cwd: box.folder, encoding: 'utf8' },
  );
  expect(stdout).toBe('document *\n');
  expect(stderr).not.toMatch(/EPIPE|Warning/);
  expect(status).toBe(0);
});

test.each([[['tree']], [['tree', 'a', 'b']]])('%j is rejected with the right usage', async (words) => {
  const { code, stderr } = await box.pith(...words);
  expect([code, stderr]).toEqual([2, 'pith: Give one file: pith tree FILE\n']);
});

/** Reduces a file with a test that searches for `needed`; returns the messages and the statistics. */
async function reduce(name: string, content: string, needed: string, ...options: string[]) {
  box.write(name, content);
  box.script('test.sh', `grep -qF '${needed}' "$1"`);
  const { code, stderr } = await box.pith(...options, '--stats', 'stats.json', './test.sh', name);
  const stats = JSON.parse(box.read('stats.json')) as {
    lang: string;
    passes: { name: string; accepted: number }[];
  };
  const comments = stats.passes.find((pass) => pass.name === 'comments');
  return { code, stderr, lang: stats.lang, comments, result: box.read(name) };
}

describe('which language', () => {
  test.each([
    ['by extension', 'a.c', C, [], 'c'],
    ['by extension in capitals', 'A.JSON', '[1]', [], 'json'],
    ['by contents', 'input', '#include <stdio.h>\nint main(void) { return f(1); }\n', [], 'c'],
    ['by a first line', 'input', '#!/usr/bin/env python3\nprint(f(1))\n', [], 'python'],
    ['as the user says', 'input', C, ['--lang', 'cpp'], 'cpp'],
    ['none if the user says so', 'a.c', C, ['-l', 'text'], 'text'],
    ['none for a text', 'a.txt', C, [], 'text'],
    ['none if nothing tells', 'input', 'some words: f(1)', [], 'text'],
  ])('%s', async (_, name, content, options, expected) => {
    const needed = content.includes('f(1)') ? 'f(1)' : '1';
    const { code, lang } = await reduce(name, content, needed, ...options);
    expect([code, lang]).toEqual([0, expected]);
  });

  test('a file in a language that is not installed is a list, and Pith says so', async () => {
    const { stderr, lang } = await reduce('a.kt', 'val x = 1', '1');
    expect(lang).toBe('text');
    expect(stderr).toMatch(/grammar of Kotlin is not installed. Try: npm install/);
  });

  test('a file that does not parse is a list, and Pith says so', async () => {
    const { stderr, lang } = await reduce('a.json', '} ] 1 } ( ; ; ; \\', '1');
    expect(lang).toBe('text');
    expect(stderr).toMatch(
      /reduced as a list, because as json \d+% of it does not parse. To see more: pith tree a\.json/,
    );
  });

  test('a file whose tree would print differently is a list, and Pith says so', async () => {
    // Pith uses this character itself, to mark indentation.
    const { stderr, lang } = await reduce('a.py', 'x = "\u0011"\nf(1)\n', 'f(1)');
    expect(lang).toBe('text');
    expect(stderr).toMatch(/reduced as a list, because as python its tree does not print as the same bytes/);
  });

  test('a language whose package is installed is found', async () => {
    mkdirSync(box.path('node_modules/@tree-sitter-grammars'), { recursive: true });
    const grammar = 'node_modules/@tree-sitter-grammars/tree-sitter-toml';
    symlinkSync(resolve(grammar), box.path(grammar));
    const { lang } = await reduce('a.toml', '# why\n[a]\nb = 1\n', 'b = 1');
    expect(lang).toBe('toml');
  });
});

test.each([
  ['above the file', 'project/node_modules', '.'],
  ['above the working directory', 'node_modules', '.'],
  ['above the working directory, the file being elsewhere', 'node_modules', '..'],
])('packages are found %s', async (_, installed, folder) => {
  const packages = `${installed}/@tree-sitter-grammars`;
  mkdirSync(box.path(packages), { recursive: true });
  mkdirSync(box.path(`${folder}/project/src`), { recursive: true });
  // A package that Pith itself does not have; the grammar in it does not matter here.
  for (const name of [`${packages}/tree-sitter-kotlin`, `${installed}/my-grammar`])
    symlinkSync(resolve('node_modules/@tree-sitter-grammars/tree-sitter-toml'), box.path(name));
  box.write(`${folder}/project/src/a.kt`, 'a = 1\n');
  expect((await box.pith('tree', `${folder}/project/src/a.kt`)).stderr).toMatch(/^kotlin: .* 0 errors/);
  const own = await box.pith('tree', '--grammar', 'my-grammar', `${folder}/project/src/a.kt`);
  expect(own.stderr).toMatch(/^my-grammar: .* 0 errors/);
});

describe('comments', () => {
  test('are removed first, in one test', async () => {
    const { comments, result } = await reduce('a.c', C, 'f(1)');
    expect(comments).toMatchObject({ accepted: 1, queries: 1 });
    expect(result).toBe('f(1);\n');
  });

  test('stay if the test needs them', async () => {
    const { comments, result } = await reduce('a.c', C, 'why');
    expect(comments).toMatchObject({ accepted: 0, queries: 1 });
    // A comment has no tokens, so it is smaller than a word.
    expect(result).toBe('// why\n');
  });

  test('take no test if there are none', async () => {
    expect((await reduce('a.c', 'int x;', 'x')).comments).toMatchObject({ queries: 0 });
  });
});

const BNF = `<list> ::= <item> | <item> "," <list>\n<item> ::= NAME\nNAME ::= /[a-z]+/\n%skip /\\s+/\n%skip /#.*/\n`;
const G4 = `grammar List;
list : item (',' item)* EOF ;
item : NAME ;
NAME : [a-z]+ ;
COMMENT : '#' ~[\\n]* -> skip ;
WS : [ \\t\\r\\n]+ -> skip ;
`;
const LIST = 'a, # b\nc\n';

describe('a custom grammar', () => {
  test.each([
    ['.bnf', 'list.bnf', BNF],
    ['.g4', 'List.g4', G4],
  ])('%s', async (_, file, grammar) => {
    box.write(file, grammar);
    const { comments, result } = await reduce('input', LIST, 'c', '--grammar', file);
    expect(comments).toMatchObject({ accepted: 1 });
    expect(result).toBe('c\n');
  });

  test.each([
    ['the folder of a package', resolve('node_modules/tree-sitter-json')],
    ['its grammar.json', resolve('node_modules/tree-sitter-json/src/grammar.json')],
    ['the name of a package', 'tree-sitter-json'],
  ])('%s', async (_, grammar) => {
    const { stderr, code } = await box.pith('tree', '--grammar', grammar, box.write('input', '[1, 2]'));
    expect(stderr).toMatch(/5 tokens, .* 0 errors/);
    expect(code).toBe(0);
  });

  test('--start chooses the rule', async () => {
    box.write('list.bnf', BNF);
    box.write('input', 'a');
    const { stdout } = await box.pith('tree', '--grammar', 'list.bnf', '--start', 'item', 'input');
    expect(stdout).toBe('NAME "a" for item\n');
  });

  test('code in a grammar is left out, with a warning', async () => {
    box.write('action.g4', "grammar A;\na : ('b' { code(); })* EOF ;\nWS : ' ' -> skip ;\n");
    box.write('input', 'b b b');
    box.script('test.sh', 'grep -q "b b" "$1"');
    const { code, stderr } = await box.pith('--grammar', 'action.g4', './test.sh', 'input');
    expect(stderr.match(/^warning: .*/gm)).toEqual([expect.stringMatching(/action\.g4.*1 action/)]);
    expect([code, box.read('input').trim()]).toEqual([0, 'b b']);
  });

  test.each([
    ['no such file', ['--grammar', 'no.g4'], /There is no file no\.g4/],
    [
      'no such package',
      ['--grammar', 'no-such-package'],
      /no file, folder or installed package no-such-package/,
    ],
    [
      'a folder without a grammar',
      ['--grammar', '.'],
      /grammar\.json does not exist\. Give the folder of a package/,
    ],
    ['a file that is no grammar', ['--grammar', 'input'], /it reads \.g4, \.bnf, \.ebnf and grammar\.json/],
    [
      'a grammar.json that holds null',
      ['--grammar', 'null/grammar.json'],
      /grammar\.json cannot be read: .*null/,
    ],
    ['a mistake in it', ['--grammar', 'broken.bnf'], /broken\.bnf: line 3, column 1: expected/],
    ['no such rule', ['--grammar', 'list.bnf', '--start', 'itm'], /itm.*list/],
    ['--start without --grammar', ['--start', 'item'], /--start goes with --grammar/],
    [
      '--start with tree-sitter',
      ['--grammar', 'tree-sitter-json', '--start', 'x'],
      /--start needs a grammar in a \.g4/,
    ],
    ['--grammar with --lang text', ['--grammar', 'list.bnf', '--lang', 'text'], /Leave out one of them/],
    [
      'a language that is not installed',
      ['--lang', 'kotlin'],
      /grammar of Kotlin is not installed. Try: npm install/,
    ],
    ['no such language', ['--lang', 'pyton'], /Did you mean 'python'\?/],
  ])('clear error: %s', async (_, options, message) => {
    box.write('list.bnf', BNF);
    box.write('broken.bnf', '<a> ::= "b"\n<c> ::= ( "d"\n');
    mkdirSync(box.path('null'));
    box.write('null/grammar.json', 'null');
    box.write('input', LIST);
    box.script('test.sh', 'true');
    const { code, stderr } = await box.pith(...options, './test.sh', 'input');
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
    expect(box.read('input')).toBe(LIST);
  });
});
