import { expect, test } from 'vitest';
import { hoist, remove, syntaxOf } from './editing.ts';

const c = await syntaxOf('c');
const cpp = await syntaxOf('cpp');
const go = await syntaxOf('go');
const javascript = await syntaxOf('javascript');
const python = await syntaxOf('python');
const rust = await syntaxOf('rust');
const typescript = await syntaxOf('typescript');

test.each([
  ['the rest stays unchanged', c, 'int  a;\n\nint b;\nint c;\n', ['int b ;'], 'int  a;\nint c;\n'],
  ['the first is removed with its comment', c, '// a\nint a;\n// b\nint b;\n', ['int a ;'], '// b\nint b;\n'],
  ['a comment is removed with the token after it', c, 'f(a, /* b */ b);', [', b'], 'f(a);'],
  ['tokens do not fuse', c, 'int f(void) { return(1)+ +x; }', ['( 1 ) + + x'], 'int f(void) { return; }'],
  ['words do not fuse', c, 'static/**/inline int x;', ['inline'], 'static int x;'],
  [
    'blank lines around a removed part collapse',
    c,
    'int a;\n\n\n\n\nint b;\n\n\n\n\nint c;',
    ['int b ;'],
    'int a;\n\nint c;',
  ],
  [
    'a preprocessor line stays a line',
    c,
    'int a;\n#include <x.h>\nint b;',
    ['int a ;'],
    '#include <x.h>\nint b;',
  ],
  [
    'the text after #endif stays on its own line',
    c,
    '#if A\nint a;\n#endif\nint b; int c;',
    ['int b ;'],
    '#if A\nint a;\n#endif\n int c;',
  ],
  ['a condition keeps its line break', c, '#if A\nint a;\n#endif\n', ['int a ;'], '#if A\n#endif\n'],
  ['a macro keeps its line break', c, '#define A 1\nint a; int b;', ['int a ;'], '#define A 1\n int b;'],
  ['brackets do not become a shift', cpp, 'A<B<int>, C<int>> x;', [', C < int >'], 'A<B<int> > x;'],
  [
    'the last statement is removed with its line',
    go,
    'package p\nfunc f() {\n\ta()\n\tb()\n}\n',
    ['b ( )'],
    'package p\nfunc f() {\n\ta()\n}\n',
  ],
  ['a doubled bracket', rust, 'fn f() { if a { b } else { c } }', ['else { c }'], 'fn f() { if a { b } }'],
])('removing: %s', (_, syntax, source, texts, expected) => {
  expect(remove(syntax, source, ...texts)).toBe(expected);
});

test.each([
  ['stays implicit if the lines stay', 'a()\nb()\n\nc()', 'c ( )', 'a()\nb()'],
  ['is written out if they do not', 'a()\nb()\nc()', 'b ( )', 'a();\nc()'],
  [
    'is dropped after a declaration that does not need it',
    'function f() {}\na();\n(b)',
    'a ( ) ;',
    'function f() {}\n(b)',
  ],
])('an automatic semicolon %s', (_, source, text, expected) => {
  expect(remove(javascript, source, text)).toBe(expected);
});

test.each([
  [
    'takes the white space of the node it replaces',
    javascript,
    'return_: x = (\n  a)',
    '( a )',
    'a',
    'return_: x = a',
  ],
  ['keeps operators apart', javascript, 'x = -(-a)', '( - a )', '- a', 'x = - -a'],
  [
    'keeps a statement in its place',
    c,
    'void f() {\n  if (a)\n    b();\n}',
    'if ( a ) b ( ) ;',
    'b ( ) ;',
    'void f() {\n  b();\n}',
  ],
  [
    'keeps a name and a string apart',
    rust,
    'fn f() { return("a") }',
    '( "a" )',
    '"a"',
    'fn f() { return "a" }',
  ],
  ['keeps types apart', typescript, 'let x: (A) = 1', '( A )', 'A', 'let x: A = 1'],
])('a hoisted node %s', (_, syntax, source, outer, inner, expected) => {
  expect(hoist(syntax, source, outer, inner)).toBe(expected);
});

const NESTED = `def f():
    if a:
        # why
        x = 1
        while b:
            y()
    return 2
`;

test.each([
  [
    'a nested block can be hoisted',
    'if a : x = 1 while b : y ( )',
    'while b : y ( )',
    'def f():\n    while b:\n            y()\n    return 2\n',
  ],
  [
    'a statement can be hoisted two levels',
    'if a : x = 1 while b : y ( )',
    'x = 1',
    'def f():\n    x = 1\n    return 2\n',
  ],
])('in Python %s', (_, outer, inner, expected) => {
  expect(hoist(python, NESTED, outer, inner)).toBe(expected);
});

test.each([
  [
    'a statement of a block',
    ['x = 1'],
    'def f():\n    if a:\n        while b:\n            y()\n    return 2\n',
  ],
  [
    'the last of a block',
    ['while b : y ( )'],
    'def f():\n    if a:\n        # why\n        x = 1\n    return 2\n',
  ],
])('in Python %s can be removed', (_, texts, expected) => {
  expect(remove(python, NESTED, ...texts)).toBe(expected);
});

test('in Python, a line break that only brackets allowed is removed with them', () => {
  expect(hoist(python, 'x = (a +\n  b)\ny = [\n 1]\n', '( a + b )', 'a + b')).toBe('x = a + b\ny = [\n 1]\n');
});

test.each([
  ['tabs', 'if a:\n\tif b:\n\t\tc\n\td\n'],
  ['a mixture', 'if a:\n  b\nelse:\n\tc\nif d:\n   e\n'],
  ['comments at any depth', 'if a:\n        # far\n  b\n # near\n  c\n# none\nd\n'],
  ['blank lines with spaces', 'if a:\n  b\n   \n  c\n'],
  ['no final newline', 'if a:\n  b'],
  ['Windows line endings', 'if a:\r\n  b\r\n\r\n  c\r\n'],
  ['line continuations', 'x = 1 + \\\n  2\nif a and \\\n   b: c\n'],
  ['semicolons and one-line blocks', 'if a: b; c\nd; e\n'],
  ['a byte order mark', '\uFEFFif a:\n  b\n'],
  ['brackets in strings', 'x = "}"\ny = f("(",\n  ")")\nz = (1,\n  2)\n'],
  ['multi-line strings', 'x = """a\n  b\n"""\nf(x,\n  y)\n'],
])('Python with %s prints as it was read', (_, source) => {
  const { root, tail } = python.parse(source);
  expect(python.print(root, tail)).toBe(source);
});
