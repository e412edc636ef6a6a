/**
 * Parses a list in which some elements do not parse, and keeps those that do. An error begins where no element parses
 * and extends, skipping whole bracketed groups if brackets are balanced, to the next element that parses. That element
 * must extend beyond the token at which the parser got stuck: one that ends before it is part of the broken element.
 */
import type { Work } from '../../core/work.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Draft } from '../draft.ts';
import type { Tokens } from '../tokenise.ts';
import { tokenDraft } from './derive.ts';
import { earleyParser } from './parse.ts';
import { NONE, type Tables } from './tables.ts';

export interface Recovered {
  readonly elements: readonly Draft[];
  /** The number of tokens in errors. */
  readonly errorTokens: number;
}

/** `element` holds the tables for an element that may be followed by anything. */
export function* recover(tokens: Tokens, element: Tables, grammar: Grammar): Work<Recovered> {
  const parse = earleyParser(tokens, element);
  const closing = closingBrackets(tokens, grammar);
  const elements: Draft[] = [];
  let errorTokens = 0;
  let at = 0;
  /** Where the current error began, if there is one, and the token at which the parser got stuck in it. */
  let error: number = NONE;
  let stuck: number = NONE;
  // Once too many attempts have run far and failed, the rest of the text becomes one error.
  let patience = PATIENCE * tokens.length;

  const endError = (): void => {
    if (error === NONE) return;
    elements.push(errorDraft(tokens, error, at, element));
    errorTokens += at - error;
    error = NONE;
    stuck = NONE;
  };

  while (at < tokens.length && patience > 0) {
    const { draft, end, reached } = yield* parse(at, (end) => end > stuck);
    patience -= 1 + reached - end;
    if (draft === undefined) {
      if (error === NONE) {
        error = at;
        // At the end of the text, the intended end of the element is unknown.
        stuck = reached === tokens.length ? NONE : reached;
      }
      at = Math.max(at, closing[at]!) + 1;
    } else {
      endError();
      elements.push(draft);
      at = end;
    }
  }
  if (error === NONE && at < tokens.length) error = at;
  at = tokens.length;
  endError();
  return { elements, errorTokens };
}

const PATIENCE = 20;

/** The tokens from `from` up to, not including, `to`. */
export function errorDraft(tokens: Tokens, from: number, to: number, tables: Tables): Draft {
  const children = Array.from({ length: to - from }, (_, i) => tokenDraft(tokens, from + i, tables));
  return { kind: 'error', children };
}

/** For each opening bracket the token that closes it; NONE for other tokens and unclosed brackets. */
function closingBrackets(tokens: Tokens, grammar: Grammar): Int32Array {
  const texts = Array.from(grammar.terminals.values(), (terminal) => terminal.text);
  const closing = new Int32Array(tokens.length).fill(NONE);
  const open: { readonly at: number; readonly expects: string }[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const text = texts[tokens.terminals[i]!] ?? '';
    const expects = BRACKETS.get(text);
    if (expects !== undefined) open.push({ at: i, expects });
    else if (open.at(-1)?.expects === text) closing[open.pop()!.at] = i;
  }
  return closing;
}

const BRACKETS = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
