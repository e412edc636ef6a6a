/** What the rules that JavaScript and TypeScript share mean for names. */
import { JAVASCRIPT_LIBRARY } from './libraries/javascript.ts';
import type { DeclarationRule, Meaning } from './meaning.ts';

const FUNCTIONS = [
  ...['function_declaration', 'function_expression', 'generator_function_declaration', 'generator_function'],
  ...['arrow_function', 'method_definition'],
];

const FUNCTION = { kind: 'function', name: 'name', type: 'return_type', parameters: 'parameters' } as const;
const OF_VALUE = {
  value: 'value',
  parameters: 'value.parameters|value.parameter',
  body: 'value.body',
} as const;
const GENERIC = { body: 'body', typeParameters: 'type_parameters' } as const;

const inLoop = (rule: string): DeclarationRule => ({
  rule,
  kind: 'variable',
  name: 'left',
  needs: 'kind',
  inside: true,
});

export const ECMASCRIPT: Meaning = {
  scopes: [
    ...FUNCTIONS,
    ...['class_declaration', 'class', 'class_body', 'class_static_block', 'statement_block', 'switch_body'],
    ...['for_statement', 'for_in_statement', 'catch_clause'],
  ],
  functions: [...FUNCTIONS, 'class_static_block'],
  patterns: { pair_pattern: 'value', object_assignment_pattern: 'left', assignment_pattern: 'left' },
  declarations: [
    { rule: 'function_declaration', ...FUNCTION, ...GENERIC },
    { rule: 'generator_function_declaration', ...FUNCTION, ...GENERIC },
    { rule: 'function_expression', ...FUNCTION, ...GENERIC, inside: true },
    { rule: 'generator_function', ...FUNCTION, ...GENERIC, inside: true },
    { rule: 'method_definition', ...FUNCTION, ...GENERIC, space: 'member' },
    { rule: 'class_declaration', kind: 'type', name: 'name', ...GENERIC },
    { rule: 'class', kind: 'type', name: 'name', ...GENERIC, inside: true },
    { rule: 'formal_parameters', kind: 'parameter', name: '*' },
    { rule: 'arrow_function', kind: 'parameter', name: 'parameter', inside: true },
    { rule: 'variable_declaration', kind: 'variable', name: '*', hoisted: true, type: 'type', ...OF_VALUE },
    { rule: 'lexical_declaration', kind: 'variable', name: '*', type: 'type', ...OF_VALUE },
    inLoop('for_in_statement'),
    { rule: 'catch_clause', kind: 'parameter', name: 'parameter', inside: true },
    { rule: 'field_definition', kind: 'field', name: 'property', space: 'member', ...OF_VALUE },
    { rule: 'pair', kind: 'field', name: 'key', space: 'member', ...OF_VALUE },
    {
      rule: 'assignment_expression',
      ...{ kind: 'field', name: 'left.property', space: 'member' },
      ...{ value: 'right', parameters: 'right.parameters|right.parameter', body: 'right.body' },
    },
    { rule: 'import_clause', kind: 'import', name: 'identifier' },
    { rule: 'namespace_import', kind: 'import', name: '*' },
    { rule: 'named_imports', kind: 'import', name: 'import_specifier' },
    { rule: 'labeled_statement', kind: 'label', name: 'label', space: 'label', hoisted: true },
  ],
  constructorName: 'constructor',
  bases: ['class_heritage'],
  itself: { self: 'this', base: 'super' },
  calls: [
    { rule: 'call_expression', callee: 'function', arguments: 'arguments' },
    { rule: 'new_expression', callee: 'constructor', arguments: 'arguments' },
  ],
  spaces: {
    'member_expression.property': 'member',
    'nested_identifier.property': 'member',
    'pair_pattern.key': 'member',
    'import_specifier.name': 'exported',
    'export_specifier.alias': 'exported',
    'jsx_attribute._jsx_attribute_name': 'attribute',
    'break_statement.label': 'label',
    'continue_statement.label': 'label',
  },
  everywhere: ['member'],
  foreign: ['exported', 'attribute'],
  predeclared: JAVASCRIPT_LIBRARY,
  statements: {
    ...{ block: 'statement_block', expression: 'expression_statement', return: 'return_statement' },
    ...{
      variable: 'let PARAMETER = VALUE;',
      unset: 'let NAME;',
      local: 'let PARAMETER;',
      comma: ',',
      freeMethod: 'function METHOD',
      assignment: { rule: 'assignment_expression', target: 'left', value: 'right' },
      sequence: 'sequence_expression',
    },
  },
};
