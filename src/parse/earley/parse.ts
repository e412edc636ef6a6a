/**
 * Earley's parser: "An Efficient Context-Free Parsing Algorithm" (CACM 1970), with empty rules handled as by Aycock and
 * Horspool, "Practical Earley Parsing" (2002), and one token of lookahead everywhere. It handles any grammar.
 *
 * Guarantee: time and memory are linear in the text for an SLR(1) grammar, however wide or deep the text; otherwise at
 * most quadratic without ambiguity and cubic with it. Right recursion needs no special treatment: with lookahead, a
 * right-recursive list is completed only at its end, and each completion is then a node of the derivation.
 *
 * Only the preferred derivation of each item and match is kept: see the head of context-free.ts.
 */
import type { Work } from '../../core/work.ts';
import { GrammarError } from '../../grammar/grammar.ts';
import type { Draft } from '../draft.ts';
import { NO_TERMINAL, type Tokens } from '../tokenise.ts';
import { EMPTY, makeRoom, newChart, TOKEN } from './chart.ts';
import { derive } from './derive.ts';
import { NONE, type Tables } from './tables.ts';

export interface Attempt {
  /** The derivation, if one was found. */
  readonly draft: Draft | undefined;
  /** The token after it. */
  readonly end: number;
  /** The token at which the parser got stuck, or the end of the text. */
  readonly reached: number;
}

/** Parses the start symbol at a token: the longest non-empty match that ends where `mayEnd` allows. */
export type Parser = (from: number, mayEnd: (end: number) => boolean) => Work<Attempt>;

/** Tokens read per turn. */
const TURN = 1_000;

/** An unambiguous grammar takes some tens of steps per token; twenty million steps take some seconds. */
const STEPS_PER_TOKEN = 1_000;
const MOST_STEPS = 20_000_000;

const TOO_AMBIGUOUS =
  'The grammar is so ambiguous that this file would take too long to parse. Write lists of operands as e : t (op t)* rather than e : e op e.';

