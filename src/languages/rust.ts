import type { Language } from './language.ts';
import { RUST_NAMES } from './libraries/rust.ts';
import { NUMBERS, WORDS } from './lexis.ts';

/** A name in a pattern that is not a constant, a structure or a variant. */
const BINDING = /^(?:r#)?[\p{Ll}_$]/u;

export const rust: Language = {
  name: 'rust',
  description: 'Rust',
  extensions: ['.rs'],
  content: /^[ \t]*(?:pub )?(?:fn \w+|use \w+::|impl\b|mod \w+|#!\[)/m,
  parser: { package: 'tree-sitter-rust', version: '0.24.0' },
  bundled: true,
  identifiers: ['identifier', 'lifetime', 'label', 'metavariable'],
  atoms: {
    rules: {
      string_literal: String.raw`[bc]?"([^"\\]|\\(.|\n))*"`,
      raw_string_literal: String.raw`[bc]?r"[^"]*"`,
      lifetime: String.raw`'[a-zA-Z_]\w*`,
      label: String.raw`'[a-zA-Z_]\w*`,
    },
  },
  lexis: {
    // Comments may be nested.
    comments: String.raw`//[^\n]*|/\*(?:[^*/]|\*(?!/)|/(?!\*)|/\*(?:[^*]|\*(?!/))*\*/)*(?:\*/|$)`,
    literals: String.raw`[bc]?r(#*)"[^]*?"\1|[bc]?"(?:[^"\\]|\\[^])*"|b?'(?:[^'\\\n]|\\(?:u\{[^}']*\}|x\w\w|[^]))'|'[A-Za-z_]\w*`,
    words: String.raw`(?:r#)?${WORDS}`,
    // A tuple field is two tokens, `.` and `0`.
    numbers: NUMBERS.replace(String.raw`\.?\d`, String.raw`\d`),
  },
  style: {
    fixed: ['_raw_string_literal_start', 'raw_string_literal_content', '_raw_string_literal_end'],
  },
  meaning: {
    scopes: [
      ...[
        'function_item',
        'function_signature_item',
        'closure_expression',
        'block',
        'match_arm',
        'last_match_arm',
        'if_expression',
      ],
      ...['while_expression', 'loop_expression', 'for_expression', 'impl_item', 'trait_item', 'struct_item'],
      ...['enum_item', 'union_item', 'type_item', 'associated_type', 'declaration_list', 'function_type'],
      ...['higher_ranked_trait_bound', 'macro_rule'],
    ],
    functions: ['function_item', 'closure_expression'],
    imports: ['use_declaration', 'attribute_item', 'inner_attribute_item'],
    exposed: ['declaration_list'],
    opaque: ['declaration_list'],
    sequential: ['let_declaration', 'let_condition'],
    declarations: [
      {
        rule: 'function_item',
        ...{ kind: 'function', name: 'name', type: 'return_type', parameters: 'parameters', body: 'body' },
      },
      {
        rule: 'function_signature_item',
        ...{ kind: 'function', name: 'name', type: 'return_type', parameters: 'parameters' },
      },
      { rule: 'parameter', kind: 'parameter', name: 'pattern', only: BINDING, type: 'type' },
      { rule: 'closure_parameters', kind: 'parameter', name: '*', only: BINDING },
      {
        rule: 'let_declaration',
        ...{ kind: 'variable', name: 'pattern', only: BINDING, shadows: true, type: 'type', value: 'value' },
      },
      { rule: 'let_condition', kind: 'variable', name: 'pattern', only: BINDING, shadows: true },
      { rule: 'for_expression', kind: 'variable', name: 'pattern', only: BINDING },
      { rule: 'match_pattern', kind: 'variable', name: '_pattern', only: BINDING },
      { rule: 'const_item', kind: 'constant', name: 'name', type: 'type', value: 'value' },
      { rule: 'static_item', kind: 'variable', name: 'name', type: 'type', value: 'value' },
      { rule: 'struct_item', kind: 'type', name: 'name', body: 'body' },
      { rule: 'union_item', kind: 'type', name: 'name', body: 'body' },
      { rule: 'enum_item', kind: 'type', name: 'name', body: 'body' },
      { rule: 'enum_variant', kind: 'constant', name: 'name', space: 'member', value: 'value' },
      { rule: 'trait_item', kind: 'type', name: 'name', body: 'body' },
      { rule: 'type_item', kind: 'alias', name: 'name', type: 'type' },
      { rule: 'associated_type', kind: 'type', name: 'name' },
      { rule: 'field_declaration', kind: 'field', name: 'name', space: 'member', type: 'type' },
      { rule: 'type_parameter', kind: 'type', name: 'name' },
      { rule: 'const_parameter', kind: 'constant', name: 'name', type: 'type' },
      { rule: 'lifetime_parameter', kind: 'label', name: 'name', space: 'lifetime' },
      { rule: 'for_lifetimes', kind: 'label', name: 'lifetime', space: 'lifetime' },
      { rule: 'while_expression', kind: 'label', name: 'label', space: 'label', inside: true },
      { rule: 'loop_expression', kind: 'label', name: 'label', space: 'label', inside: true },
      { rule: 'for_expression', kind: 'label', name: 'label', space: 'label', inside: true },
      { rule: 'block', kind: 'label', name: 'label', space: 'label', inside: true },
      { rule: 'mod_item', kind: 'module', name: 'name', body: 'body' },
      { rule: 'extern_crate_declaration', kind: 'import', name: 'name' },
      { rule: 'use_declaration', kind: 'import', name: 'argument' },
      { rule: 'use_list', kind: 'import', name: '*' },
      { rule: 'use_as_clause', kind: 'import', name: 'alias' },
      // It has no name.
      { rule: 'use_wildcard', kind: 'import', name: 'alias' },
      { rule: 'macro_definition', kind: 'macro', name: 'name', space: 'macro' },
      { rule: 'token_binding_pattern', kind: 'parameter', name: 'name' },
    ],
    calls: [{ rule: 'call_expression', callee: 'function', arguments: 'arguments' }],
    spaces: {
      '*': ['value', 'member'],
      lifetime: 'lifetime',
      label: 'label',
      'field_expression.field': 'member',
      'field_initializer.field': 'member',
      'field_pattern.name': 'member',
      'scoped_identifier.name': ['member', 'value'],
      'scoped_type_identifier.name': ['member', 'value'],
      'macro_invocation.macro': 'macro',
    },
    everywhere: ['member', 'macro'],
    predeclared: RUST_NAMES,
    blank: '_',
    statements: {
      ...{ block: 'block', statement: '_statement', expression: 'expression_statement' },
      ...{
        return: 'return_expression',
        isBlockValue: true,
        variable: 'let PARAMETER = VALUE;',
        unset: 'let NAME: TYPE;',
        local: 'let PARAMETER;',
        localOnly: ['let_declaration'],
        isLocalOnly: true,
        receiver: 'self',
        nothing: '()',
        plainType: 'i32',
        discard: 'VALUE',
        noBody: '{ loop {} }',
        assignment: { rule: 'assignment_expression', target: 'left', value: 'right' },
        modifiers: [
          ...['visibility_modifier', 'function_modifiers', 'mutable_specifier', 'attribute_item'],
          ...['inner_attribute_item', 'where_clause', 'trait_bounds'],
        ],
      },
    },
  },
};
