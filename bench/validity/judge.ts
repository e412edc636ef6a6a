/** What all checks together say about a result, whichever of them it was reduced with. */
import { conditionsOracle, LEFT_OUT } from '../../src/oracle/conditions.ts';
import { commandOf, complaintsIn } from '../../src/oracle/kits/check.ts';
import { kits } from '../../src/oracle/kits/kits.ts';
import { localRunner } from '../../src/oracle/local-runner.ts';
import { checkCondition } from '../../src/oracle/valid.ts';

export interface Judgement {
  readonly check: string;
  /** Whether it rejects the result; not if it also rejects the original. */
  readonly objects: boolean;
  /** What it complained about; nothing if its exit code tells. */
  readonly complaints: readonly string[];
  /** How long it took. */
  readonly ms: number;
}

/** Compilers only guess. */
const GUESSING: readonly string[] = ['gcc', 'clang'];

/** The checks that show that the result executes undefined behaviour, and what they call it. */
export const proofs = (judgements: readonly Judgement[]): readonly string[] =>
  judgements
    .filter(({ check, objects }) => objects && !GUESSING.includes(check))
    .filter((judgement) => !isAboutTypes(judgement))
    .map(({ check }) => check);

/** Frama-C does not accept the types, or is stricter about them than compilers: no proof that its behaviour is undefined. */
export const isAboutTypes = ({ check, objects, complaints }: Judgement): boolean =>
  check === 'frama-c' && objects && complaints.every((complaint) => complaint.includes(':'));

export async function judge(result: Uint8Array, original: Uint8Array): Promise<Judgement[]> {
  const judgements: Judgement[] = [];
  for (const check of kits['c']!.filter((one) => commandOf(one) !== undefined)) {
    const condition = checkCondition(check);
    const [before, after] = [original, result].map((bytes) => new Map([['input.c', bytes]]));
    const runner = localRunner({ main: 'input.c', jobs: 1, commands: condition.commands });
    let isLeftOut = false;
    const oracle = conditionsOracle([condition], runner, {
      original: before!,
      onLearned: (_, { learned }) => (isLeftOut = learned === LEFT_OUT),
    });
    try {
      const { verdict, stdout, ms } = await oracle.test(after!);
      if (verdict === 'broken') throw new Error(`${check.name} could not be run.`);
      const objects = verdict === 'uninteresting' && !isLeftOut;
      const complaints = objects ? complaintsIn(check, new TextDecoder().decode(stdout)) : [];
      judgements.push({ check: check.name, objects, complaints, ms });
    } finally {
      await oracle.close();
    }
  }
  return judgements;
}
