/** Finds the facts about the names in a program: visits all nodes, then looks up what the names are that do not declare. */
import type { Work } from '../core/work.ts';
import type { DeclarationRule, Meaning } from '../languages/meaning.ts';
import { type Branch, isError, type Leaf, leavesOf, type Node, type Tree } from '../tree/node.ts';
import type { Syntax } from '../tree/syntax.ts';
import {
  calledIn,
  declarationOf,
  isDeclarator,
  isParameter,
  namesIn,
  namingParts,
  unnamedParts,
} from './declarations.ts';
import type { Call, Declaration, Facts, Name } from './facts.ts';
import { foreignNames } from './foreign.ts';
import { declaredIn, elementsIn, isTransparent, partOf } from './parts.ts';
import {
  type Draft,
  functionAround,
  lookUp,
  newDraft,
  type Scope,
  type Search,
  sharedDraft,
  visibleIn,
} from './scopes.ts';

/** Nodes visited per turn. */
const TURN = 20_000;

const NOTHING: Meaning = { scopes: [], declarations: [] };

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

export function* findFacts(syntax: Syntax, root: Tree): Work<Facts> {
  const index = indexOf(syntax.meaning ?? NOTHING);
  const found = yield* visited(syntax, root, index);
  resolve(found, index);
  return factsFrom(found);
}

/** What a visit of all nodes finds. */
interface Found {
  /** What each token is; at first, those that declare. */
  readonly nameOf: Map<number, Draft>;
  readonly declarations: Declaration[];
  readonly calls: Call[];
  readonly uses: Use[];
  /** All tokens. */
  readonly leaves: Leaf[];
}

function* visited(syntax: Syntax, root: Tree, index: Index): Work<Found> {
  const { meaning = NOTHING } = syntax;
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
    const { within } = spec;
    if (!isDeclaredBy(node, spec)) return undefined;
    if (
      within !== undefined &&
      (visit.scope.node === undefined || syntax.ruleOf(visit.scope.node) !== within)
    )
      return undefined;
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

  return { nameOf: declaring, declarations, calls, uses, leaves };
}

/** Finds the names that are used. */
function resolve({ nameOf: declaring, declarations, uses, leaves }: Found, index: Index): void {
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
}

function factsFrom({ nameOf: declaring, declarations, calls, uses }: Found): Facts {
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

/** The rule of a node; a chain of one rule has that rule. */
function ruleOf(syntax: Syntax, node: Branch): string {
  const rule = syntax.ruleOf(node);
  return rule.startsWith('chain(') && !rule.includes('|') ? rule.slice('chain('.length, -1) : rule;
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

type Index = ReturnType<typeof indexOf>;
