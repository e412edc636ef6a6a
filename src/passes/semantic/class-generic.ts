/**
 * Removes a type parameter of a class, a function or an alias, with the arguments for it: the only type that is given for
 * it stands in its place, or the plainest one.
 */
import {
  type Declaration,
  declarationsIn,
  elementsIn,
  type Facts,
  type Name,
  usesOf,
} from '../../semantics/facts.ts';
import { firstLeaf } from '../../semantics/parts.ts';
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
  (program, facts) =>
    withoutParameter(program, facts, (_, [first, ...others]) =>
      first !== undefined && others.every((other) => textOf(other) === textOf(first)) ? first : undefined,
    ),
  // Otherwise, it becomes the plainest type.
  (program, facts) => {
    const { plainArgument, plainType } = program.syntax.meaning?.statements ?? {};
    return withoutParameter(program, facts, ({ kind, value }) =>
      kind === 'type parameter' ? (plainArgument ?? plainType) : value,
    );
  },
);

/** `choose` gets the parameter and the arguments for it, and returns what stands in its place. */
function* withoutParameter(
  program: TreeProgram,
  facts: Facts,
  choose: (parameter: Declaration, given: readonly Node[]) => Text | undefined,
): Generator<Site> {
  for (const name of facts.names) {
    const generic = name.declarations.filter(({ typeParameters = [] }) => typeParameters.length > 0);
    for (const i of generic[0]?.typeParameters?.keys() ?? []) {
      const lists = generic.flatMap(({ typeParameters }) => (typeParameters?.[i] ? [typeParameters] : []));
      const places = placesOf(program, facts, name, generic, i);
      const parameter = declarationIn(facts, lists[0]![i]!);
      const given = [...places.flatMap(({ given }) => given ?? []), ...passed(facts, name, parameter)];
      const text = parameter && choose(parameter, given);
      if (text === undefined) continue;
      // A member that is defined outside of its class has parameters of its own for those of the class.
      const all = [...lists, ...places.flatMap(({ outside }) => outside ?? [])];
      const changes = [
        ...places.flatMap(({ change }) => change),
        ...all.flatMap((list) => withoutElement(program, list, i)),
      ];
      const tokens = all.flatMap((list) => {
        const token = declarationIn(facts, list[i]!)?.token;
        return token === undefined ? [] : usesOf(facts.nameOf(token)!);
      });
      yield {
        key: `${name.key} ${i}`,
        replace: [
          ...tokens.map((token): Replacement => [token, text]),
          ...changes.flatMap((change) => change.replace ?? []),
        ],
        remove: changes.flatMap((change) => change.remove ?? []),
      };
    }
  }
}

interface Change {
  readonly replace?: readonly Replacement[];
  readonly remove?: readonly Node[];
}

interface Place {
  readonly change: readonly Change[];
  /** The argument, if it tells what the parameter stands for. */
  readonly given?: Node;
  /** The parameters of a definition outside of the class. */
  readonly outside?: readonly (readonly Node[])[];
}

/** The type arguments after all uses of a name. */
function placesOf(
  program: TreeProgram,
  facts: Facts,
  name: Name,
  generic: readonly Declaration[],
  i: number,
): readonly Place[] {
  const { qualifier } = program.syntax.meaning ?? {};
  const { after } = tokensIn(program.root);
  return name.tokens.flatMap((use): Place[] => {
    const found = argumentsAfter(program, use);
    if (found === undefined) return [];
    const { node, list } = found;
    const argument = list[i];
    if (argument === undefined) return list.length === 0 ? [{ change: [{ replace: [[node, '']] }] }] : [];
    const change = withoutElement(program, list, i);
    if (generic.some((own) => isIn(own.node, use))) return [{ change }];
    const leaf = argument.tokens === 1 ? firstLeaf(argument) : undefined;
    const own = leaf && facts.nameOf(leaf)?.declarations.find(({ kind }) => kind === 'type parameter');
    const last = lastOf(node);
    if (
      own === undefined ||
      qualifier === undefined ||
      last === undefined ||
      after(last, 1)?.text !== qualifier
    )
      return [{ change, given: argument }];
    const outside = facts.declarations.flatMap(({ typeParameters = [] }) =>
      typeParameters[i] !== undefined && isIn(typeParameters[i], own.token) ? [typeParameters] : [],
    );
    return [{ change, outside: outside.slice(0, 1) }];
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

/** The only element goes with the brackets of its list, and with the keyword before those of a template. */
function withoutElement(program: TreeProgram, list: readonly Node[], i: number): readonly Change[] {
  if (list.length > 1) return [{ remove: [list[i]!] }];
  const { syntax, root } = program;
  const { outward = [] } = syntax.meaning ?? {};
  const { path } = find(root, list[0]!.id)!;
  const around = path.findLast(({ branch }) => firstLeaf(branch)!.id < list[0]!.id)?.branch;
  if (around === undefined || elementsIn(syntax, around).length !== 1) return [];
  const template = path.findLast(({ branch }) => outward.includes(syntax.ruleOf(branch)))?.branch;
  const keyword = template && firstLeaf(template);
  const isOfTemplate = keyword !== undefined && tokensIn(root).after(keyword, 1) === firstLeaf(around);
  return [{ replace: [[around, ''], ...(isOfTemplate ? [[keyword, ''] as const] : [])] }];
}
