/**
 * The accepted programs: the main line, whose programs are saved, and attempts, which leave it and are kept or discarded
 * as a whole.
 */
import type { Event } from '../core/events.ts';
import { type Fitness, smaller } from '../core/fitness.ts';
import { type Files, type Printable, type Program, sameFiles } from '../core/program.ts';
import type { Keep } from '../core/reduction.ts';
import type { Cache } from './cache/cache.ts';
import { Query } from './query.ts';
import { Stopped } from './turns.ts';

export interface LinesOptions {
  readonly original: Program;
  readonly cache: Pick<Cache, 'refresh'>;
  /** Stop when the program has no more tokens than this. */
  readonly sizeLimit: number;
  /** Called with each accepted program, one at a time, before the next is accepted. */
  readonly onAccepted: (program: Program) => Promise<void>;
  readonly emit: (event: Event) => void;
}

/** An interesting program from which the reduction continues, and the pass and kind of the proposal. */
export interface Acceptance {
  readonly program: Program;
  readonly query: Query;
  readonly pass: string;
  readonly kind: string;
}

type Order = Fitness<Files> & Required<Pick<Fitness<Files>, 'isBetter'>>;

/** The main line, or an attempt. */
interface Line {
  best: Program;
  fitness: Order;
  /** Undefined for the main line. */
  readonly attempt: Attempt | undefined;
}

interface Attempt {
  latest: Acceptance | undefined;
  /** Pass and kind of the first acceptance: the statistics credit the outcome to this pass. */
  about: Pick<Acceptance, 'pass' | 'kind'> | undefined;
  /** The digests of programs first accepted in this attempt; they are forgotten if it is discarded. */
  readonly digests: string[];
}

export interface Lines {
  /** The current program of the innermost attempt, or of the main line. */
  readonly best: Program;
  readonly allows: Fitness<Files>['allows'];
  readonly admits: Required<Fitness<Files>>['admits'];
  readonly isInAttempt: boolean;
  continueFrom(acceptance: Acceptance): void;
  /** Saves an acceptance on the main line: it is the best result so far. */
  save(acceptance: Acceptance): Promise<void>;
  /** As in `Reduction`. */
  readonly acceptedBefore: () => (program: Printable<Files>) => boolean;
  attempt(schedule: () => Promise<void>, keep?: Keep): Promise<boolean>;
  under(fitness: Fitness<Files>, schedule: () => Promise<void>): Promise<void>;
}

export function createLines({ original, cache, sizeLimit, onAccepted, emit }: LinesOptions): Lines {
  let line: Line = { best: original, fitness: smaller, attempt: undefined };
  /** The digests of all programs accepted so far. */
  const accepted = new Set([new Query(original.print()).digest]);

  function continueFrom(acceptance: Acceptance): void {
    const { program, query, pass, kind } = acceptance;
    line.best = program;
    if (!accepted.has(query.digest)) line.attempt?.digests.push(query.digest);
    accepted.add(query.digest);
    if (line.attempt === undefined) {
      cache.refresh(query);
    } else {
      // No refresh: if the attempt is discarded, every entry of the cache may be queried again.
      line.attempt.latest = acceptance;
      line.attempt.about ??= { pass, kind };
    }
  }

  async function save({ program, query, pass, kind }: Acceptance): Promise<void> {
    if (line.attempt !== undefined) return;
    await onAccepted(program);
    const { digest, files } = query;
    emit({ type: 'accepted', pass, kind, size: program.size, digest, files });
    if (program.size.tokens <= sizeLimit) throw new Stopped('size');
  }

  async function attempt(schedule: () => Promise<void>, keep: Keep = 'if better'): Promise<boolean> {
    const outer = line;
    const attempt: Attempt = { latest: undefined, about: undefined, digests: [] };
    const side: Line = { best: outer.best, fitness: outer.fitness, attempt };
    line = side;
    let isKept = false;
    try {
      await schedule();
      isKept =
        keep === 'always'
          ? !sameFiles(side.best.print(), outer.best.print())
          : outer.fitness.isBetter(side.best, outer.best);
    } finally {
      line = outer;
      if (!isKept) for (const digest of attempt.digests) accepted.delete(digest);
    }
    if (!isKept) return false;
    outer.attempt?.digests.push(...attempt.digests);
    const outcome = { ...attempt.latest!, ...attempt.about };
    continueFrom(outcome);
    await save(outcome);
    return true;
  }

  async function under(fitness: Fitness<Files>, schedule: () => Promise<void>): Promise<void> {
    const outer = line.fitness;
    line.fitness = within(outer, fitness);
    try {
      await schedule();
    } finally {
      line.fitness = outer;
    }
  }

  return {
    get best() {
      return line.best;
    },
    get allows() {
      return line.fitness.allows;
    },
    admits: async (program, by) => (await line.fitness.admits?.(program, by)) ?? true,
    get isInAttempt() {
      return line.attempt !== undefined;
    },
    continueFrom,
    save,
    acceptedBefore() {
      const before = new Set(accepted);
      return (program) => before.has(new Query(program.print()).digest);
    },
    attempt,
    under,
  };
}

/** Nests a fitness: programs that `outer` rules out stay ruled out. */
function within(outer: Order, inner: Fitness<Files>): Order {
  return {
    isBetter: inner.isBetter ?? outer.isBetter,
    *allows(program, by) {
      for (const { allows } of [outer, inner]) if (allows && !(yield* allows(program, by))) return false;
      return true;
    },
    async admits(program, by) {
      for (const { admits } of [outer, inner]) if (admits && !(await admits(program, by))) return false;
      return true;
    },
  };
}
