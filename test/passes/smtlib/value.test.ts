import { value } from '../../../src/passes/smtlib/value.ts';
import { proposes, proposesNot } from './proposes.ts';

const LIST = '(declare-datatype L ((nil) (cons (head Int) (tail L))))';

proposes(value, [
  ['(declare-const x Int)(assert (> x 1))', '(declare-const x Int)(assert true)'],
  ['(declare-const x Int)(assert (> x 1))', '(declare-const x Int)(assert false)'],
  ['(declare-const x Int)(assert (> x 1))', '(declare-const x Int)(assert (> 0 1))'],
  ['(declare-const x Real)(assert (> x 1))', '(declare-const x Real)(assert (> 0.0 1))'],
  ['(declare-const x String)(assert (= x "a"))', '(declare-const x String)(assert (= "" "a"))'],
  [
    '(declare-const x (_ BitVec 8))(assert (= (bvneg x) x))',
    '(declare-const x (_ BitVec 8))(assert (= #x00 x))',
  ],
  [
    '(declare-const x (_ BitVec 3))(assert (= (bvneg x) x))',
    '(declare-const x (_ BitVec 3))(assert (= #b111 x))',
  ],
  [`${LIST}(declare-const l L)(assert (= (tail l) l))`, `${LIST}(declare-const l L)(assert (= nil l))`],
  [
    '(declare-const a (Array Int Bool))(assert (= (store (store a 0 true) (+ 1 2) false) a))',
    '(declare-const a (Array Int Bool))(assert (= ((as const (Array Int Bool)) true) a))',
  ],
  [
    '(declare-const x (_ FloatingPoint 5 11))(assert (= (fp.add RNE x (fp.neg x)) x))',
    '(declare-const x (_ FloatingPoint 5 11))(assert (= (_ +zero 5 11) x))',
  ],
]);

proposesNot(value, [
  [
    '(declare-sort S 0)(declare-const x S)(assert (= x x))',
    '(declare-sort S 0)(declare-const x S)(assert (= 0 x))',
  ],
  ['(assert (= 7 8))', '(assert (= 0 8))'],
]);
