/**
 * Facts about the names in a program: which names there are, where each is declared and used, and what is called. All
 * passes use these facts, so all see the same names. The facts may be incomplete: the test decides whether a change
 * based on them was right.
 *
 * The language decides which tokens are names (`Syntax.isIdentifier`): keywords are not, nor are words in strings. If the
 * language has a description of its rules (languages/meaning.ts), declarations with the same text in different scopes or
 * name spaces are different names. Otherwise, and for names that no declaration was found for, a name is identified by
 * its text.
 */
import type { Work } from '../core/work.ts';
import type { DeclarationKind, DeclarationRule, Meaning } from '../languages/meaning.ts';
import { type Branch, isError, type Leaf, leavesOf, type Node, nodesOf, type Tree } from '../tree/node.ts';
import { elementsOf } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { foreignNames } from './foreign.ts';
import { declaredIn, isTransparent, lastLeaf, partOf, partsOf } from './parts.ts';

export interface Facts {
  /** In the order of their first appearance. */
  readonly names: readonly Name[];
  /** In the order of the text. */
  readonly declarations: readonly Declaration[];
  readonly calls: readonly Call[];
  /** The name that a token is. */
  readonly nameOf: (leaf: Leaf) => Name | undefined;
  readonly callsOf: (name: Name) => readonly Call[];
}

export interface Name {
  /** Its text, and a number if names before it have the same text: what passes remember it by. */
  readonly key: string;
  readonly text: string;
  /** `value`, or another name space of the language. */
  readonly space: string;
  /** All tokens that are this name, in order; at least one. */
  readonly tokens: readonly Leaf[];
  /** The first token that declares it, which may be a string with the name; without a declaration, its first token. */
  readonly declaration: Leaf;
  /** All tokens but that one, in order. */
  readonly uses: readonly Leaf[];
  /** In the order of the text; empty if no declaration was found. */
  readonly declarations: readonly Declaration[];
  /** The node that its scope is; undefined if it is the whole program or not known. */
  readonly scope: Node | undefined;
  /** Whether it is declared elsewhere: by the language, or in what the program imports. */
  readonly isForeign: boolean;
}

export interface Declaration {
  readonly kind: DeclarationKind;
  readonly token: Leaf;
  /** The node of the rule that declares it. */
  readonly node: Branch;
  /** The part of that node that declares this name. */
  readonly part: Node;
  readonly type: Node | undefined;
  readonly value: Node | undefined;
  readonly body: Node | undefined;
  /** The parameters of a function, with or without names; undefined if it is not a function. */
  readonly parameters: readonly Node[] | undefined;
  /** The type parameters of a generic function or type. */
  readonly typeParameters: readonly Node[] | undefined;
}

export interface Call {
  /** The call; in a chain, the link with the arguments. */
  readonly node: Branch;
  /** The token that names what is called, if there is one. */
  readonly name: Leaf | undefined;
  readonly arguments: readonly Node[];
  /** Whether the node is the whole call, with what is called. */
  readonly isWhole: boolean;
}

const known = new WeakMap<Tree, Facts>();

/** Computed once per tree, in turns. */
export function* factsOf(program: TreeProgram): Work<Facts> {
  const { root, syntax } = program;
  let facts = known.get(root);
  if (facts === undefined) known.set(root, (facts = yield* findFacts(syntax, root)));
  return facts;
}

/** Nodes visited per turn. */
const TURN = 20_000;

const NOTHING: Meaning = { scopes: [], declarations: [] };

/** A region of the program in which declared names are visible. */
interface Scope {
  readonly node: Node | undefined;
  readonly outer: Scope | undefined;
  readonly isFunction: boolean;
  readonly isExposed: boolean;
  readonly isOpaque: boolean;
  readonly isOutward: boolean;
  /** The name of the class that its names are members of. */
  readonly owner: Draft | undefined;
  readonly names: Map<string, Visible[]>;
}

/** A name, and the number of the first node that it is visible in. */
interface Visible {
  readonly draft: Draft;
  readonly from: number;
}

interface Draft {
  readonly text: string;
  readonly space: string;
  readonly scope: Scope | undefined;
  readonly tokens: Leaf[];
  readonly declarations: Declaration[];
  readonly isForeign: boolean;
}

/** A node to visit. */
interface Visit {
  readonly node: Node;
  readonly scope: Scope;
  /** The rule of the nearest node around it that does more than group parts. */
  readonly rule: string;
  /** Whether scopes in it belong to the rule around it, and the part of that rule for which that is so. */
  readonly isJoined: boolean;
  readonly joined: string | undefined;
  /** The node before it in a chain. */
  readonly before: Node | undefined;
  /** The last node before the names that are declared in it become visible, if not from the start of their scope. */
  readonly until: number | undefined;
  readonly isImport: boolean;
  /** The name of the class that it is in. */
  readonly owner: Draft | undefined;
}

