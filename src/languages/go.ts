import type { Language } from './language.ts';

export const go: Language = {
  name: 'go',
  description: 'Go',
  extensions: ['.go'],
  content: /^package \w+$/m,
  parser: { package: 'tree-sitter-go', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier'],
  literals: [
    'int_literal',
    'float_literal',
    'imaginary_literal',
    'rune_literal',
    'interpreted_string_literal_token1',
    'raw_string_literal_token1',
  ],
  style: {},
};
