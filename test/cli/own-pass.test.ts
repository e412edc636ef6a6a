/** Passes of the user's own: the examples of docs/passes.md, and what can be wrong with a pass. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox, until } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => void (box = createSandbox()));
afterEach(() => box.close());

/** An example of the documentation. */
function example(name: string): string {
  const text = readFileSync('docs/passes.md', 'utf8');
  return new RegExp(`<!-- test: ${name} -->\\s*\`\`\`\\w+\\n([^]*?)\`\`\``).exec(text)![1]!;
}

describe('the examples of docs/passes.md', () => {
  test('a module that removes calls', async () => {
    box.write('crc.js', example('module'));
    // Both calls or none, and nothing in their place.
    const calls = `[ $(grep -c crc "$1") != 1 ]`;
    box.script(
      'test.sh',
      `${calls} && grep -q 'int a = 1;' "$1" && grep -q a++ "$1" && ! grep -q '[^ ]0\\|0;' "$1"`,
    );
    box.write(
      'bug.c',
      'int f(void) {\n  int a = 1;\n  transparent_crc(a, "a");\n  a++;\n  transparent_crc(2);\n  return a;\n}\n',
    );
    const { code, stderr } = await box.pith(
      '-a',
      'creduce',
      '--stats',
      'stats',
      '--pass',
      './crc.js',
      './test.sh',
      'bug.c',
    );
    expect(stderr).not.toMatch(/pith: |warning/i);
    expect(code).toBe(0);
    expect(box.read('bug.c')).not.toContain('crc');
    expect(JSON.parse(box.read('stats')).passes).toContainEqual(expect.objectContaining({ name: 'crc' }));
  });

  test('a module that edits trees', async () => {
    box.write('while-to-if.js', example('tree'));
    box.script('test.sh', `grep -Eq '(if|while) *\\(bug\\)' "$1"`);
    box.write('bug.c', 'int f() { while (bug) g(); }\n');
    expect((await box.pith('--pass', './while-to-if.js', './test.sh', 'bug.c')).code).toBe(0);
    expect(box.read('bug.c')).toMatch(/if ?\(bug\)/);
  });

  test.runIf(isInstalled('python3'))('a program that proposes edits', async () => {
    box.write('halve.py', example('command'));
    // Even numbers above 5 only, and two of them: halving 48 gives 24, 12 and 6.
    box.script(
      'test.sh',
      `grep -Eq '^x(6|12|24|48) = (6|7|14)$' "$1" || grep -Eq '^(6|12|24|48) = (7|14)$' "$1"`,
    );
    box.write('bug.txt', '48 = 14\n');
    const { code, stderr } = await box.pith('--pass-command', 'python3 halve.py', './test.sh', 'bug.txt');
    expect([code, stderr]).toEqual([0, expect.not.stringMatching(/pith: /)]);
    expect(box.read('bug.txt')).toBe('6 = 7\n');
  });
});

describe('what can be wrong with a pass', () => {
  const reduce = (...args: string[]) => {
    box.script('test.sh', 'grep -q bug "$1"');
    box.write('a.c', 'int bug; int a;\n');
    return box.pith(...args, './test.sh', 'a.c');
  };

  test.each([
    ['there is no such file', undefined, [], /The pass \.\/p\.js cannot be loaded: .*p\.js/],
    ['it has an error', 'export default', [], /The pass \.\/p\.js cannot be loaded: Unexpected/],
    ['it exports nothing', '', [], /must export a pass by default.*docs\/passes\.md/],
    [
      'it works on something unknown',
      "export const over = 'words'; export default { name: 'p', accepts: 'any', start() {}, propose() {} };",
      [],
      /over: words; it must be one of: tree, lines/,
    ],
    [
      'the algorithm takes none',
      "export default { name: 'p', accepts: 'smaller', start() {}, *propose() {} };",
      ['-a', 'perses'],
      /--pass.* cannot be used with perses, only with: pith, creduce/,
    ],
  ])('%s', async (_, module, options, expected) => {
    if (module !== undefined) box.write('p.js', module);
    const { code, stderr } = await reduce(...options, '--pass', './p.js');
    expect(stderr).toMatch(expected);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(code).toBe(2);
    expect(box.read('a.c')).toBe('int bug; int a;\n');
  });

  test.each([
    ['it ends', 'echo no license >&2; exit 3', /The pass .* failed: it ended with code 3: no license/],
    ['it says no JSON', 'echo hello; cat', /failed: its line hello is not a line of JSON/],
    ['it says something else', 'echo "{}"; cat', /failed: its line \{\} is not a proposal/],
    [
      'its edits are out of range',
      `echo '{"edits": [[0, 99, ""]]}'; cat`,
      /failed: its line .* is not a proposal/,
    ],
  ])('a command: %s', async (_, command, expected) => {
    const { code, stderr } = await reduce('--pass-command', command);
    expect(stderr).toMatch(expected);
    expect([code, box.read('a.c')]).toEqual([0, 'bug;\n']);
  });

  test('a command that never ends is ended with Pith, and so are its children', async () => {
    const command = `sleep 1000 & while read line; do echo '{"end": true}'; done; sleep 1000`;
    expect((await reduce('--pass-command', command)).code).toBe(0);
  });

  test('Ctrl-C while a command thinks', async () => {
    box.script('test.sh', 'grep -q bug "$1"');
    box.write('a.c', 'int bug; int a;\n');
    const { child, finished } = box.start('--pass-command', 'touch asked; sleep 1000', './test.sh', 'a.c');
    await until(() => box.exists('asked'));
    child.kill('SIGINT');
    expect((await finished).code).toBe(130);
  });
});

test("a stopped run with a pass of one's own is resumed, unless the pass has changed", async () => {
  const module = (name: string) =>
    `export const over = 'lines'; export default { name: '${name}', accepts: 'smaller', start() {}, *propose() {} };`;
  const run = (...limits: string[]) =>
    box.pith(...limits, '--stats', 'stats', '--pass', './p.js', './test.sh', 'a.txt');
  const recalled = () => (JSON.parse(box.read('stats')) as { journalHits: number }).journalHits;
  box.script('test.sh', 'grep -q bug "$1"');
  box.write('a.txt', 'a\nb\nbug\nc\n');
  box.write('p.js', module('p'));
  expect((await run('--limit-tests', '4')).code).toBe(3);
  expect((await run('--limit-tests', '6')).code).toBe(3);
  expect(recalled()).toBeGreaterThan(0);
  box.write('p.js', module('q'));
  expect((await run()).code).toBe(0);
  expect(recalled()).toBe(0);
});
