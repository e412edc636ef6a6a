import { options } from '../../../src/passes/smtlib/options.ts';
import { proposes, proposesNot } from './proposes.ts';

proposes(options, [
  ['(set-logic ALL)(set-info :status sat)(set-option :a true)(check-sat)', '(check-sat)'],
  ['(set-logic ALL)(set-info :status sat)(check-sat)', '(set-logic ALL)(check-sat)'],
]);

proposesNot(options, [['(set-logic UF)(declare-sort List 0)', '(declare-sort List 0)']]);
