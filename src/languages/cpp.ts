import type { Language } from './language.ts';

export const cpp: Language = {
  name: 'cpp',
  description: 'C++',
  extensions: ['.cpp', '.cc', '.cxx', '.C', '.c++', '.hpp', '.hh', '.hxx', '.ii'],
  content: /^[ \t]*(?:namespace \w+|template\s*<|class \w+ [:{]|using namespace)/m,
  parser: { package: 'tree-sitter-cpp', version: '0.23.4' },
  bundled: true,
  identifiers: ['identifier'],
  literals: [
    'number_literal',
    'string_literal_token1',
    'char_literal_token1',
    'escape_sequence',
    'raw_string_content',
  ],
  style: {
    // The grammar lets these be the name of a type, which they are not.
    fixed: ['raw_string_delimiter', 'raw_string_content', "'long'", "'short'", "'signed'", "'unsigned'"],
    blankComments: /\/\*[^]*?\*\//g,
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
};
