import type { Language } from './language.ts';

export const json: Language = {
  name: 'json',
  description: 'JSON',
  extensions: ['.json'],
  content: /^\s*[{[]/,
  parser: { package: 'tree-sitter-json', version: '0.24.8' },
  bundled: true,
  identifiers: [],
  atoms: { rules: { string: String.raw`"([^"\\\n]|\\.)*"` } },
  style: {},
};
