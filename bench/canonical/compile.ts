/**
 * The front end of a compiler for the part of C that the generated programs, and what reducers make of them, lie in. It is the half of a
 * test that makes reductions hard: like a real compiler it takes nothing that is not declared, or that is of the wrong type. What it takes
 * GCC takes; it knows neither the extensions of GCC nor what is older than C99.
 */
import { type Declarations, declarations } from './declarations.ts';
import { expressions } from './expressions.ts';
import { MISTAKE, Source } from './source.ts';
import { statements } from './statements.ts';
import { tokenise } from './tokens.ts';
import { type Tree, tree } from './tree.ts';
import type { Type } from './types.ts';

/** Nothing if it does not compile. */
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
  // Expressions have types in them, declarations have expressions and functions, and functions have all of them.
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
