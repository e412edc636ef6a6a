import { finish } from '../../src/core/work.ts';
import { describe, expect, test } from 'vitest';
import { contextFreeSyntax } from '../../src/tree/make-syntax.ts';
import { readAntlr } from '../../src/grammar/read-antlr.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { readProgram, type TreeProgram, withoutComments } from '../../src/tree/tree-program.ts';
import type { Syntax } from '../../src/tree/syntax.ts';
import { syntaxOf } from './editing.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

function programOf(syntax: Syntax, text: string): TreeProgram {
  const read = readProgram(syntax, bytesOf(text));
  if ('why' in read) throw new Error(read.why);
  return read.program;
}

describe('a file as a tree', () => {
  test.each([
    ['c', 'nothing', ''],
    ['c', 'comments alone', '/* a */ // b'],
    ['c', 'a byte order mark', '\uFEFFint a;\n'],
    ['c', 'NUL', 'int a;\0int b;'],
    ['c', 'Windows line endings', '#define A 1\r\nint a;\r\n'],
    ['c', 'an error in the middle', 'int a; @@@ int b;'],
    ['c', 'an unclosed bracket', `#ifdef X\nextern "C" {\n#endif\n${'int f(int a);\n'.repeat(20)}`],
    ['python', 'a form feed', 'x = 1\n\fdef f():\n    return 1\n'],
    ['python', 'an extra bracket', 'y = )\nz = f(\n    1)\n'],
    ['smtlib', 'a byte order mark', '\uFEFF(check-sat)'],
    ['json', 'emoji', '["\u{1F600}", 1]'],
  ])('%s: %s', async (language, _, text) => {
    const program = programOf(await syntaxOf(language), text);
    expect(textOf(program.print())).toBe(text);
  });

  test('invalid UTF-8 prints unchanged', async () => {
    const bytes = Uint8Array.from([0x63, 0x20, 0xe9, 0x3d, 0x22, 0xff, 0x22, 0x3b, 0x0a]);
    const read = readProgram(await syntaxOf('c'), bytes);
    expect('program' in read && read.program.print()).toEqual(bytes);
  });

  test.each([
    ['most of it does not parse', ') ) } ] int a;', /^\d+% of it does not parse$/],
    ['none of it parses', '@ @ @ @', /^100% of it does not parse$/],
  ])('not if %s', async (_, text, why) => {
    const read = readProgram(await syntaxOf('java'), bytesOf(text));
    expect('why' in read && read.why).toMatch(why);
  });
});

describe('without comments', () => {
  test.each([
    ['c', 'int a; // b\nint c; /* d */', 'int a;\nint c;  '],
    ['c', '/* a */int b;', ' int b;'],
    ['c', 'int/* a */b;', 'int b;'],
    ['c', '#if 1 && /* a\n */ 1\nint b;\n#endif\n', '#if 1 &&   1\nint b;\n#endif\n'],
    ['c', '#include <a.h> // b\nint c;', '#include <a.h>\nint c;'],
    ['c', '#define A /* b */\nint c;', '#define A\nint c;'],
    ['c', 'char *s = "/* no */"; // yes', 'char *s = "/* no */"; '],
    ['javascript', 'return_: a /* b\n */ c', 'return_: a\n c'],
    ['javascript', 'a // \u2028 b', 'a\n b'],
    ['rust', 'fn a() /* /* b */ */ {} /// c\n', 'fn a() {}\n'],
    ['python', 'if a: # b\n    # c\n    d # e\n# f\ng\n', 'if a:\n    d\ng\n'],
    ['python', 'x = 1 + \\\n    2 # a\n', 'x = 1 + 2\n'],
    ['go', 'package p // a\nvar b = 1 /* c */\n', 'package p\nvar b = 1\n'],
    ['smtlib', '; a\n(check-sat) ; b\n', '\n(check-sat)\n'],
  ])('%s: %j', async (language, text, expected) => {
    const syntax = await syntaxOf(language);
    const bare = textOf(finish(withoutComments(programOf(syntax, text))).print());
    expect(syntax.parse(bare).errors).toBe(0);
    expect(bare).toBe(expected);
  });

  test('nothing changes if there are none', async () => {
    const program = programOf(await syntaxOf('c'), 'int  a;\n\n\n\nint b;');
    expect(finish(withoutComments(program)).root).toBe(program.root);
  });
});

describe('custom grammars', () => {
  test('may have a rule called ERROR', () => {
    const syntax = contextFreeSyntax(readBnf('s ::= ERROR+\nERROR ::= "a" x\nx ::= "b" | "(" s ")"\n'));
    expect(syntax.parse('ab a(ab)').errors).toBe(0);
  });

  test('treat all skipped text as comments', () => {
    const syntax = contextFreeSyntax(
      readAntlr("grammar A; s : N* ; N : [0-9]+ ; C : '/*' .*? '*/' -> skip ; W : [ \\n]+ -> skip ;"),
    );
    expect(syntax.hasOnlyComments).toBe(true);
    expect(textOf(finish(withoutComments(programOf(syntax, '1/* a */2'))).print())).toBe('1 2');
  });

  test('without white space are printed without any', () => {
    const syntax = contextFreeSyntax(readBnf("s ::= (N | ';')*\nN ::= /[0-9]+/\n%skip\n"));
    expect(syntax.hasOnlyComments).toBe(false);
    expect(syntax.parse('1;2').errors).toBe(0);
  });
});
