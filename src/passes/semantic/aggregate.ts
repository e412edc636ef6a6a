/**
 * Simplifies structures: replaces a structure with a single used field by that field, and a variable of a structure type
 * by one variable per used field; moves the fields of a nested structure into the enclosing one; turns a union into a
 * structure.
 */
import {
  type Declaration,
  declarationsIn,
  isDeclaredAlone,
  type Facts,
  type Name,
  usesOf,
} from '../../semantics/facts.ts';
import { elementsIn, firstLeaf, isTransparent, partOf } from '../../semantics/parts.ts';
import { type Tokens, tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, type Leaf, leavesOf, type Node } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Replacement, type Site } from './sites.ts';
import type { Text } from './text.ts';

export const aggregate = overSites(
  'aggregate',
  'same-size',
  toOnlyField,
  toVariables,
  flattened,
  toPlainerKeyword,
);

/** `struct S { int a; char b; }` becomes `int`, and `s.a` becomes `s`, if no other field is used. */
function* toOnlyField(program: TreeProgram, facts: Facts): Generator<Site> {
  const { syntax, root } = program;
  const tokens = tokensIn(root);
  const byType = declarationsByType(facts);
  for (const { node, fields, tag } of recordsIn(program, facts)) {
    const used = fields.filter((field) => fieldUses(facts, field).length > 0);
    const field = used.length === 1 ? used[0]! : fields.length === 1 ? fields[0]! : undefined;
    const type = field && typeOf(field);
    if (field === undefined || type === undefined) continue;
    const uses = (tag?.uses ?? []).map((use) => specifierAround(program, use, node));
    if (uses.some(({ id }) => id > field.node.id && id <= field.node.last)) continue;
    const isType = byType.has(node.id);
    const index = fields.indexOf(field);
    const values = [node, ...uses].flatMap(({ id }) =>
      (byType.get(id) ?? []).flatMap(({ value }) => initially(syntax, value, field, index)),
    );
    yield {
      key: `${tag?.key ?? ''} ${field.token.text}`,
      replace: [
        ...(isType ? [node, ...uses] : uses).map((place): Replacement => [place, type]),
        ...fieldUses(facts, field).flatMap((use) => withoutAccess(root, tokens, use)),
        ...values,
      ],
      remove: isType ? [] : [node],
    };
  }
}

/** `int *` for the field `int *a`; undefined if part of the type follows the name, as in `int a[3]`. */
function typeOf({ type, part, token }: Declaration): Text | undefined {
  const leaves = [...leavesOf(part)].filter(({ text }) => text !== '');
  return type === undefined || leaves.at(-1) !== token ? undefined : [type, ...leaves.slice(0, -1)];
}

/** The value of the field in place of `{1, 2}`. */
function initially(
  syntax: Syntax,
  value: Node | undefined,
  field: Declaration,
  index: number,
): readonly Replacement[] {
  if (value === undefined || leavesOf(value).next().value?.text !== '{') return [];
  const text = valueOf(syntax, value, field, index);
  return [[value, text ?? '0']];
}

function valueOf(syntax: Syntax, value: Node, { token }: Declaration, index: number): Text | undefined {
  const elements = elementsIn(syntax, value);
  const named = elements.find((element) => designated(syntax, element)?.text === token.text);
  const element =
    named ?? (elements.some((other) => designated(syntax, other)) ? undefined : elements[index]);
  return element && (partOf(syntax, element, 'value') ?? element);
}

/** The field that `.a = 1` is for. */
function designated(syntax: Syntax, element: Node): Leaf | undefined {
  const [first, second] = leavesOf(element);
  return partOf(syntax, element, 'value') !== undefined && first?.text === '.' ? second : undefined;
}

