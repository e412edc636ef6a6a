/**
 * Decides on white space within a line from the tree alone: `a + b`, `-a`, `f(a, b)`, `if (a) {`. So two programs with
 * the same tokens look the same, whatever their history.
 */
import { type Branch, isError, type Leaf, type Node, nodesOf } from './node.ts';
import type { Syntax } from './syntax.ts';

/** How a punctuation token relates to its neighbours: `!x`, `x++`, `a + b`, `a.b`. */
type Role = 'prefix' | 'postfix' | 'infix' | 'tight' | 'opening' | 'closing' | 'separator';

/** Returns whether there is white space between two tokens on one line. */
export function spacingOf(syntax: Syntax, root: Node): (left: Leaf, right: Leaf) => boolean {
  const roles = new Map<Leaf, Role>();
  /** Tokens in strings and in errors. */
  const untouched = new Set<Leaf>();
  for (const node of nodesOf(root)) {
    if (node.kind === 'token') continue;
    for (const [leaf, role] of rolesIn(syntax, node)) roles.set(leaf, role);
    if (!isError(node) && !syntax.isExact(node.symbol)) continue;
    // There may be white space before a string's opening quote.
    const inside = syntax.grammar.auxiliary.has(node.symbol) ? node.children : node.children.slice(1);
    for (const child of inside) if (child.kind === 'token') untouched.add(child);
  }
  const wanted = (left: Leaf, right: Leaf): boolean => {
    const [before, after] = [roles.get(left), roles.get(right)];
    if (before === 'opening') return left.text === '{' && right.text !== '}';
    if (after === 'closing') return right.text === '}';
    if (before === 'prefix' || before === 'tight') return false;
    if (after === 'postfix' || after === 'tight' || after === 'separator') return false;
    if (after !== 'opening' || right.text === '{' || syntax.isSpaced(right.text)) return true;
    return right.text !== '<' && before !== 'closing' && !isName(syntax, left);
  };
  const isProse = (leaf: Leaf) =>
    untouched.has(leaf) || /^\s|\s$/.test(leaf.text) || (PROSE.test(leaf.symbol) && !isFixed(syntax, leaf));
  return (left, right) => {
    const isAsItWas =
      isProse(left) || isProse(right) || (syntax.isImmediate(right.symbol) && right.text !== '(');
    return isAsItWas ? right.space !== '' : wanted(left, right) || areOne(syntax, left, right);
  };
}

/** Whether a token is an opening or a closing bracket. */
export const isOpening = (syntax: Syntax, leaf: Leaf): boolean =>
  OPENING.test(leaf.text) && isFixed(syntax, leaf);
export const isClosing = (syntax: Syntax, leaf: Leaf): boolean =>
  CLOSING.test(leaf.text) && isFixed(syntax, leaf);

const OPENING = /^[^\w\s]*[([{]$/;
const CLOSING = /^[)\]}]$/;
const TIGHT = /^(?:\?\.|\.|::|!\.|<\/)$/;
const SEPARATOR = /^(?:[,;]|[?!]?:)$/;
/** Always infix, even if the grammar has a rule that begins with it: `= 1`, `-> int`. */
const BETWEEN = /^(?::?=|[-=]>)$/;
/** May be a prefix even if it is alone in an optional part of the grammar. */
const UNARY = /^(?:[-+*&!~@^]|\.\.\.)$/;
/** Symbols of tokens that contain prose. */
const PROSE = /text|content|chars|fragment/;

function* rolesIn(syntax: Syntax, branch: Branch): Generator<readonly [Leaf, Role]> {
  const parts = branch.children.filter((child) => child.tokens > 0);
  const isAngle = isToken(parts[0], '<') && isToken(parts.at(-1), '>');
  // `= 1` and `+ b` continue the node before them.
  const isContinuation = syntax.grammar.auxiliary.has(branch.symbol);
  for (const [i, part] of parts.entries()) {
    if (part.kind !== 'token' || !isFixed(syntax, part) || /[\p{L}\p{N}_"'`]/u.test(part.text)) continue;
    const { text } = part;
    const [isFirst, isLast] = [i === 0, i === parts.length - 1];
    if (OPENING.test(text) || (isAngle && isFirst)) yield [part, 'opening'];
    else if (CLOSING.test(text) || (isAngle && isLast)) {
      const isHole = text === '}' && !parts.some((other) => isToken(other, '{'));
      yield [part, isHole ? 'tight' : 'closing'];
    } else if (SEPARATOR.test(text)) {
      const isTernary = text === ':' && parts.some((other) => isToken(other, '?'));
      yield [part, isTernary ? 'infix' : /slice/.test(branch.symbol) ? 'tight' : 'separator'];
    } else if (TIGHT.test(text) || syntax.isTight(text)) yield [part, 'tight'];
    else if (BETWEEN.test(text)) yield [part, 'infix'];
    else if (text === '?' && !parts.some((other) => isToken(other, ':'))) yield [part, 'postfix'];
    else if (isFirst && isLast) yield [part, UNARY.test(text) ? 'prefix' : 'infix'];
    else if (text === '...' || (isFirst && !isContinuation)) yield [part, 'prefix'];
    else yield [part, isLast ? 'postfix' : 'infix'];
  }
}

const isToken = (node: Node | undefined, text: string): boolean =>
  node?.kind === 'token' && node.text === text;

/** Whether a token is a keyword or punctuation, not a name with the same text. */
const isFixed = (syntax: Syntax, { symbol }: Leaf): boolean =>
  syntax.grammar.terminals.get(symbol)?.text !== undefined;

/** Whether a token is a word that a bracket after it belongs to, as in a call. */
const isName = (syntax: Syntax, { text }: Leaf): boolean =>
  /^[\p{L}\p{N}_$]+$/u.test(text) && !syntax.keywords.has(text);

/** Whether a lexer would read two tokens as one, or as a comment. The grammar lists all operators. */
function areOne(syntax: Syntax, left: Leaf, right: Leaf): boolean {
  if (!isFixed(syntax, left) || /[\p{L}\p{N}_]$/u.test(left.text)) return syntax.fuse(left.text, right.text);
  const joined = left.text + right.text;
  if (/^(?:\/[/*]|--|#)/.test(joined)) return syntax.fuse(left.text, right.text);
  for (const { text } of syntax.grammar.terminals.values()) {
    if (text === undefined || text.length <= left.text.length || /[()[\]{}]/.test(text)) continue;
    if (joined.startsWith(text)) return true;
  }
  return false;
}
