/** What C-Reduce's passes over tokens propose for a text in C, and what they leave of it. */
import type { Pass } from '../../../src/core/pass.ts';
import { lines, type ListProgram } from '../../../src/tree/list-program.ts';
import { bytesOf, only, property, proposals, reduceWith, type Run } from '../../reduce-with.ts';
import { treeOf } from '../../tree/editing.ts';

const { lexer } = (await treeOf('c', '')).syntax;

export const proposed = (pass: Pass<ListProgram>, text: string): string[] =>
  proposals(pass, lines(bytesOf(text), lexer));

export const runOver = (
  pass: Pass<ListProgram>,
  text: string,
  holds: (text: string) => boolean,
): Promise<Run> =>
  reduceWith(
    only(pass, (bytes) => lines(bytes, lexer)),
    text,
    property(holds),
  );