/** `s` for `s.a`, and `(*s)` for `s->a`. */
function withoutAccess(root: TreeProgram['root'], { after }: Tokens, use: Leaf): readonly Replacement[] {
  const access = after(use, -1);
  if (access?.text === '.')
    return [
      [access, ''],
      [use, ''],
    ];
  if (access?.text !== '->') return [];
  // The expression that ends with this access.
  const begun = find(root, access.id)!.path.findLast(({ branch }) => {
    if (branch.kind !== 'sequence') return false;
    const first = firstLeaf(branch);
    return first !== undefined && first.id < access.id;
  });
  const first = begun && firstLeaf(begun.branch);
  return first === undefined
    ? []
    : [
        [first, ['( *', first]],
        [access, ')'],
        [use, ''],
      ];
}

/** `struct { int a; char b; } s` becomes `int s_a; char s_b`, if it is used only as `s.a` and `s.b`. */
function* toVariables(program: TreeProgram, facts: Facts): Generator<Site> {
  const { syntax, root } = program;
  const tokens = tokensIn(root);
  const fieldsOf = fieldsByType(program, facts);
  for (const name of facts.names) {
    const [declaration, another] = name.declarations;
    if (declaration?.kind !== 'variable' || another !== undefined) continue;
    const site = isDeclaredAlone(facts, declaration)
      ? variablesFor(syntax, tokens, name, declaration, fieldsOf(declaration))
      : undefined;
    if (site !== undefined) yield site;
  }
}

function variablesFor(
  syntax: Syntax,
  { after }: Tokens,
  { key, text, uses }: Name,
  { node, part, type, value, token }: Declaration,
  fields: readonly Declaration[],
): Site | undefined {
  const accesses = uses.map((use) => ({ use, dot: after(use, 1), field: after(use, 2) }));
  if (!accesses.every(({ dot, field }) => dot?.text === '.' && field !== undefined)) return undefined;
  const used = [...new Set(accesses.map(({ field }) => field!.text))].map((wanted) =>
    fields.findIndex((field) => field.token.text === wanted),
  );
  if (type === undefined || used.length === 0 || used.includes(-1)) return undefined;
  const leaves = [...leavesOf(node)].filter((leaf) => leaf.text !== '');
  const isPlain = firstLeaf(part) === token && (value === undefined ? part.tokens === 1 : true);
  // Only if the variable is not a pointer or an array.
  const isWhole = leaves.at(-1)?.text === ';' && [';', '='].includes(after(token, 1)?.text ?? '');
  if (!isPlain || !isWhole) return undefined;
  const nameFor = (field: string) => (used.length === 1 ? text : `${text}_${field}`);
  const before = leaves.filter(({ id }) => id < type.id);
  const variables = used.map((i): Text => {
    const field = fields[i]!;
    const declarator: Text = {
      of: field.part,
      with: new Map([[field.token.id, [nameFor(field.token.text)]]]),
    };
    const initial = value && valueOf(syntax, value, field, i);
    return [...before, field.type ?? '', declarator, ...(initial === undefined ? [] : ['=', initial]), ';'];
  });
  return {
    key,
    replace: [
      [node, variables],
      ...accesses.flatMap(({ use, dot, field }): Site['replace'] => [
        [use, nameFor(field!.text)],
        [dot!, ''],
        [field!, ''],
      ]),
    ],
  };
}

/** `struct S { struct { int a; } b; }` becomes `struct S { int a; }`, and `s.b.a` becomes `s.a`. */
function* flattened(program: TreeProgram, facts: Facts): Generator<Site> {
  const { after } = tokensIn(program.root);
  const byType = declarationsByType(facts);
  for (const { node, fields, tag } of recordsIn(program, facts)) {
    const [field, another] = byType.get(node.id) ?? [];
    const isField = field?.kind === 'field' && another === undefined && field.part === field.token;
    if (!isField || (tag?.uses.length ?? 0) > 0) continue;
    const inner = [...new Set(fields.map((inside) => inside.node))];
    const gone = fieldUses(facts, field).flatMap((use): Replacement[] => {
      const dot = after(use, 1);
      return dot?.text === '.'
        ? [
            [use, ''],
            [dot, ''],
          ]
        : [];
    });
    yield { key: `${tag?.key ?? ''} ${field.token.text}`, replace: [[field.node, inner], ...gone] };
  }
}

