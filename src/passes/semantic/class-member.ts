/**
 * Simplifies the members of classes: the initial values of a constructor become assignments; everything becomes public; a
 * method becomes a function; a variable's type is left to its value.
 */
import type { Facts } from '../../semantics/facts.ts';
import { elementsIn, firstLeaf } from '../../semantics/parts.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, nodesOf, textOf } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { insteadOfCall } from './calls.ts';
import { numberedKeys, overSites, type Replacement, type Site } from './sites.ts';
import { filled, type Text } from './text.ts';

export const classMember = overSites(
  'class-member',
  'same-size',
  initialisersToAssignments,
  withoutAccess,
  methodsToFunctions,
  toInferred,
);

/** `C() : a(1) { }` becomes `C() { a = 1; }`. */
function* initialisersToAssignments({ syntax, root }: TreeProgram, facts: Facts): Generator<Site> {
  const rule = syntax.meaning?.initialiser;
  if (rule === undefined) return;
  for (const { token, node, body, kind } of facts.declarations) {
    const bracket = kind === 'function' && body !== undefined ? firstLeaf(body) : undefined;
    if (bracket?.text !== '{') continue;
    const found = ofRule(syntax, node, rule);
    const list =
      found[0] && find(root, found[0].id)!.path.findLast(({ branch }) => isList(branch, found[0]!));
    if (list === undefined) continue;
    const assignments = found.flatMap((initialiser): Text[] => {
      const [name, values] = initialiser.children.filter(({ tokens }) => tokens > 0);
      const own = name && firstLeaf(name);
      const [value] = values === undefined ? [] : elementsIn(syntax, values);
      const isType =
        own === undefined || facts.nameOf(own)?.declarations.some((known) => known.kind === 'type');
      return isType !== false || value === undefined ? [] : [[name!, '=', value, ';']];
    });
    yield {
      key: facts.nameOf(token)!.key,
      replace: [
        [list.branch, ''],
        [bracket, [bracket, ...assignments]],
      ],
    };
  }
}

/** The `: a(1), b(2)` around the first initialiser. */
const isList = (branch: Branch, { id }: Branch): boolean => {
  const first = firstLeaf(branch);
  return first !== undefined && first.text === ':' && first.id < id;
};

const ofRule = (syntax: Syntax, node: Branch, rule: string): readonly Branch[] =>
  [...nodesOf(node)].filter(
    (inner): inner is Branch => inner.kind !== 'token' && syntax.ruleOf(inner) === rule,
  );

/** `class C { private: int a; }` becomes `struct C { int a; }`. */
function* withoutAccess({ syntax, root }: TreeProgram, { declarations }: Facts): Generator<Site> {
  const { access, statements } = syntax.meaning ?? {};
  if (access === undefined || root.kind === 'token') return;
  const remove = ofRule(syntax, root, access);
  if (remove.length === 0) return;
  const replace = declarations.flatMap(({ kind, node }): Replacement[] => {
    const keyword = kind === 'type' ? firstLeaf(node) : undefined;
    const plainer = keyword && statements?.plainer?.[keyword.text];
    return plainer === undefined ? [] : [[keyword!, plainer]];
  });
  yield { key: 'access', replace, remove };
}

/** `struct S { int f() { return 1; } }` with `s.f()` becomes `int f() { return 1; } struct S { }` with `f()`. */
function* methodsToFunctions({ syntax, root }: TreeProgram, facts: Facts): Generator<Site> {
  const template = syntax.meaning?.statements?.freeMethod;
  if (template === undefined) return;
  for (const name of facts.names) {
    const [method, another] = name.declarations;
    if (method?.kind !== 'function' || method.body === undefined || another !== undefined) continue;
    if (name.space !== 'member') continue;
    const { path } = find(root, method.node.id)!;
    const lists = path.filter(({ branch }) => branch.kind === 'star' || branch.kind === 'plus');
    const [outer, inner] = [lists.at(-2), lists.at(-1)];
    if (outer === undefined || inner === undefined) continue;
    const statement = outer.branch.children[outer.index]!;
    const calls = facts.callsOf(name).flatMap((call): readonly Replacement[] => {
      const list = call.arguments.flatMap((argument, i): Text[] => (i === 0 ? [argument] : [',', argument]));
      return insteadOfCall(root, call, [name.text, '(', ...list, ')']) ?? [];
    });
    yield {
      key: name.key,
      replace: [
        [statement, [filled(template, { METHOD: { of: method.node, with: new Map() } }), statement]],
        ...calls,
      ],
      remove: [inner.branch.children[inner.index]!],
    };
  }
}

/** `std::vector<int> a = f();` becomes `auto a = f();`. */
function* toInferred({ syntax }: TreeProgram, { declarations }: Facts): Generator<Site> {
  const inferred = syntax.meaning?.statements?.inferredType;
  if (inferred === undefined) return;
  const keyFor = numberedKeys();
  for (const { kind, type, value, token } of declarations) {
    if (kind !== 'variable' || type === undefined || value === undefined || type.tokens < 2) continue;
    yield { key: keyFor(`${token.text} ${textOf(type)}`), replace: [[type, inferred]] };
  }
}
