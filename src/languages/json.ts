import type { Language } from './language.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';

export const json: Language = {
  name: 'json',
  description: 'JSON',
  extensions: ['.json'],
  content: /^\s*[{[]/,
  parser: { package: 'tree-sitter-json', version: '0.24.8' },
  bundled: true,
  identifiers: [],
  atoms: { rules: { string: String.raw`"([^"\\\n]|\\.)*"` } },
  lexis: {
    comments: SLASH_COMMENTS,
    literals: STRINGS,
    numbers: String.raw`-?\d(?:[eE][+-]|[\w.])*`,
  },
  style: {},
};
