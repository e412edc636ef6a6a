import type { Language } from './language.ts';

export const ocaml: Language = {
  name: 'ocaml',
  description: 'OCaml',
  extensions: ['.ml'],
  parser: { package: 'tree-sitter-ocaml', version: '0.24.2', folder: 'grammars/ocaml' },
  bundled: false,
  identifiers: ['_identifier'],
  literals: ['number', 'string_content'],
  style: {},
};
