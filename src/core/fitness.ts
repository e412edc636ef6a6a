import type { Pass, Sized } from './pass.ts';
import { isSmaller, type Printable } from './program.ts';
import type { Work } from './work.ts';

/** Orders programs: says which of two is the better result, and which can be a result at all. What it does not say stays as it was. */
export interface Fitness<Content> {
  readonly isBetter?: (a: Printable<Content>, b: Printable<Content>) => boolean;
  /**
   * Whether a proposal of a pass may be accepted, as far as can be said without a test. One that may not is not tested.
   */
  readonly allows?: (program: Printable<Content>, by: Pick<Pass<Sized>, 'name'>) => Work<boolean>;
}

/** The default: the smaller of two programs is the better one, and every program may be a result. */
export const smaller = { isBetter: (a: Sized, b: Sized): boolean => isSmaller(a.size, b.size) };
