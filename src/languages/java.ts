import type { Language } from './language.ts';

export const java: Language = {
  name: 'java',
  description: 'Java',
  extensions: ['.java'],
  content: /^[ \t]*(?:public |final |abstract )*(?:class|interface) \w+|^import java/m,
  parser: { package: 'tree-sitter-java', version: '0.23.5' },
  bundled: true,
  identifiers: ['identifier'],
  literals: [
    'decimal_integer_literal',
    'hex_integer_literal',
    'octal_integer_literal',
    'binary_integer_literal',
    'decimal_floating_point_literal',
    'hex_floating_point_literal',
    'character_literal',
    'string_fragment',
  ],
  style: {},
};
