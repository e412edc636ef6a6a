/**
 * Takes statements and expressions apart: splits a comma expression into statements, replaces a compound statement by its
 * parts, and moves an assignment or a call out of a larger expression into a statement before it.
 */
import type { Statements } from '../../languages/meaning.ts';
import { type Call, type Facts } from '../../semantics/facts.ts';
import { elementsIn, isTransparent, partOf } from '../../semantics/parts.ts';
import { constantsFor } from '../../tree/constants.ts';
import { find, suits } from '../../tree/edit.ts';
import { type Branch, type Node, nodesOf, textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { insteadOfCall, partsOfCall, placeOf } from './calls.ts';
import { blockContents, isBlock, freshNames, resultNamed, statementIn } from './statements.ts';
import { growing, headOf, numberedKeys, overSites, type Site } from './sites.ts';
import { type Text, unchanged } from './text.ts';

export const expression = overSites('expression', 'same-size', ofSequences, ofStatements, ofAssignments);

/** Lifts calls and assignments out of their expressions, one after the other. */
export const liftExpression = growing('lift-expression', ofAssignments, callsToVariables, callsToStatements);

/** `return a, b;` becomes `a; return b;`. */
function* ofSequences({ syntax, root }: TreeProgram): Generator<Site> {
  const { statements } = syntax.meaning ?? {};
  if (statements?.sequence === undefined) return;
  const keyFor = numberedKeys();
  const isLink = (node: Node) => node.kind !== 'token' && syntax.ruleOf(node) === statements.sequence;
  const isSequence = (node: Branch) =>
    isLink(node)
      ? !node.symbol.startsWith('link')
      : node.children.some((child) => child.kind === 'plus' && isLink(child.children[0]!));
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || node.kind !== 'sequence' || !isSequence(node)) continue;
    const statement = statementIn(statements, find(root, node.id)!.path);
    const listed = isLink(node) ? elementsIn(syntax, node) : [];
    const operands = listed.length > 1 ? [...listed] : [...operandsOf(node)];
    const last = operands.pop();
    if (statement === undefined || last === undefined) continue;
    yield {
      key: keyFor(textOf(node)),
      replace: [
        [statement, [...operands.flatMap((operand) => [operand, ';']), statement]],
        [node, last],
      ],
    };
  }

  function* operandsOf(node: Branch): Generator<Node> {
    for (const child of node.children) {
      if (child.kind !== 'token' && (child.kind !== 'sequence' || isLink(child))) yield* operandsOf(child);
      else if (child.tokens > 0 && (child.kind !== 'token' || child.text !== ',')) yield child;
    }
  }
}

/** `if (a) b; else { c; d; }` becomes `a; b; c; d;`. */
function* ofStatements({ syntax, root }: TreeProgram, { declarations }: Facts): Generator<Site> {
  const { statements } = syntax.meaning ?? {};
  if (statements === undefined) return;
  const keyFor = numberedKeys();
  const declaring = new Set(declarations.map(({ node }) => node.id));
  const simple = new Set([statements.expression, statements.return]);
  for (const block of nodesOf(root)) {
    if (block.kind === 'token' || !isBlock(statements, syntax.ruleOf(block))) continue;
    for (const list of block.children) {
      if (list.kind !== 'star' && list.kind !== 'plus') continue;
      for (const statement of list.children) {
        const rule = syntax.ruleOf(statement);
        if (statement.kind === 'token' || simple.has(rule) || isBlock(statements, rule)) continue;
        if (declaring.has(statement.id)) continue;
        const parts = [...partsOf(statement, statement.expected)];
        if (!parts.some(({ isStatement }) => isStatement)) continue;
        yield { key: keyFor(headOf(statement)), replace: [[statement, parts.map(({ text }) => text)]] };
      }
    }
  }

  interface Part {
    readonly text: Text;
    readonly isStatement: boolean;
  }

  /** The statements in a statement, and the expressions as statements. */
  function* partsOf(node: Branch, expected: string): Generator<Part> {
    for (const child of node.children) {
      if (child.tokens === 0) continue;
      if (suits(syntax, expected, child)) {
        const isInBlock = isBlock(statements!, syntax.ruleOf(child));
        if (textOf(child) !== ';')
          yield { text: isInBlock ? blockContents(child) : child, isStatement: true };
      } else if (child.kind !== 'token') {
        const inner = [...partsOf(child, expected)];
        if (isTransparent(syntax, child) || inner.some(({ isStatement }) => isStatement)) yield* inner;
        else yield { text: [child, ';'], isStatement: false };
      } else if (syntax.grammar.terminals.get(child.symbol)?.text === undefined)
        yield { text: [child, ';'], isStatement: false };
    }
  }
}

