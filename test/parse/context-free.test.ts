import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toGrammar } from '../../src/grammar/from-ebnf.ts';
import { type Grammar, type Production, quantified, sequence } from '../../src/grammar/grammar.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import type { Draft } from '../../src/parse/draft.ts';
import { parseContextFree } from '../../src/parse/context-free.ts';

const grammarOf = (bnf: string): Grammar => toGrammar(readBnf(bnf));

/** `s(a x(b))`, with an error as `!(...)`. */
function show(draft: Draft, text: string): string {
  if (draft.kind === 'token') return text.slice(draft.start, draft.end);
  const children = draft.children.map((child) => show(child, text)).join(' ');
  return `${draft.kind === 'error' ? '!' : draft.symbol}(${children})`;
}

const parse = (text: string, bnf: string): string => show(parseContextFree(text, grammarOf(bnf)).draft, text);

test.each<[string, string, string, string]>([
  ['a sequence', "s ::= 'a' 'b'", 'ab', 's(a b)'],
  ['a star', "s ::= 'a'*", 'aaa', 's(a a a)'],
  ['an empty star', "s ::= 'a'*", '', 's()'],
  ['a plus', "s ::= 'a'+", 'aa', 's(a a)'],
  ['an optional', "s ::= 'a'?", 'a', 's(a)'],
  ['an empty optional', "s ::= 'a'?", '', 's()'],
  ['skipped tokens are in no node', "s ::= 'a' 'b'", ' a  b ', 's(a b)'],
  ['left recursion', "s ::= s 'a' | 'a'", 'aaa', 's(s(s(a) a) a)'],
  ['right recursion', "s ::= 'a' s | 'a'", 'aaa', 's(a s(a s(a)))'],
  ['middle recursion', "s ::= 'a' s 'a' | 'b'", 'aabaa', 's(a s(a s(b) a) a)'],
  ['indirect left recursion', "s ::= x 'a' | 'b'; x ::= s", 'baa', 's(x(s(x(s(b)) a)) a)'],
  ['left recursion after a nullable symbol', "s ::= x s 'a' | 'b'; x ::= 'c' | ;", 'ba', 's(x() s(b) a)'],
  ['right recursion before a nullable symbol', "s ::= 'a' s x | 'b'; x ::= 'c' | ;", 'ab', 's(a s(b) x())'],
  ['empty symbols in a row', "s ::= x x 'a' x; x ::= 'b' | ;", 'a', 's(x() x() a x())'],
  [
    'a choice that one token of lookahead cannot decide',
    "s ::= x 'c' | y 'd'; x ::= 'a' 'b'; y ::= 'a' 'b'",
    'abd',
    's(y(a b) d)',
  ],
  ['palindromes', "s ::= 'a' s 'a' | 'b' s 'b' | 'a' | 'b'", 'abbabba', 's(a s(b s(b s(a) b) b) a)'],
])('%s: %s', (_, bnf, text, expected) => {
  expect(parse(text, bnf)).toBe(expected);
});

test.each<[string, string, string, string]>([
  ['the earliest production', "s ::= x | y; x ::= 'a'; y ::= 'a'", 'a', 's(x(a))'],
  ['even if it takes more levels', "s ::= x | 'a'; x ::= y; y ::= 'a'", 'a', 's(x(y(a)))'],
  ['the left takes the most: operators', "e ::= e '+' e | 'n'", 'n+n+n', 'e(e(e(n) + e(n)) + e(n))'],
  [
    'the left takes the most: an else',
    "s ::= 'i' s x | 'a'; x ::= 'e' s | ;",
    'iiaea',
    's(i s(i s(a) x(e s(a))) x())',
  ],
  ['the left takes the most: a sequence', "s ::= x x x; x ::= 'a'*", 'aa', 's(x(a a) x() x())'],
  ['the last repetition is the shortest', "s ::= x+; x ::= 'a' 'a' | 'a'", 'aa', 's(x(a) x(a))'],
  ['the earliest production before the longest left', "s ::= 'a' x | x 'a'; x ::= 'a'+", 'aa', 's(a x(a))'],
  [
    'the last symbol counts before the others',
    "s ::= x y z; x ::= 'a' 'a' 'a' | 'a'; y ::= 'a' 'a' 'a' | ; z ::= 'a'?",
    'aaaa',
    's(x(a) y(a a a) z())',
  ],
  ['an empty derivation: the fewest levels', "s ::= x 'a'; x ::= y | ; y ::= ;", 'a', 's(x() a)'],
  [
    'an empty derivation: the earliest production',
    "s ::= x 'a'; x ::= y | z; y ::= ; z ::= ;",
    'a',
    's(x(y()) a)',
  ],
  ['no cycle of one', "s ::= s | 'a'", 'a', 's(a)'],
  ['no cycle of two', "s ::= x | 'a'; x ::= s | 'b'", 'b', 's(x(b))'],
  ['no cycle through nullable symbols', "s ::= x s x | 'a'; x ::= 'b' | ;", 'a', 's(a)'],
  ['out of the cycle, found late', "s ::= y s | s* | 'b'; y ::= 'b' | ;", 'b', 's(y(b) s())'],
  [
    'out of the cycle, before the end',
    "s ::= x*; x ::= y x s | 'b'*; y ::= 'b'* | 'a'*",
    'b',
    's(x(y(b) x() s()))',
  ],
  ['nullable lists of lists', "s ::= s s | 'a' | ;", 'aaa', 's(s(s(a) s(a)) s(a))'],
])('of several derivations, %s: %s', (_, bnf, text, expected) => {
  expect(parse(text, bnf)).toBe(expected);
});

