import type { Language } from './language.ts';

export const css: Language = {
  name: 'css',
  description: 'CSS',
  extensions: ['.css'],
  parser: { package: 'tree-sitter-css', version: '0.25.0' },
  bundled: false,
  identifiers: ['identifier'],
  style: {},
};
