import { expect, test } from 'vitest';
import type { Ended, Lost, Runner } from '../../src/core/runner.ts';
import { type Condition, conditionsOracle, LEFT_OUT, type Learning } from '../../src/oracle/conditions.ts';

const nothing = new Uint8Array();
const ended: Ended = { exitCode: 0, signal: null, timedOut: false, stdout: nothing, stderr: nothing, ms: 5 };
const exits = (exitCode: number, ms = 5): Ended => ({ ...ended, exitCode, ms });
const command = { argv: (file: string): [string, string] => ['program', file] };

/** A condition with one command that must exit with 0. */
const exitsWithZero = (name: string): Condition => ({
  name,
  commands: [command],
  decide: ([end]) => end!.exitCode === 0,
});

/** Runs the conditions with these ends of their commands, in a list that shows which were run. */
function oracleOf(
  conditions: readonly Condition[],
  ends: readonly (Ended | Lost)[],
  learning?: Partial<Learning>,
) {
  const runs: number[] = [];
  const runner: Runner = {
    run(_, { command = 0 } = {}) {
      runs.push(command);
      return Promise.resolve(ends[command]!);
    },
    capacity: () => 3,
    close: () => Promise.resolve(),
  };
  return { oracle: conditionsOracle(conditions, runner, learning), runs };
}

const program = new Map([['a.c', nothing]]);

test.each([
  ['that holds is interesting', ended, 'interesting'],
  ['that does not is not', exits(1), 'uninteresting'],
  ['whose command was lost says nothing', { lost: 'The worker is gone.' }, 'broken'],
] as const)('a condition %s', async (_, end, verdict) => {
  const { oracle } = oracleOf([exitsWithZero('test')], [end]);
  expect((await oracle.test(program)).verdict).toBe(verdict);
});

test('an oracle has the capacity of its runner', () => {
  expect(oracleOf([exitsWithZero('test')], []).oracle.capacity()).toBe(3);
});

test('a rejection names the condition', async () => {
  const { oracle } = oracleOf(['one', 'two'].map(exitsWithZero), [ended, exits(1)]);
  expect(await oracle.test(program)).toMatchObject({ verdict: 'uninteresting', rejectedBy: 'two', ms: 10 });
});

test('further conditions are not asked if the first does not hold', async () => {
  const { oracle, runs } = oracleOf(['one', 'two'].map(exitsWithZero), [exits(1), ended]);
  await oracle.test(program);
  expect(runs).toEqual([0]);
});

test('the condition that rejects most per second is asked first, but never before the first', async () => {
  const { oracle, runs } = oracleOf(['one', 'slow', 'fast'].map(exitsWithZero), [
    ended,
    exits(0, 900),
    exits(1),
  ]);
  await oracle.test(program);
  runs.length = 0;
  await oracle.test(program);
  expect(runs).toEqual([0, 2]);
});

test('the second command runs only if the first does not decide', async () => {
  const differ: Condition = {
    name: 'differ',
    commands: [command, command],
    decide: (ends) =>
      ends[0]!.exitCode !== 0 ? false : ends.length === 1 ? undefined : ends[1]!.exitCode !== 0,
  };
  const decided = oracleOf([differ], [exits(1), exits(1)]);
  expect((await decided.oracle.test(program)).verdict).toBe('uninteresting');
  const open = oracleOf([differ], [exits(0), exits(1)]);
  expect((await open.oracle.test(program)).verdict).toBe('interesting');
  expect([decided.runs, open.runs]).toEqual([[0], [0, 1]]);
});

const learnsExit: Condition = {
  name: 'learns',
  commands: [command],
  learn: ([end]) => ({ learned: String(end!.exitCode), notice: `exit ${end!.exitCode}` }),
  decide: ([end], learned) => String(end!.exitCode) === learned,
};

test('what a condition learns from the original is told once', async () => {
  const told: unknown[] = [];
  const onLearned: Learning['onLearned'] = (condition, { learned }) => told.push([condition, learned]);
  const { oracle } = oracleOf([learnsExit], [exits(3)], { original: program, onLearned });
  expect((await oracle.test(program)).verdict).toBe('interesting');
  await oracle.test(new Map());
  expect(told).toEqual([['learns', '3']]);
});

test('a candidate is tested only after the original has taught what to look for', async () => {
  const { oracle, runs } = oracleOf([learnsExit], [exits(3)], { original: program });
  await Promise.all([oracle.test(new Map()), oracle.test(new Map())]);
  expect(runs).toEqual([0, 0, 0]);
});

test('what an earlier run has learned is not learned again', async () => {
  const { oracle, runs } = oracleOf([learnsExit], [exits(3)], { original: program, recall: () => '4' });
  expect((await oracle.test(new Map())).verdict).toBe('uninteresting');
  expect(runs).toEqual([0]);
});

test('nothing is learned from an original that another condition rejects', async () => {
  const { oracle } = oracleOf([exitsWithZero('first'), learnsExit], [exits(1), exits(3)], {
    original: program,
  });
  const { verdict, why } = await oracle.test(new Map());
  expect([verdict, why]).toEqual(['broken', 'The original is not interesting: first rejects it.']);
});

test('a condition that the original does not fulfil may be left out', async () => {
  const valid: Condition = { ...exitsWithZero('valid'), learn: () => ({ learned: LEFT_OUT }) };
  const { oracle, runs } = oracleOf([exitsWithZero('first'), valid], [ended, exits(1)], {
    original: program,
  });
  expect((await oracle.test(program)).verdict).toBe('interesting');
  expect((await oracle.test(new Map())).verdict).toBe('interesting');
  expect(runs).toEqual([0, 1, 0]);
});
