import type { Language } from './language.ts';
import { REGULAR_EXPRESSIONS, SLASH_COMMENTS, STRINGS, TEMPLATES, WORDS } from './lexis.ts';

export const typescript: Language = {
  name: 'typescript',
  description: 'TypeScript',
  extensions: ['.ts', '.mts', '.cts'],
  parser: { package: 'tree-sitter-typescript', version: '0.23.2', folder: 'typescript' },
  bundled: true,
  identifiers: ['identifier', 'private_property_identifier'],
  atoms: {
    rules: {
      string: String.raw`"([^"\\\n]|\\(.|\n))*"|'([^'\\\n]|\\(.|\n))*'`,
      regex: String.raw`/([^/\[\\\n]|\\.|\[([^\]\\\n]|\\.)*\])+/[a-z]*`,
      template_string: '`([^`\\\\$]|\\\\(.|\\n))*`',
      template_literal_type: '`([^`\\\\$]|\\\\(.|\\n))*`',
    },
    holes: ['template_substitution', 'template_type'],
  },
  lexis: {
    comments: `${SLASH_COMMENTS}|<!--.*`,
    literals: `${STRINGS}|${TEMPLATES}|${REGULAR_EXPRESSIONS}|#!.*`,
    words: `#?${WORDS}`,
  },
  style: {
    // On its own it is not an expression, although the grammar says so.
    fixed: ['import'],
    automatic: { _automatic_semicolon: ';', _function_signature_automatic_semicolon: ';' },
  },
};
