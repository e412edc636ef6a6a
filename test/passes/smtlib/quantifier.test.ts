import { quantifier } from '../../../src/passes/smtlib/quantifier.ts';
import { proposes } from './proposes.ts';

proposes(quantifier, [
  ['(assert (forall ((x Int)) (> x 0)))', '(declare-const x Int)(assert (> x 0))'],
  [
    '(declare-const x Int)(assert (forall ((x Int)) (> x 0)))',
    '(declare-const x Int)(declare-const a Int)(assert (> a 0))',
  ],
  ['(assert (forall ((x Int)) (> x 0)))', '(assert (> 0 0))'],
  ['(assert (forall ((x Int)) (! (p x) :pattern ((p x)))))', '(declare-const x Int)(assert (p x))'],
  ['(assert (exists ((x Int) (p Bool)) (= p (> x 0))))', '(assert (exists ((x Int)) (= true (> x 0))))'],
]);
