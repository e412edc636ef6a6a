/** A check that a program is valid: a command that looks for what makes a program useless as a test case. */
import { quoteForSh } from '../../core/printable.ts';
import { findProgram } from '../find-program.ts';

export interface Check {
  readonly name: string;
  /** What it catches. */
  readonly catches: string;
  readonly needs: readonly Tool[];
  /**
   * For sh, given the quoted paths of what it needs; `{}` is the candidate. Exits with 0 unless it finds something wrong. It
   * writes only to TMPDIR, which is the check's own, and leaves no process behind.
   */
  readonly command: (...paths: readonly string[]) => string;
  /**
   * What it prints about doubtful programs that it does not reject by its exit code. Its groups, or else the whole match,
   * say what is wrong. A result may show only what the original shows, too.
   */
  readonly complaint?: RegExp;
  /** It runs the program, which therefore needs a function `main`. */
  readonly runs?: boolean;
}

export interface Tool {
  readonly name: string;
  /** Its path, if it is installed. */
  readonly find: () => string | undefined;
}

export const program = (name: string): Tool => ({ name, find: () => findProgram(name) });

/** The first of them that is installed. */
export const anyOf = (...tools: readonly Tool[]): Tool => ({
  name: tools.map(({ name }) => name).join(' or '),
  find: () => tools.map(({ find }) => find()).find((path) => path !== undefined),
});

/** The command of a check; undefined if something that it needs is not installed. */
export function commandOf({ needs, command }: Check): string | undefined {
  const paths = needs.map(({ find }) => find()).filter((path) => path !== undefined);
  return paths.length === needs.length ? command(...paths.map(quoteForSh)) : undefined;
}

/** What a check complains about in its output. */
export function complaintsIn({ complaint }: Check, output: string): readonly string[] {
  if (complaint === undefined) return [];
  const all = [...output.matchAll(new RegExp(complaint, 'gm'))];
  const texts = all.map(([whole, ...groups]) => groups.find((group) => group !== undefined) ?? whole);
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ')))];
}
