import type { Language } from './language.ts';

export const scala: Language = {
  name: 'scala',
  description: 'Scala',
  extensions: ['.scala', '.sc'],
  parser: { package: 'tree-sitter-scala', version: '0.24.0' },
  bundled: false,
  identifiers: ['_alpha_identifier'],
  literals: ['integer_literal', 'floating_point_literal'],
  style: {},
};
