/**
 * Reads grammars in BNF and the usual dialects of EBNF:
 *
 *     # A list of assignments.
 *     program    ::= assignment* ;
 *     assignment ::= NAME '=' value (',' value)* ';' ;
 *     value      ::= NAME | NUMBER | [ '-' ] value | { "!" } value | /0x[0-9a-f]+/i ;
 *     NAME       ::= /[a-z]+/ ;
 *     NUMBER     ::= DIGIT+ ;
 *     DIGIT      ::= /[0-9]/ ;
 *     %skip /\s+/ COMMENT
 *     COMMENT    ::= /--.+/ ;
 *
 * - A rule is a name, one of `::=` `:=` `=` `:` `->` `→`, and alternatives between bars. It ends where the next rule
 *   or directive begins; `;` or `.` may end it too. `<name>` is the same as `name`, and may hold spaces.
 * - Terminals are quoted: `'text'` or `"text"` with JavaScript's escapes, or `/regex/`, see read-regex.ts.
 * - `( x )` groups; `x?` and `[ x ]` are optional; `x*` and `{ x }` mean zero or more, `x+` one or more. No quantifier
 *   may follow `[ ]` or `{ }`: the dialects differ in its meaning. Commas between parts are allowed.
 * - The empty alternative is nothing at all, `ε`, `''`, or `<empty>` if no rule has this name.
 * - Comments: as in C, `(* *)`, `#` to the end of the line, and whole lines that begin with `;`.
 * - Rules in capital letters that use only terminals and each other, without recursion, are tokens: nothing is skipped
 *   inside them. Those that only tokens use are fragments, not tokens. The start rule is never a token.
 * - `%skip` lists, on the same line, the tokens that may occur between any two tokens. Without such a line, white space
 *   is skipped; an empty `%skip` skips nothing.
 *
 * Of terminals that match the same length, fixed texts win, then the one that comes first in the file.
 */
import { parse, type Source } from './bnf/parse.ts';
import { type Ebnf, type Expression, renamed, symbolsIn } from './ebnf.ts';
import { errorAt, GrammarError, type Terminal } from './grammar.ts';
import { literalName } from './literal.ts';
import { fixedText, inSequence, oneOf, type Regex, repeated, shortestText } from './regex.ts';

/** The start rule is the first one, or the one with the name `start`. */
export function readBnf(text: string, start?: string): Ebnf {
  return toEbnf(text, parse(text), start);
}

function toEbnf(text: string, source: Source, wanted?: string): Ebnf {
  const { rules, terminals, skipped } = source;
  const start = wanted ?? rules.keys().next().value;
  if (start === undefined) throw errorAt(text, text.length, 'expected a rule, such as name ::= ...');
  if (!rules.has(start)) {
    throw new GrammarError(`There is no rule ${start}; there are ${Array.from(rules.keys()).join(', ')}.`);
  }
  for (const [name, at] of source.uses) {
    if (!rules.has(name))
      throw errorAt(text, at, `there is no rule ${name}; if it is literal text, write '${name}'`);
  }
  const tokens = tokensOf(source, start);
  const used = new Set<string>();
  for (const [name, { expression }] of rules) {
    if (tokens.has(name)) continue;
    for (const symbol of symbolsIn(expression))
      if (terminals.has(symbol) || tokens.has(symbol)) used.add(symbol);
  }
  for (const [name, at] of skipped) {
    if (!terminals.has(name) && !tokens.has(name))
      throw errorAt(text, at, `${name} is not a token and cannot be skipped`);
    if (used.has(name)) throw errorAt(text, at, `${name} is skipped (see %skip), so no rule can use it`);
  }

  const aliases = new Map<string, string>();
  for (const [name, { inside }] of tokens) {
    const fixed = fixedText(inside);
    if (!used.has(name) || fixed === undefined || aliases.has(literalName(fixed))) continue;
    aliases.set(literalName(fixed), name);
  }
  const found = [...terminals, ...tokens].filter(([name]) => skipped.has(name) || used.has(name));
  const meant = found.filter(([name]) => !aliases.has(name)).toSorted(([, a], [, b]) => a.at - b.at);
  const all = meant.map(([name, { inside, at }]) => toTerminal(text, name, inside, at));
  const inOrder = [...all.filter(isFixed), ...all.filter((terminal) => !isFixed(terminal))];

  const syntax = Array.from(rules).filter(([name]) => !tokens.has(name));
  return {
    start,
    rules: new Map(syntax.map(([name, { expression }]) => [name, renamed(expression, aliases)])),
    terminals: new Map(inOrder.map((terminal) => [terminal.name, terminal])),
    skipped: new Set(skipped.keys()),
  };
}

const isFixed = (terminal: Terminal): boolean => terminal.text !== undefined;

function toTerminal(text: string, name: string, inside: Regex, at: number): Terminal {
  if (shortestText(inside) === '') {
    const advice = 'let it match at least one character, or write its name in lower case if it is a rule';
    throw errorAt(text, at, `the token ${name} matches the empty text; ${advice}`);
  }
  const fixed = fixedText(inside);
  return fixed === undefined ? { name, inside } : { name, text: fixed };
}

/** The rules that are tokens, with their regular expressions. */
function tokensOf({ rules, terminals }: Source, start: string): Map<string, { inside: Regex; at: number }> {
  /** A rule in progress maps to `undefined`, so a recursive rule is not a token. */
  const known = new Map<string, Regex | undefined>();
  const look = (name: string): Regex | undefined => {
    const rule = rules.get(name);
    if (rule === undefined) return terminals.get(name)?.inside;
    if (known.has(name) || name === start || !isCapital(name)) return known.get(name);
    known.set(name, undefined);
    const inside = toRegex(rule.expression, look);
    known.set(name, inside);
    return inside;
  };
  const tokens = new Map<string, { inside: Regex; at: number }>();
  for (const [name, { at }] of rules) {
    const inside = look(name);
    if (inside !== undefined) tokens.set(name, { inside, at });
  }
  return tokens;
}

const isCapital = (name: string): boolean => name === name.toUpperCase() && name !== name.toLowerCase();

/** The regular expression of an expression; `undefined` if one of its symbols has none. */
function toRegex(expression: Expression, look: (name: string) => Regex | undefined): Regex | undefined {
  const all = (expressions: readonly Expression[]): Regex[] | undefined => {
    const regexes: Regex[] = [];
    for (const part of expressions) {
      const regex = toRegex(part, look);
      if (regex === undefined) return undefined;
      regexes.push(regex);
    }
    return regexes;
  };
  if (expression.kind === 'symbol') return look(expression.name);
  if (expression.kind === 'sequence') {
    const parts = all(expression.parts);
    return parts && inSequence(parts);
  }
  if (expression.kind === 'choice') {
    const options = all(expression.options);
    return options && oneOf(options);
  }
  const of = toRegex(expression.of, look);
  const min = expression.kind === 'plus' ? 1 : 0;
  return of && repeated(of, min, expression.kind === 'optional' ? 1 : Infinity);
}
