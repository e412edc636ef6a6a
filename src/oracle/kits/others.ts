/** Languages without undefined behaviour: whether the program would be accepted at all. */
import { fileURLToPath } from 'node:url';
import { quoteForSh } from '../../core/printable.ts';
import { anyOf, type Check, program, type Tool } from './check.ts';

const PITH: Tool = {
  name: 'pith',
  find: () => fileURLToPath(new URL('../../../bin/pith.js', import.meta.url)),
};

/** By what Pith knows of the language (`pith tree --facts`). */
const names = (language: string): Check => ({
  name: 'names',
  catches: 'a name without a declaration that the original does not use without one',
  needs: [PITH],
  command: (path) => `${quoteForSh(process.execPath)} ${path} tree --facts --lang ${language} {}`,
  complaint: /^unknown (\S+):/,
});

export const javascript: readonly Check[] = [
  {
    name: 'node',
    catches: 'does not parse',
    needs: [program('node')],
    command: (path) => `NODE_OPTIONS= ${path} --check {}`,
  },
  names('javascript'),
];

export const typescript: readonly Check[] = [
  {
    name: 'tsc',
    catches: 'a kind of error that the original does not have',
    needs: [program('tsc')],
    command: (path) => `${path} --noEmit --skipLibCheck --pretty false {} || :`,
    complaint: /error (TS\d+)/,
  },
  names('typescript'),
];

export const python: readonly Check[] = [
  {
    name: 'python',
    catches: 'does not compile',
    needs: [program('python3')],
    // `python3 -m py_compile` would write beside the program; -I ignores what the user has set.
    command: (path) =>
      `${path} -I -c 'import sys; compile(open(sys.argv[1], "rb").read(), "program", "exec")' {}`,
  },
  {
    name: 'pyflakes',
    catches: 'an undefined name that the original does not use',
    needs: [anyOf(program('pyflakes3'), program('pyflakes'))],
    // It exits with 1 whatever it finds.
    command: (path) => `${path} {} || :`,
    complaint: /undefined name '[^']*'|local variable '[^']*' .*referenced before assignment/,
  },
];

export const java: readonly Check[] = [
  {
    name: 'javac',
    catches: 'does not compile',
    needs: [program('javac')],
    command: (path) =>
      `${path} -J-XX:-UsePerfData -J-Djava.io.tmpdir="$TMPDIR" -proc:none -nowarn -d "$TMPDIR" {}`,
  },
  {
    name: 'ecj',
    catches: 'does not compile',
    needs: [program('ecj')],
    command: (path) => `${path} -source 17 -target 17 -proc:none -nowarn -d "$TMPDIR" {}`,
  },
];

/** Go keeps settings and telemetry there. */
const CONFIG = 'XDG_CONFIG_HOME="$TMPDIR"';

export const go: readonly Check[] = [
  {
    name: 'gofmt',
    catches: 'does not parse',
    needs: [program('gofmt')],
    command: (path) => `${CONFIG} ${path} -e -l {}`,
  },
  {
    name: 'go',
    catches: 'an undefined name, an unused variable or import, or another error of types',
    needs: [program('go')],
    // The checks of types come with any analysis. They need Go's cache of compiled packages.
    command: (path) => `${CONFIG} GO111MODULE=off GOTOOLCHAIN=local GOPROXY=off ${path} vet -buildtag {}`,
  },
];

/** A file says neither its edition nor whether it is a library. */
export const rust: readonly Check[] = [
  {
    name: 'rustc',
    catches: 'does not compile in any edition; code is not generated',
    needs: [program('rustc')],
    command: (path) =>
      [
        'for edition in 2021 2015; do for type in bin lib; do',
        `${path} --edition $edition --crate-type $type --crate-name program --emit metadata --cap-lints allow -o "$TMPDIR/program" {} && exit`,
        'done; done; exit 1',
      ].join('\n'),
  },
];
