/**
 * Removes declarations that nobody uses, of all kinds, and with them those that only they use, and so on.
 *
 * Some languages reject a program with an unused import or variable. There, no statement with the last use of a name can go
 * alone: it goes together with the declarations that it leaves unused.
 */
import type { Facts, Name } from '../../semantics/facts.ts';
import type { Leaf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { headOf, numberedKeys, overSites, type Site } from './sites.ts';
import { statementsAround } from './statements.ts';
import { declared, isRemovable, mustBeUsed, outerUses } from './unused.ts';

export const removeUnused = overSites(
  'remove-unused',
  'smaller',
  unusedDeclarations,
  statementsWithAllUses,
  namesWithStatements,
);

function* unusedDeclarations(_: TreeProgram, { names }: Facts): Generator<Site> {
  for (const name of names) {
    const { key, declarations } = name;
    if (declarations.length === 0 || !declarations.every(isRemovable) || outerUses(name).length > 0) continue;
    const remove = declarations.map(declared);
    yield { key, replace: [], remove, leavesUnused: declarations.map(({ node }) => node) };
  }
}

/** Statements with all uses of a name that must be used, and not with its declaration. */
function* statementsWithAllUses(program: TreeProgram, facts: Facts): Generator<Site> {
  const keyFor = numberedKeys();
  const seen = new Set<number>();
  for (const { declarations, uses } of namesToBeUsed(program, facts)) {
    for (const statement of statementsAround(program, uses[0]!)) {
      const { id, last } = statement;
      const isIn = (token: Leaf) => token.id >= id && token.id <= last;
      if (seen.has(id) || !uses.every(isIn) || declarations.some(({ token }) => isIn(token))) continue;
      seen.add(id);
      yield { key: keyFor(headOf(statement)), replace: [], remove: [statement], leavesUnused: [statement] };
    }
  }
}

/** Names that must be used, each with the innermost statements that use it. */
function* namesWithStatements(program: TreeProgram, facts: Facts): Generator<Site> {
  for (const { key, declarations, uses } of namesToBeUsed(program, facts)) {
    const statements = uses.map((use) => [...statementsAround(program, use)].at(-1) ?? use);
    const remove = [...new Set([...statements, ...declarations.map(declared)])];
    yield {
      key,
      replace: [],
      remove,
      leavesUnused: [...statements, ...declarations.map(({ node }) => node)],
    };
  }
}

function* namesToBeUsed({ syntax }: TreeProgram, { names }: Facts): Generator<Name> {
  const kinds = new Set(syntax.meaning?.mustBeUsed);
  if (kinds.size === 0) return;
  for (const name of names) {
    if (mustBeUsed(name, kinds) && name.uses.length > 0) yield name;
  }
}
