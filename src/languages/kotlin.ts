import type { Language } from './language.ts';

export const kotlin: Language = {
  name: 'kotlin',
  description: 'Kotlin',
  extensions: ['.kt', '.kts'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-kotlin', version: '1.1.0' },
  bundled: false,
  identifiers: ['identifier'],
  style: {
    automatic: { _semi: ';', _class_member_semi: ';' },
  },
};
