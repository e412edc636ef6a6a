import type { Language } from './language.ts';
import { JAVA_LIBRARY } from './libraries/java.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';
import type { DeclarationRule } from './meaning.ts';

const TYPES = [
  ...['class_declaration', 'interface_declaration', 'enum_declaration', 'record_declaration'],
  'annotation_type_declaration',
];
const BODIES = ['class_body', 'interface_body', 'enum_body', 'annotation_type_body'];

export const java: Language = {
  name: 'java',
  description: 'Java',
  extensions: ['.java'],
  content: /^[ \t]*(?:public |final |abstract )*(?:class|interface) \w+|^import java/m,
  parser: { package: 'tree-sitter-java', version: '0.23.5' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: { string_literal: String.raw`"([^"\\\n]|\\.)*"` },
    holes: ['string_interpolation'],
  },
  lexis: {
    comments: SLASH_COMMENTS,
    literals: String.raw`"""(?:[^\\]|\\[^])*?"""|${STRINGS}`,
  },
  style: {},
  meaning: {
    scopes: [
      ...TYPES,
      ...BODIES,
      ...[
        'method_declaration',
        'constructor_declaration',
        'compact_constructor_declaration',
        'lambda_expression',
      ],
      ...['constructor_body', 'block', 'for_statement', 'enhanced_for_statement', 'catch_clause'],
      ...['try_with_resources_statement', 'switch_block'],
    ],
    exposed: [...BODIES, 'record_declaration'],
    functions: ['method_declaration', 'constructor_declaration', 'lambda_expression', 'static_initializer'],
    declarations: [
      ...TYPES.map((rule): DeclarationRule => ({
        rule,
        ...{ kind: 'type', name: 'name', body: 'body' },
        typeParameters: 'type_parameters',
      })),
      { rule: 'type_parameter', kind: 'type parameter', name: 'identifier' },
      { rule: 'field_declaration', kind: 'field', name: 'declarator', type: 'type', value: 'value' },
      { rule: 'constant_declaration', kind: 'field', name: 'declarator', type: 'type', value: 'value' },
      {
        rule: 'local_variable_declaration',
        kind: 'variable',
        name: 'declarator',
        type: 'type',
        value: 'value',
      },
      { rule: 'enum_constant', kind: 'constant', name: 'name' },
      {
        rule: 'method_declaration',
        ...{ kind: 'function', name: 'name', space: 'method', type: 'type' },
        ...{ parameters: 'parameters', body: 'body', typeParameters: 'type_parameters' },
      },
      {
        rule: 'annotation_type_element_declaration',
        kind: 'function',
        name: 'name',
        space: 'method',
        type: 'type',
      },
      {
        rule: 'constructor_declaration',
        ...{ kind: 'function', name: 'name', again: true, parameters: 'parameters', body: 'body' },
      },
      { rule: 'compact_constructor_declaration', kind: 'function', name: 'name', again: true, body: 'body' },
      { rule: 'formal_parameter', kind: 'parameter', name: 'name', type: 'type' },
      { rule: 'spread_parameter', kind: 'parameter', name: 'variable_declarator' },
      { rule: 'catch_formal_parameter', kind: 'parameter', name: 'name' },
      { rule: 'lambda_expression', kind: 'parameter', name: 'parameters', inside: true },
      { rule: 'resource', kind: 'variable', name: 'name', type: 'type', value: 'value' },
      { rule: 'enhanced_for_statement', kind: 'variable', name: 'name', type: 'type', inside: true },
      { rule: 'instanceof_expression', kind: 'variable', name: 'name' },
      { rule: 'type_pattern', kind: 'variable', name: 'identifier' },
      { rule: 'record_pattern_component', kind: 'variable', name: 'identifier' },
      { rule: 'labeled_statement', kind: 'label', name: 'identifier', space: 'label', hoisted: true },
      { rule: 'import_declaration', kind: 'import', name: '_name.name' },
    ],
    calls: [
      { rule: 'method_invocation', callee: 'name', arguments: 'arguments' },
      { rule: 'object_creation_expression', callee: 'type', arguments: 'arguments' },
    ],
    typeArguments: ['type_arguments'],
    bases: ['superclass', 'super_interfaces', 'extends_interfaces'],
    moved: { default: 'public' },
    itself: { self: 'this', base: 'super' },
    spaces: {
      '*': ['value', 'member'],
      'scoped_identifier.scope': ['package'],
      'scoped_identifier.name': ['package'],
      'package_declaration._name': ['package'],
      'import_declaration._name': ['package'],
      'scoped_type_identifier.identifier': ['member', 'value'],
      'field_access.field': ['member', 'value'],
      'method_invocation.name': ['method', 'value'],
      'method_reference.identifier': ['method', 'value'],
      'element_value_pair.key': 'method',
      'break_statement.identifier': 'label',
      'continue_statement.identifier': 'label',
    },
    everywhere: ['member', 'method'],
    foreign: ['package'],
    predeclared: JAVA_LIBRARY,
    statements: {
      ...{ block: 'block', expression: 'expression_statement', return: 'return_statement' },
      ...{
        variable: 'PARAMETER = VALUE;',
        unset: 'TYPE NAME;',
        local: 'PARAMETER;',
        nothing: 'void',
        plainType: 'int',
        plainArgument: 'Object',
        noBody: ';',
        comma: ',',
        assignment: { rule: 'assignment_expression', target: 'left', value: 'right' },
        modifiers: ['modifiers', 'throws'],
        inferredType: 'var',
      },
    },
  },
};
