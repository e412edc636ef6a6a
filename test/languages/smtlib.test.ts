import { expect, test } from 'vitest';
import { toGrammar } from '../../src/grammar/from-ebnf.ts';
import { normalise } from '../../src/grammar/pnf/normalise.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { SMTLIB_GRAMMAR } from '../../src/languages/smtlib/grammar.ts';
import type { Draft } from '../../src/parse/draft.ts';
import { parseContextFree } from '../../src/parse/context-free.ts';

const grammar = toGrammar(readBnf(SMTLIB_GRAMMAR));
const normal = normalise(grammar);

test.each([
  // Commands of the standard.
  '(assert true)',
  '(check-sat)',
  '(check-sat-assuming (a (not b)))',
  '(check-sat-assuming ())',
  '(declare-const x Int)',
  '(declare-datatype Colour ((red) (green) (blue)))',
  '(declare-datatype List (par (T) ((nil) (cons (head T) (tail (List T))))))',
  '(declare-datatypes ((Tree 1) (Forest 0)) ((par (T) ((leaf) (node (value T)))) ((none) (some (t (Tree Int))))))',
  '(declare-fun f (Int (Array Int Bool)) (_ BitVec 32))',
  '(declare-sort S 0)',
  '(define-fun f ((x Int) (y Int)) Int (+ x y))',
  '(define-fun-rec f ((x Int)) Int (f x))',
  '(define-funs-rec ((f ((x Int)) Int) (g () Bool)) ((f x) true))',
  '(define-sort Set (T) (Array T Bool))',
  '(echo "a ""quoted"" text")',
  '(exit)',
  '(get-assertions) (get-assignment) (get-model) (get-proof) (get-unsat-assumptions) (get-unsat-core)',
  '(get-info :name)',
  '(get-option :produce-models)',
  '(get-value (x (f 1)))',
  '(push 1) (pop 1)',
  '(reset) (reset-assertions)',
  '(set-info :status unsat)',
  '(set-info :source |several\nlines|)',
  '(set-info :smt-lib-version 2.6)',
  '(set-info :x)',
  '(set-info :x (a (b) let "c" 1 :d))',
  '(set-logic QF_BV)',
  '(set-option :produce-models true)',
  // Terms.
  '(assert (= #xFf #b01 12 1.50 "text"))',
  '(assert (let ((x 1) (y (+ 1 2))) (> x y)))',
  '(assert (forall ((x Int) (y (Array Int Int))) (exists ((z Int)) (= z x))))',
  '(assert (match l ((nil true) ((cons h t) false) (_x true))))',
  '(assert (! (> x 0) :named a :pattern ((f x) (g x)) :weight 1))',
  '(assert (= ((_ extract 7 0) x) (_ bv10 8)))',
  '(assert ((as const (Array Int Int)) 0))',
  '(assert (= (as nil (List Int)) |a b;c|))',
  '(assert ((_ is cons) x))',
  '(assert (str.in_re x (re.+ (_ char #x41))))',
  '(assert (<= -1 .x ?y !z a@b c! <=> %1))',
  '; a comment (assert\n(check-sat) ; another',
  '',
  // Extensions and leniencies of solvers.
  '(assert (and))',
  '(assert (let () x))',
  '(check-sat a)',
  '(push) (pop)',
  '(declare-sort S)',
  '(declare-datatypes () ((Colour red green) (Pair (pair (fst Int) (snd Int)))))',
  '(declare-datatypes (T) ((List nil (cons (hd T) (tl List)))))',
  '(declare-codatatypes ((Stream 0)) (((scons (hd Int) (tl Stream)))))',
  '(define-const x Int 1)',
  '(minimize x) (maximize (+ x y) :id goal) (assert-soft a :weight 2 :id goal)',
  '(check-sat-using (then simplify (using-params smt :random-seed 1)))',
  '(declare-var x Int) (declare-rel p (Int)) (rule (=> (p x) (p y)) r) (query p)',
  '(declare-heap (Int Int))',
  '(assert ((lambda ((x Int)) x) 1))',
  '(assert ((f x) y))',
  '(assert ((_ map (and (Bool Bool) Bool)) a b))',
  '(declare-fun push () Int) (assert (= push eval))',
  '(synth-fun f ((x Int)) Int ((I Int (x 0))))',
  '(set-option:fp.engine spacer)',
])('%s parses, in normal form too', (text) => {
  expect(parseContextFree(text, grammar).errorTokens).toBe(0);
  expect(parseContextFree(text, normal).errorTokens).toBe(0);
});

