import { named } from '../../../src/passes/smtlib/named.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(named, [
  ['(assert (! p :named a))(check-sat-assuming (a))', '(assert p)(check-sat-assuming (p))'],
  ['(assert (! p :named a))(get-unsat-core)', '(assert p)(get-unsat-core)'],
  ['(assert (! p :weight 1 :named a))(assert a)', '(assert (! p :weight 1))(assert p)'],
  [
    '(assert (! (or p (! q :named b)) :named a))(assert a)(assert b)',
    '(assert (or p q))(assert (or p q))(assert q)',
  ],
]);

proposesNot(named, [
  [
    '(assert (! (f x y) :named a))(assert (and a a a))',
    '(assert (f x y))(assert (and (f x y) (f x y) (f x y)))',
  ],
]);
