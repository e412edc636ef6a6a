import type { Language } from './language.ts';

export const systemverilog: Language = {
  name: 'systemverilog',
  description: 'SystemVerilog, Verilog',
  extensions: ['.sv', '.svh', '.v'],
  parser: { package: 'tree-sitter-systemverilog', version: '0.4.1' },
  bundled: false,
  identifiers: ['simple_identifier'],
  literals: [
    'unsigned_number',
    'binary_value',
    'octal_value',
    'hex_value',
    'fixed_point_number',
    'quoted_string_item',
  ],
  style: {},
};
