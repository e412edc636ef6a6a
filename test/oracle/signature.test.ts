import { describe, expect, test } from 'vitest';
import { explainDrift, signatureOf } from '../../src/oracle/signature.ts';

const nothing = new Uint8Array();
const signature = (stderr: string) => signatureOf({ stdout: nothing, stderr: Buffer.from(stderr) });

test.each([
  [
    'an assertion of glibc',
    "clang: /build/llvm/lib/IR/Value.cpp:503: void llvm::f(): Assertion `New != this' failed.",
    "Value.cpp:N: void llvm::f(): Assertion `New != this' failed.",
  ],
  [
    'an internal error of gcc',
    'small.c: In function f:\nsmall.c:12:3: internal compiler error: in byte_reg, at config/h8300/h8300.c:583\nPlease submit',
    'internal compiler error: in byte_reg, at config/h8300/h8300.c:N',
  ],
  [
    'an error of the backend of LLVM',
    'fatal error: error in backend: unable to legalize instruction: G_SHUFFLE_VECTOR (in function: f)',
    'fatal error: error in backend: unable to legalize instruction: G_SHUFFLE_VECTOR (in function: f)',
  ],
  [
    'a crash of clang: the first function that is not about reporting it',
    'PLEASE submit a bug report to https://bugs\nStack dump:\n0.\tProgram arguments: clang\n #0 0x00007f1 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/lib/x.so+0xf1)\n #1 0x00007f2 SignalHandler(int) Signals.cpp:0:0\n #3 0x00007f3 llvm::Loop::f() (/lib/x.so+0x3)',
    'PLEASE submit a bug report llvm::Loop::f',
  ],
  [
    'a report of AddressSanitizer, with the function',
    '==4711==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602000000014 at pc 0x55f\nREAD of size 4\n    #0 0x55f2 in func_12 /tmp/pith-0a1b/7/a.c:3\n    #1 0x55f3 in main',
    'AddressSanitizer: heap-buffer-overflow on address ADDRESS at pc ADDRESS func_12',
  ],
  [
    'a report of UBSan, without values',
    'a.c:3:9: runtime error: signed integer overflow: 2147483647 + 1 cannot be represented',
    'runtime error: signed integer overflow: N + N cannot be represented',
  ],
  [
    'a violation in z3',
    'ASSERTION VIOLATION\nFile: ../src/smt/theory_lra.cpp\nLine: 1234\nm_nla->is_ok()\n(C)ontinue',
    'ASSERTION VIOLATION m_nla->is_ok()',
  ],
  [
    'a panic in Rust, old form',
    "thread 'rustc' panicked at 'index out of bounds: the len is 1', compiler/x.rs:12:5",
    "panicked at 'index out of bounds: the len is 1', compiler/x.rs:N",
  ],
  [
    'a panic in Rust, new form',
    "thread 'main' panicked at src/main.rs:2:5:\ncalled `Option::unwrap()` on a `None` value\nnote: run",
    'panicked at src/main.rs:N: called `Option::unwrap()` on a `None` value',
  ],
  [
    'a panic in Go',
    'panic: runtime error: index out of range [5] with length 3\n\ngoroutine 1 [running]:',
    'panic: runtime error: index out of range [N] with length N',
  ],
  [
    'an exception in Java, with the method',
    'Exception in thread "main" java.lang.NullPointerException\n\tat org.eclipse.Foo.bar(Foo.java:12)',
    'Exception in thread "main" java.lang.NullPointerException org.eclipse.Foo.bar',
  ],
  [
    'an exception in JavaScript, with the function',
    "/tmp/x/node_modules/uglify.js:12\n  foo();\n  ^\n\nTypeError: Cannot read properties of undefined (reading 'a')\n    at make_string (/tmp/x/node_modules/uglify.js:12:5)",
    "TypeError: Cannot read properties of undefined (reading 'a') make_string",
  ],
  [
    'an exception in Python',
    'Traceback (most recent call last):\n  File "/tmp/pith-12ab/3/a.py", line 3, in <module>\nZeroDivisionError: division by zero',
    'ZeroDivisionError: division by zero',
  ],
  [
    'an exception in C++',
    "terminate called after throwing an instance of 'std::out_of_range'\n  what():  basic_string::at",
    "terminate called after throwing an instance of 'std::out_of_range' basic_string::at",
  ],
])('%s', (_, output, expected) => {
  expect(signature(output)).toBe(expected);
});

test.each([
  ['an ordinary error', "a.c:1:1: error: expected ';' before '}' token"],
  ['an answer', 'sat'],
  ['nothing', ''],
])('%s has no signature', (_, output) => {
  expect(signature(output)).toBeUndefined();
});

test('standard error counts more than standard output', () => {
  const [stdout, stderr] = ['ValueError: a', 'KeyError: b'].map((text) => Buffer.from(text));
  expect(signatureOf({ stdout: stdout!, stderr: stderr! })).toBe('KeyError: b');
});

describe('drift', () => {
  test('another signature is a reason for doubt, and so is none', () => {
    expect(explainDrift('panic: a', 'panic: b')).toMatch(/original: panic: a\n.*result: {3}panic: b/);
    expect(explainDrift('panic: a', undefined)).toMatch(/nothing like it/);
  });

  test('the same signature is not, and neither is an original without one', () => {
    expect(explainDrift('panic: a', 'panic: a')).toBeUndefined();
    expect(explainDrift(undefined, 'panic: a')).toBeUndefined();
  });
});
