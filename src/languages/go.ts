import type { Language } from './language.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';

export const go: Language = {
  name: 'go',
  description: 'Go',
  extensions: ['.go'],
  content: /^package \w+$/m,
  parser: { package: 'tree-sitter-go', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      interpreted_string_literal: String.raw`"([^"\\\n]|\\.)*"`,
      raw_string_literal: '`[^`]*`',
    },
  },
  lexis: {
    comments: SLASH_COMMENTS,
    literals: `${STRINGS}|\`[^\`]*\``,
  },
  style: {},
};
