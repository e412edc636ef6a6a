import type { Language } from './language.ts';

export const lua: Language = {
  name: 'lua',
  description: 'Lua',
  extensions: ['.lua'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-lua', version: '0.4.1' },
  bundled: false,
  identifiers: ['identifier'],
  style: {
    // A long string ends with as many equals signs as it begins with.
    fixed: ['_block_string_start', '_block_string_content', '_block_string_end'],
  },
};
