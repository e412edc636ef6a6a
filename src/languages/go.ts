import type { Language } from './language.ts';

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
  style: {},
};
