/**
 * Replaces a structure by variables for the fields that are used: for `struct { int a; } b;`, `b.a` becomes `b`. If several
 * fields are used, each becomes a variable of its own.
 */
import type { Declaration, Facts, Name } from '../../semantics/facts.ts';
import { elementsIn } from '../../semantics/facts.ts';
import { rewritten } from '../../semantics/rewritten.ts';
import { type Tokens, tokensIn } from '../../semantics/tokens.ts';
import { type Leaf, leavesOf, type Node, textOf } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import { overSites, type Site } from './sites.ts';

export const aggregate = overSites('aggregate', 'smaller', function* ({ syntax, root }, facts) {
  const tokens = tokensIn(root);
  for (const name of facts.names) {
    const [declaration, another] = name.declarations;
    if (declaration?.kind !== 'variable' || another !== undefined) continue;
    const fields = fieldsOf(facts, declaration);
    const site = fields && siteFor(syntax, tokens, name, declaration, fields);
    if (site !== undefined) yield site;
  }
});

/** The fields of a variable's type. */
function fieldsOf(facts: Facts, { type }: Declaration): readonly Declaration[] | undefined {
  if (type === undefined) return undefined;
  const inside = (node: Node) =>
    facts.declarations.filter(
      ({ kind, token }) => kind === 'field' && token.id >= node.id && token.id <= node.last,
    );
  const own = inside(type);
  if (own.length > 0) return own;
  for (const leaf of leavesOf(type)) {
    const definition = facts.nameOf(leaf)?.declarations.find(({ body }) => body !== undefined);
    if (definition?.body !== undefined) return inside(definition.body);
  }
  return undefined;
}

function siteFor(
  syntax: Syntax,
  tokens: Tokens,
  { key, text, uses }: Name,
  declaration: Declaration,
  fields: readonly Declaration[],
): Site | undefined {
  const accesses = uses.map((use) => ({ use, dot: tokens.after(use, 1), field: tokens.after(use, 2) }));
  if (!accesses.every(({ dot, field }) => dot?.text === '.' && field !== undefined)) return undefined;
  const used = [...new Set(accesses.map(({ field }) => field!.text))].map((wanted) =>
    fields.findIndex(({ token }) => token.text === wanted),
  );
  if (used.length === 0 || used.includes(-1)) return undefined;
  const { node, part, value, token } = declaration;
  // Only where the variable is declared alone, and is no pointer or array.
  const isAlone =
    [...leavesOf(node)].findLast(({ text }) => text !== '')?.text === ';' &&
    part === (value === undefined ? token : part);
  if (!isAlone) return undefined;
  const nameFor = (field: Declaration) => (used.length === 1 ? text : `${text}_${field.token.text}`);
  const values = value === undefined ? [] : elementsIn(syntax, value);
  const written = used.map((i) => {
    const field = fields[i]!;
    const declarator = rewritten(field.part, new Map([[field.token.id, nameFor(field)]]));
    const initial = values[i] === undefined ? '' : ` = ${textOf(values[i])}`;
    return `${modifiersOf(declaration)} ${field.type === undefined ? '' : textOf(field.type)} ${declarator}${initial} ;`;
  });
  return {
    key,
    replace: [
      [node, written.join(' ')],
      ...accesses.flatMap(({ use, dot, field }): Site['replace'] => [
        [use, nameFor(fields.find(({ token }) => token.text === field!.text)!)],
        [dot as Leaf, ''],
        [field!, ''],
      ]),
    ],
  };
}

/** `static` and the like, before the type. */
function modifiersOf({ node, type }: Declaration): string {
  const leaves = [...leavesOf(node)].filter(({ id, text }) => id < type!.id && text !== '');
  return leaves.map(({ text }) => text).join(' ');
}
