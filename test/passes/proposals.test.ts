/** Whatever a pass that is guided by syntax proposes is a program that parses and is not larger; of most passes, it is smaller. */
import { describe, expect, test } from 'vitest';
import { knownViolations } from '../known-violations.ts';
import { bundledLanguages, casesOf, nameOf, sourcesOf } from '../languages/sources.ts';
import { guidedPasses, measureProposals } from './measure-proposals.ts';

/** For each file. More, on installed sources: npm run bench -- proposals. */
const MOST = 4;

const expectKnown = knownViolations(new URL('proposals.known.json', import.meta.url));

describe.each(bundledLanguages)('%s', (language) => {
  const files = [...casesOf(language), ...sourcesOf(language)];

  test.each(guidedPasses.map((pass) => [pass.name, pass] as const))('%s', async (name, pass) => {
    const { broken, larger } = await measureProposals(language, pass, files, MOST);
    expect(larger).toEqual([]);
    expectKnown(
      broken.map(({ file, change }) => ({ file: nameOf(file), edit: `${name}: ${change}` })),
      ({ file, edit }) => file.split('/')[1] === language && edit.startsWith(`${name}: `),
    );
  });
});
