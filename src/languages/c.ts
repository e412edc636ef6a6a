import type { Language } from './language.ts';

export const c: Language = {
  name: 'c',
  description: 'C',
  extensions: ['.c', '.h', '.i'],
  content: /^\s*#\s*include\b|^\s*(?:static |extern |typedef |struct \w+ \{)/m,
  parser: { package: 'tree-sitter-c', version: '0.24.1' },
  bundled: true,
  identifiers: ['identifier'],
  literals: ['number_literal', 'string_content', 'character', 'escape_sequence'],
  style: {
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
};
