import type { Language } from './language.ts';

export const solidity: Language = {
  name: 'solidity',
  description: 'Solidity',
  extensions: ['.sol'],
  content: /^[ \t]*pragma solidity\b|^[ \t]*(?:abstract )?contract \w+/m,
  parser: { package: 'tree-sitter-solidity', version: '1.2.13' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      string: String.raw`"([^"\\\n]|\\.)*"|'([^'\\\n]|\\.)*'`,
    },
  },
  // The white space before a version is part of the token.
  style: {
    fixed: ['solidity_version', 'solidity_version_comparison_operator', '_pragma_version_constraint'],
  },
};
