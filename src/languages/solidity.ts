import type { Language } from './language.ts';

export const solidity: Language = {
  name: 'solidity',
  description: 'Solidity',
  extensions: ['.sol'],
  content: /^\s*pragma solidity\b|^\s*(?:abstract )?contract \w+/m,
  parser: { package: 'tree-sitter-solidity', version: '1.2.13' },
  bundled: true,
  identifiers: ['identifier'],
  literals: ['_decimal_number', '_hex_number'],
  style: {},
};