/** `union` becomes `struct`. */
function* toPlainerKeyword(program: TreeProgram, facts: Facts): Generator<Site> {
  const plainer = program.syntax.meaning?.statements?.plainer ?? {};
  for (const { node, fields, tag } of recordsIn(program, facts)) {
    const places = [node, ...(tag?.uses ?? []).map((use) => specifierAround(program, use, node))];
    const replace = places.flatMap((place): Replacement[] => {
      const keyword = firstLeaf(place);
      const text = keyword && plainer[keyword.text];
      return text === undefined ? [] : [[keyword!, text]];
    });
    if (replace.length > 0) yield { key: tag?.key ?? fields[0]?.token.text ?? '', replace };
  }
}

interface Aggregate {
  /** The node of its rule, like `struct S { … }`. */
  readonly node: Branch;
  readonly fields: readonly Declaration[];
  /** Its name, if it has one. */
  readonly tag: Name | undefined;
}

/** The structures of the program, ordered by their first fields. */
function* recordsIn(program: TreeProgram, facts: Facts): Generator<Aggregate> {
  const { syntax, root } = program;
  const rules = new Set(
    syntax.meaning?.declarations
      .filter(({ kind, body }) => kind === 'type' && body !== undefined)
      .map(({ rule }) => rule),
  );
  const records = new Map<Branch, Declaration[]>();
  for (const field of facts.declarations) {
    if (field.kind !== 'field') continue;
    const around = find(root, field.node.id)!.path.findLast(({ branch }) => rules.has(syntax.ruleOf(branch)));
    if (around === undefined) continue;
    const known = records.get(around.branch);
    if (known === undefined) records.set(around.branch, [field]);
    else known.push(field);
  }
  for (const [node, fields] of records) {
    const first = declarationsIn(facts, node).next().value;
    yield { node, fields, tag: first?.node === node ? facts.nameOf(first.token) : undefined };
  }
}

/** The uses of the field's name, in any structure: it is unknown which one each use refers to. */
const fieldUses = ({ nameOf }: Facts, { token }: Declaration): readonly Leaf[] => {
  const name = nameOf(token);
  return name === undefined ? [] : usesOf(name);
};

/** `struct S` for a use of `S`; just the name in languages that need no keyword. */
function specifierAround({ syntax, root }: TreeProgram, use: Leaf, record: Branch): Node {
  const around = find(root, use.id)!.path.findLast(({ branch }) => !isTransparent(syntax, branch));
  return around !== undefined && syntax.ruleOf(around.branch) === syntax.ruleOf(record) ? around.branch : use;
}

/** The declarations of each type node. */
function declarationsByType({ declarations }: Facts): ReadonlyMap<number, readonly Declaration[]> {
  const found = new Map<number, Declaration[]>();
  for (const declaration of declarations) {
    if (declaration.type === undefined) continue;
    const { id } = declaration.type;
    const known = found.get(id);
    if (known === undefined) found.set(id, [declaration]);
    else known.push(declaration);
  }
  return found;
}

/** Returns the fields of a declaration's type, looking through aliases. */
function fieldsByType(program: TreeProgram, facts: Facts) {
  const records = new Map<number, readonly Declaration[]>();
  for (const { node, fields, tag } of recordsIn(program, facts)) {
    records.set(node.id, fields);
    for (const { id } of tag?.tokens ?? []) records.set(id, fields);
  }
  const fieldsOf = ({ type }: Declaration, aliases = 0): readonly Declaration[] => {
    const own = type && records.get(type.id);
    if (type === undefined || own !== undefined) return own ?? [];
    const last = [...leavesOf(type)].findLast(({ text }) => text !== '');
    const fields = last && records.get(last.id);
    if (last === undefined || fields !== undefined) return fields ?? [];
    const alias = facts.nameOf(last)?.declarations.find(({ kind }) => kind === 'alias');
    return alias === undefined || aliases > MOST_ALIASES ? [] : fieldsOf(alias, aliases + 1);
  };
  return fieldsOf;
}

/** The longest chain of aliases to follow: they may be cyclic. */
const MOST_ALIASES = 10;
