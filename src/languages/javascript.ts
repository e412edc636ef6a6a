import type { Language } from './language.ts';

export const javascript: Language = {
  name: 'javascript',
  description: 'JavaScript, JSX',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  content: /^#!.*\bnode\b|^[ \t]*(?:function \w*\(|var \w+|const \w+ =|let \w+ =|export |import .* from)/m,
  parser: { package: 'tree-sitter-javascript', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier'],
  literals: [
    'number',
    'unescaped_double_string_fragment',
    'unescaped_single_string_fragment',
    '_template_chars',
    'regex_pattern',
  ],
  style: {
    // Alone it is no expression, although the grammar says so.
    fixed: ['import'],
    automatic: { _automatic_semicolon: ';' },
  },
};
