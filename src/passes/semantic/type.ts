/**
 * Makes types plainer: removes modifiers like `static` and `const`; replaces types by the plainest one, or by a plainer one
 * of the program, and pointers by numbers; replaces structures without fields by the plainest type; removes the values of
 * enumeration constants.
 */
import { isBefore } from '../../grammar/shortlex.ts';
import { type Declaration, declarationsIn, type Facts, usesOf } from '../../semantics/facts.ts';
import { isTransparent } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Leaf, leavesOf, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Replacement, type Site } from './sites.ts';

export const type = overSites(
  'type',
  'same-size',
  withoutModifiers,
  toPlainest,
  pointersToNumbers,
  toPlainerType,
  emptyToPlainest,
  withoutValues,
);

/** Each site is all modifiers with the same text. */
function* withoutModifiers({ syntax, root }: TreeProgram): Generator<Site> {
  const rules = new Set(syntax.meaning?.statements?.modifiers);
  if (rules.size === 0) return;
  const modifiers = new Map<string, Node[]>();
  for (const node of nodesOf(root)) {
    if (!rules.has(node.kind === 'token' ? node.expected : syntax.ruleOf(node))) continue;
    const text = textOf(node);
    const known = modifiers.get(text);
    if (known === undefined) modifiers.set(text, [node]);
    else known.push(node);
  }
  for (const [text, nodes] of modifiers) yield { key: text, replace: [], remove: nodes };
}

/** `long a` becomes `int a`. */
function* toPlainest({ syntax }: TreeProgram, { names }: Facts): Generator<Site> {
  const plain = syntax.meaning?.statements?.plainType;
  if (plain === undefined) return;
  for (const { key, declarations } of names) {
    const others = typesOf(declarations).filter((node) => textOf(node) !== plain);
    if (others.length > 0) yield { key, replace: others.map((node) => [node, plain] as const) };
  }
}

/** `struct S *a` becomes `long a`. */
function* pointersToNumbers({ syntax }: TreeProgram, { names }: Facts): Generator<Site> {
  const { addressType, pointers } = syntax.meaning?.statements ?? {};
  if (addressType === undefined || pointers === undefined) return;
  for (const { key, declarations } of names) {
    const replace = declarations.flatMap(({ kind, type, part, token }): Replacement[] => {
      const before = [...leavesOf(part)].filter(({ id, text }) => id < token.id && text !== '');
      const isPointer = before[0]?.text === pointers.target && !before.some(({ text }) => text === '(');
      if (kind === 'alias' || type === undefined || !isPointer) return [];
      return [[type, addressType], ...before.map((leaf): Replacement => [leaf, ''])];
    });
    if (replace.length > 0) yield { key, replace };
  }
}

/** Replaces types by the plainest type that occurs in the program, not counting the language's plainest type. */
function* toPlainerType({ syntax }: TreeProgram, { names, declarations }: Facts): Generator<Site> {
  const plain = syntax.meaning?.statements?.plainType;
  const known = new Map<string, Node>();
  for (const node of typesOf(declarations)) {
    const text = textOf(node);
    if (text !== plain && !known.has(text) && node.tokens <= MOST_TOKENS) known.set(text, node);
  }
  const [first] = [...known.values()].toSorted((a, b) => (isPlainer(a, b) ? -1 : 1));
  if (first === undefined) return;
  for (const { key, declarations: own } of names) {
    const others = typesOf(own).filter((node) => textOf(node) !== plain && isPlainer(first, node));
    if (others.length > 0) yield { key, replace: others.map((node) => [node, first] as const) };
  }
}

/** Enough for `unsigned long long`, but not for a structure with fields. */
const MOST_TOKENS = 4;

const isPlainer = (a: Node, b: Node): boolean =>
  a.tokens < b.tokens || (a.tokens === b.tokens && isBefore(textOf(a), textOf(b)));

const typesOf = (declarations: readonly Declaration[]): readonly Node[] =>
  declarations.flatMap(({ kind, type }) => (kind === 'alias' ? [] : (type ?? [])));

/** `struct S` becomes `int` everywhere if it has no fields. */
function* emptyToPlainest({ syntax, root }: TreeProgram, facts: Facts): Generator<Site> {
  const plain = syntax.meaning?.statements?.plainType;
  if (plain === undefined) return;
  const types = new Set(facts.declarations.map(({ type: node }) => node?.id));
  for (const name of facts.names) {
    const [declaration, another] = name.declarations;
    if (declaration?.kind !== 'type' || declaration.body === undefined || another !== undefined) continue;
    const { node, body, token } = declaration;
    if (declarationsIn(facts, body).next().done !== true) continue;
    const specifier = (use: Leaf): Node => {
      const around = find(root, use.id)!.path.findLast(
        ({ branch }) => !isTransparent(syntax, branch),
      )?.branch;
      return around !== undefined && syntax.ruleOf(around) === syntax.ruleOf(node) ? around : use;
    };
    const uses = usesOf(name).map(specifier);
    const isType = types.has(node.id);
    const replace = [...uses, ...(isType ? [node] : [])].map((use): Replacement => [use, plain]);
    if (replace.length > 0) yield { key: name.key, replace, remove: isType ? [] : [token] };
  }
}

/** `enum { A = 3 }` becomes `enum { A }`: all values in the program at once. */
function* withoutValues({ root }: TreeProgram, { declarations }: Facts): Generator<Site> {
  const { after } = tokensIn(root);
  const values = declarations.flatMap(({ kind, token, value }): Replacement[] => {
    const equals = after(token, 1);
    return kind === 'constant' && value !== undefined && equals?.text === '='
      ? [
          [equals, ''],
          [value, ''],
        ]
      : [];
  });
  if (values.length > 0) yield { key: 'values', replace: values };
}
