/** The subjects of the benchmark match their descriptions, and their tests accept and reject the right files. */
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ownSubjects, type Subject } from '../../bench/subjects.ts';
import { languages } from '../../src/languages/languages.ts';
import { lexerFor } from '../../bench/lexer-for.ts';

const TOOLS = new URL('../../bench/tools/node_modules', import.meta.url).pathname;

const subjects = ownSubjects();

/** Whether the packages that a subject needs are installed; `npm run bench` installs them. */
function isInstalled({ install, generate }: Subject): boolean {
  // Running generators would take longer than all the tests together.
  if (generate !== undefined || (install.includes('npm ') && !existsSync(TOOLS))) return false;
  const packages =
    /apt ([^,;]+)/
      .exec(install)?.[1]
      ?.split(' ')
      .filter((word) => word !== '') ?? [];
  return packages.length === 0 || spawnSync('dpkg', ['-s', ...packages]).status === 0;
}

/** The exit code of a subject's test on a file, run in a folder that holds nothing else. */
function verdict({ test, input }: Subject, content?: string): number | null {
  const folder = mkdtempSync(join(tmpdir(), 'subject-'));
  try {
    const file = join(folder, basename(input));
    if (content === undefined) copyFileSync(input, file);
    else writeFileSync(file, content);
    return spawnSync(test, { cwd: folder, stdio: 'ignore' }).status;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('there are at least 24 subjects in seven languages, from 100 to 200,000 tokens', () => {
  const sizes = subjects.map(({ tokens }) => tokens);
  expect(subjects.length).toBeGreaterThanOrEqual(24);
  expect(new Set(subjects.map(({ language }) => language)).size).toBeGreaterThanOrEqual(7);
  expect(Math.min(...sizes)).toBeLessThan(500);
  expect(Math.max(...sizes)).toBeGreaterThan(100_000);
});

describe.each(subjects.map((subject) => [subject.name, subject] as const))('%s', (name, subject) => {
  test('matches its description', async () => {
    expect(basename(join(subject.test, '..'))).toBe(name);
    expect(languages.map((language) => language.name)).toContain(subject.language);
    for (const field of [subject.tool, subject.install, subject.kind]) expect(field).toMatch(/\S/);
    accessSync(subject.test, constants.X_OK);
    if (subject.generate === undefined) {
      const lexer = await lexerFor(subject.language);
      expect(lexer.count(readFileSync(subject.input))).toBe(subject.tokens);
    } else accessSync(subject.generate, constants.X_OK);
  });

  test('is rejected when it is empty', () => {
    expect(verdict(subject, '')).not.toBe(0);
  });

  test.runIf(isInstalled(subject))('is interesting', () => {
    expect(verdict(subject)).toBe(0);
  });
});
