import type { Language } from './language.ts';

export const typescript: Language = {
  name: 'typescript',
  description: 'TypeScript',
  extensions: ['.ts', '.mts', '.cts'],
  parser: { package: 'tree-sitter-typescript', version: '0.23.2', folder: 'typescript' },
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
    automatic: { _automatic_semicolon: ';', _function_signature_automatic_semicolon: ';' },
  },
};
