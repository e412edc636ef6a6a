import type { Language } from './language.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';

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
      hex_string_literal: String.raw`hex"[0-9a-fA-F]*"`,
      yul_hex_string_literal: String.raw`hex"[0-9a-fA-F]*"`,
      unicode_string_literal: String.raw`unicode"([^"\\\n]|\\.)*"`,
    },
  },
  lexis: {
    comments: SLASH_COMMENTS,
    literals: `(?:hex|unicode)?(?:${STRINGS})`,
  },
  // The white space before a version is part of the token.
  style: {
    fixed: ['solidity_version', 'solidity_version_comparison_operator', '_pragma_version_constraint'],
  },
};
