import { array } from '../../../src/passes/semantic/array.ts';
import { examples } from './examples.ts';

examples(array, [
  ['c', 'int a[3] = {1, 2}; int f() { return a[1 + a[2]]; }', 'int a = 1; int f() { return a ; }'],
]);
