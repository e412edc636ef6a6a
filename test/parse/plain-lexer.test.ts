import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTokens, lex } from '../../src/parse/plain-lexer.ts';
import { bytesOf } from '../reduce-with.ts';

const pieces = (text: string): string[] => {
  const cuts = lex(bytesOf(text));
  return Array.from(cuts.subarray(1), (end, i) => text.slice(cuts[i], end));
};

test.each([
  ['int x = 10;', ['int', ' x', ' =', ' 10', ';']],
  ['a+=b', ['a', '+', '=', 'b']],
  ['x = 1.5e-3 + 0x1Fp+2', ['x', ' =', ' 1.5e-3', ' +', ' 0x1Fp+2']],
  ['for i in 0..10', ['for', ' i', ' in', ' 0', '.', '.', '10']],
  ['f("a \\" b", \'c\')', ['f', '(', '"a \\" b"', ',', " 'c'", ')']],
  ["don't", ['don', "'", 't']],
  ['"open\nnext', ['"', 'open', '\nnext']],
  ['a\r\n\r\nb \n', ['a', '\r\n\r\nb', ' \n']],
  ['é\u00c3\u00a9_1', ['é\u00c3\u00a9_1']],
  ['', []],
  ['  ', ['  ']],
  ['\0\0', ['\0', '\0']],
])('%j', (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test('every byte is in exactly one token, and counting agrees with splitting', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const cuts = [...lex(bytes)];
      expect(cuts[0]).toBe(0);
      expect(cuts.at(-1)).toBe(bytes.length);
      for (let i = 1; i < cuts.length; i++) expect(cuts[i]).toBeGreaterThan(cuts[i - 1]!);
      const last = bytes.subarray(cuts.at(-2) ?? 0);
      const endsInSpace =
        last.length > 0 && last.every((byte) => ' \t\n\r\f\v'.includes(String.fromCharCode(byte)));
      expect(countTokens(bytes)).toBe(cuts.length - 1 - (endsInSpace ? 1 : 0));
    }),
  );
});
