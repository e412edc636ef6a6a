import type { Language } from './language.ts';
import { STRINGS } from './lexis.ts';

export const python: Language = {
  name: 'python',
  description: 'Python',
  extensions: ['.py', '.pyi'],
  content: /^#!.*\bpython|^[ \t]*(?:def \w+\(.*:|import \w+$|from \w+ import|class \w+.*:)/m,
  parser: { package: 'tree-sitter-python', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier'],
  atoms: {
    rules: {
      string: String.raw`([rR][bB]?|[bB][rR]?|[uUfF])?("([^"\\\n]|\\(.|\n))*"|'([^'\\\n]|\\(.|\n))*')`,
    },
    holes: ['interpolation'],
  },
  lexis: {
    comments: String.raw`#[^\n]*|\\\r?\n`,
    literals: String.raw`[rRbBuUfF]{0,2}(?:"""(?:[^\\]|\\[^])*?"""|'''(?:[^\\]|\\[^])*?'''|${STRINGS})`,
  },
  style: {
    fixed: ['string_start', 'interpolation', 'string_content', '_string_content', 'string_end'],
    indentation: { newline: '_newline', indent: '_indent', dedent: '_dedent' },
  },
};
