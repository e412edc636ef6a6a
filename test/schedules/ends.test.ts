/** Where programs may change without becoming smaller, nothing goes round in circles, whatever the property. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { algorithms } from '../../src/schedules/algorithms.ts';
import { hash, reduceWith, textOf } from '../reduce-with.ts';
import { treeIn } from '../tree/editing.ts';

const GRAMMAR = `
s ::= stmt*
stmt ::= 'let' ID '=' e ';' | 'if' e stmt ('else' stmt)? | '{' stmt* '}' | e ';'
e ::= ID | NUM | ID '(' (e (',' e)*)? ')' | '(' e '+' e ')' | '(' e '.' e ')'
ID ::= /[a-z][a-z0-9]*/
NUM ::= /[0-9]+/
%skip /[ \\n]+/
`;

const name = fc.constantFrom('a', 'b', 'foo', 'bar2');
const { stmt } = fc.letrec<{ e: string; stmt: string }>((tie) => ({
  e: fc.oneof(
    { maxDepth: 3 },
    name,
    fc.constantFrom('0', '42'),
    fc.tuple(name, tie('e'), tie('e')).map(([f, x, y]) => `${f}(${x}, ${y})`),
    fc.tuple(tie('e'), fc.constantFrom('+', '.'), tie('e')).map(([x, op, y]) => `(${x} ${op} ${y})`),
  ),
  stmt: fc.oneof(
    { maxDepth: 3 },
    tie('e').map((x) => `${x};`),
    fc.tuple(name, tie('e')).map(([x, y]) => `let ${x} = ${y};`),
    fc.tuple(tie('e'), tie('stmt'), tie('stmt')).map(([x, y, z]) => `if ${x} ${y} else ${z}`),
  ),
}));
const program = fc.array(stmt, { minLength: 1, maxLength: 3 }).map((statements) => statements.join('\n'));

test.each(['vulcan', 'vulcan+', 'sfc-perses', 'sfc-vulcan', 'perses+trec', 'sfc-vulcan+trec', 'pith'])(
  '%s ends, and never with more tokens than before',
  async (alg) => {
    await fc.assert(
      fc.asyncProperty(program, fc.nat(), fc.integer({ min: 2, max: 6 }), async (text, seed, odds) => {
        const tree = treeIn(GRAMMAR, text);
        const isInteresting = (bytes: Uint8Array) =>
          textOf(bytes) === text || hash(`${seed}${textOf(bytes)}`) % odds === 0;
        const { stats } = await reduceWith(algorithms[alg]!.schedule(tree), text, isInteresting);
        expect(stats.finished).toBe(true);
        expect(stats.after.tokens).toBeLessThanOrEqual(stats.before.tokens);
      }),
      { numRuns: 15 },
    );
  },
);
