import type { Language } from './language.ts';
import { SOLIDITY_NAMES } from './libraries/solidity.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';

export const solidity: Language = {
  name: 'solidity',
  description: 'Solidity',
  extensions: ['.sol'],
  content: /^[ \t]*pragma solidity\b|^[ \t]*(?:abstract )?contract \w+/m,
  parser: { package: 'tree-sitter-solidity', version: '1.2.13' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      string: String.raw`"([^"\\\n]|\\.)*"|'([^'\\\n]|\\.)*'`,
      hex_string_literal: String.raw`hex"[0-9a-fA-F]*"`,
      yul_hex_string_literal: String.raw`hex"[0-9a-fA-F]*"`,
      unicode_string_literal: String.raw`unicode"([^"\\\n]|\\.)*"`,
    },
  },
  lexis: {
    comments: SLASH_COMMENTS,
    literals: `(?:hex|unicode)?(?:${STRINGS})`,
  },
  // The white space before a version is part of the token.
  style: {
    fixed: ['solidity_version', 'solidity_version_comparison_operator', '_pragma_version_constraint'],
  },
  meaning: {
    scopes: [
      ...['contract_declaration', 'interface_declaration', 'library_declaration', 'function_definition'],
      ...['modifier_definition', 'constructor_definition', 'fallback_receive_definition', 'block_statement'],
      ...['for_statement', 'try_statement', 'catch_clause', 'assembly_statement', 'yul_function_definition'],
      ...['error_declaration', 'event_definition', 'struct_declaration', '_function_type'],
    ],
    functions: ['function_definition', 'modifier_definition', 'constructor_definition'],
    exposed: ['contract_declaration', 'interface_declaration', 'library_declaration'],
    imports: ['import_directive', 'pragma_directive'],
    sequential: ['variable_declaration_statement', 'yul_variable_declaration'],
    declarations: [
      { rule: '_import_declaration', kind: 'import', name: 'import_name', unless: 'alias' },
      { rule: '_single_import', kind: 'import', name: 'import_name', unless: 'alias' },
      { rule: '_import_alias', kind: 'import', name: 'alias' },
      { rule: 'contract_declaration', kind: 'type', name: 'name', body: 'body' },
      { rule: 'interface_declaration', kind: 'type', name: 'name', body: 'body' },
      { rule: 'library_declaration', kind: 'type', name: 'name', body: 'body' },
      { rule: 'struct_declaration', kind: 'type', name: 'name', body: 'body' },
      { rule: 'struct_member', kind: 'field', name: 'name', space: 'member', type: 'type' },
      { rule: 'enum_declaration', kind: 'type', name: 'name', body: 'body' },
      { rule: 'enum_body', kind: 'constant', name: '*', space: 'member' },
      { rule: 'user_defined_type_definition', kind: 'alias', name: 'name', type: 'primitive_type' },
      { rule: 'event_definition', kind: 'type', name: 'name' },
      { rule: 'event_parameter', kind: 'parameter', name: 'name', type: 'type' },
      { rule: 'error_declaration', kind: 'type', name: 'name' },
      { rule: 'error_parameter', kind: 'parameter', name: 'name', type: 'type' },
      {
        rule: 'function_definition',
        ...{
          kind: 'function',
          name: 'name',
          type: 'return_type._parameter_list.parameter.type',
          parameters: '_parameter_list',
          body: 'body',
        },
      },
      {
        rule: 'modifier_definition',
        ...{ kind: 'function', name: 'name', parameters: '_parameter_list', body: 'body' },
      },
      { rule: 'parameter', kind: 'parameter', name: 'name', type: 'type' },
      { rule: 'constant_variable_declaration', kind: 'constant', name: 'name', type: 'type', value: 'value' },
      { rule: 'state_variable_declaration', kind: 'variable', name: 'name', type: 'type', value: 'value' },
      {
        rule: 'variable_declaration_statement',
        ...{ kind: 'variable', name: 'variable_declaration', type: 'type', value: 'value' },
      },
      { rule: 'variable_declaration_statement', kind: 'variable', name: 'variable_declaration_tuple' },
      { rule: 'yul_variable_declaration', kind: 'variable', name: 'left', value: 'right' },
      { rule: 'yul_function_definition', kind: 'function', name: 'yul_identifier' },
    ],
    calls: [{ rule: 'call_expression', callee: 'function', arguments: '_call_arguments' }],
    spaces: {
      '*': ['value', 'member'],
      'member_expression.property': 'member',
      'struct_field_assignment.name': 'member',
      'call_struct_argument.name': 'member',
    },
    everywhere: ['member'],
    predeclared: SOLIDITY_NAMES,
    statements: {
      ...{ block: ['function_body', 'block_statement'], statement: 'statement' },
      ...{
        expression: 'expression_statement',
        return: 'return_statement',
        variable: 'PARAMETER = VALUE;',
        unset: 'TYPE NAME;',
        local: 'PARAMETER;',
        plainType: 'uint',
        noBody: '{ }',
        assignment: { rule: 'assignment_expression', target: 'left', value: 'right' },
        modifiers: [
          ...['visibility', 'state_mutability', 'virtual', 'override_specifier', 'immutable'],
          ...['modifier_invocation', "'constant'", "'indexed'", "'anonymous'", "'unchecked'"],
        ],
      },
    },
  },
};
