import { nodeByNode, onCommands, onNodes } from '../../../src/passes/smtlib/ddsmt.ts';
import { proposes, proposesNot } from './proposes.ts';

const [, , asserts, all] = onCommands;

proposes(asserts!, [
  ['(assert a) (push 1) (assert b)', '(push 1)'],
  ['(assert a) (push 1) (assert b)', '(assert a) (push 1)'],
]);
proposesNot(asserts!, [['(assert a) (push 1)', '(assert a)']]);
proposes(all!, [['(assert a) (push 1)', '(assert a)']]);

const [constants, children, , letElimination, letSubstitution] = onNodes;

proposes(constants!, [['(declare-const a Int) (assert (= a 7))', '(declare-const a Int) (assert true)']]);
proposes(children!, [
  ['(declare-const a Int) (assert (= a (+ a 7)))', '(declare-const a Int) (assert (= a a))'],
]);
proposes(letElimination!, [['(assert (let ((a true)) (not a)))', '(assert (not a))']]);
proposes(letSubstitution!, [['(assert (let ((a true)) (not a)))', '(assert (let ((a true)) (not true)))']]);

proposes(nodeByNode.at(-1)!, [
  ['(assert (and true false))', '(assert (and false))'],
  ['(assert (not (not false)))', '(assert false)'],
]);
