import type { Language } from './language.ts';

export const css: Language = {
  name: 'css',
  description: 'CSS',
  extensions: ['.css'],
  parser: { package: 'tree-sitter-css', version: '0.25.0' },
  bundled: false,
  identifiers: ['identifier'],
  literals: [
    'integer_value_token1',
    'float_value_token1',
    'string_value_token1',
    'string_value_token2',
    'color_value_token1',
  ],
  style: {},
};
