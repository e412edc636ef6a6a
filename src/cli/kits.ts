/** `pith kits`: the checks of `--valid`, by language, and which are installed. */
import { commandOf } from '../oracle/kits/check.ts';
import { kits } from '../oracle/kits/kits.ts';

export function listKits(): string {
  const lines = Object.entries(kits).flatMap(([language, checks]) =>
    checks.map((check) => {
      const needs = check.needs.map(({ name }) => name).join(', ');
      const missing = commandOf(check) === undefined ? ` (not installed: ${needs})` : '';
      return [`${language}/${check.name}`, `${check.catches}${missing}`] as const;
    }),
  );
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, description]) => `${name.padEnd(width)}  ${description}\n`).join('');
}
