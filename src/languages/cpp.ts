import type { Language } from './language.ts';
import { c } from './c.ts';
import { COMPILER_LIBRARY } from './libraries/compiler.ts';
import { CPP_LIBRARY } from './libraries/cpp.ts';
import { C_COMMENTS, C_NUMBERS, STRINGS } from './lexis.ts';

const FUNCTIONS = [
  ...['function_definition', 'inline_method_definition', 'constructor_or_destructor_definition'],
  ...['operator_cast_definition', 'lambda_expression'],
];

const FUNCTION = {
  kind: 'function',
  ...{ name: 'declarator', type: 'type', parameters: 'parameters', body: 'body' },
} as const;
const VARIABLE = { name: 'declarator', type: 'type', value: 'value', parameters: 'parameters' } as const;

export const cpp: Language = {
  name: 'cpp',
  description: 'C++',
  extensions: ['.cpp', '.cc', '.cxx', '.C', '.c++', '.hpp', '.hh', '.hxx', '.ii'],
  content: /^[ \t]*(?:namespace \w+|template\s*<|class \w+ [:{]|using namespace)/m,
  parser: { package: 'tree-sitter-cpp', version: '0.23.4' },
  bundled: true,
  identifiers: ['identifier'],
  libraryNames: { primitive_type: /^(?!char).*_t$/ },
  atoms: {
    rules: {
      string_literal: String.raw`(L|u8|u|U)?"([^"\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))*"`,
      char_literal: String.raw`(L|u8|u|U)?'([^'\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))+'`,
      raw_string_literal: String.raw`(L|u8|u|U)?R"\([^"]*\)"`,
      user_defined_literal: null,
    },
    holes: ['concatenated_string'],
  },
  lexis: {
    comments: C_COMMENTS,
    literals: String.raw`(?:L|u8?|U)?(?:R"([^()\s\\]{0,16})\([^]*?\)\1"|${STRINGS})`,
    numbers: C_NUMBERS,
  },
  style: {
    fixed: ['raw_string_delimiter', 'raw_string_content'],
    tight: ['->', '.*', '->*'],
    blankComments: /\/\*[^]*?\*\//g,
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
  meaning: {
    scopes: [
      ...FUNCTIONS,
      ...[
        'template_declaration',
        'class_specifier',
        'struct_specifier',
        'union_specifier',
        'field_declaration_list',
      ],
      ...[
        'declaration_list',
        'function_declarator',
        'function_field_declarator',
        'abstract_function_declarator',
      ],
      ...[
        'function_type_declarator',
        '_function_declaration_declarator',
        'compound_statement',
        'for_statement',
      ],
      ...['for_range_loop', 'if_statement', 'while_statement', 'switch_statement', 'catch_clause'],
      ...['requires_expression', 'preproc_function_def'],
    ],
    joined: Object.fromEntries(FUNCTIONS.map((rule) => [rule, 'declarator'])),
    functions: FUNCTIONS,
    outward: ['template_declaration'],
    exposed: ['field_declaration_list', 'declaration_list'],
    qualifier: '::',
    typeArguments: ['template_argument_list'],
    bases: ['base_class_clause'],
    initialiser: 'field_initializer',
    access: 'access_specifier',
    declarations: [
      ...['function_definition', 'inline_method_definition'].map((rule) => ({ rule, ...FUNCTION })),
      { rule: 'constructor_or_destructor_definition', ...FUNCTION, again: true },
      { rule: 'constructor_or_destructor_declaration', ...FUNCTION, again: true },
      { rule: 'declaration', ...VARIABLE, kind: 'variable' },
      { rule: 'field_declaration', ...VARIABLE, kind: 'field', value: 'default_value' },
      { rule: 'condition_declaration', ...VARIABLE, kind: 'variable' },
      { rule: 'for_range_loop', kind: 'variable', name: 'declarator', type: 'type', inside: true },
      { rule: 'type_definition', kind: 'alias', name: 'declarator', type: 'type' },
      { rule: 'alias_declaration', kind: 'alias', name: 'name', type: 'type' },
      ...['parameter_declaration', 'optional_parameter_declaration', 'variadic_parameter_declaration'].map(
        (rule) =>
          ({ rule, kind: 'parameter', name: 'declarator', type: 'type', value: 'default_value' }) as const,
      ),
      { rule: 'type_parameter_declaration', kind: 'type parameter', name: '_type_identifier' },
      { rule: 'variadic_type_parameter_declaration', kind: 'type parameter', name: '_type_identifier' },
      { rule: 'optional_type_parameter_declaration', kind: 'type parameter', name: 'name' },
      { rule: 'template_template_parameter_declaration', kind: 'type parameter', name: '*' },
      ...['class_specifier', 'struct_specifier', 'union_specifier', 'enum_specifier'].map(
        (rule) => ({ rule, kind: 'type', name: 'name', needs: 'body', body: 'body' }) as const,
      ),
      { rule: '_empty_declaration', kind: 'type', name: 'type_specifier' },
      { rule: 'enumerator', kind: 'constant', name: 'name', value: 'value' },
      { rule: 'namespace_definition', kind: 'module', name: 'name', body: 'body' },
      { rule: 'namespace_alias_definition', kind: 'module', name: 'name' },
      { rule: 'concept_definition', kind: 'alias', name: 'name' },
      { rule: 'labeled_statement', kind: 'label', name: 'label', space: 'label', hoisted: true },
      { rule: 'preproc_def', kind: 'macro', name: 'name', value: 'value' },
      { rule: 'preproc_function_def', kind: 'macro', name: 'name', value: 'value', parameters: 'parameters' },
      { rule: 'preproc_params', kind: 'parameter', name: '*' },
    ],
    calls: [
      { rule: 'call_expression', callee: 'function', arguments: 'arguments' },
      { rule: 'new_expression', callee: 'type', arguments: 'arguments' },
    ],
    spaces: {
      '*': ['value', 'member'],
      _field_identifier: ['member', 'value'],
      'field_expression.field': ['member', 'value'],
      'template_method.name': ['member', 'value'],
      'qualified_identifier.name': ['member', 'value'],
      'qualified_type_identifier.name': ['member', 'value'],
      'qualified_field_identifier.name': ['member', 'value'],
      'using_declaration.name': ['member', 'value'],
      _statement_identifier: 'label',
    },
    everywhere: ['member'],
    attributes: c.meaning!.attributes!,
    predeclared: [...COMPILER_LIBRARY, ...CPP_LIBRARY],
    statements: {
      ...c.meaning!.statements!,
      modifiers: [
        ...c.meaning!.statements!.modifiers!,
        ...['virtual_specifier', 'explicit_function_specifier', 'noexcept', 'throw_specifier', 'virtual'],
      ],
      plainer: { union: 'struct', class: 'struct' },
      inferredType: 'auto',
      freeMethod: 'METHOD',
    },
  },
};
