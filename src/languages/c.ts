import { COMPILER_LIBRARY } from './libraries/compiler.ts';
import type { Language } from './language.ts';
import { C_COMMENTS, C_NUMBERS, STRINGS } from './lexis.ts';

export const c: Language = {
  name: 'c',
  description: 'C',
  extensions: ['.c', '.h', '.i'],
  content: /^[ \t]*#\s*include\b|^[ \t]*(?:static |extern |typedef |struct \w+ \{|(?:int|void) main\s*\()/m,
  parser: { package: 'tree-sitter-c', version: '0.24.1' },
  bundled: true,
  identifiers: ['identifier'],
  libraryNames: { primitive_type: /_t$/ },
  atoms: {
    rules: {
      string_literal: String.raw`(L|u8|u|U)?"([^"\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))*"`,
      char_literal: String.raw`(L|u8|u|U)?'([^'\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))+'`,
    },
  },
  lexis: {
    comments: C_COMMENTS,
    literals: String.raw`(?:L|u8?|U)?(?:${STRINGS})`,
    numbers: C_NUMBERS,
  },
  style: {
    tight: ['->'],
    blankComments: /\/\*[^]*?\*\//g,
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
  meaning: {
    scopes: [
      'function_definition',
      'function_declarator',
      '_function_declaration_declarator',
      'compound_statement',
      'for_statement',
      'preproc_function_def',
    ],
    joined: { function_definition: 'declarator' },
    functions: ['function_definition'],
    declarations: [
      {
        rule: 'function_definition',
        ...{ kind: 'function', name: 'declarator', type: 'type', parameters: 'parameters', body: 'body' },
      },
      {
        rule: 'declaration',
        ...{ kind: 'variable', name: 'declarator', type: 'type', value: 'value', parameters: 'parameters' },
      },
      { rule: 'type_definition', kind: 'alias', name: 'declarator', type: 'type' },
      { rule: 'parameter_declaration', kind: 'parameter', name: 'declarator', type: 'type' },
      // `int f(a) { … }`: a definition in the old style, or one whose types were removed.
      {
        rule: 'parameter_declaration',
        ...{ kind: 'parameter', name: 'type', unless: 'declarator', within: 'function_definition' },
      },
      { rule: 'field_declaration', kind: 'field', name: 'declarator', space: 'member', type: 'type' },
      { rule: 'struct_specifier', kind: 'type', name: 'name', needs: 'body', space: 'tag', body: 'body' },
      { rule: 'union_specifier', kind: 'type', name: 'name', needs: 'body', space: 'tag', body: 'body' },
      { rule: 'enum_specifier', kind: 'type', name: 'name', needs: 'body', space: 'tag', body: 'body' },
      { rule: 'enumerator', kind: 'constant', name: 'name', value: 'value' },
      { rule: 'labeled_statement', kind: 'label', name: 'label', space: 'label', hoisted: true },
      { rule: 'preproc_def', kind: 'macro', name: 'name', value: 'value' },
      { rule: 'preproc_function_def', kind: 'macro', name: 'name', value: 'value', parameters: 'parameters' },
      { rule: 'preproc_params', kind: 'parameter', name: '*' },
    ],
    calls: [{ rule: 'call_expression', callee: 'function', arguments: 'arguments' }],
    spaces: {
      'struct_specifier.name': 'tag',
      'union_specifier.name': 'tag',
      'enum_specifier.name': 'tag',
      _field_identifier: 'member',
      _statement_identifier: 'label',
    },
    everywhere: ['member'],
    attributes: ['__attribute__', '__attribute', '__declspec'],
    predeclared: COMPILER_LIBRARY,
    statements: {
      ...{ block: 'compound_statement', expression: 'expression_statement', return: 'return_statement' },
      ...{
        variable: 'PARAMETER = VALUE;',
        unset: 'TYPE NAME;',
        local: 'PARAMETER;',
        nothing: 'void',
        plainType: 'int',
        noBody: ';',
        comma: ',',
        addressType: 'long',
        assignment: { rule: 'assignment_expression', target: 'left', value: 'right' },
        sequence: 'comma_expression',
        modifiers: [
          ...['storage_class_specifier', 'type_qualifier', 'bitfield_clause', 'alignas_qualifier'],
          ...['attribute_specifier', 'attribute_declaration', 'ms_declspec_modifier', 'gnu_asm_expression'],
        ],
        plainer: { union: 'struct' },
        includes: ['preproc_include'],
        conditionals: ['preproc_if', 'preproc_ifdef'],
        pointers: { rule: 'pointer_expression', target: '*', address: '&' },
      },
    },
  },
};
