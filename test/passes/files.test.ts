import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length));

test('every pass has a test file of its own, under the same name', () => {
  const tested = new Set(filesIn('.', '.test.ts'));
  expect(filesIn('../../src/passes', '.ts').filter((pass) => !tested.has(pass))).toEqual([]);
});
