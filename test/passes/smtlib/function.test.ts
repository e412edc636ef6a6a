import { functionToConstant } from '../../../src/passes/smtlib/function.ts';
import { examples } from '../semantic/examples.ts';

examples(functionToConstant, [
  [
    'smtlib',
    '(declare-fun f (Int Bool) Int)(assert (= (f 1 true) 0))',
    '(declare-const f Int)(assert (= f 0))',
  ],
  ['smtlib', '(declare-fun f (Int) Int)(assert (= (f (f 1)) 0))', '(declare-const f Int)(assert (= f 0))'],
  ['smtlib', '(declare-fun x () Int)(assert (= x 0))', '(declare-const x Int)(assert (= x 0))'],
]);
