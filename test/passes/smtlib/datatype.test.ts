import { datatype } from '../../../src/passes/smtlib/datatype.ts';
import { proposes, proposesNot } from './proposes.ts';

const LIST = '(declare-datatype L (nil (cons (head Int) (tail L))))(declare-const l L)';
const HEADLESS = '(declare-datatype L (nil (cons (tail L))))(declare-const l L)';
const NIL = '(declare-datatype L (nil))(declare-const l L)';

proposes(datatype, [
  ['(declare-datatypes ((T 0) (U 0)) ((a) (b c)))', '(declare-datatypes ((T 0)) ((a)))'],
  [`${LIST}(assert (= l (cons 1 nil)))`, `${NIL}(assert (= l nil))`],
  [`${LIST}(assert (= 2 (head l)))`, `${NIL}(assert (= 2 0))`],
  [`${LIST}(assert ((_ is cons) l))`, `${NIL}(assert false)`],
  [`${LIST}(assert (is-cons l))`, `${NIL}(assert false)`],
  [`${LIST}(assert (= l ((_ update head) l 3)))`, `${NIL}(assert (= l l))`],
  [`${LIST}(assert (match l ((nil true) ((cons h t) (= h 1)))))`, `${NIL}(assert (match l ((nil true))))`],
  [`${LIST}(assert (= (cons 1 nil) (cons 2 l)))`, `${HEADLESS}(assert (= (cons nil) (cons l)))`],
  [`${LIST}(assert (= (head l) (head nil)))`, `${HEADLESS}(assert (= 0 0))`],
  [
    `${LIST}(assert (match l ((nil true) ((cons h t) (= h 1)))))`,
    `${HEADLESS}(assert (match l ((nil true) ((cons t) (= 0 1)))))`,
  ],
  [
    '(declare-datatype B ((box (get Int)) none))(assert (= (box 1) none))',
    '(declare-datatype B ((box) none))(assert (= box none))',
  ],
  [
    '(declare-datatypes ((T 1)) ((par (X) (none (some (get X))))))(assert (= (as none (T Int)) (some 1)))',
    '(declare-datatypes ((T 1)) ((par (X) (none))))(assert (= (as none (T Int)) (as none (T Int))))',
  ],
]);

proposesNot(datatype, [
  [
    `${LIST}(assert (= l nil))`,
    '(declare-datatype L ((cons (head Int) (tail L))))(declare-const l L)(assert (= l l))',
  ],
  [
    '(declare-sort S 0)(declare-datatype T ((a (f S))))(assert (= (f x) y))',
    '(declare-sort S 0)(declare-datatype T (a))(assert (= 0 y))',
  ],
]);