test.each<[string, Production[], Production[], string, string]>([
  [
    'a star repeats nothing empty',
    [quantified('star', 'X')],
    [quantified('star', 'a')],
    'aa',
    'S(X(a) X(a))',
  ],
  ['a star of a nullable symbol is empty', [quantified('star', 'X')], [quantified('star', 'a')], '', 'S()'],
  [
    'a plus of a nullable symbol has one repetition',
    [quantified('plus', 'X')],
    [quantified('star', 'a')],
    '',
    'S(X())',
  ],
  ['an optional of a nullable symbol is empty', [quantified('optional', 'X')], [sequence()], '', 'S()'],
  [
    'a star of itself',
    [quantified('star', 'X')],
    [quantified('plus', 'S'), sequence('a')],
    'aa',
    'S(X(a) X(a))',
  ],
])('%s', (_, s, x, text, expected) => {
  expect(show(parseContextFree(text, handMade({ S: s, X: x })).draft, text)).toBe(expected);
});

test.each<[string, string, string, string, number]>([
  ['without a list, everything is one error', "s ::= 'a' 'b'", 'a', '!(a)', 1],
  ['including text that no terminal matches', "s ::= 'a' 'b'", 'a~~b', '!(a ~~ b)', 3],
  ['an empty text that does not parse', "s ::= 'a'", '', '!()', 0],
  ['a list keeps the elements that parse', "s ::= c*; c ::= 'a' ';'", 'a; ; a;', 's(c(a ;) !(;) c(a ;))', 1],
  ['at its start', "s ::= c+; c ::= 'a' ';'", '~ a;', 's(!(~) c(a ;))', 1],
  ['at its end', "s ::= c*; c ::= 'a' ';'", 'a; a', 's(c(a ;) !(a))', 1],
  ['if nothing parses', "s ::= c+; c ::= 'a' ';'", 'aaa', 's(!(a a a))', 3],
  [
    'a list below unit rules',
    "s ::= t; t ::= 'b' | u?; u ::= c*; c ::= 'a'",
    'a~a',
    's(t(u(c(a) !(~) c(a))))',
    1,
  ],
  [
    'elements may be left-recursive',
    "s ::= e*; e ::= e '+' 'n' | 'n'",
    'n+n++n',
    's(e(e(n) + n) !(+ +) e(n))',
    2,
  ],
  [
    'a bracketed group is one error',
    "s ::= c*; c ::= '(' c* ')' | 'a'",
    '(a~(a)a)a',
    's(!(( a ~ ( a ) a )) c(a))',
    8,
  ],
  [
    'an open bracket hides nothing',
    "s ::= c*; c ::= '(' 'a' ')'",
    '( (a) (a)',
    's(!(() c(( a )) c(( a )))',
    1,
  ],
  ['a stray bracket is an error', "s ::= c*; c ::= '(' 'a' ')'", '(a) ) (a)', 's(c(( a )) !()) c(( a )))', 1],
  [
    'an element that ends before the parser got stuck is part of the error',
    "s ::= c*; c ::= 'a' | 'b' 'a' 'c'",
    'b a ~ a',
    's(!(b a ~) c(a))',
    3,
  ],
])('text that does not parse: %s', (_, bnf, text, expected, errorTokens) => {
  const parsed = parseContextFree(text, grammarOf(bnf));
  expect(show(parsed.draft, text)).toBe(expected);
  expect(parsed.errorTokens).toBe(errorTokens);
});

