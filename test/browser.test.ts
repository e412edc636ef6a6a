/** Bundles Pith for a browser and runs it there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reduce } from '../src/index.ts';
import { isInstalled } from './cli/sandbox.ts';

const PROGRAM = `function add(first, second) { return first + second; }
const unused = [1, 2, 3].map((x) => x * 2);
console.log(add(1, 40), "a string", unused.length);
export default add;
`;
const holds = (text: string): boolean => text.includes('add(') && text.includes('40');

/** A page as a user of the library would write it. */
const PAGE = `
import { loadSyntax, reduce } from 'pith/core';
const fetched = async (path) => (await fetch(path)).arrayBuffer();
try {
  const syntax = await loadSyntax('javascript', {
    grammar: await (await fetch('/javascript.json')).json(),
    wasm: new Uint8Array(await fetched('/javascript.wasm')),
    runtime: '/web-tree-sitter.wasm',
  });
  const events = [];
  const { text } = await reduce({
    program: ${JSON.stringify(PROGRAM)},
    syntax,
    jobs: 2,
    test: (bytes) => { const text = new TextDecoder().decode(bytes); return (${holds.toString()})(text); },
    onEvent: ({ type }) => events.push(type),
  });
  await fetch('/result', { method: 'POST', body: JSON.stringify({ text, last: events.at(-1) }) });
} catch (error) {
  await fetch('/result', { method: 'POST', body: JSON.stringify({ error: String(error.stack ?? error) }) });
}
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));

const { resolve } = createRequire(import.meta.url);

async function bundled(): Promise<Uint8Array> {
  writeFileSync(join(folder, 'page.js'), PAGE);
  const { outputFiles, warnings } = await build({
    entryPoints: [join(folder, 'page.js')],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2023',
    write: false,
    alias: { 'pith/core': resolve('pith/core') },
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]!.contents;
}

/** Serves the page and its files to a browser. Resolves to the report that the page sends. */
async function inBrowser(script: Uint8Array): Promise<unknown> {
  const files: Record<string, [type: string, content: Uint8Array | string]> = {
    '/': ['text/html', '<!doctype html><script type="module" src="/page.js"></script>'],
    '/page.js': ['text/javascript', script],
    '/javascript.json': ['application/json', readFileSync(resolve('pith/grammars/javascript.json'))],
    '/javascript.wasm': ['application/wasm', readFileSync(resolve('pith/grammars/javascript.wasm'))],
    '/web-tree-sitter.wasm': [
      'application/wasm',
      readFileSync(resolve('web-tree-sitter/web-tree-sitter.wasm')),
    ],
  };
  let tell: (what: unknown) => void;
  let fail: (error: Error) => void;
  const told = new Promise<unknown>((resolve, reject) => {
    tell = resolve;
    fail = reject;
  });
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.end();
        tell(JSON.parse(body));
      });
      return;
    }
    const [type, content] = files[request.url ?? ''] ?? ['text/plain', 'not found'];
    response.writeHead(files[request.url ?? ''] === undefined ? 404 : 200, { 'content-type': type });
    response.end(content);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = spawn(
    'chromium',
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
      ...[`--user-data-dir=${join(folder, 'profile')}`, '--remote-debugging-port=0'],
      `http://127.0.0.1:${port}/`,
    ],
    { detached: true, stdio: 'ignore', env: { ...process.env, HOME: folder, TMPDIR: folder } },
  );
  browser.once('exit', (code) => fail(new Error(`The browser ended with code ${code}.`)));
  try {
    return await told;
  } finally {
    browser.removeAllListeners('exit');
    const ended = once(browser, 'exit');
    process.kill(-browser.pid!, 'SIGKILL');
    await ended;
    server.closeAllConnections();
    server.close();
  }
}

test.runIf(isInstalled('chromium'))(
  'a JavaScript program is reduced in a browser, to what Node makes of it',
  async () => {
    const there = await inBrowser(await bundled());
    const here = await reduce({
      program: PROGRAM,
      lang: 'javascript',
      test: (bytes) => holds(Buffer.from(bytes).toString()),
    });
    expect(there).toEqual({ text: here.text, last: 'end' });
    expect(here.stats.after.tokens).toBeLessThan(8);
  },
);

test('the bundle imports nothing from Node', async () => {
  const script = Buffer.from(await bundled()).toString();
  expect(script).not.toMatch(/\bfrom\s*["']node:|require\(["']node:/);
});
