import { eliminate } from '../../../src/passes/smtlib/eliminate.ts';
import { examples } from '../semantic/examples.ts';
import { proposes } from './proposes.ts';

examples(eliminate, [
  ['smtlib', '(declare-const x Int)(assert (> x 1))', '(assert (> 0 1))'],
  ['smtlib', '(declare-fun f (Int) Bool)(assert (f (f 1)))', '(assert true)'],
]);

proposes(eliminate, [['(declare-const p Bool)(assert p)', '(assert false)']]);
