/**
 * The frame of C-Reduce's passes over text: edits of a few tokens, from the first token to the last. After a success a pass
 * goes on at the same token, as Listing 2 of the paper has it. No tree is needed.
 */
import { latin1 } from '../../core/encoding.ts';
import type { Lexer } from '../../core/lexer.ts';
import type { Pass } from '../../core/pass.ts';
import { beginOfToken, wouldFuse } from '../../parse/plain-lexer.ts';
import { lines, type ListProgram } from '../../tree/list-program.ts';

/** The tokens of a text, with a character for each byte. */
export interface Tokens {
  readonly length: number;
  /** Empty before the first token and after the last. */
  readonly text: (index: number) => string;
  /** The index of the bracket that closes or opens the one at this index. */
  readonly partner: (index: number) => number | undefined;
}

/** Replaces the tokens `from` up to, not including, `to`. */
export interface TokenEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The edits to try at a token, in order. Each may change several places, from left to right. */
export type FindEdits = (tokens: Tokens, at: number) => Iterable<readonly TokenEdit[]>;

/** An edit must leave fewer tokens, or replace a token by one that this pass never replaces by it: so it ends. */
export const overTokens = (name: string, findEdits: FindEdits): Pass<ListProgram, number> => ({
  name,
  accepts: 'same-size',
  start: () => 0,
  *propose(program, from) {
    const source = sourceOf(program);
    for (let at = from; at < source.length; at++) {
      if (at % TURN === 0) yield undefined;
      for (const edits of findEdits(source, at)) {
        yield {
          program: lines(edited(program.print(), source, edits), program.lexer),
          next: at,
          kind: name,
          change: changeOf(name, source, edits),
        };
      }
    }
  },
});

/** Tokens visited per turn. */
const TURN = 1_000;

interface Source extends Tokens {
  /** Where a token begins and ends. */
  readonly begin: (index: number) => number;
  readonly end: (index: number) => number;
}

const known = new WeakMap<Uint8Array, Source>();

function sourceOf(program: ListProgram): Source {
  const bytes = program.print();
  let source = known.get(bytes);
  if (source === undefined) known.set(bytes, (source = readSource(bytes, program.lexer)));
  return source;
}

function readSource(bytes: Uint8Array, lexer: Lexer): Source {
  const cuts = lexer.cuts(bytes);
  const begins = cuts.subarray(0, -1).map((cut) => beginOfToken(bytes, cut));
  // White space at the end is no token.
  const length = begins.at(-1) === bytes.length ? begins.length - 1 : begins.length;
  const texts = Array.from({ length }, (_, i) => latin1.decode(bytes.subarray(begins[i], cuts[i + 1])));
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const [i, text] of texts.entries()) {
    if (CLOSING[text] !== undefined) open.push(i);
    const last = open.at(-1);
    if (last === undefined || CLOSING[texts[last]!] !== text) continue;
    open.pop();
    partners.set(last, i).set(i, last);
  }
  return {
    length,
    text: (index) => texts[index] ?? '',
    partner: (index) => partners.get(index),
    begin: (index) => begins[index]!,
    end: (index) => cuts[index + 1]!,
  };
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function edited(bytes: Uint8Array, source: Source, edits: readonly TokenEdit[]): Uint8Array {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { from, to, text } of edits) {
    const [begin, end] = [source.begin(from), source.end(to - 1)];
    pieces.push(bytes.subarray(at, begin), latin1.encode(text));
    const before = bytes[begin - 1];
    const isFused =
      text === '' &&
      before !== undefined &&
      end < bytes.length &&
      wouldFuse(bytes[source.begin(from - 1)]!, before, bytes[end]!);
    if (isFused) pieces.push(SPACE);
    at = end;
  }
  pieces.push(bytes.subarray(at));
  return concatenated(pieces);
}

const SPACE = latin1.encode(' ');

function concatenated(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The replaced tokens and those next to them tell a change from most others. */
function changeOf(name: string, { text }: Tokens, edits: readonly TokenEdit[]): string {
  const parts = edits.map(({ from, to, text: instead }) => {
    const around = [from - 1, from, to - 1, to].map(text).join(' ');
    return `${around} ${to - from} ${instead}`;
  });
  return `${name} ${parts.join('; ')}`;
}
