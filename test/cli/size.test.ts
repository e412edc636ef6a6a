/** The size of a file is the same wherever it is shown. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type Sandbox } from './sandbox.ts';

let box: Sandbox;
beforeEach(() => {
  box = createSandbox();
});
afterEach(() => box.close());

test.each([
  ['file.rs', "impl<'a> Foo<'a> for Vec<Box<u8>> { fn f() { call(|| '\\'') } }\n", 28],
  ['file.cpp', 'V<V<int>> x = R"d(a "b)d"; // c\n', 10],
  ['file.py', 'x = f"a {b!r:>{3}} c" \'d e\'  # f\n', 4],
  ['file.tsx', 'const a = <p title="b c">{`d ${e}`} it</p>;\n', 17],
])('%s', async (name, text, tokens) => {
  const size = { tokens, bytes: text.length };
  box.script('test.sh', `cmp -s "$1" '${box.path('copy')}'`);
  box.write('copy', text);
  box.write(name, text);
  expect((await box.pith('tree', name)).stderr).toMatch(new RegExp(`: ${tokens} tokens, `));
  const limitedTo = (limit: number, ...options: string[]) =>
    box.pith('--no-resume', '--limit-size', String(limit), ...options, './test.sh', name);
  const { code, stdout } = await limitedTo(tokens - 1, '--json', '--stats', 's.json');
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { type: string; size?: unknown });
  for (const type of ['start', 'end'])
    expect(events.find((event) => event.type === type)).toMatchObject({ size });
  const stats = JSON.parse(box.read('s.json'));
  expect(stats).toMatchObject({ before: size, after: size });
  expect(stats.curve[0]).toMatchObject(size);
  expect([code, (await limitedTo(tokens)).code]).toEqual([0, 3]);
});

test('the reported size of the result is its size when it is read again', async () => {
  box.script('test.sh', `grep -q "b'" "$1" && grep -q "'static" "$1"`);
  box.write('file.rs', "impl<'a> Foo<'a> for Vec<Box<u8>> { fn f() -> &'static u8 { &b'x' } }\n");
  const { stdout } = await box.pith('--json', '--stats', 's.json', './test.sh', 'file.rs');
  const { after, before } = JSON.parse(box.read('s.json'));
  expect(after.tokens).toBeLessThan(before.tokens);
  const accepted = stdout.split('\n').filter((line) => line.includes('"accepted"'));
  expect(JSON.parse(accepted.at(-1)!)).toMatchObject({ size: after });
  expect((await box.pith('tree', 'file.rs')).stderr).toContain(`: ${after.tokens} tokens, `);
});
