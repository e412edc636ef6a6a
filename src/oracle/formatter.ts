/** Formats the result with the user's formatter. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from './find-program.ts';
import { quoteForSh as quote } from '../core/printable.ts';

/** A shell command, or the reason why there is none. */
export type Formatter = { readonly command: string } | { readonly note: string };

const prettier = (name: string) => `prettier --stdin-filepath ${quote(name)}`;
const clangFormat = (name: string) => `clang-format --assume-filename=${quote(name)}`;

/** The formatters of `--format auto`, by language. They read standard input and write standard output. */
const FORMATTERS: Readonly<Record<string, (name: string) => string>> = {
  c: clangFormat,
  cpp: clangFormat,
  rust: () => 'rustfmt --edition 2021 --emit stdout',
  go: () => 'gofmt',
  python: () => 'black -q -',
  javascript: prettier,
  typescript: prettier,
  tsx: prettier,
  json: prettier,
  css: prettier,
  html: prettier,
  yaml: prettier,
};

/** `name` is the base name of the file. */
export function formatterFor(
  format: string,
  lang: string,
  name: string,
  isInstalled = (program: string) => findProgram(program) !== undefined,
): Formatter {
  if (format !== 'auto') return { command: format };
  const command = Object.hasOwn(FORMATTERS, lang) ? FORMATTERS[lang]!(name) : undefined;
  if (command === undefined) return { note: `No formatter is known for ${lang}; give one: --format CMD` };
  const program = command.split(' ', 1)[0]!;
  if (isInstalled(program)) return { command };
  return {
    note: `${program} is not installed, so the result is not formatted; give another formatter: --format CMD`,
  };
}

/** The pretty-printers that C-Reduce runs on C and C++. */
const LAYOUTS: Readonly<Record<string, (name: string) => string>> = {
  'clang-format': clangFormat,
  indent: () => 'indent -st',
};

/** Those that are installed. */
export const installedLayouts = (): readonly string[] =>
  Object.keys(LAYOUTS).filter((name) => findProgram(name) !== undefined);

/** Their commands for a file. */
export const layoutsFor = (
  lang: string,
  name: string,
): readonly { readonly name: string; readonly command: string }[] =>
  lang === 'c' || lang === 'cpp'
    ? installedLayouts().map((layout) => ({ name: layout, command: LAYOUTS[layout]!(name) }))
    : [];

const TIMEOUT_MS = 30_000;

interface FormatOptions {
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

/**
 * Formats a program. Without `{}`, the command reads standard input and prints the result. With `{}`, which is replaced by
 * the path of a copy, the result is its output, or the changed copy if there is no output. Rejects with the reason.
 */
export async function runFormatter(
  command: string,
  bytes: Uint8Array,
  name: string,
  options: FormatOptions = {},
): Promise<Uint8Array> {
  if (!command.includes('{}')) return nonEmpty(await outputOf(command, bytes, options));
  const folder = mkdtempSync(join(tmpdir(), 'pith-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // A second Ctrl-C exits without running `finally`.
  process.once('exit', remove);
  try {
    const copy = join(folder, name);
    writeFileSync(copy, bytes);
    const output = await outputOf(
      command.replaceAll('{}', () => quote(copy)),
      bytes,
      options,
    );
    return nonEmpty(output.length > 0 ? output : readFileSync(copy));
  } finally {
    process.off('exit', remove);
    remove();
  }
}

function nonEmpty(output: Uint8Array): Uint8Array {
  if (output.length === 0) throw new Error('it printed nothing.');
  return output;
}

/** The output of a command that gets `bytes` on standard input. When it ends, its process group is killed. */
function outputOf(
  command: string,
  bytes: Uint8Array,
  { signal, timeoutMs = TIMEOUT_MS }: FormatOptions,
): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    const child = spawn('sh', ['-c', command], { detached: true, stdio: 'pipe' });
    let why: string | undefined;
    const kill = (reason?: string) => {
      why ??= reason;
      try {
        process.kill(-child.pid!, 'SIGKILL');
      } catch {
        // The process group has ended.
      }
    };
    const onAbort = () => kill('it was stopped.');
    const timer = setTimeout(() => kill(`it took longer than ${timeoutMs / 1000} s.`), timeoutMs);
    signal?.addEventListener('abort', onAbort);
    const [stdout, stderr]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    child.once('error', (error) => {
      why = error.message;
    });
    child.once('exit', () => kill());
    child.once('close', (code, endedBy) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
      const said = Buffer.concat(stderr).toString().trim().split('\n').at(-1);
      const explained = said ? `: ${said}` : '';
      if (why !== undefined) fail(new Error(why));
      else if (endedBy !== null) fail(new Error(`it was ended by ${endedBy}${explained}`));
      else if (code !== 0) fail(new Error(`it exited with code ${code}${explained}`));
      else done(Buffer.concat(stdout));
    });
    // The command may exit without reading its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(bytes);
  });
}
