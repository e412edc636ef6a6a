import { commands } from '../../../src/passes/smtlib/commands.ts';
import { proposes } from './proposes.ts';

proposes(commands, [
  ['(push 1)(assert a)(pop 1)(check-sat)', '(assert a)(check-sat)'],
  ['(check-sat-assuming (a (not b)))', '(check-sat)'],
  ['(define-fun f ((x Int) (y Bool)) Int 1)', '(declare-fun f (Int Bool) Int)'],
  ['(declare-datatypes ((T 0)) (((a) (b))))', '(declare-datatype T ((a) (b)))'],
  ['(declare-datatype T ((a) (b)))', '(declare-datatype T (a b))'],
  ['(define-const c Int 1)', '(declare-const c Int)'],
  ['(set-logic QF_LIA)', '(set-logic ALL)'],
]);
