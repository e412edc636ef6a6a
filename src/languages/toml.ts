import type { Language } from './language.ts';

export const toml: Language = {
  name: 'toml',
  description: 'TOML',
  extensions: ['.toml'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-toml', version: '0.7.0' },
  bundled: false,
  identifiers: ['bare_key'],
  literals: [
    'integer_token1',
    'integer_token2',
    'integer_token3',
    'integer_token4',
    'float_token1',
    'float_token2',
    'boolean',
    '_basic_string_token1',
    '_literal_string_token1',
  ],
  style: {
    automatic: { _line_ending_or_eof: '\n' },
  },
};