const N = 300_000;
test.each<[string, string, string]>([
  ['a star', "s ::= x*; x ::= 'a'", 'a'.repeat(N)],
  ['left recursion', "s ::= s 'a' | 'a'", 'a'.repeat(N / 4)],
  ['right recursion', "s ::= 'a' s | 'a'", 'a'.repeat(N / 4)],
  ['right recursion that ends empty', "s ::= 'a' s | ;", 'a'.repeat(N / 4)],
  ['a separated list', "s ::= 'a' (',' 'a')*", 'a' + ',a'.repeat(N / 2)],
  ['brackets', "s ::= '(' s* ')'", '('.repeat(N / 4) + ')'.repeat(N / 4)],
  ['prefixes', "s ::= '-' s | s '*' | 'a'", '-'.repeat(N / 4) + 'a'],
])('large texts: %s', (_, bnf, text) => {
  const { draft, tokens, errorTokens } = parseContextFree(text, grammarOf(bnf));
  expect([draft.kind, tokens, errorTokens]).toEqual(['node', text.length, 0]);
});

test('gives up after too many attempts that run to the end of a large text', () => {
  const grammar = grammarOf("s ::= c*; c ::= 'a'* 'b'");
  const { draft, errorTokens } = parseContextFree(`ab${'a'.repeat(20_000)}`, grammar);
  expect([draft.kind, errorTokens]).toEqual(['node', 20_000]);
});

// The rest: random grammars, with facts about them by brute force.

function handMade(rules: Record<string, readonly Production[]>): Grammar {
  return {
    start: 'S',
    rules: new Map(Object.entries(rules)),
    terminals: new Map(['a', 'b'].map((text) => [text, { name: text, text }])),
    skipped: new Set(),
    auxiliary: new Set(),
  };
}

const RUNS = 300;
const symbol = fc.constantFrom('S', 'X', 'Y', 'a', 'b', 'a', 'b');
const production: fc.Arbitrary<Production> = fc.oneof(
  { weight: 3, arbitrary: fc.array(symbol, { maxLength: 3 }).map((symbols) => sequence(...symbols)) },
  fc.tuple(fc.constantFrom('star', 'plus', 'optional'), symbol).map(([kind, of]) => quantified(kind, of)),
);
const productions = fc.array(production, { minLength: 1, maxLength: 3 });
const randomGrammar = fc.record({ S: productions, X: productions, Y: productions }).map(handMade);
const randomText = fc.array(fc.constantFrom('a', 'b'), { maxLength: 7 }).map((letters) => letters.join(''));

/** Whether a symbol, or the first symbols of a production, can derive `text.slice(from, to)`. */
interface Facts {
  readonly symbol: (name: string, from: number, to: number) => boolean;
  /** For a quantified production, `count` is 0 for no repetition, or 1 for one or more non-empty ones. */
  readonly prefix: (of: Production, count: number, from: number, to: number) => boolean;
}

function bruteForce(text: string, grammar: Grammar): Facts {
  const known = new Set<string>();
  const spans: [number, number][] = [];
  for (let from = 0; from <= text.length; from++)
    for (let to = from; to <= text.length; to++) spans.push([from, to]);
  const symbol = (name: string, from: number, to: number): boolean =>
    grammar.terminals.has(name) ? text.slice(from, to) === name : known.has(`${name} ${from} ${to}`);
  const prefix = (of: Production, count: number, from: number, to: number): boolean => {
    if (count === 0) return from === to;
    const last = of.kind === 'sequence' ? of.symbols[count - 1]! : of.of;
    for (let cut = from; cut <= to; cut++) {
      if (of.kind !== 'sequence' && cut === to) break;
      if (!symbol(last, cut, to)) continue;
      if (prefix(of, count - 1, from, cut)) return true;
      if ((of.kind === 'star' || of.kind === 'plus') && prefix(of, 1, from, cut)) return true;
    }
    return false;
  };
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const [name, all] of grammar.rules) {
      for (const [from, to] of spans) {
        if (all.some((of) => fits({ symbol, prefix }, of, from, to))) known.add(`${name} ${from} ${to}`);
      }
    }
  }
  return { symbol, prefix };
}

