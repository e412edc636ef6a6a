import type { Language } from './language.ts';

export const cpp: Language = {
  name: 'cpp',
  description: 'C++',
  extensions: ['.cpp', '.cc', '.cxx', '.C', '.c++', '.hpp', '.hh', '.hxx', '.ii'],
  content: /^\s*(?:namespace \w+|template\s*<|class \w+ [:{]|using namespace)/m,
  parser: { package: 'tree-sitter-cpp', version: '0.23.4' },
  bundled: true,
  identifiers: ['identifier'],
  literals: ['number_literal', 'string_content', 'escape_sequence', 'raw_string_content'],
  style: {
    startsLine: /^#/,
    endsLine: /^#\s*(?:endif|else)$/,
  },
};
