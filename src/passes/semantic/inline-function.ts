/**
 * Replaces all calls of a function by its body, and removes the function.
 *
 * The call of a function that only returns an expression becomes that expression; so does the use of a macro with
 * arguments. Otherwise, the body is inserted before the statement with the call: the parameters become variables with the
 * arguments as initial values, and the result, if it is used, becomes a variable. Names that would clash are renamed.
 */
import type { Statements } from '../../languages/meaning.ts';
import type { Call, Declaration, Facts, Name } from '../../semantics/facts.ts';
import { partOf, returnedBy } from '../../semantics/parts.ts';
import { find } from '../../tree/edit.ts';
import { type Branch, type Leaf, leavesOf, type Node, nodesOf, textOf, type Tree } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { insteadOfCall, parameterName, partsOfCall, typedParameter } from './calls.ts';
import { freshNames, isBlock, renamed, resultNamed, statementIn, wholeOf } from './statements.ts';
import { growing, overSites, type Replacement } from './sites.ts';
import { bracketed, filled, inBrackets, type Text } from './text.ts';

export const inlineFunction = overSites('inline-function', 'smaller', function* (program, facts) {
  for (const { name, calls, isOnlyCalled, inline } of inlinable(program, facts)) {
    // A function with other uses, like its address, must stay.
    if (!isOnlyCalled) continue;
    const replace = calls.map((call, i) => inline(call, i === 0 ? name.text : undefined));
    if (replace.includes(undefined)) continue;
    yield {
      key: name.key,
      replace: replace.flatMap((changes) => changes!),
      remove: name.declarations.map((declaration) => wholeOf(program, facts, declaration)),
    };
  }
});

/** Replaces calls of functions by their bodies, one after the other. A function stays while there are other uses. */
export const inlineCall = growing('inline-call', function* (program, facts) {
  for (const { name, calls, isOnlyCalled, inline } of inlinable(program, facts)) {
    const isLast = isOnlyCalled && calls.length === 1;
    for (const [i, call] of calls.entries()) {
      const replace = inline(call, isLast ? name.text : undefined);
      const remove = isLast
        ? name.declarations.map((declaration) => wholeOf(program, facts, declaration))
        : [];
      if (replace !== undefined) yield { key: `${name.key} ${i}`, replace, remove };
    }
  }
});

interface Inlinable {
  readonly name: Name;
  /** Calls in the arguments of another call come before it. */
  readonly calls: readonly Call[];
  /** Whether all uses of its name are calls. */
  readonly isOnlyCalled: boolean;
  /** The replacements that inline a call. `result` is the name of the variable for its result; by default, a fresh one. */
  readonly inline: (call: Call, result: string | undefined) => readonly Replacement[] | undefined;
}

function* inlinable(program: TreeProgram, facts: Facts): Generator<Inlinable> {
  const { statements } = program.syntax.meaning ?? {};
  if (statements === undefined) return;
  const fresh = freshNames(facts);
  const locals = localsByText(facts);
  for (const name of facts.names) {
    const calls = facts.callsOf(name).toSorted((a, b) => a.node.last - b.node.last);
    const [definition, another] = name.declarations.filter(
      ({ kind, body, parameters }) => parameters !== undefined && (body !== undefined || kind === 'macro'),
    );
    if (definition === undefined || another !== undefined || calls.length === 0) continue;
    const { node } = definition;
    if (calls.some((call) => call.node.id > node.id && call.node.id <= node.last)) continue;
    const isOnlyCalled = name.tokens.length - name.declarations.length === calls.length;
    const bodyFor =
      definition.kind === 'macro'
        ? macro(program.root, definition)
        : inlining(program, facts, statements, definition, fresh);
    if (bodyFor === undefined) continue;
    const free = freeNamesIn(facts, definition);
    const inline = (call: Call, result: string | undefined): readonly Replacement[] | undefined => {
      const changes = bodyFor(call, () => result ?? fresh(name.text));
      if (changes === undefined) return undefined;
      // A local variable around the call must not hide a name that the body uses.
      const hiding = free.flatMap((text) =>
        (locals.get(text) ?? []).filter(({ scope }) => isIn(scope!, call.node)),
      );
      return [...changes, ...hiding.flatMap((local) => renamed(local, fresh(local.text)))];
    };
    yield { name, calls, isOnlyCalled, inline };
  }
}

type Inline = (call: Call, resultName: () => string) => readonly Replacement[] | undefined;

/** The value of a macro is a single token, so the names in it are found by their text. */
function macro(root: Tree, { parameters = [], value }: Declaration): Inline | undefined {
  if (value === undefined) return undefined;
  const words = textOf(value)
    .replaceAll(/\\\r?\n/g, ' ')
    .trim()
    .split(/\b([A-Za-z_]\w*)\b/);
  const names = parameters.map((parameter) => textOf(parameter).trim());
  return (call) => {
    const texts = words.map((word): Text => {
      const argument = call.arguments[names.indexOf(word)];
      return argument === undefined ? word : bracketed(argument);
    });
    return insteadOfCall(root, call, words.length === 1 ? texts : ['(', ...texts, ')']);
  };
}

