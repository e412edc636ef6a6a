import type { Language } from './language.ts';
import { ECMASCRIPT } from './ecmascript.ts';
import { REGULAR_EXPRESSIONS, SLASH_COMMENTS, STRINGS, TEMPLATES, WORDS } from './lexis.ts';

export const javascript: Language = {
  name: 'javascript',
  description: 'JavaScript, JSX',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  content: /^#!.*\bnode\b|^[ \t]*(?:function \w*\(|var \w+|const \w+ =|let \w+ =|export |import .* from)/m,
  parser: { package: 'tree-sitter-javascript', version: '0.25.0' },
  bundled: true,
  identifiers: ['identifier', 'private_property_identifier'],
  atoms: {
    rules: {
      string: String.raw`"([^"\\\n]|\\(.|\n))*"|'([^'\\\n]|\\(.|\n))*'`,
      _jsx_string: `"[^"]*"|'[^']*'`,
      regex: String.raw`/([^/\[\\\n]|\\.|\[([^\]\\\n]|\\.)*\])+/[a-z]*`,
      template_string: '`([^`\\\\$]|\\\\(.|\\n))*`',
    },
    holes: ['template_substitution'],
  },
  lexis: {
    comments: `${SLASH_COMMENTS}|<!--.*`,
    literals: `${STRINGS}|${TEMPLATES}|${REGULAR_EXPRESSIONS}|#!.*`,
    words: `#?${WORDS}`,
  },
  style: {
    // On its own it is not an expression, although the grammar says so.
    fixed: ['import'],
    automatic: { _automatic_semicolon: ';' },
  },
  meaning: ECMASCRIPT,
};
