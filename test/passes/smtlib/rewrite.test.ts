import { rewrite } from '../../../src/passes/smtlib/rewrite.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(rewrite, [
  ['(assert (not (not (f 1))))', '(assert (f 1))'],
  ['(assert (not (= 1 2)))', '(assert (distinct 1 2))'],
  ['(assert (and a (and b c) d))', '(assert (and a b c d))'],
  ['(assert (or (not (f a)) (not b)))', '(assert (not (and (f a) b)))'],
  ['(assert (>= a b))', '(assert (> a b))'],
  ['(assert (> a b))', '(assert (< b a))'],
  ['(assert (= 7 (+ 3 4)))', '(assert (= 7 7))'],
  ['(assert (< 3 4))', '(assert true)'],
]);

proposesNot(rewrite, [['(assert (< a b))', '(assert (> b a))']]);
