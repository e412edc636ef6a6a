import { joinAsserts } from '../../../src/passes/smtlib/asserts.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(joinAsserts, [
  ['(assert a)(assert b)(assert c)', '(assert (and a b c))'],
  ['(assert (and a b))(assert c)', '(assert (and a b c))'],
]);

proposesNot(joinAsserts, [['(assert a)(assert b)', '(assert (and a b))']]);
