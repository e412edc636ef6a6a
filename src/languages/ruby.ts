import type { Language } from './language.ts';

export const ruby: Language = {
  name: 'ruby',
  description: 'Ruby',
  extensions: ['.rb'],
  content: /^#!.*\bruby\b/,
  parser: { package: 'tree-sitter-ruby', version: '0.23.1' },
  bundled: false,
  identifiers: [
    'identifier',
    'identifier_suffix_token1',
    '_identifier_suffix',
    'constant',
    'constant_suffix_token1',
    '_constant_suffix',
    'hash_key_symbol',
    'instance_variable',
    'class_variable',
    'global_variable',
  ],
  style: {
    // A string's end must match its start; a heredoc's text is on the lines below.
    fixed: [
      '_string_start',
      '_symbol_start',
      '_subshell_start',
      '_regex_start',
      '_string_array_start',
      '_symbol_array_start',
      'string_content',
      '_string_end',
      'heredoc_beginning',
      'heredoc_content',
      'heredoc_end',
    ],
  },
};
