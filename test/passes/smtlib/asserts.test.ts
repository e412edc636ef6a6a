import { joinAsserts, splitAsserts } from '../../../src/passes/smtlib/asserts.ts';
import { overSites } from '../../../src/passes/semantic/sites.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(joinAsserts, [
  ['(assert a)(assert b)(assert c)', '(assert (and a b c))'],
  ['(assert (and a b))(assert c)', '(assert (and a b c))'],
]);

proposesNot(joinAsserts, [['(assert a)(assert b)', '(assert (and a b))']]);

proposes(overSites('split', 'same-size', splitAsserts), [
  ['(assert (and a b))(check-sat)', '(assert a)(assert b)(check-sat)'],
]);
