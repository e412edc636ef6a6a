import type { Language } from './language.ts';

export const kotlin: Language = {
  name: 'kotlin',
  description: 'Kotlin',
  extensions: ['.kt', '.kts'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-kotlin', version: '1.1.0' },
  bundled: false,
  identifiers: ['identifier'],
  literals: [
    'number_literal',
    'float_literal',
    'string_literal_token2',
    'character_literal_token1',
    '_multiline_string_content',
  ],
  style: {
    automatic: { _semi: ';', _class_member_semi: ';' },
  },
};
