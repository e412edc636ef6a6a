/**
 * Reduces a file with a schedule that makes an attempt, as the command line would: in place, with a journal. Logs each
 * test. Once the program has grown, the next test blocks until there is a file `go` beside the input.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Schedule } from '../../src/core/reduction.ts';
import { functionOracle } from '../../src/oracle/function.ts';
import { delta } from '../../src/passes/delta.ts';
import { overList } from '../../src/passes/over-list.ts';
import { openSession } from '../../src/session.ts';
import { inPlace } from '../../src/store/destination.ts';
import { readInput } from '../../src/store/input.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { textOf } from '../reduce-with.ts';
import { inline } from './pump.ts';

const [file, log] = process.argv.slice(2) as [string, string];
const isHeldUp = !existsSync(join(dirname(file), 'go'));
let hasGrown = false;
const write = (line: string) => appendFileSync(log, `${line}\n`);

const oracle = functionOracle((bytes) => {
  const text = textOf(bytes);
  write(text);
  if (isHeldUp && hasGrown) {
    write('wait');
    return new Promise((done) => void setTimeout(() => done(false), 600_000));
  }
  hasGrown ||= text === 'f=abc;x(abc)';
  return /^q*f=abc;x\(f\)$/.test(text) || /x\(a\w*\)$/.test(text);
});

const shrink = overList('shrink', delta);
const shrinkAttempt: Schedule = async (reduction) => {
  await reduction.run(shrink, characters(reduction.best));
  await reduction.attempt(async (attempt) => {
    await attempt.run(inline, lines(attempt.best));
    await attempt.run(shrink, characters(attempt.best));
  });
};

const input = readInput(file);
const session = await openSession({
  input,
  test: {
    digest: 'the function above',
    command: [],
    hint: undefined,
    mayBeFlaky: false,
    oracle: () => oracle,
  },
  destination: inPlace(input),
  algorithm: shrinkAttempt,
  language: { lang: 'text' },
  timeoutMs: 600_000,
});
await session.run();
session.finish();
await session.close();
