/** Whatever a pass that is guided by syntax proposes is a program that parses and is not larger; of most passes, it is smaller. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Pass, Proposal } from '../../src/core/pass.ts';
import { columns } from '../../src/passes/columns.ts';
import { constants } from '../../src/passes/constants.ts';
import { copies } from '../../src/passes/copies.ts';
import { ends } from '../../src/passes/ends.ts';
import { hoist } from '../../src/passes/hoist.ts';
import { merge } from '../../src/passes/merge.ts';
import { names } from '../../src/passes/names.ts';
import { perses } from '../../src/passes/perses.ts';
import { plain } from '../../src/passes/plain.ts';
import { reshape } from '../../src/passes/reshape.ts';
import { identifierElimination } from '../../src/passes/sfc/identifier-elimination.ts';
import { canonicalStructures, smallerStructures } from '../../src/passes/sfc/structures.ts';
import { trec } from '../../src/passes/trec.ts';
import { identifierReplacement } from '../../src/passes/vulcan/identifier-replacement.ts';
import { localEnumeration } from '../../src/passes/vulcan/local-enumeration.ts';
import { subtreeReplacement } from '../../src/passes/vulcan/subtree-replacement.ts';
import { readProgram, type TreeProgram } from '../../src/tree/program.ts';
import { bundledLanguages } from '../languages/measure-chains.ts';
import { casesOf, sourcesOf } from '../languages/sources.ts';
import { hash, proposalsOf, textOf } from '../reduce-with.ts';
import { syntaxOf } from '../tree/editing.ts';

const FILES = 10;
const LARGEST = 2_000;

/** How many proposals are looked at for each file. */
const PASSES: readonly [pass: Pass<TreeProgram>, proposals: number][] = [
  [perses, 100],
  [ends, 20],
  [names, 40],
  [columns, 20],
  [hoist, 40],
  [merge, 40],
  [constants, 40],
  [copies, 40],
  [reshape, 40],
  [localEnumeration(4), 40],
  [identifierReplacement, 20],
  [subtreeReplacement, 40],
  [identifierElimination, 40],
  [smallerStructures, 40],
  [canonicalStructures, 20],
  [trec, 40],
  [plain, 20],
];

/** Those that may change a program without making it smaller. */
const EQUAL = new Set<Pass<TreeProgram>>([
  constants,
  identifierReplacement,
  subtreeReplacement,
  identifierElimination,
  canonicalStructures,
  trec,
  plain,
]);

/**
 * In how many files a proposal may not parse, in languages whose parsers have more rules than their grammars
 * (docs/languages.md lists the causes).
 */
const ALLOWED: Readonly<Record<string, number>> = { go: 1, python: 1, javascript: 2, typescript: 2 };

describe.each(bundledLanguages)('%s', (language) => {
  test.each(PASSES.map(([pass, most]) => [pass.name, pass, most] as const))('%s', async (_, pass, most) => {
    const syntax = await syntaxOf(language);
    const parses = (bytes: Uint8Array) => syntax.parse(new TextDecoder().decode(bytes)).errors === 0;
    const broken: string[] = [];
    for (const file of [...casesOf(language), ...sourcesOf(language, FILES, LARGEST)]) {
      const read = readProgram(syntax, readFileSync(file));
      if (!('program' in read) || !parses(read.program.print())) continue;
      let left = most;
      for (const { before, proposal } of along(pass, read.program)) {
        if (left-- === 0) break;
        expect(proposal.program.root.tokens).toBeLessThan(before.root.tokens + (EQUAL.has(pass) ? 1 : 0));
        if (parses(proposal.program.print())) continue;
        broken.push(`${file}: ${proposal.change}, of ${textOf(before.print())}`);
        break;
      }
    }
    expect(broken.length, broken.join('\n')).toBeLessThanOrEqual(ALLOWED[language] ?? 0);
  });
});

interface Try {
  readonly before: TreeProgram;
  readonly proposal: Proposal<TreeProgram>;
}

/** What a pass proposes, and for what, if some of it is accepted. */
function* along(pass: Pass<TreeProgram>, start: TreeProgram): Generator<Try> {
  let before = start;
  for (let from = pass.start(start); ;) {
    let accepted: Proposal<TreeProgram> | undefined;
    for (const proposal of proposalsOf(pass, before, from)) {
      yield { before, proposal };
      if (!isAccepted(proposal.program, before)) continue;
      accepted = proposal;
      break;
    }
    if (accepted === undefined) return;
    ({ program: before, next: from } = accepted);
  }
}

/** Now and then, but nothing that leaves little to go on with. */
const isAccepted = (program: TreeProgram, before: TreeProgram): boolean =>
  program.root.tokens > 0.8 * before.root.tokens && hash(textOf(program.print())) % 30 === 0;
