import type { Language } from './language.ts';

export const scala: Language = {
  name: 'scala',
  description: 'Scala',
  extensions: ['.scala', '.sc'],
  parser: { package: 'tree-sitter-scala', version: '0.24.0' },
  bundled: false,
  identifiers: ['_alpha_identifier', '_interpolation_identifier', '_backquoted_id'],
  style: {
    automatic: { _automatic_semicolon: ';' },
    // A string's end must match its start; an operator is an expression in few places only.
    fixed: [
      '_simple_string_start',
      '_simple_string_middle',
      '_simple_multiline_string_start',
      '_interpolated_string_middle',
      '_interpolated_multiline_string_middle',
      '_raw_string_start',
      '_raw_string_middle',
      '_raw_string_multiline_middle',
      '_single_line_string_end',
      '_multiline_string_end',
      'operator_identifier',
    ],
  },
};
