import { type } from '../../../src/passes/semantic/type.ts';
import { examples } from './examples.ts';

examples(type, [['c', 'long a; struct S *b; char f(float c) { }', 'int a; int *b; int f(int c) { }']]);
