import { describe, expect, test } from 'vitest';
import { sumOf } from '../../src/core/program.ts';
import { ddmin } from '../../src/passes/ddmin.ts';
import { overList } from '../../src/passes/over-list.ts';
import { focused, within } from '../../src/passes/within.ts';
import { characters } from '../../src/tree/list-program.ts';
import { bytesOf, proposals, proposalsOf, textOf } from '../reduce-with.ts';

const pass = overList('ddmin', ddmin);
const main = characters(bytesOf('abcd'));
const others = [
  ['lib/b.h', bytesOf('int b;')],
  ['empty', bytesOf('')],
] as const;
const size = { tokens: 3, bytes: 6 };
const around = { path: 'main.c', files: new Map([...others, ['main.c', bytesOf('old')]]), size };
const whole = focused(around, main);

describe('a pass within a program of several files', () => {
  const lifted = Array.from(proposalsOf(within(around, pass), whole), ({ program }) => program);

  test('proposes the same for its file', () => {
    const texts = lifted.map((program) => textOf(program.print().get('main.c')!));
    expect(texts).toEqual(proposals(pass, main));
    expect(texts.length).toBeGreaterThan(4);
  });

  test('leaves the others unchanged: they are the same objects', () => {
    for (const program of lifted) {
      expect([...program.print().keys()].toSorted()).toEqual(['empty', 'lib/b.h', 'main.c']);
      for (const [path, bytes] of others) expect(program.print().get(path)).toBe(bytes);
    }
  });

  test('counts all of them', () => {
    for (const { size: all, file } of lifted) expect(all).toEqual(sumOf([size, file.size]));
  });

  test('prints the same object every time', () => {
    expect(whole.print()).toBe(whole.print());
  });
});
