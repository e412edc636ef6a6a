import { inlineAlias } from '../../../src/passes/semantic/inline-alias.ts';
import { examples } from './examples.ts';

examples(inlineAlias, [
  ['c', 'typedef signed char T; T b; T *c;', 'signed char b; signed char *c;'],
  ['c', 'typedef int *P; P a;', 'int * a;'],
  ['c', 'typedef int A[3]; A a = {1}, b;', 'int a[3] = {1}, b[3];'],
  ['c', 'typedef int (*F)(char); F f;', 'int (*f)(char);'],
  ['c', 'typedef int A[3]; A *a;', 'typedef int A[3]; A *a;'],
  ['c', 'typedef int T; typedef T U; U a;', 'int a;'],
  ['c', 'typedef long long T; T a; T b; T c; T d; T e;', 'typedef long long T; T a; T b; T c; T d; T e;'],
  ['rust', 'type T = Vec<u8>; fn f(a: T) {}', 'fn f(a: Vec<u8>) {}'],
  ['smtlib', '(define-sort T () Int)(declare-const a T)', '(declare-const a Int)'],
  ['cpp', 'using T = int; T a; T *b;', 'int a; int *b;'],
  ['typescript', 'type T = string | number; let a: T;', 'let a: string | number;'],
]);
