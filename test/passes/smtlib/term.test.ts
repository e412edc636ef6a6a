import { term } from '../../../src/passes/smtlib/term.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(term, [
  ['(assert (and (or a b) c))', '(assert (or a b))'],
  ['(declare-const x Int)(assert (= (+ 1 2) x))', '(declare-const x Int)(assert (= x x))'],
  ['(assert (= (+ 1 2 3) (div 1 0)))', '(assert (= (div 1 0) (div 1 0)))'],
  ['(assert (= (+ 1 2 3) (div 1 0)))', '(assert (= (div 0 0) (div 1 0)))'],
]);

proposesNot(term, [
  [
    '(declare-const x Int)(declare-const p Bool)(assert (= (+ 1 2) x))',
    '(declare-const x Int)(declare-const p Bool)(assert (= p x))',
  ],
]);
