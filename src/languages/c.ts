import type { Language } from './language.ts';
import { C_COMMENTS, C_NUMBERS, STRINGS } from './lexis.ts';

export const c: Language = {
  name: 'c',
  description: 'C',
  extensions: ['.c', '.h', '.i'],
  content: /^[ \t]*#\s*include\b|^[ \t]*(?:static |extern |typedef |struct \w+ \{|(?:int|void) main\s*\()/m,
  parser: { package: 'tree-sitter-c', version: '0.24.1' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      string_literal: String.raw`(L|u8|u|U)?"([^"\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))*"`,
      char_literal: String.raw`(L|u8|u|U)?'([^'\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))+'`,
    },
  },
  lexis: {
    comments: C_COMMENTS,
    literals: String.raw`(?:L|u8?|U)?(?:${STRINGS})`,
    numbers: C_NUMBERS,
  },
  style: {
    // The grammar accepts these as type names, which they are not.
    fixed: ["'long'", "'short'", "'signed'", "'unsigned'"],
    tight: ['->'],
    blankComments: /\/\*[^]*?\*\//g,
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
};
