import type { Language } from './language.ts';
import { ECMASCRIPT } from './ecmascript.ts';
import { JAVASCRIPT_LIBRARY } from './libraries/javascript.ts';
import { TYPESCRIPT_LIBRARY } from './libraries/typescript.ts';
import type { DeclarationRule } from './meaning.ts';

/** What the grammar expects for the name of a generic type. */
const GENERIC = '[_type_identifier|nested_type_identifier]';

const TYPE: readonly DeclarationRule[] = [
  {
    rule: 'interface_declaration',
    ...{ kind: 'type', name: 'name', space: 'type', body: 'body', typeParameters: 'type_parameters' },
  },
  {
    rule: 'type_alias_declaration',
    ...{ kind: 'alias', name: 'name', space: 'type', type: 'value', typeParameters: 'type_parameters' },
  },
];
import { REGULAR_EXPRESSIONS, SLASH_COMMENTS, STRINGS, TEMPLATES, WORDS } from './lexis.ts';

export const typescript: Language = {
  name: 'typescript',
  description: 'TypeScript',
  extensions: ['.ts', '.mts', '.cts'],
  parser: { package: 'tree-sitter-typescript', version: '0.23.2', folder: 'typescript' },
  bundled: true,
  identifiers: ['identifier', 'private_property_identifier'],
  atoms: {
    rules: {
      string: String.raw`"([^"\\\n]|\\(.|\n))*"|'([^'\\\n]|\\(.|\n))*'`,
      regex: String.raw`/([^/\[\\\n]|\\.|\[([^\]\\\n]|\\.)*\])+/[a-z]*`,
      template_string: '`([^`\\\\$]|\\\\(.|\\n))*`',
      template_literal_type: '`([^`\\\\$]|\\\\(.|\\n))*`',
    },
    holes: ['template_substitution', 'template_type'],
  },
  lexis: {
    comments: `${SLASH_COMMENTS}|<!--.*`,
    literals: `${STRINGS}|${TEMPLATES}|${REGULAR_EXPRESSIONS}|#!.*`,
    words: `#?${WORDS}`,
  },
  style: {
    // On its own it is not an expression, although the grammar says so.
    fixed: ['import'],
    automatic: { _automatic_semicolon: ';', _function_signature_automatic_semicolon: ';' },
  },
  meaning: {
    ...ECMASCRIPT,
    scopes: [
      ...ECMASCRIPT.scopes,
      ...[
        'abstract_class_declaration',
        'interface_declaration',
        'type_alias_declaration',
        'function_signature',
      ],
      ...['method_signature', 'abstract_method_signature', 'construct_signature', 'function_type'],
      ...['constructor_type', 'index_signature', 'conditional_type', 'object_type', '_module'],
    ],
    joined: { _module: 'body' },
    exposed: ['_module'],
    wrappers: ['type_annotation'],
    typeArguments: ['type_arguments'],
    bases: ['class_heritage', 'extends_type_clause'],
    declarations: [
      ...ECMASCRIPT.declarations,
      ...['required_parameter', 'optional_parameter'].map((rule) => ({
        ...({ rule, kind: 'parameter', name: 'pattern', type: 'type', value: 'value' } as const),
      })),
      {
        rule: 'abstract_class_declaration',
        kind: 'type',
        name: 'name',
        body: 'body',
        typeParameters: 'type_parameters',
      },
      ...TYPE,
      { rule: 'enum_declaration', kind: 'type', name: 'name', body: 'body' },
      { rule: 'enum_body', kind: 'constant', name: 'name', space: 'member' },
      { rule: 'enum_assignment', kind: 'constant', name: 'name', space: 'member', value: 'value' },
      { rule: 'type_parameter', kind: 'type parameter', name: 'name', space: 'type' },
      { rule: 'mapped_type_clause', kind: 'type parameter', name: 'name', space: 'type' },
      { rule: 'infer_type', kind: 'type parameter', name: '_type_identifier', space: 'type' },
      { rule: 'index_signature', kind: 'parameter', name: 'name', inside: true },
      { rule: 'tuple_parameter', kind: 'field', name: 'name', space: 'member' },
      { rule: 'optional_tuple_parameter', kind: 'field', name: 'name', space: 'member' },
      {
        rule: 'public_field_definition',
        kind: 'field',
        name: 'name',
        space: 'member',
        type: 'type',
        value: 'value',
      },
      { rule: 'property_signature', kind: 'field', name: 'name', space: 'member', type: 'type' },
      ...['method_signature', 'abstract_method_signature'].map((rule) => ({
        ...({ rule, kind: 'function', name: 'name', space: 'member', type: 'return_type' } as const),
        ...{ parameters: 'parameters', typeParameters: 'type_parameters' },
      })),
      {
        rule: 'function_signature',
        ...{ kind: 'function', name: 'name', type: 'return_type', parameters: 'parameters' },
        typeParameters: 'type_parameters',
      },
      { rule: '_module', kind: 'module', name: 'name', body: 'body' },
      { rule: 'import_require_clause', kind: 'import', name: 'identifier' },
      { rule: 'import_alias', kind: 'import', name: 'identifier' },
    ],
    spaces: {
      ...ECMASCRIPT.spaces,
      ...Object.fromEntries(
        ['type', '_type_identifier', 'primary_type', GENERIC, `${GENERIC.slice(0, -1)}|generic_type]`].map(
          (place) => [place, ['type', 'value']],
        ),
      ),
      '*': ['value', 'type'],
      'nested_type_identifier.name': 'member',
      'nested_identifier.property': 'member',
    },
    predeclared: [...JAVASCRIPT_LIBRARY, ...TYPESCRIPT_LIBRARY],
    statements: {
      ...ECMASCRIPT.statements!,
      unset: 'let NAME: TYPE;',
      plainType: 'any',
      nothing: 'void',
      noBody: ';',
      modifiers: ['accessibility_modifier', 'override_modifier', 'decorator'],
    },
  },
};
