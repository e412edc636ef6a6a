/** Tests that fail because a file is missing in their folder. */
import type { Outcome } from '../core/verdict.ts';

/** What programs print if a file is missing. */
const MISSING =
  /No such file|cannot find|can't find|can't open|cannot open|could not (?:find|open)|file not found|ENOENT|FileNotFound|does not exist/i;

/** What to do if the test may miss a file: undefined if it does not look like that. */
export function adviseOnFiles({ stdout, stderr }: Pick<Outcome, 'stdout' | 'stderr'>): string | undefined {
  const decoder = new TextDecoder();
  if (![stdout, stderr].some((bytes) => MISSING.test(decoder.decode(bytes)))) return undefined;
  return (
    'Tests run in a folder of their own, which holds only the candidate. If it is another file that they miss: ' +
    '--with FILE puts it beside the candidate, and $PITH_DIR is the folder in which Pith was started.'
  );
}
