/**
 * Flattening that lets a line-based reducer see nesting: everything nested deeper than `level` pairs of brackets is
 * joined into one line, so that removing a line removes a whole function, statement or field. Berkeley delta has a
 * separate tool of this name; multidelta alternates the two (section 2.2 of the C-Reduce paper).
 */
import { latin1 } from '../core/encoding.ts';
import type { Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import { lines, type ListProgram } from '../tree/list-program.ts';

/** Proposes the flattened file, once. If its layout matters to the test, the file stays as it is. */
export function topformflat(level: number): Pass<ListProgram, 'before' | 'after'> {
  return {
    name: `topformflat-${level}`,
    accepts: 'same-size',
    start: () => 'before',
    *propose(list, from) {
      if (from === 'after') return;
      const flat = flatten(list.print(), level);
      if (!sameBytes(flat, list.print()))
        yield { program: lines(flat, list.lexer), next: 'after', kind: 'flatten' };
    },
  };
}

/**
 * Comments, strings and preprocessor lines, which are copied verbatim; a single bracket or `;`; white space; the rest.
 */
const PIECE =
  /(?<directive>(?<=^|\n)[ \t]*#(?:\\\r?\n|[^\n])*)|(?<opaque>\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*')|(?<open>[{([])|(?<close>[})\]])|(?<end>;)|(?<space>\s+)|[^\s"'/{}()[\];]+|[^]/g;

/**
 * The same text, with line breaks only where a form of depth `level` or less ends, and where the language needs them.
 */
export function flatten(bytes: Uint8Array, level: number): Uint8Array {
  const out: string[] = [];
  let depth = 0;
  let lineIsEmpty = true;
  let spaceIsDue = false;
  const write = (text: string) => {
    if (spaceIsDue && !lineIsEmpty) out.push(' ');
    out.push(text);
    lineIsEmpty = false;
    spaceIsDue = false;
  };
  const endLine = () => {
    if (!lineIsEmpty) out.push('\n');
    lineIsEmpty = true;
    spaceIsDue = false;
  };
  for (const { 0: piece, groups } of latin1.decode(bytes).matchAll(PIECE)) {
    if (groups?.['space'] !== undefined) {
      spaceIsDue = true;
    } else if (groups?.['directive'] !== undefined) {
      endLine();
      write(piece);
      endLine();
    } else if (groups?.['open'] !== undefined) {
      write(piece);
      depth++;
      if (piece === '{' && depth <= level) endLine();
    } else if (groups?.['close'] !== undefined) {
      depth = Math.max(0, depth - 1);
      write(piece);
      if (piece === '}' && depth <= level) endLine();
    } else if (groups?.['end'] !== undefined) {
      write(piece);
      if (depth <= level) endLine();
    } else {
      write(piece);
      if (piece.startsWith('//')) endLine();
    }
  }
  endLine();
  return latin1.encode(out.join(''));
}
