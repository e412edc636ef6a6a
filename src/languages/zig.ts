import type { Language } from './language.ts';

export const zig: Language = {
  name: 'zig',
  description: 'Zig',
  extensions: ['.zig'],
  parser: { package: '@tree-sitter-grammars/tree-sitter-zig', version: '1.1.2' },
  bundled: false,
  identifiers: ['_identifier'],
  style: {
    // A line of a multi-line string literal.
    endsLine: /^\\\\/,
  },
};
