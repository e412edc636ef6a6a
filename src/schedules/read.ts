/** Parses programs during a reduction without blocking signals. */
import type { Reduction } from '../core/reduction.ts';
import type { TooLarge } from '../parse/draft.ts';
import { betterOf, readingProgram, type TreeOrReason, type TreeProgram } from '../tree/tree-program.ts';
import type { ParsedAside, Syntax } from '../tree/syntax.ts';

/** Texts up to this length parse instantly. */
const LARGE = 100_000;

/** Returns `TooLarge` if the file has more than `mostNodes` nodes. */
export async function read(
  reduction: Reduction,
  syntax: Syntax,
  bytes: Uint8Array,
  mostNodes = Infinity,
): Promise<TreeOrReason | TooLarge> {
  const parsed = await parsedAside(reduction, syntax, bytes, mostNodes);
  return reduction.work(readingProgram(syntax, bytes, mostNodes, parsed));
}

/** Parses a large text in another thread. */
export async function parsedAside(
  reduction: Reduction,
  { parseAside }: Syntax,
  bytes: Uint8Array,
  mostNodes = Infinity,
): Promise<ParsedAside | undefined> {
  if (parseAside === undefined || bytes.length <= LARGE) return undefined;
  return reduction.wait((signal) => parseAside(bytes, mostNodes, signal));
}

/** Parses the text of an edited program again. */
export async function readAgain(reduction: Reduction, program: TreeProgram): Promise<TreeProgram> {
  if (program.isRead) return program;
  return betterOf(program, await read(reduction, program.syntax, program.print()));
}