interface Use extends Search {
  readonly isImported: boolean;
}

/** Where a name is looked up, and in which spaces. */
interface Search {
  readonly leaf: Leaf;
  readonly scope: Scope;
  readonly spaces: readonly string[];
}

export function* findFacts(syntax: Syntax, root: Tree): Work<Facts> {
  const { meaning = NOTHING } = syntax;
  const index = indexOf(meaning);
  const program: Scope = {
    ...{ node: undefined, outer: undefined, owner: undefined, isFunction: true },
    ...{ isExposed: false, isOpaque: false, isOutward: false },
    names: new Map(),
  };
  /** What each declaring token declares. */
  const declaring = new Map<number, Draft>();
  const declarations: Declaration[] = [];
  const calls: Call[] = [];
  const uses: Use[] = [];
  const leaves: Leaf[] = [];
  const start = {
    rule: '',
    isJoined: false,
    joined: undefined,
    before: undefined,
    until: undefined,
    isImport: false,
    owner: undefined,
  };
  const stack: Visit[] = [{ node: root, scope: program, ...start }];
  let seen = 0;

  const isDeclaredBy = (node: Branch, { needs, unless }: DeclarationRule): boolean =>
    (needs === undefined || partOf(syntax, node, needs) !== undefined) &&
    (unless === undefined || partOf(syntax, node, unless) === undefined);
  /** Returns the last name that it declares. */
  const declare = (
    spec: DeclarationRule,
    node: Branch,
    visit: Visit,
    until: number | undefined,
    inside: Scope,
  ): Draft | undefined => {
    if (!isDeclaredBy(node, spec)) return undefined;
    let last: Draft | undefined;
    for (const part of namingParts(syntax, node, spec.name)) {
      // Another rule says what this part declares.
      const own = part.kind === 'token' ? undefined : index.declarations.get(syntax.ruleOf(part));
      if (own?.some((other) => isDeclaredBy(part as Branch, other)) === true) continue;
      for (const [token, text] of namesIn(syntax, spec, part)) {
        if (declaring.has(token.id) || text === meaning.blank) continue;
        const draft =
          knownDraft(spec, part, token, visit) ?? draftFor(spec, node, text, visit.scope, until, inside);
        const declaration = declarationOf(syntax, spec, node, part, token, visit.scope);
        draft.tokens.push(token);
        draft.declarations.push(declaration);
        declarations.push(declaration);
        declaring.set(token.id, draft);
        last = draft;
        const { owner } = visit.scope;
        const [type] = owner?.declarations.slice(-1) ?? [];
        if (spec.kind === 'function' && token.text === meaning.constructorName && type !== undefined) {
          const constructor: Declaration = { ...declaration, token: type.token };
          owner!.declarations.push(constructor);
          declarations.push(constructor);
        }
      }
    }
    return last;
  };
  /** What a token declares once more: the class of a constructor, or the member of a class that is defined outside of it. */
  const knownDraft = ({ again }: DeclarationRule, part: Node, token: Leaf, { scope }: Visit) => {
    if (again === true) return lookUp({ leaf: token, scope, spaces: index.otherwise });
    if (meaning.qualifier === undefined || part === token) return undefined;
    let before: Leaf | undefined;
    for (const leaf of leavesOf(part)) {
      if (leaf === token) break;
      if (leaf.text !== '') before = leaf;
    }
    if (before?.text !== meaning.qualifier) return undefined;
    const spaces = ['member', ...index.otherwise];
    return lookUp({ leaf: token, scope, spaces });
  };
  const draftFor = (
    spec: DeclarationRule,
    node: Branch,
    text: string,
    outer: Scope,
    until: number | undefined,
    inside: Scope,
  ): Draft => {
    const space = spec.space ?? 'value';
    const scope = scopeFor(spec, space, spec.inside === true ? inside : outer);
    const visible = visibleIn(scope, space, text);
    const last = visible.at(-1)?.draft;
    const isAnother = spec.shadows === true && last?.declarations.at(-1)?.node !== node;
    if (last !== undefined && !isAnother) return last;
    const isMember = scope.isExposed && space === 'value' && spec.inside !== true;
    const draft = isMember ? sharedDraft(program, 'member', text) : newDraft(scope, space, text);
    const isSequential = scope === outer && scope !== program && until !== undefined;
    visible.push({ draft, from: isSequential ? until + 1 : 0 });
    return draft;
  };
  const scopeFor = (spec: DeclarationRule, space: string, scope: Scope): Scope => {
    if (index.everywhere.has(space)) return program;
    if (spec.hoisted === true) return functionAround(scope);
    let at = scope;
    if (isParameter(spec)) return at;
    while (at.isOutward && at.outer !== undefined) at = at.outer;
    return at;
  };
  /** `global a` in Python, and `nonlocal a`. */
  const declareOuter = (node: Branch, scope: Scope, isGlobal: boolean): void => {
    const own = functionAround(scope);
    const outer = isGlobal || own.outer === undefined ? program : functionAround(own.outer);
    for (const part of unnamedParts(syntax, node)) {
      for (const { text } of declaredIn(syntax, part)) {
        visibleIn(own, 'value', text).push({ draft: sharedDraft(outer, 'value', text), from: 0 });
      }
    }
  };

  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    if (++seen % TURN === 0) yield;
    const { node, scope, before } = visit;
    if (node.kind === 'token') {
      if (node.text !== '') leaves.push(node);
      if (!syntax.isIdentifier(node) && !declaring.has(node.id)) continue;
      const part = node.field ?? node.expected;
      const { spaces, otherwise } = index;
      const own = spaces.get(`${visit.rule}.${part}`) ?? spaces.get(node.expected) ?? spaces.get(node.symbol);
      uses.push({ leaf: node, scope, spaces: own ?? otherwise, isImported: visit.isImport });
      continue;
    }
    const rule = isError(node) ? '' : ruleOf(syntax, node);
    let inner = scope;
    const opening = openingRule(index.scopes, syntax.ruleOf(node), node);
    let { owner } = visit;
    if (opening !== undefined && !visit.isJoined) {
      inner = {
        ...{ node, outer: scope, isFunction: index.functions.has(opening), names: new Map() },
        ...{ isExposed: index.exposed.has(opening), isOpaque: index.opaque.has(opening) },
        ...{ isOutward: index.outward.has(opening), owner },
      };
    }
    const until = index.sequential.has(rule) ? node.last : inner === scope ? visit.until : undefined;
    for (const spec of index.declarations.get(rule) ?? []) {
      const declared = declare(spec, node, visit, until, inner);
      if (spec.kind === 'type') owner = declared;
    }
    if (index.global.has(rule)) declareOuter(node, scope, true);
    if (index.nonlocal.has(rule)) declareOuter(node, scope, false);
    const call = index.calls.get(rule);
    if (call !== undefined) {
      const list = call.arguments === undefined ? node : partOf(syntax, node, call.arguments);
      const own = partOf(syntax, node, call.callee);
      const callee = own ?? before;
      const name = callee && calledIn(syntax, callee);
      if (list !== undefined)
        calls.push({
          node,
          name: name !== undefined && syntax.isIdentifier(name) ? name : undefined,
          arguments: elementsIn(syntax, list),
          isWhole: own !== undefined,
        });
    }
    const isGroup = isTransparent(syntax, node) && rule === node.symbol;
    const named = isGroup ? visit.rule : rule;
    const joined = meaning.joined?.[rule] ?? (isGroup ? visit.joined : undefined);
    const isImport = visit.isImport || index.imports.has(rule);
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i]!;
      const isPart = joined !== undefined && child.field === joined;
      const isJoined = isPart || (visit.isJoined && isDeclarator(child));
      const previous = i > 0 ? node.children[i - 1] : before;
      stack.push({
        node: child,
        scope: inner,
        rule: named,
        isJoined,
        joined,
        before: previous,
        until,
        isImport,
        owner,
      });
    }
  }

  const parameters = new Map<string, Draft>();
  for (const { kind, token } of declarations) {
    const draft = declaring.get(token.id)!;
    if (kind === 'parameter' && !parameters.has(draft.text)) parameters.set(draft.text, draft);
  }
  const unresolved: Use[] = [];
  for (const use of uses) {
    if (declaring.has(use.leaf.id)) continue;
    const isArgument = use.spaces[0] === 'parameter';
    const draft = isArgument ? parameters.get(use.leaf.text) : lookUp(use);
    if (draft === undefined) unresolved.push(use);
    else {
      draft.tokens.push(use.leaf);
      declaring.set(use.leaf.id, draft);
    }
  }
  const isForeign = foreignNames(leaves, index.predeclared, ({ id }) => declaring.get(id));
  const unknown = new Map<string, Draft>();
  for (const { leaf, spaces, isImported } of unresolved) {
    const space = spaces[0]!;
    const isElsewhere = isImported || index.foreign.has(space) || isForeign(leaf);
    const key = `${space} ${leaf.text} ${isElsewhere}`;
    let draft = unknown.get(key);
    if (draft === undefined) {
      draft = { ...newDraft(undefined, space, leaf.text), isForeign: isElsewhere };
      unknown.set(key, draft);
    }
    draft.tokens.push(leaf);
    declaring.set(leaf.id, draft);
  }
  const drafts = new Set(uses.map(({ leaf }) => declaring.get(leaf.id)!));
  const names = new Map<Draft, Name>();
  const seenTexts = new Map<string, number>();
  for (const draft of drafts) {
    const before = seenTexts.get(draft.text) ?? 0;
    seenTexts.set(draft.text, before + 1);
    names.set(draft, nameFrom(draft, before === 0 ? draft.text : `${draft.text} ${before + 1}`));
  }
  const nameOf = ({ id }: Leaf) => names.get(declaring.get(id)!);
  const callsOf = new Map<Name, Call[]>();
  for (const call of calls) {
    const name = call.name && nameOf(call.name);
    if (name === undefined) continue;
    const known = callsOf.get(name);
    if (known === undefined) callsOf.set(name, [call]);
    else known.push(call);
  }
  return {
    names: [...names.values()],
    declarations: declarations.toSorted((a, b) => a.token.id - b.token.id),
    calls,
    nameOf,
    callsOf: (name) => callsOf.get(name) ?? [],
  };
}

