import { returnVoid } from '../../../src/passes/semantic/return-void.ts';
import { examples } from './examples.ts';

examples(returnVoid, [['c', 'int f() { if (a) return b; return; }', 'void f() { if (a) b ; return; }']]);
