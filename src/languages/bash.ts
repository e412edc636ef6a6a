import type { Language } from './language.ts';

export const bash: Language = {
  name: 'bash',
  description: 'Bash and other shells',
  extensions: ['.sh', '.bash'],
  content: /^#!.*\b(?:ba|da|k)?sh\b/,
  parser: { package: 'tree-sitter-bash', version: '0.25.1' },
  bundled: false,
  identifiers: ['variable_name'],
  literals: ['word', 'string_content'],
  style: {},
};
