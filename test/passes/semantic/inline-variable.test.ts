import { inlineVariable } from '../../../src/passes/semantic/inline-variable.ts';
import { examples } from './examples.ts';

examples(inlineVariable, [
  ['c', 'int f() { int a = 3; return a; }', 'int f() { return 3; }'],
  ['c', 'int a = 1 + 2; int b = a;', 'int b = ( 1 + 2 );'],
  ['c', 'enum { A = 7 }; int b = A;', 'enum { }; int b = 7;'],
]);
