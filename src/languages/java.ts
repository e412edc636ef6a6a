import type { Language } from './language.ts';

export const java: Language = {
  name: 'java',
  description: 'Java',
  extensions: ['.java'],
  content: /^[ \t]*(?:public |final |abstract )*(?:class|interface) \w+|^import java/m,
  parser: { package: 'tree-sitter-java', version: '0.23.5' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: { string_literal: String.raw`"([^"\\\n]|\\.)*"` },
    holes: ['string_interpolation'],
  },
  style: {},
};
