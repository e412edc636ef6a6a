import type { Language } from './language.ts';

export const php: Language = {
  name: 'php',
  description: 'PHP',
  extensions: ['.php'],
  content: /^<\?php\b/,
  parser: { package: 'tree-sitter-php', version: '0.24.2', folder: 'php' },
  bundled: false,
  identifiers: ['name'],
  style: {
    automatic: { _automatic_semicolon: ';' },
    // A heredoc ends with the name that it begins with.
    fixed: [
      'heredoc',
      'nowdoc',
      'heredoc_start',
      'heredoc_body',
      'heredoc_end',
      'nowdoc_body',
      'nowdoc_string',
    ],
  },
};
