/**
 * Splits a text into tokens by the terminals of a grammar: at each position the longest match, and of equally long ones
 * the first terminal in the grammar. A lexer with modes does the same with the rules of its current mode.
 *
 * Skipped terminals compete like all others but yield no token: the text between two tokens is exactly what was
 * skipped. Text that no terminal matches becomes tokens without a terminal, each as long as possible.
 */
import type { Grammar, LexicalRule, Move } from '../grammar/grammar.ts';
import { textOf } from '../grammar/regex.ts';
import { automaton, type Automaton, DEAD, NO_RULE } from './automaton.ts';

/** Token `i` is `text.slice(starts[i], ends[i])`. */
export interface Tokens {
  readonly length: number;
  /** The index of the terminal in the grammar, or NO_TERMINAL. */
  readonly terminals: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

export const NO_TERMINAL = -1;

/** The lexer starts in a mode given by its number. */
export function tokenise(text: string, grammar: Grammar, mode = 0): Tokens {
  const { automaton, rules, modes } = lexerOf(grammar);
  const { starts: begins, step, accepts } = automaton;
  const terminals = new Int32Array(text.length);
  const starts = new Int32Array(text.length);
  const ends = new Int32Array(text.length);
  let length = 0;

  /** The modes to return to; and the start of the current token, if a rule with `isMore` has read its beginning. */
  const stack: number[] = [];
  let begun = NOWHERE;
  /** How often the mode has changed since the last character. */
  let changes = 0;
  const move = (move: Move): void => {
    if (move.kind === 'leave') mode = stack.pop() ?? mode;
    else {
      if (move.kind === 'push') stack.push(mode);
      mode = modes.get(move.mode)!;
    }
  };

  // The state of the last scan at each position. Scanning past the end of a match found nothing, so a later scan that
  // gets there in the same state can stop. A text full of unterminated comments thus takes linear time.
  const seen = new Int32Array(text.length + 1);

  for (let start = 0; start < text.length;) {
    let end = start;
    let state = begins[mode]!;
    let rule = accepts(state);
    for (let at = start; at < text.length;) {
      const codePoint = text.codePointAt(at)!;
      at += codePoint > 0xffff ? 2 : 1;
      state = step(state, codePoint);
      if (state === DEAD || seen[at] === state) break;
      seen[at] = state;
      const accepted = accepts(state);
      if (accepted === NO_RULE) continue;
      rule = accepted;
      end = at;
    }
    if (rule !== NO_RULE && end === start && changes++ < modes.size) {
      for (const one of rules[rule]!.moves) move(one);
      continue;
    }
    changes = 0;
    const from = begun === NOWHERE ? start : begun;
    begun = NOWHERE;
    if (rule === NO_RULE || end === start) {
      end = start + (text.codePointAt(start)! > 0xffff ? 2 : 1);
      const extendsLast = length > 0 && terminals[length - 1] === NO_TERMINAL && ends[length - 1] === from;
      if (extendsLast) length--;
      else starts[length] = from;
      terminals[length] = NO_TERMINAL;
      ends[length++] = end;
    } else {
      const { terminal, isMore, moves } = rules[rule]!;
      if (isMore && end < text.length) begun = from;
      else if (isMore || terminal !== undefined) {
        starts[length] = from;
        terminals[length] = isMore ? NO_TERMINAL : terminal!;
        ends[length++] = end;
      }
      for (const one of moves) move(one);
    }
    start = end;
  }
  return {
    length,
    terminals: terminals.slice(0, length),
    starts: starts.slice(0, length),
    ends: ends.slice(0, length),
  };
}

const NOWHERE = -1;

/** The number of tokens of a text, in the mode in which it has the fewest. */
export const fewestTokens = (text: string, grammar: Grammar): number =>
  Math.min(...modesOf(grammar).map((mode) => tokenise(text, grammar, mode).length));

/**
 * Whether two tokens would be read differently without white space between them, in any mode in which the left one is a
 * token that white space may follow.
 */
export function fuses(left: string, right: string, grammar: Grammar): boolean {
  const isTokenIn = (text: string, mode: number): boolean => {
    const { length, ends } = tokenise(text, grammar, mode);
    return length === 1 && ends[0] === left.length;
  };
  const all = modesOf(grammar);
  const able = all.length === 1 ? all : all.filter((mode) => isTokenIn(left, mode));
  return able.some((mode) => {
    const mayBeSpaced = all.length === 1 ? isBlank(' \n', grammar) : isTokenIn(`${left} \n`, mode);
    const { length, ends } = tokenise(left + right, grammar, mode);
    return mayBeSpaced && (length !== 2 || ends[0] !== left.length);
  });
}

/** Whether a text has no tokens. */
export const isBlank = (text: string, grammar: Grammar): boolean => tokenise(text, grammar).length === 0;

const modesOf = (grammar: Grammar): readonly number[] => [...lexerOf(grammar).modes.values()];

interface Lexer {
  readonly automaton: Automaton;
  /** The rules of all modes, each with the index of its terminal. */
  readonly rules: readonly (Pick<LexicalRule, 'isMore' | 'moves'> & {
    readonly terminal: number | undefined;
  })[];
  /** The number of each mode. */
  readonly modes: ReadonlyMap<string, number>;
}

/** An automaton grows as it reads, so later texts in the same grammar reuse it. */
const lexers = new WeakMap<Grammar, Lexer>();

function lexerOf(grammar: Grammar): Lexer {
  const known = lexers.get(grammar) ?? makeLexer(grammar);
  lexers.set(grammar, known);
  return known;
}

function makeLexer(grammar: Grammar): Lexer {
  const lists = [...(grammar.modes ?? new Map([['', rulesOf(grammar)]])).values()];
  const indices = new Map(Array.from(grammar.terminals.keys(), (name, i) => [name, i]));
  return {
    automaton: automaton(lists.map((list) => list.map(({ inside }) => inside))),
    rules: lists.flat().map(({ terminal, isMore, moves }) => ({
      terminal: terminal === undefined ? undefined : indices.get(terminal)!,
      isMore,
      moves,
    })),
    modes: new Map(Array.from(grammar.modes?.keys() ?? [''], (name, i) => [name, i])),
  };
}

/** A terminal without a lexical rule never matches. */
const rulesOf = ({ terminals, skipped }: Grammar): LexicalRule[] =>
  Array.from(terminals.values()).flatMap(({ name, text, inside }) => {
    const regex = text === undefined ? inside : textOf(text);
    if (regex === undefined) return [];
    return [{ inside: regex, terminal: skipped.has(name) ? undefined : name, isMore: false, moves: [] }];
  });
