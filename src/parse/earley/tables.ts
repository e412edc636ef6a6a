/** The tables of an Earley parser for a grammar. */
import { type Grammar, type Production, symbolsOf } from '../../grammar/grammar.ts';
import { components } from '../../grammar/pnf/components.ts';

/**
 * Symbols are numbers: the terminals in the order of the grammar, then `end` for the end of the text, then `unknown`
 * for tokens of no terminal, then the nonterminals.
 *
 * A state is a production and a position in it; states are numbered in the order of the grammar. A sequence has a state
 * before each of its symbols and one after the last; a quantified production has one before the first repetition and
 * one after any repetition.
 */
export interface Tables {
  readonly names: readonly string[];
  readonly end: number;
  readonly unknown: number;
  readonly firstNonterminal: number;
  readonly start: number;
  /** The nonterminal that a state belongs to. */
  readonly owner: Int32Array;
  /** The production that a state belongs to. */
  readonly production: readonly Production[];
  /** The symbol that a state expects; NONE if it expects nothing more. */
  readonly awaits: Int32Array;
  /** The state after that symbol. */
  readonly target: Int32Array;
  /** Whether the production may end here. Without any repetition it is empty: see `empty`. */
  readonly isFinal: Uint8Array;
  /** Whether the expected symbol may be skipped as empty. A repetition never is. */
  readonly maySkip: Uint8Array;
  /** Whether a state can be reached in several ways at the same position, because its last symbol is a nonterminal. */
  readonly isShared: Uint8Array;
  /**
   * Nonterminals that can derive exactly each other have the same number; NONE for those that cannot derive exactly
   * themselves.
   */
  readonly circle: Int32Array;
  /**
   * The production by which each nullable nonterminal derives the empty string: with the fewest levels, then the
   * earliest.
   */
  readonly empty: ReadonlyMap<string, Production>;
  /** Whether a state can continue with a token. */
  readonly isViable: (state: number, token: number) => boolean;
  /** Whether a token can follow a nonterminal. */
  readonly isFollowed: (nonterminal: number, token: number) => boolean;
  /** The initial states of a non-empty nonterminal that can start with a token. */
  readonly beginnings: (nonterminal: number, token: number) => readonly number[];
}

export const NONE = -1;

