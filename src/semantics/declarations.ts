/** What a node declares, by the description of its rule: the names in it, and the parts of their declarations. */
import type { DeclarationKind, DeclarationRule } from '../languages/meaning.ts';
import { type Branch, type Leaf, type Node, nodesOf } from '../tree/node.ts';
import type { Syntax } from '../tree/syntax.ts';
import type { Declaration } from './facts.ts';
import { declaredIn, elementsIn, isTransparent, lastLeaf, partOf, partsOf } from './parts.ts';
import type { Scope } from './scopes.ts';

/** The parts that hold declared names. Of a part of a part, only one at its end: `b` in `a.b`, but not in `a.b[c]`. */
export function* namingParts(syntax: Syntax, node: Node, name: string): Generator<Node> {
  const [first, inner] = name.split('.') as [string, string?];
  const parts = first === '*' ? unnamedParts(syntax, node) : partsOf(syntax, node, first);
  if (inner === undefined) yield* parts;
  else
    for (const part of parts) {
      const end = lastLeaf(part);
      for (const child of nodesOf(part)) if (child.field === inner && child === end) yield child;
    }
}

/** The parts that the rule has no name for. */
export function* unnamedParts(syntax: Syntax, node: Node): Generator<Node> {
  if (node.kind === 'token') return;
  for (const child of node.children) {
    if (child.field !== undefined) continue;
    if (isTransparent(syntax, child)) yield* unnamedParts(syntax, child);
    else yield child;
  }
}

/** The names that a part declares, each with its token. */
export function* namesIn(
  syntax: Syntax,
  { text, only, first }: DeclarationRule,
  part: Node,
): Generator<readonly [token: Leaf, text: string]> {
  if (text !== undefined) {
    const token = lastLeaf(part);
    const name = token && text.exec(token.text)?.[1];
    if (name !== undefined) yield [token!, name];
    return;
  }
  for (const token of declaredIn(syntax, part)) {
    if (only?.test(token.text) !== false) yield [token, token.text];
    if (first === true) return;
  }
}

export function declarationOf(
  syntax: Syntax,
  spec: DeclarationRule,
  node: Branch,
  part: Node,
  token: Leaf,
  around: Scope,
): Declaration {
  const find = (paths: string | undefined): Node | undefined => {
    for (const path of paths?.split('|') ?? []) {
      const [field, ...inner] = path.split('.') as [string, ...string[]];
      let found = inDeclarators(syntax, part, field) ?? partOf(syntax, node, field);
      for (const further of inner) found = found && partOf(syntax, found, further);
      if (found !== undefined) return unwrapped(syntax, found);
    }
    return undefined;
  };
  const parameters = find(spec.parameters);
  const typeParameters =
    find(spec.typeParameters) ??
    (around.isOutward && !isParameter(spec) ? partOf(syntax, around.node!, 'parameters') : undefined);
  return {
    kind: parameters !== undefined && WITH_VALUES.has(spec.kind) ? 'function' : spec.kind,
    token,
    node,
    part,
    type: find(spec.type),
    value: find(spec.value),
    body: find(spec.body),
    parameters: parameters && (parameters.kind === 'token' ? [parameters] : elementsIn(syntax, parameters)),
    typeParameters: typeParameters && elementsIn(syntax, typeParameters),
  };
}

export const isParameter = ({ kind }: DeclarationRule): boolean =>
  kind === 'parameter' || kind === 'type parameter';

/** What is a function if its value is one. */
const WITH_VALUES: ReadonlySet<DeclarationKind> = new Set(['variable', 'field']);

/** The type in `: int`. */
function unwrapped(syntax: Syntax, node: Node): Node {
  if (node.kind === 'token' || !syntax.meaning?.wrappers?.includes(syntax.ruleOf(node))) return node;
  return node.children.findLast(({ tokens }) => tokens > 0) ?? node;
}

/** The last token of what is called, without type arguments. */
export function calledIn(syntax: Syntax, callee: Node): Leaf | undefined {
  if (callee.kind === 'token') return callee;
  const { typeArguments = [] } = syntax.meaning ?? {};
  const parts = callee.children.filter(
    (child) => child.tokens > 0 && !(child.kind !== 'token' && typeArguments.includes(syntax.ruleOf(child))),
  );
  const last = parts.at(-1);
  return last && calledIn(syntax, last);
}

/** A part of a declarator, or of one of the declarators in it. */
function inDeclarators(syntax: Syntax, declarator: Node, field: string): Node | undefined {
  let found: Node | undefined;
  let at: Node | undefined = declarator;
  while (at !== undefined) {
    found = partOf(syntax, at, field) ?? found;
    at =
      partOf(syntax, at, 'declarator') ?? (at.kind === 'token' ? undefined : at.children.find(isDeclarator));
  }
  return found;
}

/** In a declarator, what comes nearer to the name: `f(int a)` in `*f(int a)`. */
export const isDeclarator = ({ kind, field, expected }: Node): boolean =>
  field === 'declarator' || (field === undefined && kind === 'sequence' && expected.endsWith('declarator'));