/** The rule by which a node opens a scope. A chain, like `if … else if …`, is one scope: names of its links are visible in later ones. */
function openingRule(scopes: ReadonlySet<string>, rule: string, { symbol }: Branch): string | undefined {
  if (rule !== symbol) return undefined;
  if (!symbol.startsWith('chain(')) return scopes.has(rule) ? rule : undefined;
  return symbol
    .slice('chain('.length, -1)
    .split('|')
    .find((link) => scopes.has(link));
}

/** The names that a part declares, each with its token. */
function* namesIn(
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

const newDraft = (scope: Scope | undefined, space: string, text: string): Draft => ({
  ...{ text, space, scope, tokens: [], declarations: [], isForeign: false },
});

/** The rule of a node; a chain of one rule has that rule. */
function ruleOf(syntax: Syntax, node: Branch): string {
  const rule = syntax.ruleOf(node);
  return rule.startsWith('chain(') && !rule.includes('|') ? rule.slice('chain('.length, -1) : rule;
}

/** All names with this text in a scope, in the order in which they become visible. */
function visibleIn({ names }: Scope, space: string, text: string): Visible[] {
  const key = `${space} ${text}`;
  let visible = names.get(key);
  if (visible === undefined) names.set(key, (visible = []));
  return visible;
}

/** The only name with this text in a scope. */
function sharedDraft(scope: Scope, space: string, text: string): Draft {
  const visible = visibleIn(scope, space, text);
  if (visible.length === 0) visible.push({ draft: newDraft(scope, space, text), from: 0 });
  return visible[0]!.draft;
}

function functionAround(scope: Scope): Scope {
  let at = scope;
  while (!at.isFunction && at.outer !== undefined) at = at.outer;
  return at;
}

function lookUp({ leaf, scope, spaces }: Search): Draft | undefined {
  for (const space of spaces) {
    const key = `${space} ${leaf.text}`;
    for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
      const isHidden = at.isOpaque && at !== scope;
      const found = at.names
        .get(key)
        ?.findLast(({ draft, from }) => from <= leaf.id && !(isHidden && draft.space !== space));
      if (found !== undefined) return found.draft;
    }
  }
  return undefined;
}