/** The texts of all nodes with a symbol. */
function textsOf(symbol: string, text: string): string[] {
  const found: string[] = [];
  const visit = (draft: Draft): [start: number, end: number] => {
    if (draft.kind === 'token') return [draft.start, draft.end];
    const at = found.length;
    if (draft.kind === 'node' && draft.symbol === symbol) found.push('');
    const spans = draft.children.map(visit).filter(([start, end]) => end > start);
    const [start, end] = [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];
    if (draft.kind === 'node' && draft.symbol === symbol) found[at] = text.slice(start, end);
    return [start, end];
  };
  visit(parseContextFree(text, grammar).draft);
  return found;
}

test.each([
  [
    'term',
    '(assert (=> (p x) (! q :named a)))',
    ['(=> (p x) (! q :named a))', '(p x)', 'x', '(! q :named a)', 'q'],
  ],
  ['term', '(assert (let ((x 1)) (f x)))', ['(let ((x 1)) (f x))', '1', '(f x)', 'x']],
  ['term', '(assert ((_ extract 1 0) #b11))', ['((_ extract 1 0) #b11)', '#b11']],
  ['term', '(assert (forall ((x Int)) p))', ['(forall ((x Int)) p)', 'p']],
  ['sort', '(declare-fun f (Int (Array Int Bool)) Bool)', ['Int', '(Array Int Bool)', 'Int', 'Bool', 'Bool']],
  ['command', '(check-sat) (exit)', ['(check-sat)', '(exit)']],
  ['constructor', '(declare-datatypes () ((C red (green (g Int)))))', ['red', '(green (g Int))']],
])('each %s in %s is a node', (symbol, text, expected) => {
  expect(textsOf(symbol, text)).toEqual(expected);
});

test.each([
  ['an unclosed command', '(assert (and a b) (check-sat)', ['(check-sat)'], 7],
  ['an extra bracket', '(assert a)) (check-sat)', ['(assert a)', '(check-sat)'], 1],
  ['a bad term', '(assert (and # (f x))) (exit)', ['(exit)'], 11],
  ['a reserved word for a term', '(assert assert) (exit)', ['(exit)'], 4],
  ['text that is not a list', 'hello (exit) world', ['(exit)'], 2],
  ['a string that never ends', '(exit) (echo "a)', ['(exit)'], 5],
])('of a script with %s, the other commands remain', (_, text, commands, errorTokens) => {
  expect(textsOf('command', text)).toEqual(commands);
  expect(parseContextFree(text, grammar).errorTokens).toBe(errorTokens);
});

const nested = (depth: number, open: string): string => open.repeat(depth) + 'x' + ')'.repeat(depth);
test.each([
  ['deep', `(assert ${nested(50_000, '(not ')})`, 150_004],
  ['deep at the head', `(assert ${nested(50_000, '(')})`, 100_004],
  ['deep in let', `(assert ${nested(10_000, '(let ((y 1)) ')})`, 90_004],
  ['wide', `(assert (and ${'x '.repeat(100_000)}))`, 100_006],
  ['long', '(assert (= (f x) (+ y 1)))\n'.repeat(8_000), 120_000],
])('a script of a hundred thousand tokens: %s', (_, text, expected) => {
  const { tokens, errorTokens } = parseContextFree(text, grammar);
  expect([tokens, errorTokens]).toEqual([expected, 0]);
});
