import type { Language } from './language.ts';

export const ocaml: Language = {
  name: 'ocaml',
  description: 'OCaml',
  extensions: ['.ml'],
  parser: { package: 'tree-sitter-ocaml', version: '0.24.2', folder: 'grammars/ocaml' },
  bundled: false,
  identifiers: ['_lowercase_identifier', '_uppercase_identifier'],
  style: {
    // Both delimiters of a quoted string have the same name.
    fixed: ['_left_quoted_string_delimiter', '_right_quoted_string_delimiter'],
  },
};
