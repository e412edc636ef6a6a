import type { Language } from './language.ts';
import { NUMBERS, WORDS } from './lexis.ts';

export const rust: Language = {
  name: 'rust',
  description: 'Rust',
  extensions: ['.rs'],
  content: /^[ \t]*(?:pub )?(?:fn \w+|use \w+::|impl\b|mod \w+|#!\[)/m,
  parser: { package: 'tree-sitter-rust', version: '0.24.0' },
  bundled: true,
  identifiers: ['identifier', 'lifetime', 'label', 'metavariable'],
  atoms: {
    rules: {
      string_literal: String.raw`[bc]?"([^"\\]|\\(.|\n))*"`,
      raw_string_literal: String.raw`[bc]?r"[^"]*"`,
      lifetime: String.raw`'[a-zA-Z_]\w*`,
      label: String.raw`'[a-zA-Z_]\w*`,
    },
  },
  lexis: {
    // Comments may be nested.
    comments: String.raw`//[^\n]*|/\*(?:[^*/]|\*(?!/)|/(?!\*)|/\*(?:[^*]|\*(?!/))*\*/)*(?:\*/|$)`,
    literals: String.raw`[bc]?r(#*)"[^]*?"\1|[bc]?"(?:[^"\\]|\\[^])*"|b?'(?:[^'\\\n]|\\(?:u\{[^}']*\}|x\w\w|[^]))'|'[A-Za-z_]\w*`,
    words: String.raw`(?:r#)?${WORDS}`,
    // A tuple field is two tokens, `.` and `0`.
    numbers: NUMBERS.replace(String.raw`\.?\d`, String.raw`\d`),
  },
  style: {
    fixed: ['_raw_string_literal_start', 'raw_string_literal_content', '_raw_string_literal_end'],
  },
};
