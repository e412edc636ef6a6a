import { expect, test } from 'vitest';
import { knownViolations } from '../known-violations.ts';
import { measureChains } from './measure-chains.ts';
import { bundledLanguages, casesOf, nameOf, sourcesOf } from './sources.ts';

/** Per language. For more, on installed sources: npm run bench -- chains. */
const CHAINS = 80;

const expectKnown = knownViolations(new URL('chains.known.json', import.meta.url));

test.each(bundledLanguages)(
  '%s: after up to 50 edits that the grammar allows, a program still parses without new errors',
  async (language) => {
    const { edits, failures } = await measureChains(
      language,
      [...sourcesOf(language), ...casesOf(language)],
      CHAINS,
    );
    expect(edits).toBeGreaterThan(CHAINS);
    expectKnown(
      failures.map(({ file, edit }) => ({ file: nameOf(file), edit: edit.what })),
      ({ file }) => file.split('/')[1] === language,
    );
  },
);
