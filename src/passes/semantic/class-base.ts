/**
 * Removes base classes. A class that is only a base goes: its members move to the classes derived from it, whose names
 * take the place of its own. Otherwise a class loses its base, with the calls of the constructor of the base.
 */
import { type Declaration, declarationsIn, type Facts, type Name, usesOf } from '../../semantics/facts.ts';
import { firstLeaf } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, type Leaf, leavesOf, type Node, nodesOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { argumentsAfter, isIn, type TypeArguments } from './generics.ts';
import { overSites, type Replacement, type Site } from './sites.ts';
import { blockElements, wholeOf } from './statements.ts';
import type { Text } from './text.ts';

export const classBase = overSites('class-base', 'same-size', intoDerived, withoutBase);

/** `class B { int x; } class D extends B { int y; }` becomes `class D { int x; int y; }`. */
function* intoDerived(program: TreeProgram, facts: Facts): Generator<Site> {
  const derived = new Map<Name, Derived[]>();
  for (const one of derivedIn(program, facts)) {
    const known = derived.get(one.base);
    if (known === undefined) derived.set(one.base, [one]);
    else known.push(one);
  }
  for (const [base, classes] of derived) {
    const declaration = typeOf(base)!;
    const [first] = classes;
    const bracket = declaration.body && firstLeaf(declaration.body);
    if (bracket?.text !== '{' || classes.some(({ own }) => isIn(declaration.node, own.declaration))) continue;
    const clauses = new Set(classes.map(({ use }) => use));
    const others = usesOf(base).filter((use) => !clauses.has(use) && !isIn(declaration.node, use));
    const name = first!.own.text;
    const changes = classes.map((one) => membersMoved(program, facts, declaration, one));
    if (changes.includes(undefined)) continue;
    yield {
      key: base.key,
      replace: [
        ...changes.flatMap((change) => change!.replace),
        ...others.flatMap((use) => inPlaceOfBase(program, use, name)),
      ],
      remove: [
        wholeOf(program, facts, declaration),
        ...changes.flatMap((change) => change!.remove),
        ...others.filter((use) => initialiserAround(program, use) !== undefined),
      ],
    };
  }
}

/** A class with a base that the program declares. */
interface Derived {
  readonly own: Name;
  readonly body: Node;
  /** The list of bases, the name of the base in it, and the type arguments after that. */
  readonly clause: Branch;
  readonly use: Leaf;
  readonly given: TypeArguments | undefined;
  readonly base: Name;
}

function* derivedIn(program: TreeProgram, facts: Facts): Generator<Derived> {
  for (const { own, body, clause } of clausesIn(program, facts)) {
    for (const use of leavesOf(clause)) {
      const base = facts.nameOf(use);
      const declaration = base && typeOf(base);
      if (base === undefined || declaration?.body === undefined || base === own) continue;
      if (usesOf(base).every(({ id }) => id !== use.id) || isArgument(program, clause, use)) continue;
      yield { own, body, clause, use, given: argumentsAfter(program, use), base };
    }
  }
}

/** The lists of bases, with the classes that have them. */
function* clausesIn(program: TreeProgram, facts: Facts) {
  const { syntax, root } = program;
  const rules = new Set(syntax.meaning?.bases);
  if (rules.size === 0) return;
  const bodies = new Map<Branch, Declaration>();
  for (const declaration of facts.declarations)
    if (declaration.kind === 'type' && declaration.body !== undefined)
      bodies.set(declaration.node, declaration);
  for (const clause of nodesOf(root)) {
    if (clause.kind === 'token' || !rules.has(syntax.ruleOf(clause)) || clause.tokens === 0) continue;
    const around = find(root, clause.id)!.path.findLast(({ branch }) => bodies.has(branch));
    const declaration = around && bodies.get(around.branch);
    if (declaration === undefined || isIn(declaration.body!, clause)) continue;
    yield { own: facts.nameOf(declaration.token)!, body: declaration.body!, clause };
  }
}

const typeOf = ({ declarations }: Name): Declaration | undefined =>
  declarations.find(({ kind, body }) => kind === 'type' && body !== undefined);

/** Whether it is in the arguments of a generic base. */
const isArgument = ({ syntax, root }: TreeProgram, clause: Node, use: Leaf): boolean =>
  find(root, use.id)!.path.some(
    ({ branch }) => branch.id >= clause.id && syntax.meaning!.typeArguments?.includes(syntax.ruleOf(branch)),
  );

