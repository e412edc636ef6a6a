/**
 * Removes a type parameter of a class, a function or an alias, with the arguments for it: the only type that is given for
 * it stands in its place, or the plainest one.
 */
import { type Declaration, declarationsIn, type Facts, type Name, usesOf } from '../../semantics/facts.ts';
import { elementsIn, firstLeaf } from '../../semantics/parts.ts';
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Leaf, type Node, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { argumentsAfter, isIn } from './generics.ts';
import { overSites, type Replacement, type Site } from './sites.ts';
import type { Text } from './text.ts';

export const classGeneric = overSites(
  'class-generic',
  'same-size',
  // `template <class T> T f(T a);` with `f<char>(b)` becomes `char f(char a);`.
  (program, facts) => withoutParameters(program, facts, allOf, onlyArgument),
  // Otherwise, it becomes the plainest type.
  (program, facts) => withoutParameters(program, facts, allOf, plainest(program)),
  (program, facts) => withoutParameters(program, facts, eachOf, onlyArgument),
  (program, facts) => withoutParameters(program, facts, eachOf, plainest(program)),
);

/** Returns what stands in the place of a parameter, if the arguments for it are given. */
type Choose = (parameter: Declaration, given: readonly Node[]) => Text | undefined;

const onlyArgument: Choose = (_, [first, ...others]) =>
  first !== undefined && others.every((other) => textOf(other) === textOf(first)) ? first : undefined;

const plainest = ({ syntax }: TreeProgram): Choose => {
  const { plainArgument, plainType } = syntax.meaning?.statements ?? {};
  return ({ kind, value }) => (kind === 'type parameter' ? (plainArgument ?? plainType) : value);
};

/** Which parameters go together. */
const allOf = (count: number): number[][] => [[...Array(count).keys()]];
const eachOf = (count: number): number[][] => (count > 1 ? [...Array(count).keys()].map((i) => [i]) : []);

function* withoutParameters(
  program: TreeProgram,
  facts: Facts,
  groups: (count: number) => readonly (readonly number[])[],
  choose: Choose,
): Generator<Site> {
  for (const name of facts.names) {
    const generic = name.declarations.filter(({ typeParameters = [] }) => typeParameters.length > 0);
    const own = generic[0]?.typeParameters ?? [];
    const same = generic.flatMap(({ typeParameters = [] }) =>
      typeParameters.length === own.length ? [typeParameters] : [],
    );
    for (const group of own.length === 0 ? [] : groups(own.length)) {
      const places = placesOf(program, facts, name, generic, group);
      // A member that is defined outside of its class has parameters of its own for those of the class.
      const lists = [...same, ...places.flatMap(({ outside }) => outside ?? [])];
      const texts = group.map((i) => {
        const parameter = declarationIn(facts, own[i]!);
        const given = [...places.flatMap(({ given }) => given?.[i] ?? []), ...passed(facts, name, parameter)];
        return parameter && choose(parameter, given);
      });
      if (texts.includes(undefined)) continue;
      const uses = group.flatMap((i, at) =>
        lists.flatMap((list) => {
          const token = list[i] && declarationIn(facts, list[i])?.token;
          const found = token === undefined ? [] : usesOf(facts.nameOf(token)!);
          return found.map((use): Replacement => [use, texts[at]!]);
        }),
      );
      const changes = [
        ...places.map(({ change }) => change),
        ...lists.map((list) => withoutElements(program, list, group)),
      ];
      yield {
        key: `${name.key} ${group.join(' ')}`,
        replace: [...uses, ...changes.flatMap(({ replace }) => replace ?? [])],
        remove: changes.flatMap(({ remove }) => remove ?? []),
      };
    }
  }
}

interface Change {
  readonly replace?: readonly Replacement[];
  readonly remove?: readonly Node[];
}

