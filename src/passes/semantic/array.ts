/**
 * Simplifies arrays: removes a dimension, with its index in all uses; replaces an array by one variable per used element;
 * replaces all indices by 0.
 */
import { type Declaration, isDeclaredAlone, type Facts, type Name, usesOf } from '../../semantics/facts.ts';
import { elementsIn } from '../../semantics/parts.ts';
import { type Tokens, tokensIn } from '../../semantics/tokens.ts';
import type { Leaf } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Replacement, type Site } from './sites.ts';
import type { Text } from './text.ts';

export const array = overSites(
  'array',
  'same-size',
  (program, facts) => withoutDimension(program, facts, 0),
  (program, facts) => withoutDimension(program, facts, -1),
  elementsToVariables,
  toPlainIndices,
);

type Bracketed = readonly Leaf[];

/** `int a[3][4]` becomes `int a[4]`, and `a[i][j]` becomes `a[j]`; without the last dimension, `int a[3]` and `a[i]`. */
function* withoutDimension({ syntax, root }: TreeProgram, facts: Facts, which: 0 | -1): Generator<Site> {
  for (const { key, declarations, dimensions, uses } of arraysIn(tokensIn(root), facts)) {
    // With one dimension, the last is also the first.
    if (which === -1 && dimensions.some(({ length }) => length === 1)) continue;
    const gone = [...dimensions, ...uses.map(({ indices }) => indices)].flatMap(
      (list) => list.at(which) ?? [],
    );
    const values = declarations.flatMap(({ value }): Replacement[] => {
      const [element] = value === undefined ? [] : elementsIn(syntax, value);
      return element === undefined ? [] : [[value!, element]];
    });
    yield { key, replace: [...values, ...gone.map((leaf) => [leaf, ''] as const)] };
  }
}

/** `int a[3]` becomes `int a_0; int a_2;` if it is used only as `a[0]` and `a[2]`. */
function* elementsToVariables({ syntax, root }: TreeProgram, facts: Facts): Generator<Site> {
  const tokens = tokensIn(root);
  for (const { key, text, declarations, dimensions, uses } of arraysIn(tokens, facts)) {
    const [declaration, another] = declarations;
    const [dimension] = dimensions;
    if (declaration === undefined || another !== undefined || dimension?.length !== 1) continue;
    const indices = uses.map(({ indices: [first] }) => (first?.length === 3 ? first[1]!.text : ''));
    if (uses.length === 0 || !indices.every((index) => NUMBER.test(index))) continue;
    const used = [...new Set(indices)];
    if (used.length > 1 && !isDeclaredAlone(facts, declaration)) continue;
    const name = (index: string) => (used.length === 1 ? text : `${text}_${index}`);
    const variables = used.map((index) => variable(syntax, declaration, dimension[0]!, index, name(index)));
    const replace = uses.flatMap(({ use, indices: [first] }, i): Replacement[] => [
      [use, name(indices[i]!)],
      ...first!.map((leaf): Replacement => [leaf, '']),
    ]);
    yield { key, replace: [[declaration.node, variables], ...replace] };
  }
}

const NUMBER = /^\d+$/;

/** The declaration for one element. */
function variable(
  syntax: Syntax,
  { node, token, value }: Declaration,
  dimension: Bracketed,
  index: string,
  name: string,
): Text {
  const element = value && elementsIn(syntax, value)[Number(index)];
  const changes: (readonly [number, readonly Text[]])[] = [
    [token.id, [name]],
    ...dimension.map(({ id }) => [id, ['']] as const),
    ...(value === undefined ? [] : [[value.id, [element ?? '0']] as const]),
  ];
  return { of: node, with: new Map(changes) };
}

/** All indices become 0. */
function* toPlainIndices({ root }: TreeProgram, facts: Facts): Generator<Site> {
  for (const { key, uses } of arraysIn(tokensIn(root), facts)) {
    const replace = uses.flatMap(({ indices }) =>
      indices.flatMap(([, first, ...others]): Replacement[] =>
        first === undefined || (first.text === '0' && others.length === 1)
          ? []
          : [[first, '0'], ...others.slice(0, -1).map((leaf): Replacement => [leaf, ''])],
      ),
    );
    if (replace.length > 0) yield { key, replace };
  }
}

interface ArrayName extends Pick<Name, 'key' | 'text' | 'declarations'> {
  /** For each declaration, the brackets after the name, with their contents. */
  readonly dimensions: readonly (readonly Bracketed[])[];
  readonly uses: readonly { readonly use: Leaf; readonly indices: readonly Bracketed[] }[];
}

function* arraysIn(tokens: Tokens, { names }: Facts): Generator<ArrayName> {
  for (const name of names) {
    const { key, text, declarations } = name;
    const dimensions = declarations.map(({ token }) => bracketsAfter(tokens, token));
    if (declarations.length === 0 || dimensions.some(({ length }) => length === 0)) continue;
    const uses = usesOf(name).map((use) => ({ use, indices: bracketsAfter(tokens, use) }));
    yield { key, text, declarations, dimensions, uses };
  }
}

function bracketsAfter({ after, bracketed }: Tokens, leaf: Leaf): readonly Bracketed[] {
  const found: Bracketed[] = [];
  for (let next = after(leaf, 1); next?.text === '['; next = after(found.at(-1)!.at(-1)!, 1)) {
    const brackets = bracketed(next);
    if (brackets === undefined) break;
    found.push(brackets);
  }
  return found;
}
