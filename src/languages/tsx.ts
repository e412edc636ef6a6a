import type { Language } from './language.ts';
import { typescript } from './typescript.ts';

export const tsx: Language = {
  ...typescript,
  name: 'tsx',
  description: 'TypeScript with JSX',
  extensions: ['.tsx'],
  parser: { ...typescript.parser, folder: 'tsx' },
};