/** `if ((a = b) > c) d;` becomes `a = b; if (a > c) d;`. */
function* ofAssignments({ syntax, root }: TreeProgram): Generator<Site> {
  const { statements } = syntax.meaning ?? {};
  if (statements?.assignment === undefined) return;
  const { rule, target } = statements.assignment;
  const keyFor = numberedKeys();
  for (const node of nodesOf(root)) {
    if (node.kind === 'token' || syntax.ruleOf(node) !== rule) continue;
    const { path } = find(root, node.id)!;
    const statement = statementIn(statements, path);
    const assigned = partOf(syntax, node, target);
    if (statement === undefined || assigned === undefined || isMost(node, statement)) continue;
    const around = path.at(-1)!.branch;
    const isBracketed = around.tokens === node.tokens + 2 && suits(syntax, around.expected, node);
    yield {
      key: keyFor(textOf(node)),
      replace: [
        [statement, [unchanged(node), ';', statement]],
        [isBracketed ? around : node, assigned],
      ],
    };
  }
}

/** Whether the expression is nearly all of its statement, so that lifting it would gain nothing. */
const isMost = (node: Node, statement: Node): boolean => statement.tokens - node.tokens <= MOST_AROUND;

/** `int a = … ;` */
const MOST_AROUND = 4;

/** `a + f(b);` becomes `int f_1; f_1 = f(b); a + f_1;`. */
function* callsToVariables(program: TreeProgram, facts: Facts): Generator<Site> {
  const fresh = freshNames(facts);
  yield* callsBefore(program, facts, (statements, { name }, whole) => {
    const text = fresh(name?.text ?? 'f');
    const { declarations = [] } = (name && facts.nameOf(name)) ?? {};
    const declared = declarations.find(({ parameters }) => parameters !== undefined);
    const variable = resultNamed(program, statements, declared, text);
    return variable === undefined ? undefined : { before: [variable, text, '=', whole, ';'], instead: text };
  });
}

/** `a + f(b);` becomes `f(b); a + 0;`. */
function* callsToStatements(program: TreeProgram, facts: Facts): Generator<Site> {
  yield* callsBefore(program, facts, (_, call, whole) => {
    const [constant] = constantsFor(program.syntax, placeOf(program.root, call));
    return constant && { before: [whole, ';'], instead: textOf(constant) };
  });
}

function* callsBefore(
  { syntax, root }: TreeProgram,
  { calls }: Facts,
  lifted: (
    statements: Statements,
    call: Call,
    whole: Text,
  ) => { readonly before: Text; readonly instead: Text } | undefined,
): Generator<Site> {
  const { statements } = syntax.meaning ?? {};
  if (statements === undefined) return;
  const keyFor = numberedKeys();
  for (const call of calls) {
    const { node } = call;
    const statement = statementIn(statements, find(root, node.id)!.path);
    if (statement === undefined || isMost(node, statement)) continue;
    const whole = partsOfCall(root, call)?.map(unchanged);
    const text = whole && lifted(statements, call, whole);
    const instead = text && insteadOfCall(root, call, text.instead);
    if (text === undefined || instead === undefined) continue;
    yield { key: keyFor(textOf(node)), replace: [[statement, [text.before, statement]], ...instead] };
  }
}
