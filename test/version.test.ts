import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from '../src/version.ts';

test('the version is the one in package.json', () => {
  expect(version).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }).version);
});
