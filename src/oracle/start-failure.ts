/**
 * Why a test could not be started. A shell ends with 126 or 127 if it could not start a program, but so may a test;
 * starting it directly tells the difference. That is done once for each program, until it changes.
 */
import { existsSync } from 'node:fs';
import { missingInterpreter } from './interpreter.ts';
import { FOLDER_GONE, type TestOrder } from './process.ts';
import { statOf } from '../store/stat.ts';

type Test = Pick<TestOrder, 'command' | 'args' | 'cwd' | 'tmpdir' | 'stdin'>;

/** Given how to start a test directly, returns how to find out why it could not be started, if that is so. */
export function findStartFailures(
  start: (test: Test) => Promise<string | undefined>,
): (test: Test, exitCode: number | null) => Promise<string | undefined> {
  /** The programs that could be started, as they were then. */
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

/** Changes if the program does; nothing if it cannot be started, or is not known by its path. */
function identify(command: string): string | undefined {
  const stats = command.startsWith('/') ? statOf(command) : undefined;
  if (stats === undefined || missingInterpreter(command) !== undefined) return undefined;
  return `${stats.dev} ${stats.ino} ${stats.ctimeMs} ${stats.size}`;
}