function nameFrom({ text, space, tokens, declarations, scope, isForeign }: Draft, key: string): Name {
  const sorted = tokens.toSorted((a, b) => a.id - b.id);
  const declaration = declarations.toSorted((a, b) => a.token.id - b.token.id)[0]?.token ?? sorted[0]!;
  return {
    key,
    text,
    space,
    tokens: sorted,
    declaration,
    uses: sorted.filter((token) => token !== declaration),
    declarations,
    scope: scope?.node,
    isForeign,
  };
}

/** The description of a language, by what it is looked up by. */
function indexOf(meaning: Meaning) {
  const declarations = new Map<string, DeclarationRule[]>();
  for (const spec of meaning.declarations)
    declarations.set(spec.rule, [...(declarations.get(spec.rule) ?? []), spec]);
  return {
    declarations,
    scopes: new Set(meaning.scopes),
    functions: new Set(meaning.functions),
    calls: new Map(meaning.calls?.map((call) => [call.rule, call])),
    spaces: new Map(Object.entries(meaning.spaces ?? {}).map(([key, spaces]) => [key, [spaces].flat()])),
    otherwise: [meaning.spaces?.['*'] ?? 'value'].flat(),
    everywhere: new Set(meaning.everywhere),
    exposed: new Set(meaning.exposed),
    imports: new Set(meaning.imports),
    opaque: new Set(meaning.opaque),
    sequential: new Set(meaning.sequential),
    global: new Set(meaning.global),
    nonlocal: new Set(meaning.nonlocal),
    outward: new Set(meaning.outward),
    predeclared: new Set(meaning.predeclared),
    foreign: new Set(meaning.foreign),
  };
}

