import type { Language } from './language.ts';

export const systemverilog: Language = {
  name: 'systemverilog',
  description: 'SystemVerilog, Verilog',
  extensions: ['.sv', '.svh', '.v'],
  parser: { package: 'tree-sitter-systemverilog', version: '0.4.1' },
  bundled: false,
  identifiers: ['simple_identifier', 'c_identifier', 'escaped_identifier_token1', 'text_macro_usage_token1'],
  style: {},
};
