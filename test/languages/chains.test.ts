import { expect, test } from 'vitest';
import { bundledLanguages, measureChains } from './measure-chains.ts';

/** More on demand: npm run bench -- chains. */
const CHAINS = 200;

/**
 * How many chains may break a file, in languages whose parsers have more rules than their grammars (docs/languages.md lists
 * the causes). In 5,000 chains there were at most 14. Which files there are depends on the machine.
 */
const ALLOWED: Readonly<Record<string, number>> = {
  cpp: 2,
  go: 2,
  rust: 1,
  java: 1,
  python: 1,
  javascript: 1,
  typescript: 1,
};

test.each(bundledLanguages)(
  '%s: after up to 50 edits that the grammar allows, a real file still parses without a new error',
  async (language) => {
    const { chains, failures } = await measureChains(language, CHAINS, { largest: 4_000 });
    expect(chains).toBe(CHAINS);
    const broken = failures.map(({ file, seed, edit }) => `${seed} ${file}: ${edit.what}`);
    expect(broken.length, broken.join('\n')).toBeLessThanOrEqual(ALLOWED[language] ?? 0);
  },
);
