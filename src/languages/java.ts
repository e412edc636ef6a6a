import type { Language } from './language.ts';
import { SLASH_COMMENTS, STRINGS } from './lexis.ts';

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
  lexis: {
    comments: SLASH_COMMENTS,
    literals: String.raw`"""(?:[^\\]|\\[^])*?"""|${STRINGS}`,
  },
  style: {},
};
