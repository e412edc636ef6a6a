import { execFileSync } from 'node:child_process';

/** The command and the launcher are tested as they are shipped: built. */
export default function setup(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
}
