import type { Language } from './language.ts';
import { PYTHON_NAMES } from './libraries/python.ts';
import { STRINGS } from './lexis.ts';

export const python: Language = {
  name: 'python',
  description: 'Python',
  extensions: ['.py', '.pyi'],
  content: /^#!.*\bpython|^[ \t]*(?:def \w+\(.*:|import \w+$|from \w+ import|class \w+.*:)/m,
  parser: { package: 'tree-sitter-python', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      string: String.raw`([rR][bB]?|[bB][rR]?|[uUfF])?("([^"\\\n]|\\(.|\n))*"|'([^'\\\n]|\\(.|\n))*')`,
    },
    holes: ['interpolation'],
  },
  lexis: {
    comments: String.raw`#[^\n]*|\\\r?\n`,
    literals: String.raw`[rRbBuUfF]{0,2}(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|${STRINGS})`,
  },
  style: {
    fixed: ['string_start', 'interpolation', 'string_content', '_string_content', 'string_end'],
    indentation: { newline: '_newline', indent: '_indent', dedent: '_dedent' },
  },
  meaning: {
    scopes: [
      ...['function_definition', 'lambda', 'lambda_within_for_in_clause', 'class_definition'],
      ...['list_comprehension', 'dictionary_comprehension', 'set_comprehension', 'generator_expression'],
    ],
    functions: ['function_definition', 'lambda', 'lambda_within_for_in_clause', 'class_definition'],
    exposed: ['class_definition'],
    opaque: ['class_definition'],
    imports: ['import_statement', 'import_from_statement', 'future_import_statement'],
    global: ['global_statement'],
    nonlocal: ['nonlocal_statement'],
    declarations: [
      {
        rule: 'function_definition',
        ...{ kind: 'function', name: 'name', type: 'return_type', parameters: 'parameters', body: '_suite' },
      },
      { rule: 'class_definition', kind: 'type', name: 'name', body: '_suite' },
      { rule: '_parameters', kind: 'parameter', name: 'parameter', type: 'type', value: 'value' },
      { rule: 'assignment', kind: 'variable', name: 'left', type: 'type', value: 'right' },
      { rule: 'assignment', kind: 'field', name: 'left.attribute', space: 'member', value: 'right' },
      { rule: 'augmented_assignment', kind: 'variable', name: 'left' },
      { rule: 'named_expression', kind: 'variable', name: 'name', hoisted: true, value: 'value' },
      { rule: 'for_statement', kind: 'variable', name: 'left' },
      { rule: 'for_in_clause', kind: 'variable', name: 'left' },
      { rule: 'as_pattern', kind: 'variable', name: 'alias' },
      { rule: 'except_clause', kind: 'variable', name: 'alias' },
      { rule: '_as_pattern', kind: 'variable', name: '*' },
      { rule: 'case_clause', kind: 'variable', name: 'case_pattern' },
      { rule: 'class_pattern', kind: 'variable', name: 'case_pattern' },
      { rule: 'keyword_pattern', kind: 'variable', name: '_simple_pattern' },
      { rule: '_list_pattern', kind: 'variable', name: 'case_pattern' },
      { rule: '_tuple_pattern', kind: 'variable', name: 'case_pattern' },
      { rule: 'dict_pattern', kind: 'variable', name: 'splat_pattern' },
      { rule: '_key_value_pattern', kind: 'variable', name: 'value' },
      { rule: 'splat_pattern', kind: 'variable', name: '*' },
      { rule: 'union_pattern', kind: 'variable', name: '_simple_pattern' },
      { rule: 'type_alias_statement', kind: 'alias', name: 'left', type: 'right' },
      { rule: 'type_parameter', kind: 'type', name: '*', inside: true },
      { rule: 'import_statement', kind: 'import', name: 'name', first: true },
      { rule: '_import_list', kind: 'import', name: 'name', first: true },
      { rule: 'aliased_import', kind: 'import', name: 'alias' },
    ],
    calls: [{ rule: 'call', callee: 'function', arguments: 'arguments' }],
    spaces: {
      'attribute.attribute': 'member',
      'keyword_pattern.identifier': 'member',
      'keyword_argument.name': 'parameter',
    },
    everywhere: ['member'],
    predeclared: PYTHON_NAMES,
    blank: '_',
  },
};
