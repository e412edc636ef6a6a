import { expect, test } from 'vitest';
import { bundledLanguages, measureChains } from './measure-chains.ts';

/** More on demand: npm run bench -- chains. */
const CHAINS = 200;

test.each(bundledLanguages)(
  '%s: after 50 edits that the grammar allows, a real file still parses without a new error',
  async (language) => {
    const { chains, failures } = await measureChains(language, CHAINS, { largest: 4_000 });
    expect(failures.map(({ file, edit }) => `${file}: ${edit.what}`)).toEqual([]);
    expect(chains).toBe(CHAINS);
  },
);
