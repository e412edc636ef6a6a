/** Test scripts for the three usual cases, with comments that say what to change. */
import { quoteForSh } from '../core/printable.ts';

export const KINDS = {
  crash: 'a command crashes or fails',
  wrong: 'a command prints a wrong result',
  disagree: 'two commands disagree',
} as const;

export type Kind = keyof typeof KINDS;

export interface Answers {
  readonly kind: Kind;
  /** Commands for a shell, with absolute paths; `{}` stands for the candidate. */
  readonly command: string;
  /** For `disagree`. */
  readonly other?: string | undefined;
  /** An extended regular expression for what shows the bug. */
  readonly pattern?: string | undefined;
}

/** `name` is that of the script. */
export const testScript = (answers: Answers, name: string): string =>
  `#!/bin/sh
# An interestingness test: it exits with 0 if the candidate still shows the bug.
#   pith ./${name} FILE
# Pith runs it in a fresh folder that holds only the candidate, whose path is $1. Other files can go there or to $TMPDIR.
# $PITH_DIR is the folder in which Pith was started; pith --with FILE puts more files beside the candidate.

${BODIES[answers.kind](answers)}`;

const BODIES: Record<Kind, (answers: Answers) => string> = {
  crash: ({ command, pattern }) => `# What the command prints, and how it ends.
output=$({ ${onCandidate(command)}; } 2>&1)
code=$?

# It must fail. If it must be ended by a signal: [ $code -gt 128 ] || exit 1
[ $code -ne 0 ] || exit 1

# It must be this crash, and no other: look for its message.
${grep('output', pattern, 'Assertion .* failed')}
`,
  wrong: ({
    command,
    pattern,
  }) => `# A program without a meaning has no right result. For C, these checks reject most of them:
# gcc -fsyntax-only -Wall -Werror=uninitialized -Werror=return-type "$1" 2>/dev/null || exit 1
# gcc -g -fsanitize=address,undefined -fno-sanitize-recover=all -o "$TMPDIR/checked" "$1" || exit 1
# "$TMPDIR/checked" >/dev/null || exit 1

# The command must succeed, and print the wrong result.
output=$(${onCandidate(command)}) || exit 1
${grep('output', pattern, '^wrong$')}
`,
  disagree: ({ command, other = '', pattern }) => `# Both commands must accept the candidate.
one=$(${onCandidate(command)}) || exit 1
other=$(${onCandidate(other)}) || exit 1

# To compare only a part of what they print:
${part('one', pattern)}
${part('other', pattern)}

# No answer is no disagreement.
[ -n "$one" ] && [ -n "$other" ] || exit 1
[ "$one" != "$other" ]
`,
};

const onCandidate = (command: string): string =>
  (command.includes('{}') ? command : `${command} {}`).replaceAll('{}', '"$1"');

/** Commented out if there is no pattern. */
const grep = (variable: string, pattern: string | undefined, example: string): string =>
  pattern === undefined
    ? `# printf '%s\\n' "$${variable}" | grep -qE ${quotePattern(example)}`
    : `printf '%s\\n' "$${variable}" | grep -qE ${quotePattern(pattern)}`;

const part = (variable: string, pattern: string | undefined): string =>
  `${pattern === undefined ? '# ' : ''}${variable}=$(printf '%s\\n' "$${variable}" | grep -oE ${quotePattern(pattern ?? '^(sat|unsat)$')})`;

/** A pattern may begin with a hyphen. */
const quotePattern = (pattern: string): string => `-e ${quoteForSh(pattern)}`;
