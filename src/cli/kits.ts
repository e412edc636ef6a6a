/** `pith kits`: the checks of `--valid`, by language, and which are installed. */
import { kits } from '../oracle/kits.ts';
import { isInstalled } from '../oracle/valid.ts';

export function listKits(): string {
  const lines = Object.entries(kits).flatMap(([language, checks]) =>
    checks.map((check) => {
      const missing = isInstalled(check) ? '' : ` (not installed: ${check.needs.join(', ')})`;
      return [`${language}/${check.name}`, `${check.catches}${missing}`] as const;
    }),
  );
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, description]) => `${name.padEnd(width)}  ${description}\n`).join('');
}
