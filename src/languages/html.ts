import type { Language } from './language.ts';

export const html: Language = {
  name: 'html',
  description: 'HTML',
  extensions: ['.html', '.htm', '.xhtml'],
  content: /^\s*<(?:!doctype html|html\b)/i,
  parser: { package: 'tree-sitter-html', version: '0.23.2' },
  bundled: false,
  identifiers: ['tag_name', 'attribute_name'],
  literals: ['text', 'attribute_value'],
  style: {},
};
