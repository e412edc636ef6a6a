import type { Language } from './language.ts';
import { SMTLIB_NAMES } from './libraries/smtlib.ts';
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
  meaning: {
    scopes: ['define_fun', 'define_sort', 'let', 'lambda', 'quantifier', 'match_case', 'datatype'],
    sequential: ['bindings'],
    declarations: [
      { rule: 'declare_const', kind: 'variable', name: 'symbol', type: 'sort' },
      { rule: 'declare_var', kind: 'variable', name: 'symbol', type: 'sort' },
      { rule: 'declare_fun', kind: 'function', name: 'symbol', type: 'sort', parameters: 'parameter_sorts' },
      { rule: 'declare_rel', kind: 'function', name: 'symbol', parameters: 'parameter_sorts' },
      { rule: 'define_const', kind: 'variable', name: 'symbol', type: 'sort', value: 'term' },
      {
        rule: 'define_fun',
        ...{ kind: 'function', name: 'symbol', type: 'sort', parameters: 'parameters', body: 'term' },
      },
      {
        rule: 'function_declaration',
        ...{ kind: 'function', name: 'symbol', type: 'sort', parameters: 'parameters' },
      },
      { rule: 'sorted_variable', kind: 'parameter', name: 'symbol', type: 'sort' },
      { rule: 'binding', kind: 'variable', name: 'symbol', value: 'term' },
      { rule: 'pattern', kind: 'variable', name: 'pattern_variable' },
      { rule: 'define_sort', kind: 'alias', name: 'declared_sort', space: 'sort', type: 'sort' },
      { rule: 'sort_parameters', kind: 'type', name: 'sort_parameter', space: 'sort' },
      { rule: 'datatype', kind: 'type', name: 'sort_parameter', space: 'sort', inside: true },
      { rule: 'command', kind: 'type', name: 'declared_sort', space: 'sort' },
      { rule: 'sort_declaration', kind: 'type', name: 'declared_sort', space: 'sort' },
      { rule: 'named_datatype', kind: 'type', name: 'declared_sort', space: 'sort' },
      { rule: 'named_datatype', kind: 'constant', name: 'constructor', hoisted: true },
      { rule: 'datatype', kind: 'constant', name: 'constructor', hoisted: true },
      {
        rule: 'constructor_with_selectors',
        ...{ kind: 'constant', name: 'declared_constructor', hoisted: true },
      },
      { rule: 'selector', kind: 'field', name: 'symbol', hoisted: true, type: 'sort' },
      { rule: 'named', kind: 'label', name: 'symbol', hoisted: true },
    ],
    calls: [{ rule: 'application', callee: 'function' }],
    spaces: { sort: 'sort', 'compound_sort.identifier': 'sort' },
    predeclared: SMTLIB_NAMES,
    sorts: 'smtlib',
    statements: {
      block: [],
      localOnly: ['binding'],
      isPlainCall: true,
      plainType: 'Bool',
      binder: { rule: 'let', list: 'bindings', value: 'term' },
      modifiers: ['attribute', 'named'],
    },
  },
};
