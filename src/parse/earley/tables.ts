/** What an Earley parser needs to know of a grammar, as numbers. */
import { type Grammar, type Production, symbolsOf } from '../../grammar/grammar.ts';
import { components } from '../../grammar/pnf/components.ts';

/**
 * Symbols are numbers: the terminals in the order of the grammar, then `end` for the end of the text, then `unknown`
 * for tokens of no terminal, then the nonterminals.
 *
 * A state is a production and how far it has come; states are numbered in the order of the grammar. A sequence has a
 * state before each of its symbols and one behind the last; a quantified production has one before the first
 * repetition and one behind any.
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
  /** The symbol that a state waits for; NONE if it cannot go on. */
  readonly awaits: Int32Array;
  /** The state behind that symbol. */
  readonly target: Int32Array;
  /** Whether the production may be over here. One that repeated nothing is empty: see `empty`. */
  readonly isFinal: Uint8Array;
  /** Whether the awaited symbol may be left out as empty. A repetition never is. */
  readonly maySkip: Uint8Array;
  /** Whether more than one way can lead to a state at the same place: what it has come over is a nonterminal. */
  readonly isShared: Uint8Array;
  /** Nonterminals that can derive just each other have the same number; NONE for what cannot derive just itself. */
  readonly circle: Int32Array;
  /** How nonterminals derive nothing: with the fewest levels, then by the earliest production. */
  readonly empty: ReadonlyMap<string, Production>;
  /** Whether a state is worth having before a token. */
  readonly isViable: (state: number, token: number) => boolean;
  /** Whether a nonterminal can stand before a token. */
  readonly isFollowed: (nonterminal: number, token: number) => boolean;
  /** The states in which a nonterminal that is not empty begins, if a token stands next. */
  readonly beginnings: (nonterminal: number, token: number) => readonly number[];
}

export const NONE = -1;

/** `followed` says what comes behind the start symbol. */
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
  /** Whether all before may be empty, and whether all behind may be. */
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
  // What a rule is found to begin with is used at once by the rules before it: a long chain of rules takes one round, not one for each.
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

/** Repeats `round` until nothing changes in it any more. */
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
  /** Adds all bits of a row of `other` to `row`; whether there were new ones. */
  readonly include: (row: number, other: BitRows, otherRow: number) => boolean;
}

/** Sets of small numbers, all as large as each other. */
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
