import { sortReplacement } from '../../../src/passes/smtlib/sort.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(sortReplacement, [
  ['(declare-const x (_ BitVec 8))(assert (= x #x01))', '(declare-const x (_ BitVec 1))(assert (= x #b0))'],
  ['(declare-const x (_ BitVec 8))(assert (= x #x01))', '(declare-const x (_ BitVec 4))(assert (= x #x0))'],
  ['(declare-const x (_ BitVec 8))(assert (= x #x01))', '(declare-const x Bool)(assert (= x true))'],
  [
    '(declare-datatype T (a b))(assert (= a b))(declare-const x T)',
    '(declare-datatype T (a b))(assert (= true false))(declare-const x Bool)',
  ],
  ['(declare-const a (Array Int Real))(assert (= a a))', '(declare-const a Int)(assert (= a a))'],
  ['(declare-const a (_ FloatingPoint 3 5))(assert (= a a))', '(declare-const a Float16)(assert (= a a))'],
  ['(declare-const a (Array Int Real))(assert (= a a))', '(declare-const a Real)(assert (= a a))'],
  [
    '(declare-sort S 0)(declare-const x S)(declare-const y S)(assert (= x y))',
    '(declare-sort S 0)(declare-const x Bool)(declare-const y Bool)(assert (= x y))',
  ],
  [
    '(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))',
    '(declare-const x Bool)(declare-const y (_ BitVec 8))',
  ],
  [
    '(declare-const x (_ BitVec 8))(assert (= #b11 ((_ extract 7 6) x)))',
    '(declare-const x (_ BitVec 4))(assert (= #b11 ((_ extract 3 2) x)))',
  ],
  [
    '(declare-const x (_ BitVec 8))(assert (= #xabc ((_ extract 11 0) ((_ zero_extend 8) x))))',
    '(declare-const x (_ BitVec 4))(assert (= #xabc ((_ extract 11 0) ((_ zero_extend 12) x))))',
  ],
  [
    '(declare-const x (_ BitVec 8))(assert (= #b111 ((_ extract 4 2) x)))',
    '(declare-const x (_ BitVec 1))(assert (= #b111 ((_ zero_extend 2) x)))',
  ],
  [
    '(declare-const x (_ BitVec 16))(assert (= ((_ int2bv 16) 3) x))',
    '(declare-const x (_ BitVec 8))(assert (= ((_ int2bv 8) 3) x))',
  ],
  [
    '(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 16))(assert (= y (concat x #x01)))',
    '(declare-const x (_ BitVec 4))(declare-const y (_ BitVec 8))(assert (= y (concat x #x0)))',
  ],
  [
    '(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))(assert (= #b111 ((_ extract 4 2) x)))',
    '(declare-const x (_ BitVec 4))(declare-const y (_ BitVec 8))(assert (= #b111 ((_ extract 3 1) x)))',
  ],
]);

proposesNot(sortReplacement, [
  [
    '(declare-const x (_ BitVec 8))(declare-const y (_ BitVec 8))(assert (= y x))',
    '(declare-const x (_ BitVec 4))(declare-const y (_ BitVec 8))(assert (= y x))',
  ],
  ['(declare-const x Int)(assert (= x x))', '(declare-const x Bool)(assert (= x x))'],
]);
