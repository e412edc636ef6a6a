/** Why a program could not be started, in words. */
import { missingInterpreter } from './interpreter.ts';
import { ABORTED, FOLDER_GONE, LAUNCHER_DIED } from './process.ts';

/** Explains why `program` could not be started, and what to do. */
export function explainStart(program: string, code: string): string {
  const interpreter = code === 'ENOENT' ? missingInterpreter(program) : undefined;
  if (interpreter !== undefined) {
    const hint = interpreter.endsWith('\r')
      ? ' The file has Windows line ends; try: dos2unix'
      : ' Correct its first line, or install';
    return `The interpreter ${JSON.stringify(interpreter)} of ${program} does not exist.${hint} ${interpreter.endsWith('\r') ? program : interpreter}`;
  }
  if (code.startsWith('bwrap: ')) return `The sandbox could not be made: ${code}`;
  switch (code) {
    case 'ENOENT':
      return `${program} does not exist.`;
    case 'EACCES':
      return `${program} cannot be executed. Try: chmod +x ${program}`;
    case 'ENOEXEC':
      return `${program} is not in a format that this machine can run. A script begins with a line like #!/bin/sh`;
    case ABORTED:
      return 'The test was stopped.';
    case FOLDER_GONE:
      return 'The folder of the test is gone. Something removes files below TMPDIR; try another TMPDIR.';
    case LAUNCHER_DIED:
      return 'The test killed or stopped the process that starts the tests.';
    default:
      return `${program} could not be started: ${code}.`;
  }
}
