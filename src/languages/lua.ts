import type { Language } from './language.ts';

export const lua: Language = {
  name: 'lua',
  description: 'Lua',
  extensions: ['.lua'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-lua', version: '0.4.1' },
  bundled: false,
  identifiers: ['identifier'],
  literals: ['number', 'string_content'],
  style: {},
};
