import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds Pith, because the command and the launcher are tested as they are shipped. A build that is up to date stays, so
 * that another test run in the same checkout is not disturbed.
 */
export default function setup(): void {
  const sources = [...filesIn('src'), ...filesIn('scripts'), 'package-lock.json', 'tsconfig.build.json'];
  // The grammars are built last.
  const built = existsSync('dist/grammars') ? filesIn('dist/grammars') : [];
  const isUpToDate = built.length > 0 && Math.max(...sources.map(timeOf)) < Math.min(...built.map(timeOf));
  if (!isUpToDate) execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}

/** With the folders, whose times tell when a file was removed. */
const filesIn = (folder: string): readonly string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

const timeOf = (file: string): number => statSync(file).mtimeMs;
