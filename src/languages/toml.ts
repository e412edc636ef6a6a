import type { Language } from './language.ts';

export const toml: Language = {
  name: 'toml',
  description: 'TOML',
  extensions: ['.toml'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-toml', version: '0.7.0' },
  bundled: false,
  identifiers: ['bare_key'],
  style: {
    automatic: { _line_ending_or_eof: '\n' },
  },
};