/** `followed` says what may follow the start symbol. */
export function earleyTables(
  grammar: Grammar,
  start: string,
  followed: 'by the end' | 'by anything',
): Tables {
  const terminals = [...grammar.terminals.keys()];
  const end = terminals.length;
  const unknown = end + 1;
  const firstNonterminal = end + 2;
  const names = [...terminals, '', '', ...grammar.rules.keys()];
  const numbers = new Map(names.map((name, i) => [name, i]));
  const number = (name: string): number => numbers.get(name)!;
  const empty = emptyProductions(grammar);

  const owner: number[] = [];
  const production: Production[] = [];
  const awaits: number[] = [];
  const target: number[] = [];
  const isFinal: number[] = [];
  const maySkip: number[] = [];
  /** Whether everything before is nullable, and whether everything after is. */
  const isAtStart: boolean[] = [];
  const isAtEnd: boolean[] = [];
  const initial: number[][] = names.map(() => []);

  for (const [name, productions] of grammar.rules) {
    for (const of of productions) {
      const first = owner.length;
      const symbols = symbolsOf(of);
      const isSequence = of.kind === 'sequence';
      const repeats = of.kind === 'star' || of.kind === 'plus';
      initial[number(name)]!.push(first);
      for (let i = 0; i <= symbols.length; i++) {
        const isLast = i === symbols.length;
        const symbol = isLast && repeats ? symbols[0] : symbols[i];
        owner.push(number(name));
        production.push(of);
        awaits.push(symbol === undefined ? NONE : number(symbol));
        target.push(isLast ? first + i : first + i + 1);
        isFinal.push(Number(isLast));
        maySkip.push(Number(isSequence && symbol !== undefined && empty.has(symbol)));
        isAtStart.push(i === 0 || (isAtStart.at(-1)! && maySkip[first + i - 1] === 1));
        isAtEnd.push(isSequence ? symbols.slice(i).every((symbol) => empty.has(symbol)) : isLast);
      }
    }
  }
  const states = owner.length;

  const isShared = new Uint8Array(states);
  for (let s = 0; s < states; s++) if (awaits[s]! >= firstNonterminal) isShared[target[s]!] = 1;

  const first = bitRows(names.length, firstNonterminal);
  for (let token = 0; token < firstNonterminal; token++) first.add(token, token);
  const rest = bitRows(states, firstNonterminal);
  const begins = new Set(initial.flat());
  // In reverse order, a rule's first set is used at once by the rules before it: a long chain takes one round, not one
  // per rule.
  untilStable((grows) => {
    for (let s = states - 1; s >= 0; s--) {
      if (awaits[s] !== NONE) grows(rest.include(s, first, awaits[s]!));
      if (maySkip[s]) grows(rest.include(s, rest, target[s]!));
      if (begins.has(s)) grows(first.include(owner[s]!, rest, s));
    }
  });

  const follow = bitRows(names.length, firstNonterminal);
  const behind = followed === 'by the end' ? [end] : Array.from({ length: firstNonterminal }, (_, i) => i);
  for (const token of behind) follow.add(number(start), token);
  untilStable((grows) => {
    for (let s = 0; s < states; s++) {
      if (awaits[s]! < firstNonterminal) continue;
      grows(follow.include(awaits[s]!, rest, target[s]!));
      if (isAtEnd[target[s]!]) grows(follow.include(awaits[s]!, follow, owner[s]!));
    }
  });

  const viable = bitRows(states, firstNonterminal);
  for (let s = 0; s < states; s++) {
    viable.include(s, rest, s);
    if (isAtEnd[s]) viable.include(s, follow, owner[s]!);
  }

  const steps = new Map(names.slice(firstNonterminal).map((name): [string, string[]] => [name, []]));
  for (let s = 0; s < states; s++) {
    const isWhole = awaits[s]! >= firstNonterminal && isAtStart[s] && isAtEnd[target[s]!];
    if (isWhole) steps.get(names[owner[s]!]!)!.push(names[awaits[s]!]!);
  }
  const circle = new Int32Array(names.length).fill(NONE);
  components(steps).forEach((component, i) => {
    const [first = ''] = component;
    if (component.length === 1 && !steps.get(first)!.includes(first)) return;
    for (const name of component) circle[number(name)] = i;
  });

  const known: number[][][] = names.map(() => []);
  return {
    names,
    end,
    unknown,
    firstNonterminal,
    start: number(start),
    owner: Int32Array.from(owner),
    production,
    awaits: Int32Array.from(awaits),
    target: Int32Array.from(target),
    isFinal: Uint8Array.from(isFinal),
    maySkip: Uint8Array.from(maySkip),
    isShared,
    circle,
    empty,
    isViable: viable.has,
    isFollowed: follow.has,
    beginnings: (nonterminal, token) =>
      (known[nonterminal]![token] ??= initial[nonterminal]!.filter((s) => rest.has(s, token))),
  };
}

function emptyProductions(grammar: Grammar): ReadonlyMap<string, Production> {
  const empty = new Map<string, Production>();
  const isEmpty = (production: Production): boolean =>
    production.kind === 'star' ||
    production.kind === 'optional' ||
    symbolsOf(production).every((symbol) => empty.has(symbol));
  untilStable((grows) => {
    const level = Array.from(grammar.rules, ([name, all]) => [name, all.find(isEmpty)] as const);
    for (const [name, production] of level) {
      if (production === undefined || empty.has(name)) continue;
      empty.set(name, production);
      grows(true);
    }
  });
  return empty;
}

/** Repeats `round` to a fixpoint. */
function untilStable(round: (changes: (changed: boolean) => void) => void): void {
  let changed = true;
  while (changed) {
    changed = false;
    round((now) => {
      changed ||= now;
    });
  }
}

interface BitRows {
  readonly words: Uint32Array;
  readonly add: (row: number, bit: number) => void;
  readonly has: (row: number, bit: number) => boolean;
  /** Adds all bits of a row of `other` to `row`; returns whether any were new. */
  readonly include: (row: number, other: BitRows, otherRow: number) => boolean;
}

/** Bit sets of equal capacity. */
function bitRows(rows: number, bits: number): BitRows {
  const width = (bits + 31) >>> 5;
  const words = new Uint32Array(rows * width);
  return {
    words,
    add(row, bit) {
      words[row * width + (bit >>> 5)]! |= 1 << (bit & 31);
    },
    has: (row, bit) => ((words[row * width + (bit >>> 5)]! >>> (bit & 31)) & 1) === 1,
    include(row, other, otherRow) {
      let isNew = false;
      for (let i = 0; i < width; i++) {
        const more = (other.words[otherRow * width + i]! & ~words[row * width + i]!) >>> 0;
        if (more === 0) continue;
        words[row * width + i]! |= more;
        isNew = true;
      }
      return isNew;
    },
  };
}