/** The parts that the rule has no name for. */
function* unnamedParts(syntax: Syntax, node: Node): Generator<Node> {
  if (node.kind === 'token') return;
  for (const child of node.children) {
    if (child.field !== undefined) continue;
    if (isTransparent(syntax, child)) yield* unnamedParts(syntax, child);
    else yield child;
  }
}

/** The parts that hold declared names. Of a part of a part, only one at its end: `b` in `a.b`, but not in `a.b[c]`. */
function* namingParts(syntax: Syntax, node: Node, name: string): Generator<Node> {
  const [first, inner] = name.split('.') as [string, string?];
  const parts = first === '*' ? unnamedParts(syntax, node) : partsOf(syntax, node, first);
  if (inner === undefined) yield* parts;
  else
    for (const part of parts) {
      const end = lastLeaf(part);
      for (const child of nodesOf(part)) if (child.field === inner && child === end) yield child;
    }
}

function declarationOf(
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

const isParameter = ({ kind }: DeclarationRule): boolean => kind === 'parameter' || kind === 'type parameter';

/** What is a function if its value is one. */
const WITH_VALUES: ReadonlySet<DeclarationKind> = new Set(['variable', 'field']);

/** The type in `: int`. */
function unwrapped(syntax: Syntax, node: Node): Node {
  if (node.kind === 'token' || !syntax.meaning?.wrappers?.includes(syntax.ruleOf(node))) return node;
  return node.children.findLast(({ tokens }) => tokens > 0) ?? node;
}

/** The last token of what is called, without type arguments. */
function calledIn(syntax: Syntax, callee: Node): Leaf | undefined {
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
const isDeclarator = ({ kind, field, expected }: Node): boolean =>
  field === 'declarator' || (field === undefined && kind === 'sequence' && expected.endsWith('declarator'));

/** The tokens of a name that do not declare it. */
export function usesOf({ tokens, declarations }: Name): readonly Leaf[] {
  const declaring = new Set(declarations.map(({ token }) => token));
  return tokens.filter((token) => !declaring.has(token));
}

/** The declarations in a node. */
export function* declarationsIn({ declarations }: Facts, { id, last }: Node): Generator<Declaration> {
  let low = 0;
  let high = declarations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (declarations[middle]!.token.id < id) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < declarations.length && declarations[i]!.token.id <= last; i++) yield declarations[i]!;
}

/** Whether its node declares nothing else, apart from the parameters, and what its type declares. */
export function isDeclaredAlone(facts: Facts, { node, token, type }: Declaration): boolean {
  for (const other of declarationsIn(facts, node)) {
    const { id } = other.token;
    const isInType = type !== undefined && id >= type.id && id <= type.last;
    if (other.kind !== 'parameter' && other.token !== token && !isInType) return false;
  }
  return true;
}

/** The elements of the list in a node, like the parameters between brackets, without separators. */
export function elementsIn(syntax: Syntax, node: Node): readonly Node[] {
  if (node.kind === 'token') return [];
  const elements = elementsOf(syntax, node);
  if (elements.length > 0) return elements.map((element) => withoutSeparator(syntax, element));
  for (const child of node.children) {
    if (child.kind === 'token' || child.tokens === 0) continue;
    if (!isTransparent(syntax, child)) continue;
    const inner = elementsIn(syntax, child);
    if (inner.length > 0) return inner;
  }
  return [];
}

/** The element of `, x`. */
function withoutSeparator(syntax: Syntax, element: Node): Node {
  if (!isTransparent(syntax, element) || element.kind !== 'sequence') return element;
  const isFixed = (node: Node) =>
    node.tokens === 0 ||
    (node.kind === 'token' && syntax.grammar.terminals.get(node.symbol)?.text !== undefined);
  const [part, ...more] = element.children.filter((child) => !isFixed(child));
  return part === undefined || more.length > 0 ? element : part;
}
