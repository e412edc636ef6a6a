import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, isInstalled, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

const twenty = Array.from({ length: 20 }, (_, i) => `line ${i}\n`).join('');

function hasLine7(): void {
  box.write('file.txt', twenty);
  box.script('test.sh', 'grep -q "line 7" file.txt');
}

describe('files on disk', () => {
  test('the result is in place, the original beside it, and nothing else', async () => {
    hasLine7();
    const { code, stderr } = await box.pith('test.sh', 'file.txt');
    expect(code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
    expect(box.read('file.txt.orig')).toBe(twenty);
    expect(readdirSync(box.folder).toSorted()).toEqual(['file.txt', 'file.txt.orig', 'test.sh']);
    expect(stderr).toContain('40 to 2 tokens');
  });

  test('-o leaves the input alone', async () => {
    hasLine7();
    expect((await box.pith('-o', 'out.txt', './test.sh', 'file.txt')).code).toBe(0);
    expect(box.read('out.txt')).toBe('line 7\n');
    expect(box.read('file.txt')).toBe(twenty);
    expect(box.exists('file.txt.orig')).toBe(false);
  });

  test('--output is the same with a test script', async () => {
    hasLine7();
    await box.pith('./test.sh', 'file.txt', '--output=out.txt');
    expect(box.read('out.txt')).toBe('line 7\n');
  });

  test('-o - writes the result to standard output, and nothing else', async () => {
    hasLine7();
    const { stdout } = await box.pith('-o', '-', './test.sh', 'file.txt');
    expect(stdout).toBe('line 7\n');
    expect(box.read('file.txt')).toBe(twenty);
  });

  test('-o to a pipe writes into it and does not replace it', async () => {
    hasLine7();
    execFileSync('mkfifo', [box.path('pipe')]);
    const reader = spawn('cat', [box.path('pipe')]);
    let read = '';
    reader.stdout.on('data', (chunk: Buffer) => (read += chunk.toString()));
    const closed = new Promise((resolve) => reader.once('close', resolve));
    await box.pith('-o', 'pipe', './test.sh', 'file.txt');
    await closed;
    expect(read).toBe('line 7\n');
    expect(lstatSync(box.path('pipe')).isFIFO()).toBe(true);
  });

  test('if nothing can be removed, the exit code is 0, and -o gets the unchanged file', async () => {
    box.write('file.txt', 'ab');
    box.script('test.sh', '[ "$(cat file.txt)" = ab ]');
    expect((await box.pith('-o', 'out.txt', './test.sh', 'file.txt')).code).toBe(0);
    expect(box.read('out.txt')).toBe('ab');
  });

  test('links and modes are preserved', async () => {
    hasLine7();
    chmodSync(box.path('file.txt'), 0o640);
    symlinkSync('file.txt', box.path('link.txt'));
    // The candidate has the name on the command line.
    box.script('test.sh', 'grep -q "line 7" link.txt');
    expect((await box.pith('./test.sh', 'link.txt')).code).toBe(0);
    expect(lstatSync(box.path('link.txt')).isSymbolicLink()).toBe(true);
    expect(box.read('file.txt')).toBe('line 7\n');
    expect(statSync(box.path('file.txt')).mode & 0o777).toBe(0o640);
  });

  test('an earlier .orig file is not overwritten', async () => {
    hasLine7();
    box.write('file.txt.orig', 'precious');
    await box.pith('./test.sh', 'file.txt');
    expect(box.read('file.txt.orig')).toBe('precious');
    expect(box.read('file.txt.orig.1')).toBe(twenty);
  });

  test.each([
    ['CRLF', 'a\r\nkeep\r\nb\r\n', 'keep\r\n'],
    ['no final newline', 'a\nkeep', 'keep'],
    ['invalid UTF-8 and NUL', '\xff\xfe\0\nkeep \x80\0\n', 'keep \x80\0\n'],
    ['a byte order mark', '\xef\xbb\xbfkeep\nb\n', '\xef\xbb\xbfkeep\n'],
  ])('bytes come back: %s', async (_, content, expected) => {
    box.write('file.bin', Buffer.from(content, 'latin1'));
    box.script('test.sh', 'grep -aq keep file.bin');
    expect((await box.pith('-a', 'ddmin-lines', './test.sh', 'file.bin')).code).toBe(0);
    expect(box.read('file.bin')).toBe(expected);
  });

  test('every accepted program is on disk before the next is accepted', async () => {
    box.write('file.txt', twenty);
    // While a candidate is tested, the disk must hold the smallest program so far.
    box.script(
      'test.sh',
      `grep -q "line 7" file.txt && wc -c <'${box.path('file.txt')}' >>'${box.path('sizes')}'`,
    );
    const { stdout } = await box.pith('--json', '-j1', './test.sh', 'file.txt');
    const events = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const accepted = events.filter((event) => event.type === 'accepted').map((event) => event.size.bytes);
    const onDisk = box.read('sizes').trim().split('\n').map(Number);
    expect(accepted.length).toBeGreaterThan(3);
    // An accepted program was tested while the one before it was on disk, or was just being written.
    // The first two tests are those of the original.
    for (const [i, size] of onDisk.slice(2, accepted.length + 2).entries()) {
      const earlier = [twenty.length, ...accepted];
      expect([earlier[i], earlier[i - 1]]).toContain(size);
    }
  });
});

describe('the test script', () => {
  test('gets the candidate by name, by argument and on standard input, in its own folder', async () => {
    box.write('file.txt', twenty);
    box.script(
      'test.sh',
      `[ "$(ls)" = file.txt ] && [ $# = 1 ] && cmp -s "$1" file.txt && cmp -s - file.txt && [ "$1" = "$PWD/file.txt" ] && grep -q "line 7" "$1"`,
    );
    expect((await box.pith('./test.sh', 'file.txt')).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });

  test('has its own TMPDIR, and inherits the environment', async () => {
    const special = createSandbox({
      env: { GREETING: "it's me", 'odd.name': 'odd value', OLDPWD: undefined },
    });
    special.write('file.txt', twenty);
    special.script(
      'test.sh',
      `[ -z "$(ls "$TMPDIR")" ] && echo "$TMPDIR" >>'${special.path('seen')}' && [ "$GREETING" = "it's me" ] && tr '\\0' '\\n' </proc/$$/environ | grep -q '^odd.name=odd value$' && [ -z "\${OLDPWD+set}" ] && echo x >"$TMPDIR/x" && grep -q "line 7" file.txt`,
    );
    expect((await special.pith('./test.sh', 'file.txt')).stderr).toContain('to 2 tokens');
    const seen = special.read('seen').trim().split('\n');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.every((folder) => folder.startsWith(special.tmpdir))).toBe(true);
    await special.close();
  });

  test('may have any name, and so may the file', async () => {
    const odd = `it's a "$file" {} ;\n.txt`;
    box.write(odd, twenty);
    box.script(`the 'test' $x`, 'grep -q "line 7" "$1"');
    expect((await box.pith(`./the 'test' $x`, odd)).code).toBe(0);
    expect(box.read(odd)).toBe('line 7\n');
  });

  test('can be a program in PATH', async () => {
    box.write('file.txt', twenty);
    const { code, stderr } = await box.pith('true', 'file.txt');
    expect(code).toBe(0);
    expect(box.read('file.txt')).toBe('');
    expect(stderr).toContain('the result is empty');
  });

  test('that exits with 126 or 127 itself rejects the candidate', async () => {
    box.write('file.txt', twenty);
    box.script('test.sh', 'grep -q "line 7" file.txt || exit 127');
    expect((await box.pith('./test.sh', 'file.txt')).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });
});

describe('a command without a script', () => {
  const program = 'int a;\nint b;\nint main(void) { return c; }\nint d;\n';

  test.runIf(isInstalled('tcc'))('--output is a pattern, and -o the file', async () => {
    box.write('bug.c', program);
    const { code } = await box.pith(
      '-o',
      'small.c',
      '--output',
      "'c' undeclared",
      'bug.c',
      '--',
      'tcc',
      '-c',
      '{}',
      '-o',
      'x.o',
    );
    expect(code).toBe(0);
    expect(box.read('small.c')).toMatch(/c/);
    expect(box.read('small.c').length).toBeLessThan(25);
    expect(spawnSync('tcc', ['-c', box.path('small.c'), '-o', box.path('x.o')]).stderr.toString()).toContain(
      "'c' undeclared",
    );
  });

  test('the default is the exit code of the original', async () => {
    box.write('file.txt', 'a\nb\n7\nc\n');
    const command = 'grep -q 7 "$1" && exit 7; exit 8';
    expect((await box.pith('file.txt', '--', 'sh', '-c', command, 'x', '{}')).code).toBe(0);
    expect(box.read('file.txt')).toBe('7\n');
  });

  test.each([
    ['7', 'exit 7'],
    ['nonzero', 'exit 7'],
    ['signal', 'kill -SEGV $$'],
    ['139', 'kill -SEGV $$'],
    ['any', 'echo seven'],
  ])('--exit %s', async (exit, action) => {
    box.write('file.txt', 'a\nb\n7\nc\n');
    const command = `grep -q 7 "$1" && { ${action}; }; echo other; exit 0`;
    const more = exit === 'any' ? ['--stdout', 'seven'] : [];
    expect(
      (await box.pith('--exit', exit, ...more, 'file.txt', '--', 'sh', '-c', command, 'x', '{}')).code,
    ).toBe(0);
    expect(box.read('file.txt')).toBe('7\n');
  });

  test('all expectations must hold together', async () => {
    box.write('file.txt', 'out\nerr\nbad\nboth\n');
    const command =
      'grep out "$1"; grep err "$1" >&2; grep both "$1"; grep bad "$1" >/dev/null || echo not bad; exit 0';
    const expectations = [
      '--stdout',
      '^out$',
      '--stderr',
      '^err$',
      '--output',
      'both',
      '--output',
      'err',
      '--not-output',
      'not bad',
    ];
    expect((await box.pith(...expectations, 'file.txt', '--', 'sh', '-c', command, 'x', '{}')).code).toBe(0);
    expect(box.read('file.txt')).toBe('out\nerr\nbadboth\n');
  });

  test('files that the command names are found although it runs in another folder', async () => {
    box.write('file.txt', twenty);
    box.script('tool.sh', 'grep -q "line 7" "$1" && echo found');
    expect((await box.pith('--stdout', 'found', 'file.txt', '--', 'sh', 'tool.sh', '{}')).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });

  test('an argument that names the file stands for the candidate', async () => {
    box.write('file.txt', twenty);
    expect((await box.pith('file.txt', '--', 'grep', '-q', 'line 7', './file.txt')).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });

  test('an argument longer than a file name can be is accepted', async () => {
    box.write('file.txt', twenty);
    const long = `: ${'x'.repeat(5000)}; grep -q "line 7" "$1"`;
    expect((await box.pith('file.txt', '--', 'sh', '-c', long, 'x', '{}')).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });

  test('the candidate is on standard input as well', async () => {
    box.write('file.txt', twenty);
    expect((await box.pith('file.txt', '--', 'grep', '-q', 'line 7')).code).toBe(0);
    expect(box.read('file.txt')).toBe('line 7\n');
  });
});

describe.runIf(isInstalled('gcc'))('real compilers', () => {
  const program = `#include <stddef.h>
struct point { int x; int y; };
static int helper(int a, int b) {
  int i, sum = 0;
  for (i = a; i < b; i++) sum += i;
  return sum;
}
int main(void) {
  struct point p = { 1, 2 };
  int unused = helper(p.x, p.y);
  char *text = 42;
  return helper(1, 2) + p.x;
}
`;

  test.each(['pith', 'ddmin-tokens', 'multidelta'])('gcc: a warning, by %s', async (alg) => {
    box.write('bug.c', program);
    box.script(
      'test.sh',
      `out=$(gcc -c -Wall bug.c -o "$TMPDIR/bug.o" 2>&1) || exit 1
case $out in *"makes pointer from integer"*) exit 0;; esac
exit 1`,
    );
    const { code } = await box.pith('-a', alg, '--stats', 'stats.json', './test.sh', 'bug.c');
    expect(code).toBe(0);
    const stats = JSON.parse(box.read('stats.json'));
    expect(stats.after.tokens).toBeLessThan(stats.before.tokens / 4);
    expect(spawnSync('gcc', ['-c', box.path('bug.c'), '-o', box.path('x.o')]).stderr.toString()).toContain(
      'makes pointer',
    );
  });
});

describe('other output', () => {
  test('--stats: every key of the contract', async () => {
    hasLine7();
    await box.pith('--stats', 'stats.json', '-j1', './test.sh', 'file.txt');
    const stats = JSON.parse(box.read('stats.json'));
    expect(stats).toMatchObject({
      ...{ pith: expect.any(String), alg: 'pith', lang: 'text', cache: 'flat', jobs: 1, finished: true },
      ...{ before: { tokens: 40, bytes: twenty.length }, after: { tokens: 2, bytes: 7 } },
      ...{ queries: expect.any(Number), cancelled: 0, cacheHits: expect.any(Number), journalHits: 0 },
      ...{
        interesting: expect.any(Number),
        timeouts: 0,
        wallMs: expect.any(Number),
        oracleMs: expect.any(Number),
      },
      ...{
        overheadMsPerQuery: expect.any(Number),
        peakRssMb: expect.any(Number),
        cachePeakBytes: expect.any(Number),
      },
    });
    expect(stats.passes[0]).toEqual({
      ...{
        name: 'lines',
        runs: expect.any(Number),
        queries: expect.any(Number),
        accepted: expect.any(Number),
      },
      ...{ tokensRemoved: expect.any(Number), ms: expect.any(Number) },
    });
    expect(stats.curve[0]).toEqual({ ms: expect.any(Number), queries: 0, tokens: 40, bytes: twenty.length });
    expect(stats.curve.at(-1).bytes).toBe(7);
  });

  test('the number of queries is the number of tests that ran', async () => {
    box.write('file.txt', twenty);
    box.script('test.sh', `echo run >>'${box.path('runs')}'; grep -q "line 7" file.txt`);
    await box.pith('--stats', 'stats.json', '-j1', './test.sh', 'file.txt');
    expect(JSON.parse(box.read('stats.json')).queries).toBe(box.read('runs').trim().split('\n').length);
  });

  test('--json: events, one per line, on standard output', async () => {
    hasLine7();
    const { stdout } = await box.pith('--json', '-q', './test.sh', 'file.txt');
    const types = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).type);
    expect(types[0]).toBe('start');
    expect(types.at(-1)).toBe('end');
    expect(types).toContain('accepted');
  });

  test('--report: a self-contained page', async () => {
    box.write('file.txt', 'a\n<keep> & "x"\nb\n');
    box.script('test.sh', 'grep -q "<keep> &" file.txt');
    await box.pith('--report', 'report.html', './test.sh', 'file.txt');
    const page = box.read('report.html');
    expect(page).toContain('&lt;keep&gt; &amp;');
    expect(page).toContain('<svg');
    expect(page).not.toMatch(/(src|href)=/);
  });

  test('--save-temps keeps the folder of each test', async () => {
    hasLine7();
    await box.pith('--save-temps', 'kept', '--stats', 'stats.json', '-j1', './test.sh', 'file.txt');
    const [run] = readdirSync(box.path('kept'));
    const kept = readdirSync(box.path(`kept/${run}`)).filter(
      (name) => !name.endsWith('.verdict') && readdirSync(box.path(`kept/${run}/${name}`)).length > 0,
    );
    expect(kept.length).toBe(JSON.parse(box.read('stats.json')).queries);
    expect(box.read(`kept/${run}/1/file.txt`)).toBe(twenty);
  });

  test('-q prints nothing', async () => {
    hasLine7();
    const { stdout, stderr } = await box.pith('-q', './test.sh', 'file.txt');
    expect(stdout + stderr).toBe('');
  });

  test('-v prints a line for every accepted program', async () => {
    hasLine7();
    const { stderr } = await box.pith('-v', './test.sh', 'file.txt');
    expect(stderr).toMatch(/20 tokens.*lines: chunk/);
  });
});

describe('limits', () => {
  test('an input that is small enough is left alone', async () => {
    hasLine7();
    expect((await box.pith('--limit-size', '40', './test.sh', 'file.txt')).code).toBe(3);
    expect(box.read('file.txt')).toBe(twenty);
  });

  test('if there is no time to test the input, nothing is written', async () => {
    box.write('file.txt', twenty);
    box.script('test.sh', 'sleep 100');
    const { code, stderr } = await box.pith('--limit-time', '0.3', '-o', 'out.txt', './test.sh', 'file.txt');
    expect(code).toBe(3);
    expect(stderr).toContain('nothing was written');
    expect(box.exists('out.txt')).toBe(false);
  });

  test.each([
    ['--limit-tests', '6'],
    ['--limit-size', '9'],
    ['--limit-time', '1.5'],
  ])('%s %s', async (option, value) => {
    box.write('file.txt', twenty);
    box.script('test.sh', 'sleep 0.1; grep -q "line 7" file.txt && grep -q "line 9" file.txt');
    const { code, stderr } = await box.pith(
      '--stats',
      'stats.json',
      '-j2',
      option,
      value,
      './test.sh',
      'file.txt',
    );
    const stats = JSON.parse(box.read('stats.json'));
    expect(code).toBe(3);
    expect(stats.finished).toBe(false);
    expect(stderr).toContain('tokens');
    expect(box.read('file.txt')).toContain('line 7');
    if (option === '--limit-tests') expect(stats.queries).toBeLessThanOrEqual(6);
    if (option === '--limit-size') expect(stats.after.tokens).toBeLessThanOrEqual(9);
  });
});