function fits({ symbol, prefix }: Facts, of: Production, from: number, to: number): boolean {
  if (of.kind === 'sequence') return prefix(of, of.symbols.length, from, to);
  if (from < to) return prefix(of, 1, from, to);
  return of.kind !== 'plus' || symbol(of.of, from, to);
}

interface Span {
  readonly draft: Draft;
  readonly from: number;
  readonly to: number;
}

/** All nodes with their spans. Also checks that the derivation conforms to the grammar. */
function nodesOf(root: Draft, text: string, grammar: Grammar): Span[] {
  const nodes: Span[] = [];
  const visit = (draft: Draft, expected: string, from: number): Span => {
    if (draft.kind === 'error') throw new Error('an error in what should parse');
    expect(draft.symbol).toBe(expected);
    if (draft.kind === 'token') {
      expect(draft.start).toBe(from);
      expect(text.slice(from, draft.end)).toBe(draft.symbol);
      return { draft, from, to: draft.end };
    }
    const { production: of, children } = draft;
    expect(grammar.rules.get(draft.symbol)).toContain(of);
    if (of.kind === 'sequence') expect(children).toHaveLength(of.symbols.length);
    if (of.kind === 'plus') expect(children.length).toBeGreaterThan(0);
    if (of.kind === 'optional') expect(children.length).toBeLessThan(2);
    let to = from;
    const spans = children.map((child, i) => {
      const span = visit(child, of.kind === 'sequence' ? of.symbols[i]! : of.of, to);
      to = span.to;
      return span;
    });
    for (const span of spans) {
      const isWhole = span.from === from && span.to === to && from < to;
      if (of.kind !== 'sequence' && from < to) expect(span.to).toBeGreaterThan(span.from);
      if (isWhole) wholes.set(span.draft, draft);
    }
    const span = { draft, from, to };
    nodes.push(span);
    return span;
  };
  const wholes = new Map<Draft, Draft>();
  expect(visit(root, grammar.start, 0).to).toBe(text.length);
  for (const { draft } of nodes) {
    for (let above = wholes.get(draft); above !== undefined; above = wholes.get(above)) {
      if (above.kind === 'node' && draft.kind === 'node') expect(above.symbol).not.toBe(draft.symbol);
    }
  }
  return nodes;
}

/** Whether two nonterminals can derive exactly each other. */
type SameCircle = (a: string, b: string) => boolean;

function circlesOf(grammar: Grammar): SameCircle {
  const facts = bruteForce('', grammar);
  const isEmpty = (name: string): boolean => facts.symbol(name, 0, 0);
  const direct = (of: Production): readonly string[] => {
    if (of.kind !== 'sequence') return [of.of];
    return of.symbols.filter((_, i) => of.symbols.every((other, j) => i === j || isEmpty(other)));
  };
  const reached = new Map(Array.from(grammar.rules, ([name, all]) => [name, new Set(all.flatMap(direct))]));
  for (const names of reached.values()) {
    for (const name of names) for (const further of reached.get(name) ?? []) names.add(further);
  }
  return (a, b) => reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true;
}

test('parses exactly the texts that the grammar derives, without cycles', () => {
  fc.assert(
    fc.property(randomGrammar, randomText, (grammar, text) => {
      const { draft, errorTokens } = parseContextFree(text, grammar);
      if (!bruteForce(text, grammar).symbol('S', 0, text.length)) {
        expect(draft.kind === 'error' || errorTokens > 0).toBe(true);
      } else {
        expect(errorTokens).toBe(0);
        nodesOf(draft, text, grammar);
      }
    }),
    { numRuns: RUNS },
  );
});