export function earleyParser(tokens: Tokens, tables: Tables): Parser {
  const { awaits, target, isFinal, maySkip, isShared, circle, owner, firstNonterminal } = tables;
  const { isViable, isFollowed, beginnings } = tables;
  const chart = newChart();
  const mostSteps = MOST_STEPS + STEPS_PER_TOKEN * tokens.length;
  let steps = 0;

  // The current Earley set: the items, groups and matches before the token `here`.
  let here = 0;
  let token = tables.end;
  let firstItem = 0;
  let firstGroup = 0;
  let firstMatch = 0;
  let scanning: number[] = [];
  /** The last group of each nonterminal. */
  const lastGroup = new Int32Array(tables.names.length).fill(NONE);
  /** Hash table of the shared items of this set. An entry of an earlier set counts as empty. */
  let places = new Int32Array(64).fill(NONE);
  let placed = 0;

  function enter(position: number): void {
    here = position;
    token = position < tokens.length ? tokens.terminals[position]! : tables.end;
    if (token === NO_TERMINAL) token = tables.unknown;
    firstItem = chart.items;
    firstGroup = chart.groups;
    firstMatch = chart.matches;
    scanning = [];
    placed = 0;
  }

  /** The group for a nonterminal that begins here. */
  function open(nonterminal: number): number {
    const last = lastGroup[nonterminal]!;
    if (last >= firstGroup && last < chart.groups && chart.nonterminal[last] === nonterminal) return last;
    makeRoom(chart);
    const group = chart.groups++;
    lastGroup[nonterminal] = group;
    chart.nonterminal[group] = nonterminal;
    chart.begin[group] = here;
    chart.waiting[group] = NONE;
    chart.lastMatch[group] = NONE;
    for (const state of beginnings(nonterminal, token)) append(state, group, NONE, EMPTY, 0);
    return group;
  }

  function append(state: number, group: number, previous: number, child: number, isDetour: number): void {
    makeRoom(chart);
    const item = chart.items++;
    chart.state[item] = state;
    chart.group[item] = group;
    chart.previous[item] = previous;
    chart.child[item] = child;
    chart.isDetour[item] = isDetour;
  }

  /** Advances an item by one step, unless the next token rules it out. */
  function advance(previous: number, child: number): void {
    if (++steps > mostSteps) throw new GrammarError(TOO_AMBIGUOUS);
    const state = target[chart.state[previous]!]!;
    if (!isViable(state, token)) return;
    const group = chart.group[previous]!;
    const isDetour = circle[owner[state]!] === NONE ? 0 : detour(previous, child);
    if (isShared[state]) {
      if (2 * placed >= places.length) rearrange();
      const place = findPlace(state, group);
      const item = places[place]!;
      if (isInThisSet(item)) {
        const isStraighter = isDetour < chart.isDetour[item]!;
        const isShorter = beginOf(child) > beginOf(chart.child[item]!);
        if (!isStraighter && (chart.isDetour[item] || isDetour || !isShorter)) return;
        chart.previous[item] = previous;
        chart.child[item] = child;
        chart.isDetour[item] = isDetour;
        const match = chart.lastMatch[group]!;
        if (isFinal[state] && match >= firstMatch) prefer(match, item);
        if (isStraighter && maySkip[state]) advance(item, EMPTY);
        return;
      }
      places[place] = chart.items;
      placed++;
    }
    append(state, group, previous, child, isDetour);
  }

  function detour(previous: number, child: number): number {
    if (child === TOKEN) return 0;
    if (child === EMPTY) return chart.isDetour[previous]!;
    const inner = chart.matchGroup[child]!;
    const outer = chart.group[previous]!;
    const isWhole = chart.begin[inner] === chart.begin[outer];
    return Number(isWhole && circle[chart.nonterminal[inner]!] === circle[chart.nonterminal[outer]!]);
  }

  const beginOf = (child: number): number =>
    child === EMPTY ? here : chart.begin[chart.matchGroup[child]!]!;

  const isInThisSet = (item: number): boolean => item >= firstItem && item < chart.items;

  /** The slot of an item of this set, or the free slot for it. */
  function findPlace(state: number, group: number): number {
    const mixed = Math.imul(state ^ Math.imul(group, 0x9e3779b1), 0x85ebca6b);
    let place = (mixed ^ (mixed >>> 15)) & (places.length - 1);
    for (;;) {
      const item = places[place]!;
      if (!isInThisSet(item) || (chart.state[item] === state && chart.group[item] === group)) return place;
      place = (place + 1) & (places.length - 1);
    }
  }

  function rearrange(): void {
    places = new Int32Array(2 * places.length).fill(NONE);
    for (let item = firstItem; item < chart.items; item++) {
      const state = chart.state[item]!;
      if (isShared[state]) places[findPlace(state, chart.group[item]!)] = item;
    }
  }

  /** Completes a production. */
  function close(item: number): void {
    const group = chart.group[item]!;
    if (chart.lastMatch[group]! >= firstMatch) {
      prefer(chart.lastMatch[group]!, item);
      return;
    }
    makeRoom(chart);
    const match = chart.matches++;
    chart.lastMatch[group] = match;
    chart.matchGroup[match] = group;
    chart.matchItem[match] = item;
    for (let w = chart.waiting[group]!; w !== NONE; w = chart.nextWaiting[w]!) advance(w, match);
  }

  /**
   * A detour is only ever replaced by a straight derivation: detours found first use only earlier ones and so form no
   * cycle.
   */
  function prefer(match: number, item: number): void {
    const best = chart.matchItem[match]!;
    const isEarlier = chart.state[item]! < chart.state[best]!;
    const [isDetour, wasDetour] = [chart.isDetour[item]!, chart.isDetour[best]!];
    if (isDetour < wasDetour || (isDetour + wasDetour === 0 && isEarlier)) chart.matchItem[match] = item;
  }

  function process(item: number): void {
    const state = chart.state[item]!;
    if (isFinal[state] && chart.begin[chart.group[item]!]! < here && isFollowed(owner[state]!, token))
      close(item);
    const symbol = awaits[state]!;
    if (symbol === NONE) return;
    if (symbol < firstNonterminal) {
      if (symbol === token) scanning.push(item);
      return;
    }
    if (beginnings(symbol, token).length > 0) {
      const group = open(symbol);
      chart.nextWaiting[item] = chart.waiting[group]!;
      chart.waiting[group] = item;
    }
    if (maySkip[state]) advance(item, EMPTY);
  }

  return function* (from, mayEnd) {
    chart.items = 0;
    chart.groups = 0;
    chart.matches = 0;
    let best = NONE;
    let end = from;
    enter(from);
    const root = open(tables.start);
    for (;;) {
      for (let item = firstItem; item < chart.items; item++) process(item);
      if (chart.lastMatch[root]! >= firstMatch && mayEnd(here)) {
        best = chart.lastMatch[root]!;
        end = here;
      }
      if (scanning.length === 0) break;
      const scanned = scanning;
      if (here % TURN === 0) yield;
      enter(here + 1);
      for (const item of scanned) advance(item, TOKEN);
    }
    const draft = best === NONE ? undefined : derive(chart, best, end, tokens, tables);
    return { draft, end, reached: here };
  };
}
