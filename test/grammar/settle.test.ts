/** Computing facts about a grammar takes linear time, however long its chains of rules are. */
import { expect, test } from 'vitest';
import { contextFreeSyntax } from '../../src/tree/make-syntax.ts';
import { readAntlr } from '../../src/grammar/read-antlr.ts';
import { settle } from '../../src/grammar/settle.ts';
import { grammarOf } from './pnf/grammar-of.ts';

/** Rules that each use the next. */
const chain = (length: number, rule: (name: string, next: string) => string): string =>
  Array.from({ length }, (_, i) => rule(`r${i}`, `r${i + 1}`)).join('\n');

/** The number of visits needed to find the productive rules. */
function visits(text: string): number {
  const found = new Set<string>();
  let count = 0;
  settle(grammarOf(text), (name, productions) => {
    count++;
    const holds = productions.some(
      (production) =>
        production.kind === 'sequence' &&
        production.symbols.every((symbol) => symbol === 'x' || found.has(symbol)),
    );
    if (found.has(name) || !holds) return false;
    found.add(name);
    return true;
  });
  expect(found.size).toBe(text.split('\n').length);
  return count;
}

test('a rule is visited again only if a symbol that it uses has changed', () => {
  for (const length of [10, 100, 1000]) {
    const down = chain(length, (name, next) => `${name} -> ${next} x`);
    expect(visits(`${down}\nr${length} -> x`)).toBe(2 * length + 1);
    const up = down.split('\n').toReversed().join('\n');
    expect(visits(`r${length} -> x\n${up}`)).toBe(length + 1);
  }
});

test('a rule that uses many others is visited once per round', () => {
  const all = Array.from({ length: 100 }, (_, i) => `r${i}`);
  expect(visits(`A -> ${all.join(' ')}\n${all.map((name) => `${name} -> x`).join('\n')}`)).toBe(102);
});

const LENGTH = 20_000;

test.each<[string, (name: string, next: string) => string]>([
  ['of unit productions', (name, next) => `${name}: ${next};`],
  ['of operators, by precedence', (name, next) => `${name}: ${next} ('+' ${next})*;`],
  ['that begin with a token', (name, next) => `${name}: 'a' ${next} | 'b';`],
  ['that are optional', (name, next) => `${name}: ${next}? 'b';`],
])('a grammar of 20,000 chained rules %s can be read', (_, rule) => {
  const text = `grammar Chain;\n${chain(LENGTH, rule)}\nr${LENGTH}: ID;\nID: [c-z]+;\nWS: ' ' -> skip;\n`;
  const syntax = contextFreeSyntax(readAntlr(text, undefined, { import: () => undefined }));
  expect(syntax.grammar.rules.size).toBeGreaterThan(LENGTH);
  expect(syntax.subsumes('r19990', 'r0')).toBe(false);
  expect(syntax.shortest.sentence('r0')).toBeDefined();
  expect(syntax.forms('r0').length).toBeGreaterThan(0);
});
