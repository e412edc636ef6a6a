/** What all checks together say about a result, whichever of them it was reduced with. */
import { conditionsOracle } from '../../src/oracle/conditions.ts';
import { commandOf, complaintsIn } from '../../src/oracle/kits/check.ts';
import { kits } from '../../src/oracle/kits/kits.ts';
import { localRunner } from '../../src/oracle/local-runner.ts';
import { checkCondition } from '../../src/oracle/valid.ts';

/** The checks that run the program, or follow its run; compilers only guess. */
export const judges = () =>
  kits['c']!.filter((check) => check.runs === true && commandOf(check) !== undefined);

export interface Objection {
  readonly check: string;
  /** What it complained about; nothing if its exit code tells. */
  readonly complaints: readonly string[];
}

/** The objections to a result, except those to the original. */
export async function objectionsTo(result: Uint8Array, original: Uint8Array): Promise<Objection[]> {
  const objections: Objection[] = [];
  for (const check of judges()) {
    const condition = checkCondition(check);
    const [before, after] = [original, result].map((bytes) => new Map([['input.c', bytes]]));
    const runner = localRunner({ main: 'input.c', jobs: 1, commands: condition.commands });
    const oracle = conditionsOracle([condition], runner, { original: before! });
    try {
      const { verdict, stdout } = await oracle.test(after!);
      if (verdict === 'broken') throw new Error(`${check.name} could not be run.`);
      if (verdict === 'interesting') continue;
      const complaints = complaintsIn(check, new TextDecoder().decode(stdout));
      objections.push({ check: check.name, complaints });
    } finally {
      await oracle.close();
    }
  }
  return objections;
}
