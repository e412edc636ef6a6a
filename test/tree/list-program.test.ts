import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLexer } from '../../src/parse/lexer.ts';
import { characters, lines, tokens } from '../../src/tree/list-program.ts';
import { bytesOf, textOf } from '../reduce-with.ts';

const splits = { lines, tokens, characters };

describe.each(Object.entries(splits))('%s', (_, split) => {
  test.each([
    ['CRLF', 'a\r\nb\r\n'],
    ['no final newline', 'a\nb'],
    ['invalid UTF-8', 'a\xff\xfe b\x80'],
    ['NUL', 'a\0b\0'],
    ['a byte order mark', '\xef\xbb\xbfint x;\n'],
    ['UTF-8', Buffer.from('"žluťoučký" 🐎\n').toString('latin1')],
    ['nothing', ''],
    ['white space only', ' \n\t\r\n'],
  ])('%s prints byte for byte', (_, text) => {
    expect(textOf(split(bytesOf(text)).print())).toBe(text);
  });

  test('any bytes print unchanged', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(split(bytes).print()).toEqual(bytes);
      }),
    );
  });

  test('keep and drop work as on an array', () => {
    const edit = fc.tuple(fc.constantFrom('keep', 'drop'), fc.nat(), fc.nat());
    fc.assert(
      fc.property(fc.stringMatching(/^[ab \n]{0,40}$/), fc.array(edit, { maxLength: 6 }), (text, edits) => {
        let list = split(bytesOf(text));
        let array = Array.from({ length: list.length }, (_, i) => textOf(list.keep(i, i + 1).print()));
        for (const [kind, a, b] of edits) {
          const [from, to] = [a % (array.length + 1), b % (array.length + 1)].toSorted((x, y) => x - y) as [
            number,
            number,
          ];
          list = kind === 'keep' ? list.keep(from, to) : list.drop(from, to);
          array = kind === 'keep' ? array.slice(from, to) : array.toSpliced(from, to - from);
        }
        expect(list.length).toBe(array.length);
        // A space separates tokens that have become neighbours.
        const printed = textOf(list.print());
        if (split === tokens)
          expect(printed.replaceAll(/\s/g, '')).toBe(array.join('').replaceAll(/\s/g, ''));
        else expect(printed).toBe(array.join(''));
      }),
    );
  });
});

test.each(Object.entries(splits))('%s: the size is that of the text, whatever was removed', (_, split) => {
  const text = fc.string({ unit: fc.constantFrom(...Array.from('aa1.e+"\'\\ \r\n\n')), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 3 }), (text, drops) => {
      let list = split(bytesOf(text));
      for (const [from, length] of drops) {
        const at = from % (list.length + 1);
        list = list.drop(at, Math.min(list.length, at + (length % 3)));
      }
      const bytes = list.print();
      expect(list.size).toEqual({ tokens: plainLexer.count(bytes), bytes: bytes.length });
    }),
    // A string that continues on the next line.
    { numRuns: 1000, examples: [['"a\\\n1" b', []]] },
  );
});

test('a character is not split', () => {
  expect(characters(Buffer.from('a🐎b')).length).toBe(3);
  expect(characters(Buffer.from('a🐎b').subarray(0, 3)).length).toBe(3);
});

test.each([
  ['int x;', 1, 1, 'int x;'],
  ['a=b', 1, 2, 'a b'],
  ['a+b+c', 2, 3, 'a+ +c'],
  ['L,"x"', 1, 2, 'L "x"'],
  ['f(x)', 1, 2, 'f x)'],
  ['f(x);', 0, 1, '(x);'],
  ['1;.5', 1, 2, '1 .5'],
  ['1u;.5', 1, 2, '1u .5'],
  ['1e;-5', 1, 2, '1e -5'],
  ['a(b).c', 1, 4, 'a.c'],
])('%j without the tokens %i to %i does not fuse', (text, from, to, expected) => {
  expect(textOf(tokens(bytesOf(text)).drop(from, to).print())).toBe(expected);
});

test('the remaining tokens are still the same tokens', () => {
  const word = fc.constantFrom(
    'a',
    'b1',
    '12',
    '1.5',
    '"s"',
    '+',
    '-',
    '/',
    '*',
    '.',
    '(',
    ')',
    ' x',
    '\n',
    '  =',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), fc.nat(), fc.nat(), (words, a, b) => {
      const whole = tokens(bytesOf(words.join('')));
      const [from, to] = [a % (whole.length + 1), b % (whole.length + 1)].toSorted((x, y) => x - y) as [
        number,
        number,
      ];
      const part = whole.drop(from, to);
      expect(tokens(part.print()).length).toBe(part.length);
    }),
    { numRuns: 1000, examples: [[['a', '-', '-', '1.5', 'a', ' x', '1.5'], 21, 669690556]] },
  );
});
