import { options } from '../../../src/passes/smtlib/options.ts';
import { proposes } from './proposes.ts';

proposes(options, [
  ['(set-logic ALL)(set-info :status sat)(set-option :a true)(check-sat)', '(check-sat)'],
  ['(set-logic ALL)(set-info :status sat)(check-sat)', '(set-logic ALL)(check-sat)'],
]);
