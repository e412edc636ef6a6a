/**
 * topformflat of Berkeley delta, a flattener for line-based reducers: everything nested deeper than `level` pairs of
 * braces is joined into one line, so that removing a line removes a whole function, statement or field. multidelta runs
 * it before delta (section 2.2 of the C-Reduce paper).
 *
 * The output is, byte for byte, that of version 2006.08.03: parentheses do not count, so a `for` may be split at its semicolons; and
 * it does not know block comments, so their braces count.
 */
import { latin1 } from '../core/encoding.ts';
import type { Pass } from '../core/pass.ts';
import { sameBytes } from '../core/program.ts';
import { lines, type ListProgram } from '../tree/list-program.ts';

/** Proposes the flattened file, once. If its layout matters to the test, the file stays as it is. */
export function topformflat(level: number): Pass<ListProgram, 'before' | 'after'> {
  return {
    name: 'topformflat',
    accepts: 'same-size',
    start: () => 'before',
    *propose(list, from) {
      if (from === 'after') return;
      const flat = flatten(list.print(), level);
      if (!sameBytes(flat, list.print()))
        yield { program: lines(flat, list.lexer), next: 'after', kind: `level ${level}` };
    },
  };
}

/** Directives, line comments and strings, which are copied verbatim; braces, semicolons and line breaks; the rest. */
const PIECE =
  /(?<directive>#(?:\\\n|[^\n])*\n)|\/(?:\/[^\n]*)?\n|"(?:\\[^]|[^"\\])*"?|'(?:\\[^]|[^'\\])*'?|(?<end>[{;]|\};?)|(?<lineBreak>\n)|[^#"'{};\n/]+|[^]/g;

/** The same text, with line breaks only after directives, line comments, and forms of depth `level` or less. */
export function flatten(bytes: Uint8Array, level: number): Uint8Array {
  const out: string[] = [];
  let depth = 0;
  for (const { 0: piece, groups } of latin1.decode(bytes).matchAll(PIECE)) {
    if (groups?.['lineBreak'] !== undefined) out.push(' ');
    else if (groups?.['directive'] !== undefined) out.push('\n', piece);
    else out.push(piece);
    if (groups?.['end'] === undefined) continue;
    if (piece === '{') depth++;
    else if (piece !== ';') depth--;
    if (depth <= level) out.push('\n');
  }
  return latin1.encode(out.join(''));
}
