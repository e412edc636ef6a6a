/**
 * `--sandbox`: runs a test under bubblewrap. It sees the file system, but can write only to its folder and its TMPDIR; it
 * has no network, its own processes, an empty /tmp and /run, and a /dev with the usual devices only.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { Failure } from '../core/errors.ts';
import { findProgram } from './find-program.ts';

export interface Writable {
  readonly cwd: string;
  readonly tmpdir: string;
}

/** The words to put before the command of a test that runs in these folders. */
export type Sandbox = (folders: Writable) => readonly string[];

/** Empty in the sandbox, apart from what the test needs: other programs have their files and sockets there. */
const PRIVATE = ['/tmp', '/run', '/dev/shm'];

/** The size of /tmp and of /dev/shm, which are in memory, unless the memory of tests is limited. */
const PRIVATE_BYTES = 1024 ** 3;

/** Of the capabilities of root, only that to read and write whatever the mode of a file is; mounts still say where. */
const FOR_ROOT = ['--cap-drop', 'ALL', '--cap-add', 'CAP_DAC_OVERRIDE'];

/**
 * A sandbox for a command. Private folders still show what the command names, also inside a script, and the current folder.
 * Throws a `Failure` with advice if there can be no sandbox.
 */
export function sandboxFor(words: readonly string[], memoryBytes: number = PRIVATE_BYTES): Sandbox {
  const bubblewrap = findProgram('bwrap');
  if (bubblewrap === undefined) {
    throw new Failure(
      '--sandbox needs bubblewrap (the command bwrap), which is not installed. On Debian or Ubuntu: apt install bubblewrap. Or leave out --sandbox.',
    );
  }
  const visible = new Set(
    [...words.flatMap(pathsIn), ...namedByScript(words[0]), process.cwd(), ...pathFolders()].flatMap(
      topInPrivate,
    ),
  );
  const fixed = [
    ...['--ro-bind', '/', '/', '--proc', '/proc', '--dev', '/dev'],
    ...PRIVATE.filter((path) => existsSync(path)).flatMap((path) => [
      ...['--size', String(memoryBytes), '--tmpfs', path],
    ]),
    ...['--remount-ro', '/dev'],
    ...[...visible].flatMap((path) => ['--ro-bind', path, path]),
    ...['--unshare-net', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try'],
    ...['--die-with-parent', ...(process.getuid?.() === 0 ? FOR_ROOT : [])],
  ];
  return ({ cwd, tmpdir }) => {
    const folders = [cwd, tmpdir].map((path) => realpathSync(path));
    return [
      ...[bubblewrap, ...fixed],
      ...folders.flatMap((path) => ['--bind', path, path]),
      // A shell's exit code tells that a program could not be started.
      ...['--chdir', folders[0]!, '--', '/bin/sh', '-c', 'exec "$@"', 'sh'],
    ];
  };
}

/** Throws a `Failure` with advice if bubblewrap does not work here. */
export function checkSandbox(): void {
  const [program, ...args] = sandboxFor([])({ cwd: '/', tmpdir: '/' });
  const harmless = args.map((arg) => (arg === '--bind' ? '--ro-bind' : arg));
  const { status, stderr, error } = spawnSync(program!, [...harmless, 'true'], { encoding: 'utf8' });
  if (status === 0) return;
  const why = error?.message ?? stderr.trim();
  throw new Failure(
    `bubblewrap cannot make a sandbox here: ${why}\n` +
      'It needs version 0.6 or newer and a kernel that allows user namespaces (in a container: run it with more privileges). Or leave out --sandbox.',
  );
}

/** Why a sandbox could not be made; undefined if it was. A test that ends like that by itself is rare, and does no harm. */
export function sandboxFailure(exitCode: number | null, stderr: Uint8Array): string | undefined {
  if (exitCode !== 1) return undefined;
  const last = Buffer.from(stderr).toString().trimEnd().split('\n').at(-1) ?? '';
  return last.startsWith('bwrap: ') ? last : undefined;
}

/** How much standard error must be kept to see why a sandbox could not be made. */
export const SANDBOX_OUTPUT_BYTES = 4096;

interface Exit {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Bubblewrap reports a signal as a shell does: 128 plus its number. */
export function exitInSandbox(exit: Exit): Exit {
  const number = (exit.exitCode ?? 0) - 128;
  const name = Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
  return name === undefined ? exit : { exitCode: null, signal: name as NodeJS.Signals };
}

/** The absolute paths in a word, which may be a whole command for a shell. */
const pathsIn = (word: string): string[] =>
  word.split(/[\s'"`=:;|&<>(){}#!,]+|^-\w(?=\/)/).filter((part) => part.startsWith('/') && existsSync(part));

/** How much of a script is searched for paths. */
const SCRIPT_BYTES = 256 * 1024;

function namedByScript(program: string | undefined): string[] {
  try {
    const bytes = readFileSync(program ?? '').subarray(0, SCRIPT_BYTES);
    return bytes.subarray(0, 2).toString() === '#!' ? pathsIn(bytes.toString()) : [];
  } catch {
    return []; // Starting it reports the reason.
  }
}

const pathFolders = (): string[] =>
  (process.env['PATH'] ?? '').split(':').filter((path) => path.startsWith('/') && existsSync(path));

/** `/tmp/x` for anything in it: a tool may need what lies around it. */
function topInPrivate(path: string): string[] {
  return [path, realpathSync(path)].flatMap((each) => {
    const base = PRIVATE.find((folder) => each.startsWith(`${folder}/`));
    return base === undefined ? [] : [`${base}/${each.slice(base.length + 1).split('/')[0]}`];
  });
}
