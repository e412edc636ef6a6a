import type { Language } from './language.ts';

export const bash: Language = {
  name: 'bash',
  description: 'Bash and other shells',
  extensions: ['.sh', '.bash'],
  content: /^#!.*\b(?:ba|da|k)?sh\b/,
  parser: { package: 'tree-sitter-bash', version: '0.25.1' },
  bundled: false,
  // `word` because a function call is a word.
  identifiers: ['variable_name', '_simple_variable_name_token1', '_c_word_token1', 'word'],
  style: {
    // A brace or bracket is a word only where it cannot be anything else; a heredoc's end must match its start.
    fixed: [
      '_special_character',
      'heredoc_start',
      'heredoc_body',
      '_simple_heredoc_body',
      'heredoc_content',
      'heredoc_end',
    ],
  },
};
