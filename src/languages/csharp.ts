import type { Language } from './language.ts';

export const csharp: Language = {
  name: 'csharp',
  description: 'C#',
  extensions: ['.cs'],
  parser: { package: 'tree-sitter-c-sharp', version: '0.23.5', wasm: 'tree-sitter-c_sharp.wasm' },
  bundled: false,
  identifiers: ['identifier'],
  literals: ['integer_literal', 'real_literal', 'string_literal_content'],
  style: {},
};
