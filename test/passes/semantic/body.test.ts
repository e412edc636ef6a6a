import { body } from '../../../src/passes/semantic/body.ts';
import { examples } from './examples.ts';

examples(body, [
  ['c', 'int f(int a) { return a; }', 'int f(int a) ;'],
  ['c', 'int f(int a); int f(int a) { return a; }', 'int f(int a);'],
]);
