import { callToValue } from '../../../src/passes/semantic/call-to-value.ts';
import { examples } from './examples.ts';

examples(callToValue, [
  ['c', 'int f(int a) { return a; } int b() { return f(1) + f(f(2)); }', 'int b() { return 0 + 0; }'],
]);
