import type { Language } from './language.ts';

export const csharp: Language = {
  name: 'csharp',
  description: 'C#',
  extensions: ['.cs'],
  parser: { package: 'tree-sitter-c-sharp', version: '0.23.5', wasm: 'tree-sitter-c_sharp.wasm' },
  bundled: false,
  identifiers: ['_identifier_token'],
  style: {
    // The end of a raw or interpolated string must match its start.
    fixed: [
      'raw_string_start',
      'raw_string_content',
      'raw_string_end',
      'interpolation_regular_start',
      'interpolation_verbatim_start',
      'interpolation_raw_start',
      'interpolation_start_quote',
      'interpolation_end_quote',
      'interpolation_open_brace',
      'interpolation_close_brace',
      'interpolation_string_content',
    ],
  },
};
