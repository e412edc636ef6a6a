import { unquote } from '../../../src/passes/smtlib/unquote.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(unquote, [
  [
    '(declare-const |a| Int)(declare-const |b.1| Int)(assert (= |a| |b.1|))',
    '(declare-const a Int)(declare-const b.1 Int)(assert (= a b.1))',
  ],
  ['(declare-const |a| Int)(assert (= a |a|))', '(declare-const a Int)(assert (= a a))'],
]);

proposesNot(unquote, [
  ['(declare-const |let| Int)', '(declare-const let Int)'],
  ['(declare-const |1| Int)', '(declare-const 1 Int)'],
  ['(declare-const |a b| Int)', '(declare-const a b Int)'],
]);
