/**
 * Kits: checks that a program is valid, for each language (`--valid`). Each is a command for a shell that exits with 0
 * if it finds nothing wrong.
 */

export interface Check {
  readonly name: string;
  /** What it catches. */
  readonly catches: string;
  /** The programs that must be installed. */
  readonly needs: readonly string[];
  /** `{}` is the candidate. It runs in a folder of its own, where it may write. */
  readonly command: string;
}

/** By the name of the language. Checks are asked in this order until it is known which reject most. */
export const kits: Readonly<Record<string, readonly Check[]>> = {};
