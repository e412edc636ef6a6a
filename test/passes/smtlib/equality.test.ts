import { equality, growingEquality } from '../../../src/passes/smtlib/equality.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(equality, [
  ['(declare-const x Int)(assert (= x (f 1)))(assert (g x))', '(assert (g (f 1)))'],
  ['(declare-const x Int)(assert (or (= (f 1) x) (g x)))', '(assert (or true (g (f 1))))'],
  ['(declare-const x Int)(assert (= x 1 2))(assert (g x))', '(assert (= 1 2))(assert (g 1))'],
  ['(declare-const x Int)(assert (= x 1))', '(assert (= 1 1))'],
]);

proposesNot(equality, [
  ['(declare-const x Int)(assert (= x (+ x 1)))(assert (g x))', '(assert (g (+ x 1)))'],
]);

proposes(growingEquality, [
  [
    '(declare-const x Int)(assert (= x (+ 1 2 3 4 5 6)))(assert (g x x x))',
    '(assert (= (+ 1 2 3 4 5 6) (+ 1 2 3 4 5 6)))(assert (g (+ 1 2 3 4 5 6) (+ 1 2 3 4 5 6) (+ 1 2 3 4 5 6)))',
  ],
]);
