import type { Language } from './language.ts';
import { C_COMMENTS, C_NUMBERS, STRINGS } from './lexis.ts';

export const cpp: Language = {
  name: 'cpp',
  description: 'C++',
  extensions: ['.cpp', '.cc', '.cxx', '.C', '.c++', '.hpp', '.hh', '.hxx', '.ii'],
  content: /^[ \t]*(?:namespace \w+|template\s*<|class \w+ [:{]|using namespace)/m,
  parser: { package: 'tree-sitter-cpp', version: '0.23.4' },
  bundled: true,
  identifiers: ['identifier'],
  libraryNames: { primitive_type: /^(?!char).*_t$/ },
  atoms: {
    rules: {
      string_literal: String.raw`(L|u8|u|U)?"([^"\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))*"`,
      char_literal: String.raw`(L|u8|u|U)?'([^'\\\n]|\\([^xuU]|x[\da-fA-F]+|u[\da-fA-F]{4}|U[\da-fA-F]{8}))+'`,
      raw_string_literal: String.raw`(L|u8|u|U)?R"\([^"]*\)"`,
      user_defined_literal: null,
    },
    holes: ['concatenated_string'],
  },
  lexis: {
    comments: C_COMMENTS,
    literals: String.raw`(?:L|u8?|U)?(?:R"([^()\s\\]{0,16})\([^]*?\)\1"|${STRINGS})`,
    numbers: C_NUMBERS,
  },
  style: {
    fixed: ['raw_string_delimiter', 'raw_string_content'],
    tight: ['->', '.*', '->*'],
    blankComments: /\/\*[^]*?\*\//g,
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
};
