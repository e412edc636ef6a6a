import type { Language } from './language.ts';

export const html: Language = {
  name: 'html',
  description: 'HTML',
  extensions: ['.html', '.htm', '.xhtml'],
  content: /^\s*<(?:!doctype html|html\b)/i,
  parser: { package: 'tree-sitter-html', version: '0.23.2' },
  bundled: false,
  identifiers: ['attribute_name', '_start_tag_name', '_end_tag_name'],
  style: {
    // How end tags match, and which may be omitted, depends on the names of the surrounding elements.
    fixed: [
      'end_tag',
      '_end_tag_name',
      '_start_tag_name',
      '_implicit_end_tag',
      '_script_start_tag_name',
      '_style_start_tag_name',
    ],
  },
};
