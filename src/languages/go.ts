import type { Language } from './language.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';

/** The name of a package is the end of its path: `yaml` in `"gopkg.in/yaml.v3"`, `rand` in `"math/rand/v2"`. */
const PACKAGE = /([A-Za-z_]\w*?)(?:[/.]v\d+)?["`]$/;

export const go: Language = {
  name: 'go',
  description: 'Go',
  extensions: ['.go'],
  content: /^package \w+$/m,
  parser: { package: 'tree-sitter-go', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      interpreted_string_literal: String.raw`"([^"\\\n]|\\.)*"`,
      raw_string_literal: '`[^`]*`',
    },
  },
  lexis: {
    comments: SLASH_COMMENTS,
    literals: `${STRINGS}|\`[^\`]*\``,
  },
  style: {},
  meaning: {
    scopes: [
      ...['function_declaration', 'method_declaration', 'func_literal', 'block', 'if_statement'],
      ...['for_statement', 'expression_switch_statement', 'type_switch_statement', 'expression_case'],
      ...['default_case', 'type_case', 'communication_case', 'type_spec', 'type_alias', 'method_elem'],
      ...['function_type'],
    ],
    joined: { function_declaration: 'body', method_declaration: 'body', func_literal: 'body' },
    functions: ['function_declaration', 'method_declaration', 'func_literal'],
    sequential: ['short_var_declaration', 'var_spec', 'const_spec'],
    declarations: [
      { rule: 'package_clause', kind: 'module', name: '_package_identifier', space: 'package' },
      { rule: 'import_spec', kind: 'import', name: 'name' },
      { rule: 'import_spec', kind: 'import', name: 'path', unless: 'name', text: PACKAGE },
      {
        rule: 'function_declaration',
        ...{ kind: 'function', name: 'name', type: 'result', parameters: 'parameters', body: 'body' },
        typeParameters: 'type_parameters',
      },
      {
        rule: 'method_declaration',
        ...{ kind: 'function', name: 'name', space: 'member', type: 'result' },
        ...{ parameters: 'parameters', body: 'body' },
      },
      {
        rule: 'method_elem',
        ...{ kind: 'function', name: 'name', space: 'member', type: 'result', parameters: 'parameters' },
      },
      { rule: 'parameter_declaration', kind: 'parameter', name: 'name', type: 'type' },
      { rule: 'variadic_parameter_declaration', kind: 'parameter', name: 'name', type: 'type' },
      { rule: 'type_parameter_declaration', kind: 'type parameter', name: 'name', type: 'type' },
      { rule: 'var_spec', kind: 'variable', name: 'name', type: 'type', value: 'value' },
      { rule: 'const_spec', kind: 'constant', name: 'name', type: 'type', value: 'value' },
      { rule: 'short_var_declaration', kind: 'variable', name: 'left', value: 'right' },
      { rule: 'range_clause', kind: 'variable', name: 'left', needs: "':='" },
      { rule: 'receive_statement', kind: 'variable', name: 'left', needs: "':='" },
      { rule: '_type_switch_header', kind: 'variable', name: 'alias' },
      { rule: 'type_spec', kind: 'type', name: 'name', body: 'type', typeParameters: 'type_parameters' },
      { rule: 'type_alias', kind: 'alias', name: 'name', type: 'type' },
      { rule: 'field_declaration', kind: 'field', name: 'name', space: 'member', type: 'type' },
      { rule: 'labeled_statement', kind: 'label', name: 'label', space: 'label', hoisted: true },
      { rule: 'empty_labeled_statement', kind: 'label', name: 'label', space: 'label', hoisted: true },
    ],
    calls: [{ rule: 'call_expression', callee: 'function', arguments: 'arguments' }],
    spaces: {
      _field_identifier: 'member',
      'keyed_element.key': ['member', 'value'],
      'qualified_type.name': 'member',
      'break_statement.identifier': 'label',
      'continue_statement.identifier': 'label',
      'goto_statement.identifier': 'label',
    },
    everywhere: ['member', 'package'],
    typeArguments: ['type_arguments'],
    predeclared: [
      ...['any', 'bool', 'byte', 'comparable', 'complex64', 'complex128', 'error', 'float32', 'float64'],
      ...['int', 'int8', 'int16', 'int32', 'int64', 'rune', 'string', 'uint', 'uint8', 'uint16', 'uint32'],
      ...['uint64', 'uintptr', 'append', 'cap', 'clear', 'close', 'complex', 'copy', 'delete', 'imag', 'len'],
      ...['make', 'max', 'min', 'new', 'panic', 'print', 'println', 'real', 'recover', 'Error', '_'],
    ],
    blank: '_',
    mustBeUsed: ['import', 'variable'],
    statements: {
      ...{ block: 'block', statement: '_statement', expression: '_statement', return: 'return_statement' },
      ...{
        variable: 'var PARAMETER = VALUE;',
        unset: 'var NAME TYPE;',
        local: 'var PARAMETER;',
        localOnly: ['short_var_declaration'],
        nothing: '',
        plainType: 'int',
        noBody: '{ panic(0) }',
        discard: '_ = VALUE',
        assignment: { rule: 'assignment_statement', target: 'left', value: 'right' },
      },
    },
  },
};
