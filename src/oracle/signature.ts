/**
 * The signature of a failure: the line of the output that tells one bug from another (a failed assertion, a panic, an
 * uncaught exception, a report of a sanitizer), without what differs from run to run and from candidate to candidate.
 */
import { printable } from '../core/printable.ts';
import type { Outcome } from '../core/verdict.ts';

interface Kind {
  readonly line: RegExp;
  /** Also part of the signature: the first match in the lines after it. */
  readonly detail?: RegExp;
  /** Numbers are values of the program, not part of the bug. */
  readonly numbers?: boolean;
}

/** The functions that report a failure or lead to it, in stacks of native programs. */
const REPORTERS =
  /^(?:llvm::sys::|SignalHandler|CrashRecovery|__restore_rt|__interceptor|__asan|__ubsan|__sanitizer|__GI_|raise|abort|__libc_|_start|main\b)/;
const FRAME = /^\s*#\d+ 0x[0-9a-f]+ (?:in )?([\w:~<>$]+)/;

/** The most telling first. */
const KINDS: readonly Kind[] = [
  { line: /(?:Address|Memory|Thread|Leak)Sanitizer: .*/, detail: FRAME, numbers: true },
  { line: /(?<=:\d+:\d+: )runtime error: .*/, numbers: true },
  { line: /internal compiler error: .*/ },
  { line: /error: internal compiler error: .*/ },
  // glibc, BSD and LLVM, z3, cvc5.
  { line: /[^\s:]*:\d+: .*Assertion .* failed.*/ },
  { line: /Assertion .*fail(?:ed|ure).*/i },
  { line: /ASSERTION VIOLATION/, detail: /^(?!File:|Line:)\s*(\S.*)/ },
  { line: /UNEXPECTED CODE WAS REACHED.*/, detail: /^File: (.*)/ },
  { line: /Fatal failure within .*/, detail: /^\s*(\S.*)/ },
  { line: /LLVM ERROR: .*/ },
  { line: /fatal error: error in backend: .*/ },
  { line: /UNREACHABLE executed.*/ },
  // Rust, in its old and its new form; Go.
  { line: /panicked at '.*/ },
  { line: /panicked at .*:$/, detail: /^(.+)/ },
  { line: /^panic: .*/, numbers: true },
  { line: /^fatal error: (?:all goroutines|stack overflow|concurrent map).*/ },
  // C++, Java, JavaScript, Python, C#, OCaml.
  { line: /terminate called after throwing an instance of .*/, detail: /^\s*what\(\):\s*(.*)/ },
  { line: /Exception in thread .*/, detail: /^\s+at ([\w.$<>]+)/ },
  { line: /An exception has occurred in the compiler.*/, detail: /^([\w.$]+(?:Exception|Error).*)/ },
  { line: /^(?:Uncaught )?(?:\w*Error|InternalError|AssertionError)\b.*/, detail: /^\s+at ([\w.$<> ]+) \(/ },
  { line: /^(?:[\w]+\.)*\w*(?:Error|Exception|Interrupt|Exit)\b(?:: .*)?$/ },
  { line: /Unhandled exception.*/i },
  { line: /Fatal error: exception .*/ },
  { line: /double free or corruption.*|free\(\): .*|stack smashing detected.*|malloc\(\): .*/ },
  { line: /(?:Stack dump:|PLEASE submit a bug report)/, detail: FRAME },
  { line: /stack overflow.*|Segmentation fault.*|out of memory.*/i },
];

/** How many lines after the one that tells the kind are looked at. */
const FOLLOWING = 40;

const decoder = new TextDecoder();

/** Undefined if no line of the output tells the bug. */
export function signatureOf({ stdout, stderr }: Pick<Outcome, 'stdout' | 'stderr'>): string | undefined {
  return signatureIn(decoder.decode(stderr)) ?? signatureIn(decoder.decode(stdout));
}

/** Undefined if the signatures give no reason to suspect that the result shows another bug. */
export function explainDrift(original: string | undefined, result: string | undefined): string | undefined {
  if (original === undefined || result === original) return undefined;
  return [
    'The result may show another bug than the original.',
    `  original: ${printable(original)}`,
    `  result:   ${result === undefined ? 'nothing like it' : printable(result)}`,
    'To rule that out, let the test look for the line of the original, for example with --grep.',
  ].join('\n');
}

function signatureIn(text: string): string | undefined {
  const lines = text.split(/\r?\n/);
  for (const { line, detail, numbers = false } of KINDS) {
    const at = lines.findIndex((candidate) => line.test(candidate));
    if (at === -1) continue;
    const following = lines.slice(at + 1, at + 1 + FOLLOWING);
    const parts = [line.exec(lines[at]!)![0], detail && firstMatch(following, detail)];
    return parts
      .filter((part) => part !== undefined)
      .map((part) => (numbers ? withoutNumbers(general(part)) : general(part)))
      .join(' ');
  }
  return undefined;
}

function firstMatch(lines: readonly string[], pattern: RegExp): string | undefined {
  for (const line of lines) {
    const found = pattern.exec(line)?.[1];
    if (found !== undefined && !(pattern === FRAME && REPORTERS.test(found))) return found;
  }
  return undefined;
}

/** Removes addresses, positions in files, folders and process numbers. */
const general = (text: string): string =>
  text
    .replaceAll(/\b0x[0-9a-f]+\b/gi, 'ADDRESS')
    .replaceAll(/(?<![\w.])(?:\/[^\s/:'"`(),]+)+\/([^\s/:'"`(),]+)/g, '$1')
    .replaceAll(/==\d+==/g, '')
    .replaceAll(/\bpid \d+/gi, 'pid N')
    .replaceAll(/:\d+(?::\d+)?\b/g, ':N')
    .replaceAll(/\b(line|column) \d+/gi, '$1 N')
    .trim();

const withoutNumbers = (text: string): string => text.replaceAll(/-?\b\d+(?:\.\d+)?\b/g, 'N');
