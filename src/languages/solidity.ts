import type { Language } from './language.ts';

export const solidity: Language = {
  name: 'solidity',
  description: 'Solidity',
  extensions: ['.sol'],
  content: /^[ \t]*pragma solidity\b|^[ \t]*(?:abstract )?contract \w+/m,
  parser: { package: 'tree-sitter-solidity', version: '1.2.13' },
  bundled: true,
  identifiers: ['identifier'],
  literals: [
    '_decimal_number_token1',
    '_hex_number_token1',
    '_double_quoted_unicode_char_token1',
    '_single_quoted_unicode_char_token1',
    '_hex_digit',
  ],
  style: {},
};
