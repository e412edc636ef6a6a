import type { Pass, Sized } from './pass.ts';
import { isSmaller, type Printable } from './program.ts';
import type { Work } from './work.ts';

/** Decides which of two programs is the better result, and which programs are allowed as results. An omitted member is inherited. */
export interface Fitness<Content> {
  readonly isBetter?: (a: Printable<Content>, b: Printable<Content>) => boolean;
  /** Whether a pass may propose this program. Called before the test; a proposal that is not allowed is not tested. */
  readonly allows?: (program: Printable<Content>, by: Pick<Pass<Sized>, 'name'>) => Work<boolean>;
  /**
   * Whether an interesting program may be accepted. Called after the test, so only for few programs: for checks that
   * take too long, and fail too seldom, to be made before.
   */
  readonly admits?: (program: Printable<Content>, by: Pick<Pass<Sized>, 'name'>) => Promise<boolean>;
}

/** The default: the smaller of two programs is the better one, and every program is allowed. */
export const smaller = { isBetter: (a: Sized, b: Sized): boolean => isSmaller(a.size, b.size) };
