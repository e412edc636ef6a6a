/**
 * The front end of a compiler for the subset of C that the generated programs and their reductions use. It is the half
 * of a test that makes reductions hard: like a real compiler it rejects undeclared names and type errors. It accepts
 * only what GCC accepts; it supports neither GCC's extensions nor C before C99.
 */
import { type Declarations, declarations } from './declarations.ts';
import { expressions } from './expressions.ts';
import { MISTAKE, Source } from './source.ts';
import { statements } from './statements.ts';
import { tokenise } from './tokens.ts';
import { type Tree, tree } from './tree.ts';
import type { Type } from './types.ts';

/** `undefined` if it does not compile. */
export function compile(text: string): Tree | undefined {
  const tokens = tokenise(text);
  if (tokens === undefined) return undefined;
  try {
    return file(new Source(tokens));
  } catch (error) {
    if (error !== MISTAKE) throw error;
    return undefined;
  }
}

function file(source: Source): Tree {
  // Expressions contain types, declarations contain expressions and functions, and functions contain all of them.
  const inExpressions = expressions(source, {
    startsType: (token) => inFile.startsType(token),
    typeName: () => inFile.typeName(),
  });
  const inFile: Declarations = declarations(source, inExpressions, (returns: Type) => body(returns));
  const body = statements(source, inExpressions, inFile);
  const children: Tree[] = [];
  while (source.peek() !== '') if (!source.take(';')) children.push(inFile.declaration());
  return tree('file', children);
}
