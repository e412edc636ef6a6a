/** Asks one check of a kit. */
import { conditionsOracle, type Lesson } from '../../src/oracle/conditions.ts';
import type { Check } from '../../src/oracle/kits/check.ts';
import { localRunner } from '../../src/oracle/local-runner.ts';
import { checkCondition } from '../../src/oracle/valid.ts';

const FILES: Readonly<Record<string, string>> = {
  ...{ c: 'a.c', cpp: 'a.cc', rust: 'a.rs', go: 'a.go', java: 'A.java' },
  ...{ javascript: 'a.js', typescript: 'a.ts', python: 'a.py' },
};

/** What a check that learns from `original` says about `candidate`, and what it has learned. */
export async function ask(language: string, check: Check, original: string, candidate: string) {
  const lessons: Lesson[] = [];
  const condition = checkCondition(check);
  const files = (text: string) => new Map([[FILES[language]!, new TextEncoder().encode(text)]]);
  const runner = localRunner({ main: FILES[language]!, jobs: 1, commands: condition.commands });
  const oracle = conditionsOracle([condition], runner, {
    original: files(original),
    onLearned: (_, lesson) => lessons.push(lesson),
  });
  try {
    const { verdict } = await oracle.test(files(candidate));
    return { verdict, ...lessons[0] };
  } finally {
    await oracle.close();
  }
}