test('takes the earliest production, and in it the shortest last symbol', () => {
  fc.assert(
    fc.property(randomGrammar, randomText, (grammar, text) => {
      const facts = bruteForce(text, grammar);
      const isOnCircle = circlesOf(grammar);
      fc.pre(facts.symbol('S', 0, text.length) && !['S', 'X', 'Y'].some((name) => isOnCircle(name, name)));
      for (const { draft, from, to } of nodesOf(parseContextFree(text, grammar).draft, text, grammar)) {
        if (draft.kind !== 'node' || from === to) continue;
        const of = draft.production;
        expect(grammar.rules.get(draft.symbol)!.find((of) => fits(facts, of, from, to))).toBe(of);
        let end = to;
        for (let i = draft.children.length - 1; i >= 0; i--) {
          const symbol = of.kind === 'sequence' ? of.symbols[i]! : of.of;
          const before = of.kind === 'sequence' ? i : Math.min(i, 1);
          const couldBegin = (cut: number): boolean =>
            facts.symbol(symbol, cut, end) &&
            (facts.prefix(of, before, from, cut) || (of.kind !== 'sequence' && i > 0 && cut === from));
          let begin = of.kind === 'sequence' ? end : end - 1;
          while (!couldBegin(begin)) begin--;
          expect(lengthOf(draft.children[i]!)).toBe(end - begin);
          end = begin;
        }
      }
    }),
    { numRuns: RUNS },
  );
});

/** Whether a production fits without passing the whole text to a nonterminal of the same cycle. */
function fitsStraight(
  facts: Facts,
  isSame: SameCircle,
  name: string,
  of: Production,
  from: number,
  to: number,
): boolean {
  const mayBe = (symbol: string, begin: number, end: number): boolean =>
    facts.symbol(symbol, begin, end) && !(begin === from && end === to && isSame(symbol, name));
  if (of.kind !== 'sequence') {
    const cuts = Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i);
    const severalFit = cuts.some((cut) => facts.prefix(of, 1, from, cut) && facts.symbol(of.of, cut, to));
    return mayBe(of.of, from, to) || (of.kind !== 'optional' && severalFit);
  }
  let ends = new Set([from]);
  for (const symbol of of.symbols) {
    const next = new Set<number>();
    for (const begin of ends)
      for (let end = begin; end <= to; end++) if (mayBe(symbol, begin, end)) next.add(end);
    ends = next;
  }
  return ends.has(to);
}

test('among nonterminals that derive each other, takes the earliest production that leaves the cycle', () => {
  fc.assert(
    fc.property(randomGrammar, randomText, (grammar, text) => {
      const facts = bruteForce(text, grammar);
      const isOnCircle = circlesOf(grammar);
      fc.pre(facts.symbol('S', 0, text.length) && ['S', 'X', 'Y'].some((name) => isOnCircle(name, name)));
      for (const { draft, from, to } of nodesOf(parseContextFree(text, grammar).draft, text, grammar)) {
        if (draft.kind !== 'node' || from === to) continue;
        const all = grammar.rules.get(draft.symbol)!;
        const straight = all.find((of) => fitsStraight(facts, isOnCircle, draft.symbol, of, from, to));
        expect(draft.production).toBe(straight ?? draft.production);
      }
    }),
    { numRuns: RUNS },
  );
});

function lengthOf(draft: Draft): number {
  if (draft.kind === 'token') return draft.end - draft.start;
  return draft.children.reduce((sum, child) => sum + lengthOf(child), 0);
}

test('every token is in the draft exactly once, in order, even if the text does not parse', () => {
  const grammar = grammarOf("s ::= c*; c ::= '(' c* ')' | 'a' '+' 'a' ';' | 'a' ';'");
  const pieces = fc.array(fc.constantFrom('(', ')', 'a', '+', ';', '~ ', '(a;)', 'a+a;'), { maxLength: 30 });
  fc.assert(
    fc.property(pieces, (pieces) => {
      const text = pieces.join('');
      const { draft, tokens, errorTokens } = parseContextFree(text, grammar);
      let [all, errors, shown] = [0, 0, ''];
      const visit = (draft: Draft, isError: boolean): void => {
        if (draft.kind !== 'token') {
          for (const child of draft.children) visit(child, draft.kind === 'error');
          return;
        }
        all++;
        errors += Number(isError);
        shown += text.slice(draft.start, draft.end);
      };
      visit(draft, false);
      expect([all, errors, shown]).toEqual([tokens, errorTokens, text.replaceAll(' ', '')]);
    }),
  );
});

test('a grammar that is too ambiguous for a text is rejected, in bounded time', () => {
  const grammar = toGrammar(readBnf("e ::= e '+' e | N\nN ::= /[0-9]+/\n"));
  expect(() => parseContextFree(`1${'+1'.repeat(3_000)}`, grammar)).toThrow(/so ambiguous/);
});
