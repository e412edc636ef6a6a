/** C and C++: in the order of the C-Reduce paper (section 5.2.3), from the cheapest check to the most thorough one. */
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram } from '../find-program.ts';
import { anyOf, type Check, program, type Tool } from './check.ts';

/**
 * The warnings of gcc and clang that reliably mean misbehaviour: whenever the marked code runs, its behaviour is undefined,
 * or compilers may disagree about it. Not among them are warnings with false alarms, like -Wmaybe-uninitialized.
 */
const MISBEHAVIOUR = [
  ...['uninitialized', 'return-type', 'return-mismatch', 'main', 'main-return-type'],
  ...['implicit-function-declaration', 'implicit-int', 'strict-prototypes', 'deprecated-non-prototype'],
  ...['builtin-declaration-mismatch', 'incompatible-library-redeclaration', 'visibility'],
  ...['int-conversion', 'incompatible-pointer-types', 'incompatible-function-pointer-types'],
  ...['incompatible-pointer-types-discards-qualifiers', 'discarded-qualifiers'],
  ...['pointer-integer-compare', 'compare-distinct-pointer-types', 'pointer-type-mismatch'],
  ...['format', 'format-insufficient-args', 'format-extra-args', 'format-overflow', 'nonnull'],
  ...['sequence-point', 'unsequenced', 'strict-aliasing', 'overflow', 'integer-overflow'],
  ...['shift-count-overflow', 'shift-count-negative', 'shift-overflow', 'div-by-zero', 'division-by-zero'],
  ...['array-bounds', 'stringop-overflow', 'stringop-overread', 'aggressive-loop-optimizations'],
  ...['return-local-addr', 'return-stack-address', 'dangling-pointer', 'dangling', 'dangling-gsl'],
  ...['use-after-free', 'free-nonheap-object', 'mismatched-dealloc', 'mismatched-new-delete'],
  ...['null-dereference', 'infinite-recursion', 'undefined-internal'],
  ...['delete-non-virtual-dtor', 'delete-incomplete', 'init-self', 'self-move'],
];

/** Some of gcc's constraints have no name. */
const WARNING = new RegExp(
  String.raw`\[-W(?:error=)?(${MISBEHAVIOUR.join('|')})=?\d*\]|warning: (comparison between pointer and integer)`,
);

/** The newest clang for which `has` holds. */
const clang = (name: string, has: (path: string) => boolean): Tool => ({
  name,
  find: () =>
    ['clang', ...Array.from({ length: 40 }, (_, i) => `clang-${50 - i}`)]
      .map(findProgram)
      .find((path) => path !== undefined && has(path)),
});
const anyClang = clang('clang', () => true);
const clangWithRuntime = clang('clang with its run-time libraries', hasMemorySanitizer);

/** Debian has the run-time libraries of a clang in a package of their own. */
function hasMemorySanitizer(path: string): boolean {
  try {
    const libraries = join(dirname(realpathSync(path)), '../lib/clang');
    const files = readdirSync(libraries, { recursive: true, encoding: 'utf8' });
    return files.some((file) => /libclang_rt\.msan[^/]*\.a$/.test(file));
  } catch {
    return false;
  }
}

/**
 * Builds the program, runs it without input, and fails if a report matches. What the program prints and returns does not
 * matter, but a program that is still running after ten seconds fails, too.
 */
const running = (build: string, run: string, report: string): string =>
  [
    'export LC_ALL=C; ulimit -c 0',
    `timeout 20 ${build} -w -O0 -o "$TMPDIR/program" {} || exit 1`,
    'ulimit -f 20480',
    `timeout -s KILL 10 ${run}`,
    'if [ $? = 137 ]; then echo "It is still running after 10 s."; exit 1; fi',
    `! grep -E '${report}' "$TMPDIR/errors"`,
  ].join('\n');

/** Runs it with what a sanitizer has built in. */
const sanitized = (build: string): string =>
  running(
    `${build} -fno-sanitize-recover=all`,
    '"$TMPDIR/program" </dev/null >/dev/null 2>"$TMPDIR/errors"',
    'runtime error: |Sanitizer',
  );

const ASAN_OPTIONS = 'detect_leaks=0:detect_stack_use_after_return=1:detect_invalid_pointer_pairs=2';

