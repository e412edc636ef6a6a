import { freshVariable } from '../../../src/passes/smtlib/fresh-variable.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(freshVariable, [
  ['(assert (> (+ 1 2 3 4) 0))', '(declare-const a Int)(assert (> a 0))'],
  [
    '(declare-const a Int)(assert (> (+ a 2 3 4) a))',
    '(declare-const a Int)(declare-const b Int)(assert (> b a))',
  ],
  ['(assert (and (< 0 1) (< 0 1)))', '(declare-const a Bool)(assert (and a a))'],
]);

proposes(freshVariable, [
  ['(declare-const x Int)(assert (f (= x 0)))', '(declare-const a Bool)(assert (f a))'],
]);

proposesNot(freshVariable, [['(assert (> (+ 1 2) 0))', '(declare-const a Int)(assert (> a 0))']]);
