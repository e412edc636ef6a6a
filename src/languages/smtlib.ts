import type { Language } from './language.ts';
import { SMTLIB_GRAMMAR } from './smtlib/grammar.ts';

export const smtlib: Language = {
  name: 'smtlib',
  description: 'SMT-LIB 2.6, and what solvers add to it',
  extensions: ['.smt2', '.smt'],
  content: /^\s*(?:;.*\n\s*)*\((?:set-logic|set-info|set-option|declare-|define-|assert)\b/,
  parser: { ebnf: SMTLIB_GRAMMAR },
  bundled: true,
  identifiers: ['SYMBOL', 'QUOTED_SYMBOL'],
  style: { spaced: ['('] },
};