interface Place {
  readonly change: Change;
  /** The arguments, if they tell what the parameters stand for. */
  readonly given?: readonly Node[];
  /** The parameters of a definition outside of the class. */
  readonly outside?: readonly (readonly Node[])[];
}

/** The type arguments after all uses of a name. */
function placesOf(
  program: TreeProgram,
  facts: Facts,
  name: Name,
  generic: readonly Declaration[],
  group: readonly number[],
): readonly Place[] {
  const { qualifier } = program.syntax.meaning ?? {};
  const { after } = tokensIn(program.root);
  return name.tokens.flatMap((use): Place[] => {
    const found = argumentsAfter(program, use);
    if (found === undefined) return [];
    const { node, list, separator } = found;
    if (list.length === 0) return [{ change: { replace: [[node, '']] } }];
    const isAll = list.length === group.length;
    const { replace = [], remove = [] } = withoutElements(program, list, group);
    const change: Change = {
      replace: isAll && separator !== undefined ? [...replace, [separator, '']] : replace,
      remove,
    };
    if (generic.some((own) => isIn(own.node, use))) return [{ change }];
    const last = lastOf(node);
    if (qualifier === undefined || last === undefined || after(last, 1)?.text !== qualifier)
      return [{ change, given: list }];
    const parameters = list.flatMap((argument) => {
      const leaf = argument.tokens === 1 ? firstLeaf(argument) : undefined;
      const own = leaf && facts.nameOf(leaf)?.declarations.find(({ kind }) => kind === 'type parameter');
      return own ?? [];
    });
    const outside = facts.declarations.find(
      ({ typeParameters = [] }) =>
        typeParameters.length === list.length &&
        parameters.some(({ token }) => typeParameters.some((parameter) => isIn(parameter, token))),
    );
    return [outside === undefined ? { change, given: list } : { change, outside: [outside.typeParameters!] }];
  });
}

const lastOf = (node: Node): Leaf | undefined => {
  let last: Node | undefined = node;
  while (last !== undefined && last.kind !== 'token')
    last = last.children.findLast(({ tokens }) => tokens > 0);
  return last;
};

/** What calls pass for parameters of the type: `char` for `f(a)` after `char a`. */
function passed(facts: Facts, name: Name, parameter: Declaration | undefined): readonly Node[] {
  const { parameters = [] } = name.declarations.find(({ parameters }) => parameters !== undefined) ?? {};
  return parameters.flatMap((node, i) => {
    const type = declarationIn(facts, node)?.type;
    if (parameter === undefined || type === undefined || textOf(type) !== parameter.token.text) return [];
    return facts.callsOf(name).flatMap((call) => {
      const argument = call.arguments[i];
      const leaf = argument?.tokens === 1 ? firstLeaf(argument) : undefined;
      return (leaf && facts.nameOf(leaf)?.declarations[0]?.type) ?? [];
    });
  });
}

const declarationIn = (facts: Facts, node: Node): Declaration | undefined =>
  declarationsIn(facts, node).next().value ?? undefined;

/** If all elements go, so do the brackets of their list, and the keyword before those of a template. */
function withoutElements(program: TreeProgram, list: readonly Node[], group: readonly number[]): Change {
  const removed = group.flatMap((i) => list[i] ?? []);
  if (removed.length < list.length) return { remove: removed };
  const { syntax, root } = program;
  const { outward = [] } = syntax.meaning ?? {};
  const { path } = find(root, list[0]!.id)!;
  const around = path.findLast(({ branch }) => firstLeaf(branch)!.id < list[0]!.id)?.branch;
  if (around === undefined || elementsIn(syntax, around).length !== list.length) return {};
  const template = path.findLast(({ branch }) => outward.includes(syntax.ruleOf(branch)))?.branch;
  const keyword = template && firstLeaf(template);
  const isOfTemplate = keyword !== undefined && tokensIn(root).after(keyword, 1) === firstLeaf(around);
  return { replace: [[around, ''], ...(isOfTemplate ? [[keyword, ''] as const] : [])] };
}
