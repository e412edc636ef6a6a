import { combine } from '../../../src/passes/semantic/combine.ts';
import { examples } from './examples.ts';

examples(combine, [
  ['c', 'int a; int *b = 0; char c; int d;', 'int a , * b = 0 , d ; char c;'],
  ['c', 'static int a; int b; static int c;', 'static int a , c ; int b;'],
]);
