/**
 * A test is a list of conditions that must all hold. The first is what the user is after; the others are asked only when
 * it holds, those first that reject the most candidates per second.
 */
import type { Files } from '../core/program.ts';
import type { Ended, Runner } from '../core/runner.ts';
import type { Oracle, Outcome, TestOptions } from '../core/verdict.ts';
import type { TestCommand } from './local-runner.ts';

export interface Condition {
  /** As the user knows it. */
  readonly name: string;
  /** They run one after another, until `decide` knows. */
  readonly commands: readonly TestCommand[];
  /** Kill each command after this long, instead of the time-out of the reduction. */
  readonly timeoutMs?: number | undefined;
  /** What the ends of all commands on the original teach; a sentence if they teach nothing. */
  readonly learn?: (ends: readonly Ended[]) => Lesson | string;
  /** Whether the condition holds, given the ends of the commands so far; undefined: run the next command. */
  readonly decide: (ends: readonly Ended[], learned: string) => boolean | undefined;
}

export interface Lesson {
  /** For `decide`, and for the journal of the reduction. */
  readonly learned: string;
  /** What to tell the user. */
  readonly notice?: string;
  readonly warning?: string;
}

/** The lesson of a condition that the original does not fulfil: it is not asked for. */
export const LEFT_OUT = 'left out';

export interface Learning {
  /** The program that conditions learn from. */
  readonly original: Files;
  /** What an earlier run has learned. */
  readonly recall?: ((condition: string) => string | undefined) | undefined;
  readonly onLearned?: ((condition: string, lesson: Lesson) => void) | undefined;
  /** Called after each test that was not lost. */
  readonly onTested?: ((tested: Tested) => void) | undefined;
}

/** A test and its runs. */
export interface Tested {
  readonly files: Files;
  readonly runs: readonly Run[];
  readonly outcome: Outcome;
}

/** One run of a command. */
export interface Run {
  /** The condition that it is for. */
  readonly condition: string;
  readonly command: TestCommand;
  readonly end: Ended;
}

interface Asked extends Condition {
  /** The number of its first command. */
  readonly from: number;
  /** What `learn` has returned. */
  learned: string | undefined;
  rejected: number;
  ms: number;
}

/** The commands of conditions, for the runner of their oracle. */
export const commandsOf = (conditions: readonly Condition[]): TestCommand[] =>
  conditions.flatMap(({ commands }) => commands);

/** `runner` runs the commands of all conditions. Some conditions need to learn. */
export function conditionsOracle(
  conditions: readonly Condition[],
  runner: Runner,
  { original, recall, onLearned, onTested }: Partial<Learning> = {},
): Oracle {
  let from = 0;
  const all = conditions.map((condition): Asked => {
    const learned = condition.learn === undefined ? '' : recall?.(condition.name);
    const asked = { ...condition, from, learned, rejected: 0, ms: 0 };
    from += condition.commands.length;
    return asked;
  });
  const [first, ...others] = all as [Asked, ...Asked[]];

  /** Runs the commands of a condition; all of them if it still has to learn. */
  async function ask(
    condition: Asked,
    files: Files,
    testOptions: TestOptions,
    onEnd: (run: Run) => void,
  ): Promise<Answer> {
    const timeoutMs = condition.timeoutMs ?? testOptions.timeoutMs;
    const ends: Ended[] = [];
    let ms = 0;
    for (const [i, command] of condition.commands.entries()) {
      const end = await runner.run(files, {
        ...testOptions,
        ...(timeoutMs !== undefined && { timeoutMs }),
        command: condition.from + i,
      });
      if ('lost' in end) return { lost: end.lost };
      ends.push(end);
      ms += end.ms;
      onEnd({ condition: condition.name, command, end });
      if (end.exceeded !== undefined) return { holds: false, end, ms };
      const holds = condition.learned === undefined ? undefined : condition.decide(ends, condition.learned);
      if (holds !== undefined) return { holds, end, ms };
    }
    const lesson = condition.learn!(ends);
    if (typeof lesson === 'string') return { lost: lesson };
    condition.learned = lesson.learned;
    onLearned?.(condition.name, lesson);
    const holds = lesson.learned === LEFT_OUT || condition.decide(ends, lesson.learned) === true;
    return { holds, end: ends.at(-1)!, ms };
  }

  async function testAll(files: Files, testOptions: TestOptions): Promise<Outcome> {
    const runs: Run[] = [];
    const outcome = await askAll(files, testOptions, (run) => runs.push(run));
    if (outcome.verdict !== 'broken') onTested?.({ files, runs, outcome });
    return outcome;
  }

  async function askAll(files: Files, testOptions: TestOptions, onEnd: (run: Run) => void): Promise<Outcome> {
    let total = 0;
    let last: Outcome | undefined;
    for (const condition of [first, ...others.toSorted(byYield)]) {
      if (condition.learned === LEFT_OUT) continue;
      const answer = await ask(condition, files, testOptions, onEnd);
      if ('lost' in answer) return { verdict: 'broken', ms: 0, why: answer.lost };
      const { holds, end, ms } = answer;
      total += ms;
      condition.ms += ms;
      if (!holds) {
        condition.rejected++;
        const rejectedBy = end.exceeded === undefined ? condition.name : `--${end.exceeded}`;
        return { ...end, verdict: 'uninteresting', ms: total, rejectedBy };
      }
      last ??= { verdict: 'interesting', ...end };
    }
    return { ...last!, ms: total };
  }

  let learning: Promise<Outcome> | undefined;
  return {
    async test(files, testOptions = {}) {
      if (files !== original && all.some(({ learned }) => learned === undefined)) {
        const { signal: _, ...rest } = testOptions;
        const outcome = await (learning ??= testAll(original!, rest));
        if (outcome.verdict === 'broken') {
          learning = undefined;
          return outcome;
        }
        if (outcome.verdict === 'uninteresting') {
          const why = `The original is not interesting: ${outcome.rejectedBy} rejects it.`;
          return { verdict: 'broken', ms: 0, why };
        }
      }
      return testAll(files, testOptions);
    },
    prepare(files, prepareOptions) {
      const timeoutMs = first.timeoutMs ?? prepareOptions.timeoutMs;
      runner.prepare?.(files, { ...prepareOptions, ...(timeoutMs !== undefined && { timeoutMs }) });
    },
    capacity: () => runner.capacity(),
    close: () => runner.close(),
  };
}

type Answer =
  { readonly holds: boolean; readonly end: Ended; readonly ms: number } | { readonly lost: string };

/** How many candidates a condition rejects per second; one that has rejected none yet counts by its time. */
const byYield = (a: Asked, b: Asked): number => (b.rejected + 1) / (b.ms + 1) - (a.rejected + 1) / (a.ms + 1);
