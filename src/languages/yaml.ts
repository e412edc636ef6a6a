import type { Language } from './language.ts';

export const yaml: Language = {
  name: 'yaml',
  description: 'YAML',
  extensions: ['.yaml', '.yml'],
  content: /^(?:%YAML|---$)/m,
  parser: { package: '@tree-sitter-grammars/tree-sitter-yaml', version: '0.7.1' },
  bundled: false,
  identifiers: ['_r_acr_ctn', '_r_als_ctn'],
  style: {},
};
