/** Keeps the original on a file system without hard links. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { keepOriginal } from '../../src/store/result-file.ts';

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  link: () => Promise.reject(Object.assign(new Error('not permitted'), { code: 'EPERM' })),
}));

test('the original is copied, without overwriting anything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-links-'));
  try {
    const path = join(folder, 'file');
    writeFileSync(path, 'smaller', { mode: 0o640 });
    writeFileSync(`${path}.orig`, 'precious');
    const kept = await keepOriginal(path, Buffer.from('original'), statSync(path));
    expect(kept).toBe(`${path}.orig.1`);
    expect(readFileSync(kept, 'utf8')).toBe('original');
    expect(statSync(kept).mode & 0o777).toBe(0o640);
    expect(readFileSync(`${path}.orig`, 'utf8')).toBe('precious');
    expect(readdirSync(folder)).toHaveLength(3);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
