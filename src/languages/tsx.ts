import type { Language } from './language.ts';
import { typescript } from './typescript.ts';

export const tsx: Language = {
  ...typescript,
  name: 'tsx',
  description: 'TypeScript with JSX',
  extensions: ['.tsx'],
  atoms: {
    ...typescript.atoms,
    rules: { ...typescript.atoms!.rules, _jsx_string: `"[^"]*"|'[^']*'` },
  },
  parser: { ...typescript.parser, folder: 'tsx' },
};
