import type { Language } from './language.ts';

export const haskell: Language = {
  name: 'haskell',
  description: 'Haskell',
  extensions: ['.hs'],
  parser: { package: 'tree-sitter-haskell', version: '0.23.1' },
  bundled: false,
  identifiers: ['variable', 'name'],
  literals: [
    '_integer_literal',
    '_binary_literal',
    '_octal_literal',
    '_hex_literal',
    'float',
    'string',
    'char',
  ],
  style: {},
};
