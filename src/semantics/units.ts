/**
 * The units of a program: the declarations, members and statements that can be removed on their own, with the names that
 * each declares and uses. A unit is an element of a list that stands at the top of the program or in a block or body. What
 * is in the units inside of it does not count as its own.
 */
import type { Work } from '../core/work.ts';
import type { Node } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import type { Syntax } from '../tree/syntax.ts';
import { type Facts, type Name } from './facts.ts';
import { elementsIn, lastLeaf, firstLeaf } from './parts.ts';

export interface Units {
  /** In preorder: the units inside of one follow it. */
  readonly units: readonly Unit[];
  /** The names with each text. */
  readonly byText: ReadonlyMap<string, readonly number[]>;
  /** For each name, the units that declare it and those that use it; not those inside of a unit that declares it. */
  readonly declaring: readonly (readonly number[])[];
  readonly using: readonly (readonly number[])[];
}

export interface Unit {
  readonly node: Node;
  /** Whether it is an element of a list that may be empty. */
  readonly isInStar: boolean;
  /** The tokens that are in no unit inside of it. */
  readonly tokens: number;
  /** The unit around it; -1 if there is none. */
  readonly parent: number;
  /** The number of the last unit inside of it; its own if there is none. */
  readonly last: number;
  readonly list: ListKind;
  /** Numbers of names, each once. Parameters are not among those that it declares. */
  readonly declares: readonly number[];
  readonly uses: readonly number[];
}

/** What a list holds: statements, the members of a type, or declarations. */
export type ListKind = 'statements' | 'members' | 'declarations';

/** Nodes visited per turn. */
const TURN = 20_000;

export function* findUnits({ syntax, root }: TreeProgram, facts: Facts): Work<Units> {
  const bodies = new Set<Node>();
  /** Tokens that declare what is not visible outside, or only names the program. */
  const inner = new Set<number>();
  for (const { kind, body, token } of facts.declarations) {
    if (kind === 'type' && body !== undefined) bodies.add(body);
    const isPackage = kind === 'module' && body === undefined;
    if (kind === 'parameter' || kind === 'type parameter' || isPackage) inner.add(token.id);
  }
  const declared = new Set(facts.declarations.map(({ token }) => token.id));
  const numbers = new Map<Name, number>(facts.names.map((name, i) => [name, i]));

  const units: { -readonly [K in keyof Unit]: Unit[K] }[] = [];
  const declares: Set<number>[] = [];
  const uses: Set<number>[] = [];
  const stack: { node: Node; unit: number; elements?: Elements | undefined }[] = [{ node: root, unit: -1 }];
  let seen = 0;
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    if (++seen % TURN === 0) yield;
    const { node, elements } = top;
    let { unit } = top;
    if (elements?.nodes.has(node) === true && node.tokens > 0) {
      const { isStar, kind } = elements;
      units.push({
        ...{ node, isInStar: isStar, tokens: node.tokens, parent: unit, last: units.length, list: kind },
        ...{ declares: [], uses: [] },
      });
      if (unit >= 0) units[unit]!.tokens -= node.tokens;
      unit = units.length - 1;
      declares.push(new Set());
      uses.push(new Set());
      for (let at = units[unit]!.parent; at >= 0; at = units[at]!.parent) units[at]!.last = unit;
    }
    if (node.kind === 'token') {
      const name = unit < 0 ? undefined : facts.nameOf(node);
      if (name === undefined) continue;
      const number = numbers.get(name)!;
      if (!declared.has(node.id)) uses[unit]!.add(number);
      else if (!inner.has(node.id)) declares[unit]!.add(number);
      continue;
    }
    const own = elementsOf(syntax, node, node === root, bodies) ?? elements;
    for (let i = node.children.length - 1; i >= 0; i--) {
      stack.push({ node: node.children[i]!, unit, elements: own });
    }
  }

  const declaring: number[][] = facts.names.map(() => []);
  const using: number[][] = facts.names.map(() => []);
  for (const [i, unit] of units.entries()) {
    unit.declares = [...declares[i]!];
    for (const name of unit.declares) declaring[name]!.push(i);
  }
  for (const [i, unit] of units.entries()) {
    unit.uses = [...uses[i]!].filter((name) => {
      for (let at = i; at >= 0; at = units[at]!.parent) if (declares[at]!.has(name)) return false;
      return true;
    });
    for (const name of unit.uses) using[name]!.push(i);
  }
  const byText = new Map<string, number[]>();
  for (const [name, { text }] of facts.names.entries()) {
    const same = byText.get(text);
    if (same === undefined) byText.set(text, [name]);
    else same.push(name);
  }
  return { units, byText, declaring, using };
}

interface Elements {
  readonly nodes: ReadonlySet<Node>;
  readonly kind: ListKind;
  readonly isStar: boolean;
}

/** The units directly in a node, if it is the program, a body or a block. */
function elementsOf(
  syntax: Syntax,
  node: Node,
  isRoot: boolean,
  bodies: ReadonlySet<Node>,
): Elements | undefined {
  if (node.kind === 'token' || node.tokens === 0) return undefined;
  const { block = [] } = syntax.meaning?.statements ?? {};
  const isBlock = [block].flat().includes(node.symbol);
  const isBody = bodies.has(node);
  const isBracketed = () => firstLeaf(node)?.text === '{' && lastLeaf(node)?.text === '}';
  if (!isRoot && !isBlock && !isBody && !isBracketed()) return undefined;
  const kind = isBody ? 'members' : isBlock ? 'statements' : 'declarations';
  if (isRoot && (node.kind === 'star' || node.kind === 'plus'))
    return { nodes: new Set(node.children), kind, isStar: node.kind === 'star' };
  const list = node.children.find((child) => child.kind === 'star' || child.kind === 'plus');
  if (list !== undefined && list.kind !== 'token') {
    // Something else depends on how many there are, as in the values of an array.
    if (list.children.some((child) => lastLeaf(child)?.text === ',')) return undefined;
    return { nodes: new Set(list.children), kind, isStar: list.kind === 'star' };
  }
  return isBlock ? { nodes: new Set(elementsIn(syntax, node)), kind, isStar: false } : undefined;
}
