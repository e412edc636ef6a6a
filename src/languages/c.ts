import type { Language } from './language.ts';

export const c: Language = {
  name: 'c',
  description: 'C',
  extensions: ['.c', '.h', '.i'],
  content: /^[ \t]*#\s*include\b|^[ \t]*(?:static |extern |typedef |struct \w+ \{)/m,
  parser: { package: 'tree-sitter-c', version: '0.24.1' },
  bundled: true,
  identifiers: ['identifier'],
  literals: ['number_literal', 'string_literal_token1', 'char_literal_token1', 'escape_sequence'],
  style: {
    // The grammar lets these be the name of a type, which they are not.
    fixed: ["'long'", "'short'", "'signed'", "'unsigned'"],
    blankComments: /\/\*[^]*?\*\//g,
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
};