function inlining(
  program: TreeProgram,
  facts: Facts,
  statements: Statements,
  definition: Declaration,
  fresh: (text: string) => string,
): Inline {
  const { syntax, root } = program;
  const { parameters = [] } = definition;
  const body = definition.body!;
  const isStatements = isBlock(statements, syntax.ruleOf(body));
  const returns = [...nodesOf(body)].filter((at) => syntax.ruleOf(at) === statements.return) as Branch[];
  const [only] = returns;
  const isOnly = only !== undefined && body.tokens - only.tokens <= BRACKETS;
  const isValue = statements.isBlockValue === true && returns.length === 0;
  const expression = !isStatements ? body : isOnly ? returnedBy(only) : isValue ? onlyIn(body) : undefined;
  const names = parameters.map((parameter) => parameterName(facts, parameter));
  const usesOf = (name: Leaf): readonly Leaf[] =>
    facts.nameOf(name)?.tokens.filter((use) => use !== name) ?? [];

  const inlineExpression: Inline = (call) => {
    const texts = new Map<number, Text[]>();
    for (const [i, name] of names.entries()) {
      const argument = call.arguments[i] ?? partOf(syntax, parameters[i]!, 'value');
      if (name === undefined || argument === undefined) continue;
      for (const { id } of usesOf(name)) texts.set(id, [bracketed(argument)]);
    }
    const text: Text = { of: expression!, with: texts };
    return insteadOfCall(root, call, inBrackets(expression!, text));
  };

  const inlineBlock: Inline = (call, resultName) => {
    const { path } = find(root, call.node.id)!;
    const around = path.findLast(({ branch }) => syntax.ruleOf(branch) === statements.expression)?.branch;
    const own = partsOfCall(root, call)?.reduce((sum, { tokens }) => sum + tokens, 0) ?? 0;
    const inner = statementIn(statements, path);
    const isExpression = around !== undefined && around.tokens - own <= 1;
    const isAlone = isExpression || inner?.tokens === own;
    const statement = isExpression ? around : inner;
    const bracket = leavesOf(body).next().value;
    const { variable: template } = statements;
    if (template === undefined || bracket?.text !== '{') return undefined;
    if (statement === undefined && !isValue) return undefined;
    const given = new Set(
      call.arguments.flatMap((argument) => Array.from(leavesOf(argument), ({ text }) => text)),
    );
    const texts = new Map<number, Text[]>();
    const variables = names.flatMap((name, i): Text[] => {
      const argument = call.arguments[i];
      if (name === undefined || argument === undefined) return [];
      const text = given.has(name.text) ? fresh(name.text) : name.text;
      if (text !== name.text) for (const { id } of [name, ...usesOf(name)]) texts.set(id, [text]);
      const PARAMETER = typedParameter(facts, statements, parameters[i]!, texts);
      return [filled(template, { PARAMETER, VALUE: argument })];
    });
    texts.set(bracket.id, [[bracket.text, ...variables]]);
    if (isValue) return insteadOfCall(root, call, { of: body, with: texts });
    if (statement === undefined) return undefined;
    const result = isAlone ? undefined : resultName();
    for (const at of returns) {
      const value = returnedBy(at);
      const target = result === undefined || value === undefined ? [] : [result, '='];
      texts.set(at.id, [[...target, value ?? '', ';']]);
    }
    const inlined: Text = { of: body, with: texts };
    if (result === undefined) return [[statement, inlined]];
    const variable = resultNamed(program, statements, definition, result);
    const instead = insteadOfCall(root, call, result);
    if (variable === undefined || instead === undefined) return undefined;
    return [[statement, [variable, inlined, statement]], ...instead];
  };
  return expression === undefined ? inlineBlock : inlineExpression;
}

/** The expression that is all that a block consists of. */
function onlyIn(block: Node): Node | undefined {
  if (block.kind === 'token') return undefined;
  const [only, another] = block.children.filter(({ tokens }) => tokens > 0).slice(1, -1);
  return only?.kind === 'optional' && another === undefined ? only.children[0] : undefined;
}

/** The number of tokens of a block besides its statements. */
const BRACKETS = 2;

function localsByText({ names }: Facts): ReadonlyMap<string, readonly Name[]> {
  const found = new Map<string, Name[]>();
  for (const name of names) {
    if (name.scope === undefined || name.space !== 'value') continue;
    const known = found.get(name.text);
    if (known === undefined) found.set(name.text, [name]);
    else known.push(name);
  }
  return found;
}

/** The names that a function uses but does not declare. */
function freeNamesIn({ nameOf }: Facts, { body }: Declaration): readonly string[] {
  if (body === undefined) return [];
  const texts = new Set<string>();
  for (const leaf of leavesOf(body)) {
    const name = nameOf(leaf);
    if (name !== undefined && name.space === 'value' && name.scope === undefined) texts.add(name.text);
  }
  return [...texts];
}

const isIn = (scope: Node, { id, last }: Node): boolean => scope.id <= id && last <= scope.last;
