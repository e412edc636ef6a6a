/**
 * Finds out why a test could not be started. A shell exits with 126 or 127 if it could not start a program, but a test
 * may also exit with these codes; starting it directly tells the difference. This is done once per program, and again
 * when it changes.
 */
import { accessSync, constants, existsSync } from 'node:fs';
import { findProgram } from './find-program.ts';
import { missingInterpreter } from './interpreter.ts';
import { FOLDER_GONE, type TestOrder } from './process.ts';
import { statOf } from '../store/stat.ts';

type Test = Pick<TestOrder, 'wrap' | 'command' | 'args' | 'cwd' | 'tmpdir' | 'stdin'>;

/** `start` starts a test directly. Returns a function that finds the error code why a test could not be started, if any. */
export function findStartFailures(
  start: (test: Test) => Promise<string | undefined>,
): (test: Test, exitCode: number | null) => Promise<string | undefined> {
  /** The programs that could be started, each with its identity at that time. */
  const startable = new Map<string, string>();
  return async (test, exitCode) => {
    if (exitCode !== 126 && exitCode !== 127) return undefined;
    if (exitCode === 126 && !existsSync(test.stdin)) return FOLDER_GONE;
    const now = identify(test.command);
    if (now !== undefined && startable.get(test.command) === now) return undefined;
    const failed = await start(test);
    if (failed === undefined && now !== undefined) startable.set(test.command, now);
    return failed;
  };
}

/** Why a program cannot be started, as far as that can be seen without starting it. */
export function visibleStartFailure(command: string): string | undefined {
  const path = findProgram(command);
  if (path === undefined || missingInterpreter(path) !== undefined) return 'ENOENT';
  try {
    accessSync(path, constants.X_OK);
    return undefined;
  } catch {
    return 'EACCES';
  }
}

/** Identifies the version of a program; undefined if its path is not absolute, or if it or its interpreter is missing. */
function identify(command: string): string | undefined {
  const stats = command.startsWith('/') ? statOf(command) : undefined;
  if (stats === undefined || missingInterpreter(command) !== undefined) return undefined;
  return `${stats.dev} ${stats.ino} ${stats.ctimeMs} ${stats.size}`;
}
