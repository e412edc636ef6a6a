/**
 * Replaces all calls of a function by its body, and removes the function.
 *
 * A function that only returns an expression becomes that expression. Otherwise its statements come before the statement
 * with the call: its parameters become variables with the arguments as values, and its result, if the call needs one,
 * becomes a variable with the name of the function.
 */
import type { Statements } from '../../languages/meaning.ts';
import type { Call, Declaration, Facts, Name } from '../../semantics/facts.ts';
import { rewritten } from '../../semantics/rewritten.ts';
import { type Descent, find } from '../../tree/edit.ts';
import { type Branch, type Leaf, leavesOf, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { returnedBy } from '../../semantics/parts.ts';
import { overSites, type Site } from './sites.ts';

export const inlineFunction = overSites('inline-function', 'smaller', inlinings);

function* inlinings({ syntax, root }: TreeProgram, facts: Facts): Generator<Site> {
  const statements = syntax.meaning?.statements;
  if (statements === undefined) return;
  for (const name of facts.names) {
    const calls = facts.callsOf(name);
    const [definition, another] = name.declarations.filter(({ body }) => body !== undefined);
    // A function whose address is taken has to stay.
    const isOnlyCalled = name.tokens.length - name.declarations.length === calls.length;
    if (definition === undefined || another !== undefined || calls.length === 0 || !isOnlyCalled) continue;
    const isRecursive = ({ node }: Call) => node.id > definition.node.id && node.id <= definition.node.last;
    if (!calls.every((call) => call.isWhole && !isRecursive(call))) continue;
    const inlined = inline(facts, statements, name, definition);
    const replace = calls.map((call) => inlined(call, () => find(root, call.node.id)!.path));
    if (replace.includes(undefined)) continue;
    yield {
      key: name.key,
      replace: replace as Replacement[],
      remove: name.declarations.map(({ token }) => token),
    };
  }
}

type Replacement = readonly [node: Node, text: string];
type Path = readonly Descent[];

/** What replaces a call, or the statement that it is in. */
function inline(
  facts: Facts,
  statements: Statements,
  name: Name,
  { body, type, parameters = [] }: Declaration,
) {
  const block = body!;
  const returns = [...nodesOf(block)].filter(({ symbol }) => symbol === statements.return) as Branch[];
  const [only] = returns;
  const expression =
    only !== undefined && block.tokens - only.tokens === BRACKETS ? returnedBy(only) : undefined;

  return (call: Call, pathTo: () => Path): Replacement | undefined => {
    const values = parameters.map((parameter, i) => ({
      parameter,
      token: tokenOf(facts, parameter),
      value: call.arguments[i] && textOf(call.arguments[i]),
    }));
    const texts = new Map<number, string>();
    if (expression !== undefined) {
      for (const { token, value } of values) {
        if (token === undefined || value === undefined) continue;
        for (const { id } of facts.nameOf(token)!.uses) texts.set(id, bracketed(value));
      }
      return [call.node, bracketed(rewritten(expression, texts))];
    }
    const statement = statementIn(statements, pathTo());
    if (statement === undefined) return undefined;
    const isAlone = statement.symbol === statements.expression && statement.tokens - call.node.tokens <= 1;
    for (const node of returns) {
      const value = returnedBy(node);
      const text = value === undefined ? '' : `${textOf(value)} `;
      texts.set(node.id, isAlone || value === undefined ? `${text};` : `${name.text} = ${text};`);
    }
    const locals = values.flatMap(({ parameter, token, value }) =>
      token === undefined || value === undefined
        ? []
        : [statements.variable.replace('PARAMETER', () => textOf(parameter)).replace('VALUE', () => value)],
    );
    const inlined = rewritten(block, texts).replace(/^\{/, () => ['{', ...locals].join(' '));
    if (isAlone) return [statement, inlined];
    if (type === undefined || statements.unset === undefined) return undefined;
    const result = statements.unset.replace('TYPE', () => textOf(type)).replace('NAME', () => name.text);
    return [statement, `${result} ${inlined} ${rewritten(statement, new Map([[call.node.id, name.text]]))}`];
  };
}

/** The tokens of a block around its statements. */
const BRACKETS = 2;

/** The name of a parameter. */
const tokenOf = (facts: Facts, parameter: Node): Leaf | undefined =>
  [...leavesOf(parameter)].find((leaf) =>
    facts.nameOf(leaf)?.declarations.some(({ token }) => token === leaf),
  );

const bracketed = (text: string): string => (/^[\w$]+$/.test(text) ? text : `( ${text} )`);

/** The innermost statement of a block that the path leads through. */
function statementIn({ block }: Statements, path: Path): Branch | undefined {
  for (let i = path.length - 1; i > 0; i--) {
    const { branch, index } = path[i]!;
    const isList = branch.kind === 'star' || branch.kind === 'plus';
    const statement = branch.children[index];
    if (isList && path[i - 1]!.branch.symbol === block && statement?.kind !== 'token') return statement;
  }
  return undefined;
}
