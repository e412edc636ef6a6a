import { execFileSync } from 'node:child_process';

/** Builds Pith, because the command and the launcher are tested as they are shipped. */
export default function setup(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
