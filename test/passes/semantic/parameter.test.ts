import { parameter } from '../../../src/passes/semantic/parameter.ts';
import { examples } from './examples.ts';

examples(parameter, [
  [
    'c',
    'int f(int a, int b) { return b; } int c = f(1, 2) + f(1, 3);',
    'int f() { int b; return b; } int c = f() + f();',
  ],
  ['c', 'int f(int a) { return a; } int b = f(7) + f(7);', 'int f() { return 7; } int b = f() + f();'],
  ['c', 'int f(int); int f(int a) { return 1; }', 'int f(); int f() { return 1; }'],
]);