/** The members of the base that the class does not have, at the start of the class. */
function membersMoved(
  program: TreeProgram,
  facts: Facts,
  base: Declaration,
  one: Derived,
): { readonly replace: readonly Replacement[]; readonly remove: readonly Node[] } | undefined {
  const { syntax } = program;
  const bracket = firstLeaf(one.body);
  if (bracket?.text !== '{') return undefined;
  const hasConstructor = one.own.declarations.some(({ kind }) => kind === 'function');
  const members = blockElements(syntax, base.body!).filter((member) => {
    const declared = [...declarationsIn(facts, member)].filter((inner) => isOutermost(inner, member));
    const names = declared.map(({ token }) => facts.nameOf(token)!);
    const isAbstract = names.every(
      ({ declarations }) => declarations.some(({ parameters }) => parameters) && !declarations.some(hasBody),
    );
    const isKnown = names.some((name) =>
      name === one.base ? hasConstructor : name.declarations.some(({ token }) => isIn(one.body, token)),
    );
    return declared.length === 0 || (!isAbstract && !isKnown);
  });
  const given = new Map<number, readonly Text[]>();
  for (const [i, parameter] of (base.typeParameters ?? []).entries()) {
    const argument = one.given?.list[i];
    const token = declarationsIn(facts, parameter).next().value?.token;
    if (argument === undefined || token === undefined) continue;
    for (const use of usesOf(facts.nameOf(token)!)) given.set(use.id, [argument]);
  }
  for (const use of one.base.tokens) if (isIn(base.body!, use)) given.set(use.id, [one.own.text]);
  const { moved = {} } = syntax.meaning ?? {};
  const texts = members.flatMap((member): Text[] => {
    const bodies = [...declarationsIn(facts, member)].flatMap(({ body }) => body ?? []);
    const words = [...leavesOf(member)].filter(
      (leaf) => Object.hasOwn(moved, leaf.text) && !bodies.some((body) => isIn(body, leaf)),
    );
    const changes = words.map(({ id, text }) => [id, [moved[text]!]] as const);
    return [{ of: member, with: new Map([...given, ...changes]) }, hasEnds(base.body!) ? '' : ';'];
  });
  const own = ownClause(program, base, one.clause);
  const isOnly = [...leavesOf(one.clause)].every(
    (leaf) => facts.nameOf(leaf) === undefined || leaf === one.use || isArgument(program, one.clause, leaf),
  );
  return {
    replace: [
      [bracket, [bracket, ...texts]],
      ...(isOnly ? [[one.clause, own ?? ''] as const] : []),
      ...callsOfBase(program, one.body),
    ],
    remove: [...(isOnly ? [] : [one.use]), ...constructorCalls(program, one.body)],
  };
}

/** Whether the members of a class end with a token of their own; otherwise they are separated. */
const hasEnds = (body: Node): boolean =>
  body.kind !== 'token' &&
  body.children.some(({ kind, tokens }) => tokens > 0 && (kind === 'star' || kind === 'plus'));

const hasBody = ({ body }: Declaration): boolean => body !== undefined;

/** Whether a declaration is a member itself, not in one. */
const isOutermost = ({ node, kind }: Declaration, member: Node): boolean =>
  kind !== 'parameter' && kind !== 'type parameter' && node.id - member.id <= MOST_AROUND;

/** How much stands around a declaration in the element of a class: modifiers, and lists of nothing. */
const MOST_AROUND = 12;

/** What the base is derived from in the same way. */
function ownClause({ syntax }: TreeProgram, { node, body }: Declaration, clause: Branch): Node | undefined {
  for (const inner of nodesOf(node)) {
    if (isIn(body!, inner)) continue;
    if (inner.kind !== 'token' && inner.tokens > 0 && syntax.ruleOf(inner) === syntax.ruleOf(clause))
      return inner;
  }
  return undefined;
}

/** `class D extends B { D() { super(1); } }` becomes `class D { D() { } }`. */
function* withoutBase(program: TreeProgram, facts: Facts): Generator<Site> {
  for (const { own, body, clause } of clausesIn(program, facts)) {
    const bases = [...leavesOf(clause)].flatMap((leaf) => facts.nameOf(leaf) ?? []);
    const initialised = bases.flatMap((base) =>
      usesOf(base).filter((use) => isIn(body, use) && initialiserAround(program, use) !== undefined),
    );
    yield {
      key: own.key,
      replace: callsOfBase(program, body),
      remove: [clause, ...constructorCalls(program, body), ...initialised],
    };
  }
}

/** `super(1);` */
const constructorCalls = ({ syntax, root }: TreeProgram, body: Node): readonly Leaf[] => {
  const { after } = tokensIn(root);
  const { base } = syntax.meaning?.itself ?? {};
  return [...leavesOf(body)].filter((leaf) => leaf.text === base && after(leaf, 1)?.text === '(');
};

/** `this.f()` for `super.f()`. */
function callsOfBase({ syntax, root }: TreeProgram, body: Node): Replacement[] {
  const { after } = tokensIn(root);
  const { itself } = syntax.meaning ?? {};
  return [...leavesOf(body)].flatMap((leaf): Replacement[] =>
    itself !== undefined && leaf.text === itself.base && after(leaf, 1)?.text === '.'
      ? [[leaf, itself.self]]
      : [],
  );
}

/** In C++, `: B(1)` calls the constructor of the base. */
const initialiserAround = ({ syntax, root }: TreeProgram, use: Leaf): Branch | undefined => {
  const rule = syntax.meaning?.initialiser;
  return find(root, use.id)!.path.findLast(
    ({ branch }) => rule !== undefined && syntax.ruleOf(branch) === rule,
  )?.branch;
};

/** The name of a derived class, without the arguments of a generic base. */
function inPlaceOfBase(program: TreeProgram, use: Leaf, name: string): readonly Replacement[] {
  const given = argumentsAfter(program, use);
  return [[use, name], ...(given === undefined ? [] : [[given.node, ''] as const])];
}
