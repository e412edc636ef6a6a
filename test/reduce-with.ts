/** Runs passes on small texts with a property in memory, so that a test is one line. */
import type { TimedEvent } from '../src/core/events.ts';
import type { Pass, Proposal, Sized } from '../src/core/pass.ts';
import type { FileProgram, Files } from '../src/core/program.ts';
import type { Lexer } from '../src/core/lexer.ts';
import type { Oracle } from '../src/core/verdict.ts';
import { cacheSchemes, defaultCacheScheme } from '../src/engine/cache/cache.ts';
import type { Schedule } from '../src/core/reduction.ts';
import { reduce, type ReduceOptions } from '../src/engine/reduce.ts';
import { inFile } from '../src/schedules/in-file.ts';
import { running } from '../src/schedules/running.ts';
import { functionOracle, type TestFunction } from '../src/oracle/function.ts';
import { gatherStats, type Stats } from '../src/report/stats.ts';
import type { ListProgram, Split } from '../src/tree/list-program.ts';
import { lex } from '../src/parse/plain-lexer.ts';
import { plainLexer } from '../src/parse/lexer.ts';

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1');
export const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Turns a predicate on texts into a test. */
export const property =
  (holds: (text: string) => boolean): TestFunction =>
  (bytes) =>
    holds(textOf(bytes));

export interface Run {
  readonly text: string;
  readonly stats: Stats;
  readonly events: readonly TimedEvent[];
  /** The accepted programs, in order. */
  readonly accepted: readonly string[];
}

type Options = Partial<
  Omit<
    ReduceOptions,
    'original' | 'oracle' | 'schedule' | 'cache' | 'lexerFor' | 'save' | 'onDisk' | 'finished'
  >
> & {
  cache?: string;
  jobs?: number;
  lexer?: Lexer;
  /** The name of the file. */
  name?: string;
  save?: (bytes: Uint8Array) => Promise<void>;
  onDisk?: { name: string; bytes: Uint8Array };
};

/** A program of one file. */
export const filesOf = (bytes: Uint8Array, name = 'input'): Files => new Map([[name, bytes]]);
export const bytesIn = (files: Files): Uint8Array => [...files.values()][0]!;

/** Throws if a pass proposes the unchanged program. The engine only ignores that, but it is a bug in the pass. */
const strict = <P extends FileProgram, C>(pass: Pass<P, C>): Pass<P, C> => ({
  ...pass,
  *propose(program, from) {
    for (const proposal of pass.propose(program, from)) {
      const text = proposal && textOf(proposal.program.print());
      if (text === textOf(program.print()))
        throw new Error(`${pass.name} proposes the unchanged program: ${text}`);
      yield proposal;
    }
  },
});

/** A schedule whose passes are strict. */
const strictly = (schedule: Schedule): Schedule =>
  running(
    (reduction) => (pass, program, onRejected) => reduction.run(strict(pass), program, onRejected),
    schedule,
  );

/** An oracle whose capacity defaults to the number of jobs. */
export type TestOracle = Omit<Oracle, 'capacity'> & Partial<Pick<Oracle, 'capacity'>>;

/** Reduces a text with a schedule. */
export async function reduceWith(
  schedule: Schedule,
  text: string,
  test: TestFunction | TestOracle,
  {
    cache = defaultCacheScheme,
    jobs = 1,
    lexer = plainLexer,
    name = 'input',
    save,
    onDisk,
    ...options
  }: Options = {},
): Promise<Run> {
  const gatherer = gatherStats();
  const events: TimedEvent[] = [];
  const accepted: string[] = [];
  const result = await reduce({
    original: filesOf(bytesOf(text), name),
    oracle: typeof test === 'function' ? functionOracle(test, jobs) : { capacity: () => jobs, ...test },
    schedule: inFile(name, strictly(schedule)),
    cache: cacheSchemes[cache]!.create(lex),
    repeat: 1,
    verify: true,
    limits: {},
    lexerFor: () => lexer,
    onDisk: onDisk && { name: onDisk.name, files: filesOf(onDisk.bytes, name) },
    about: { run: '', command: [], pith: 'test', alg: 'test', lang: 'text', cache },
    ...options,
    save: async (files) => {
      accepted.push(textOf(bytesIn(files)));
      await save?.(bytesIn(files));
    },
    onEvent: (event) => {
      gatherer.see(event);
      events.push(event);
    },
  });
  return { text: textOf(bytesIn(result.files)), stats: gatherer.stats, events, accepted: accepted.slice(1) };
}

/** A schedule of one pass over a list. */
export const only =
  <C>(pass: Pass<ListProgram, C>, split: Split): Schedule =>
  async (reduction) => {
    await reduction.run(pass, split(reduction.best));
  };

/** The proposals of a pass, in order, if all are rejected. */
export function* proposalsOf<P extends Sized, C>(
  pass: Pass<P, C>,
  program: P,
  from = pass.start(program),
): Generator<Proposal<P, C>> {
  for (const proposal of pass.propose(program, from)) if (proposal !== undefined) yield proposal;
}

/** The same, as texts. */
export const proposals = <P extends FileProgram, C>(pass: Pass<P, C>, program: P): string[] =>
  Array.from(proposalsOf(pass, program), (proposal) => textOf(proposal.program.print()));

/** A deterministic hash of a text, for properties that no algorithm can predict. */
export function hash(text: string): number {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  value = Math.imul(value ^ (value >>> 15), 2246822507);
  return (value ^ (value >>> 13)) >>> 0;
}
