/** Programs that trigger a bug amid unrelated code. */
import { plainLexer } from '../../src/parse/lexer.ts';
import type { Bug } from './bugs.ts';
import { Writer } from './writer.ts';

const LEAST_TOKENS = 80;
const MOST_TOKENS = 240;

/** Distinct programs, deterministic per seed. */
export function generatePrograms(bug: Bug, count: number, seed: number): readonly string[] {
  const programs = new Set<string>();
  for (let at = seed; programs.size < count; at++) {
    const program = generate(bug, at);
    const tokens = tokensOf(program);
    if (tokens >= LEAST_TOKENS && tokens <= MOST_TOKENS) programs.add(program);
  }
  return [...programs];
}

function generate(bug: Bug, seed: number): string {
  const writer = new Writer(seed);
  const { below } = writer.random;
  writer.writeHead();
  const wanted = LEAST_TOKENS + below(100);
  const noise = () => writer.writeFunction(() => [...writer.statements(2), writer.statement(2)].join('\n'));
  for (let n = below(3); n > 0; n--) noise();
  writer.writeFunction(() => {
    let shown = bug.write(writer);
    for (let n = below(3); n > 0; n--) shown = writer.wrap(shown);
    return [...writer.statements(2), shown, ...writer.statements(1)].join('\n');
  });
  while (tokensOf(writer.text) < wanted) noise();
  writer.shuffleGlobals();
  return writer.text;
}

const tokensOf = (text: string): number => plainLexer.countIn(text);
