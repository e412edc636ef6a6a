/**
 * A program in a toy language, and a bug in its imaginary compiler. It is hard to reduce for the same reasons as real
 * programs: most candidates are invalid, because a name is undefined or a bracket is missing, and the parts that matter
 * are scattered.
 */

/** `functions` functions that call earlier ones. Deterministic. */
export function generateProgram(functions: number): string {
  const random = randomNumbers(functions);
  const below = (n: number) => Math.floor(random() * n);
  const lines: string[] = [];
  for (let f = 0; f < functions; f++) {
    lines.push(`int v${f} = ${below(1000)};`, `int f${f}(int a, int b) {`);
    for (let s = 0; s < 4 + below(8); s++) {
      const callee = below(f + 1);
      const statements = [
        `  a = a + v${below(f + 1)};`,
        `  if (a < ${below(100)}) { b = b * ${below(9)}; }`,
        `  while (b > v${below(f + 1)}) { b = b - a; a = ${below(50)}; }`,
        callee === f ? `  b = ${below(100)};` : `  a = f${callee}(b, ${below(20)});`,
      ];
      lines.push(statements[below(statements.length)]!);
    }
    if (f === Math.floor(functions / 3)) lines.push('  while (a) { v0 = v0 << b; }');
    lines.push('  return a;', '}');
  }
  return `${lines.join('\n')}\n`;
}

/**
 * Whether a program compiles, and shifts in a loop inside a function that a later function calls. Written for speed: it
 * runs a thousand times a second, and its time should not count as Pith's.
 */
export function isInteresting(program: Uint8Array): boolean {
  const defined = new Set<number>();
  const shifting = new Set<number>();
  const open: number[] = [];
  let current = 0;
  let loops = 0;
  let called = false;
  let definitionIsDue = false;
  let bracketIsDue = false;
  /** The function whose name was just read, if it shifts. */
  let mayBeCalled = 0;
  for (let at = 0; at < program.length;) {
    const byte = program[at++]!;
    if (byte === SPACE || byte === NEWLINE) continue;
    if (bracketIsDue && byte !== OPEN) return false;
    bracketIsDue = false;
    if (byte === OPEN && mayBeCalled !== 0 && mayBeCalled !== current) called = true;
    mayBeCalled = 0;
    if (isLetter(byte)) {
      // A word, encoded as a number: only f1, v1 and the like are compared with each other.
      let word = byte;
      let hasDigits = false;
      for (; at < program.length && isWord(program[at]!); at++) {
        hasDigits ||= !isLetter(program[at]!);
        word = word * 31 + program[at]!;
      }
      if (word === WHILE) {
        loops++;
        bracketIsDue = true;
      } else if (definitionIsDue && hasDigits) {
        defined.add(word);
        if (byte === LETTER_F) current = word;
      } else if (hasDigits || !WORDS.has(word)) {
        if (!defined.has(word)) return false;
        if (shifting.has(word)) mayBeCalled = word;
      }
      definitionIsDue = word === INT;
      continue;
    }
    definitionIsDue = false;
    if (byte === OPEN) open.push(CLOSE);
    else if (byte === OPEN_BLOCK) open.push(CLOSE_BLOCK);
    else if (byte === CLOSE || byte === CLOSE_BLOCK) {
      if (open.pop() !== byte) return false;
      if (open.length === 0) loops = 0;
    } else if (byte === LESS && program[at] === LESS && loops > 0 && open.length > 1) shifting.add(current);
  }
  return called && open.length === 0 && !bracketIsDue;
}

const [SPACE, NEWLINE, OPEN, CLOSE, OPEN_BLOCK, CLOSE_BLOCK, LESS, LETTER_F] = [
  32, 10, 40, 41, 123, 125, 60, 102,
] as const;
const isLetter = (byte: number) => byte >= 97 && byte <= 122;
const isWord = (byte: number) => isLetter(byte) || (byte >= 48 && byte <= 57);
const wordNumber = (word: string) => [...Buffer.from(word)].reduce((number, byte) => number * 31 + byte);
const INT = wordNumber('int');
const WHILE = wordNumber('while');
const WORDS = new Set(['int', 'if', 'while', 'return', 'a', 'b'].map(wordNumber));

/** Pseudo-random numbers in [0, 1), deterministic per seed. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
