import type { Language } from './language.ts';

export const ruby: Language = {
  name: 'ruby',
  description: 'Ruby',
  extensions: ['.rb'],
  content: /^#!.*\bruby\b/,
  parser: { package: 'tree-sitter-ruby', version: '0.23.1' },
  bundled: false,
  identifiers: ['identifier', 'constant'],
  literals: ['integer', 'float'],
  style: {},
};