/** The checks by gcc and clang. */
const compiled = (language: 'c' | 'c++'): readonly Check[] => {
  const gcc = program(language === 'c' ? 'gcc' : 'g++');
  const prototypes = language === 'c' ? '-Wstrict-prototypes' : '';
  const library = language === 'c' ? '' : '-lstdc++';
  return [
    {
      name: 'gcc',
      catches: 'does not compile, or gcc gives warnings that mean misbehaviour',
      needs: [gcc],
      // Many of the warnings come from the optimiser.
      command: (path) =>
        `LC_ALL=C timeout 20 ${path} -x ${language} -O2 -Wall -Wextra -Winit-self ${prototypes} -fno-diagnostics-show-caret -c -o "$TMPDIR/o" {}`,
      complaint: WARNING,
    },
    {
      name: 'clang',
      catches: 'does not compile, or clang gives warnings that mean misbehaviour',
      needs: [anyClang],
      command: (path) =>
        `timeout 20 ${path} -x ${language} -Wall -Wextra ${prototypes} -fno-caret-diagnostics -fsyntax-only {}`,
      complaint: WARNING,
    },
    {
      name: 'sanitizers',
      catches: 'AddressSanitizer or UBSan reports an error at run time',
      needs: [anyOf(gcc, clangWithRuntime)],
      command(path) {
        const pointers = path.includes('clang') ? '' : '-fsanitize=pointer-compare,pointer-subtract';
        const build = `${path} -x ${language} -fsanitize=address,undefined,float-cast-overflow ${pointers}`;
        return `export ASAN_OPTIONS=${ASAN_OPTIONS} UBSAN_OPTIONS=\n${sanitized(build)}`;
      },
      runs: true,
    },
    {
      name: 'msan',
      catches: 'MemorySanitizer reports the use of an uninitialised value at run time',
      needs: [clangWithRuntime],
      command: (path) =>
        `export MSAN_OPTIONS=\n${sanitized(`${path} -x ${language} -fsanitize=memory -fsanitize-memory-param-retval ${library}`)}`,
      runs: true,
    },
    {
      name: 'valgrind',
      catches: 'valgrind reports an invalid access, or a result that depends on an uninitialised value',
      needs: [program('valgrind'), anyOf(gcc, anyClang)],
      command: (valgrind, compiler) =>
        running(
          `${compiler} -x ${language} ${library}`,
          // Without options from files of the user's, and without pipes for a debugger.
          `${valgrind} --command-line-only=yes -q --vgdb=no --log-fd=9 "$TMPDIR/program" </dev/null >/dev/null 9>"$TMPDIR/errors" 2>&1`,
          '.',
        ),
      runs: true,
    },
  ];
};

/**
 * Frama-C's value analysis follows a program that reads no input as precisely as an interpreter would, if it may keep
 * the states of a loop apart. `volatile` would mean input.
 */
const framaC: Check = {
  name: 'frama-c',
  catches: "the value analysis of Frama-C raises an alarm, which covers most of C's undefined behaviour",
  needs: [program('frama-c')],
  command: (path) =>
    [
      `LC_ALL=C timeout -s KILL 30 ${path} -eva -eva-precision 1 -eva-slevel 100000 -eva-unroll-recursive-calls 1000`,
      '-unspecified-access -warn-special-float none -machdep gcc_x86_64 -cpp-extra-args=-Dvolatile=',
      '-eva-msg-key=-initial-state,-final-states -eva-no-show-progress {}',
    ].join(' '),
  complaint:
    /\[eva:alarm\] .*: Warning:\s+([^.]+)\.|got final (status invalid)|\[(variadic:typing|kernel:typing[\w:-]*)\]/,
  runs: true,
};

/** The interpreter of a formal semantics of C. */
const kcc: Check = {
  name: 'kcc',
  catches: 'KCC, an interpreter of a formal semantics of C, reports undefined behaviour',
  needs: [program('kcc')],
  command: (path) =>
    [
      `timeout 60 ${path} -o "$TMPDIR/program" {} || exit 1`,
      'ulimit -f 20480',
      'timeout -s KILL 60 "$TMPDIR/program" </dev/null >/dev/null 2>"$TMPDIR/errors"',
      'if [ $? = 137 ]; then exit 1; fi',
      '! grep -E "UB-|undefined behavior" "$TMPDIR/errors"',
    ].join('\n'),
  runs: true,
};

export const c: readonly Check[] = [...compiled('c'), framaC, kcc];
export const cpp: readonly Check[] = compiled('c++');
