import type { Language } from './language.ts';

export const haskell: Language = {
  name: 'haskell',
  description: 'Haskell',
  extensions: ['.hs'],
  parser: { package: 'tree-sitter-haskell', version: '0.23.1' },
  bundled: false,
  identifiers: ['variable', 'name'],
  style: {},
};
