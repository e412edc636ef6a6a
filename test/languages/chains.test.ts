import { expect, test } from 'vitest';
import { isKnown } from './known-failures.ts';
import { bundledLanguages, measureChains } from './measure-chains.ts';

/** More on demand: npm run bench -- chains. */
const CHAINS = 200;

test.each(bundledLanguages)(
  '%s: after up to 50 edits that the grammar allows, a real file still parses without a new error',
  async (language) => {
    const { chains, failures } = await measureChains(language, CHAINS, { largest: 4_000 });
    const unknown = failures.filter(({ edit }) => !isKnown(language, edit));
    expect(unknown.map(({ file, edit }) => `${file}: ${edit.what}`)).toEqual([]);
    // What is known is rare.
    expect(failures.length).toBeLessThan(chains / 20);
  },
);
