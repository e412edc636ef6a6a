import { inlineAlias } from '../../../src/passes/semantic/inline-alias.ts';
import { examples } from './examples.ts';

examples(inlineAlias, [
  ['c', 'typedef signed char T; T b; T *c;', 'signed char b; signed char *c;'],
  ['c', 'typedef int *P; P a;', 'int * a;'],
  ['c', 'typedef int A[3]; A a;', 'typedef int A[3]; A a;'],
]);
