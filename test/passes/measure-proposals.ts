/** Whether what passes that are guided by syntax propose parses, and is not larger; of most passes, it has to be smaller. */
import type { Pass, Proposal } from '../../src/core/pass.ts';
import { columns } from '../../src/passes/columns.ts';
import { constants } from '../../src/passes/constants.ts';
import { copies } from '../../src/passes/copies.ts';
import { ends } from '../../src/passes/ends.ts';
import { hdd } from '../../src/passes/hdd.ts';
import { hoist } from '../../src/passes/hoist.ts';
import { merge } from '../../src/passes/merge.ts';
import { names } from '../../src/passes/names.ts';
import { perses } from '../../src/passes/perses.ts';
import { plain } from '../../src/passes/plain.ts';
import { reshape } from '../../src/passes/reshape.ts';
import { removeUnused } from '../../src/passes/semantic/remove-unused.ts';
import { aggregate } from '../../src/passes/semantic/aggregate.ts';
import { array } from '../../src/passes/semantic/array.ts';
import { attributes } from '../../src/passes/semantic/attributes.ts';
import { body } from '../../src/passes/semantic/body.ts';
import { callToValue } from '../../src/passes/semantic/call-to-value.ts';
import { classBase } from '../../src/passes/semantic/class-base.ts';
import { classGeneric } from '../../src/passes/semantic/class-generic.ts';
import { classMember } from '../../src/passes/semantic/class-member.ts';
import { combine } from '../../src/passes/semantic/combine.ts';
import { dependents } from '../../src/passes/semantic/dependents.ts';
import { expression } from '../../src/passes/semantic/expression.ts';
import { indirection } from '../../src/passes/semantic/indirection.ts';
import { inlineAlias } from '../../src/passes/semantic/inline-alias.ts';
import { inlineFunction } from '../../src/passes/semantic/inline-function.ts';
import { inlineVariable } from '../../src/passes/semantic/inline-variable.ts';
import { lift } from '../../src/passes/semantic/lift.ts';
import { parameter } from '../../src/passes/semantic/parameter.ts';
import { reachable } from '../../src/passes/semantic/reachable.ts';
import { returnVoid } from '../../src/passes/semantic/return-void.ts';
import { type } from '../../src/passes/semantic/type.ts';
import { identifierElimination } from '../../src/passes/sfc/identifier-elimination.ts';
import { canonicalStructures, smallerStructures } from '../../src/passes/sfc/structures.ts';
import { trec } from '../../src/passes/trec.ts';
import { identifierReplacement } from '../../src/passes/vulcan/identifier-replacement.ts';
import { localEnumeration } from '../../src/passes/vulcan/local-enumeration.ts';
import { subtreeReplacement } from '../../src/passes/vulcan/subtree-replacement.ts';
import { readProgram, type TreeProgram } from '../../src/tree/tree-program.ts';
import { readSource, textOf } from '../languages/sources.ts';
import { hash, proposalsOf } from '../reduce-with.ts';
import { syntaxOf } from '../tree/editing.ts';

export const guidedPasses: readonly Pass<TreeProgram>[] = [
  hdd,
  perses,
  ends,
  names,
  removeUnused,
  columns,
  hoist,
  merge,
  constants,
  copies,
  reshape,
  localEnumeration(4),
  identifierReplacement,
  subtreeReplacement,
  identifierElimination,
  smallerStructures,
  canonicalStructures,
  trec,
  plain,
  ...[inlineAlias, inlineVariable, inlineFunction, callToValue, parameter, returnVoid, body, type],
  ...[lift, expression, combine, aggregate, indirection, array, classBase, classGeneric, classMember],
  ...[attributes, reachable, dependents],
];

/** Of what is proposed for a file, every third is looked at: neighbours are much alike. */
const EVERY = 3;

export interface Measured {
  /** How many proposals were looked at. */
  readonly proposals: number;
  /** Those that do not parse, at most one for each file. */
  readonly broken: readonly { readonly file: string; readonly change: string }[];
  /** Those that are larger than they may be, likewise. */
  readonly larger: readonly { readonly file: string; readonly change: string }[];
}

/** Looks at no more than so many proposals for each file. */
export async function measureProposals(
  language: string,
  pass: Pass<TreeProgram>,
  files: readonly string[],
  most: number,
): Promise<Measured> {
  const syntax = await syntaxOf(language);
  const parses = (text: string) => syntax.parse(text).errors === 0;
  const [broken, larger]: { file: string; change: string }[][] = [[], []];
  let proposals = 0;
  for (const file of files) {
    const read = readProgram(syntax, readSource(file));
    if (!('program' in read) || !parses(textOf(read.program.print()))) continue;
    let seen = 0;
    for (const { before, proposal } of along(pass, read.program)) {
      if (seen === EVERY * most) break;
      if (seen++ % EVERY > 0) continue;
      proposals++;
      const text = textOf(proposal.program.print());
      // The leaves of trees and the lexer disagree on a few tokens, like `>>` (docs/languages.md).
      const more = Math.min(
        proposal.program.root.tokens - before.root.tokens,
        proposal.program.size.tokens - before.size.tokens,
      );
      const isSmaller = more < 0 || (more === 0 && text.length < textOf(before.print()).length);
      const isLarger = pass.accepts === 'smaller' ? !isSmaller : more > 0;
      const isBroken = !parses(text);
      if (!isLarger && !isBroken) continue;
      (isLarger ? larger : broken)!.push({ file, change: changeOf(textOf(before.print()), text) });
      // What comes after it in this file is much the same.
      break;
    }
  }
  return { proposals, broken: broken!, larger: larger! };
}

/** What stands in one text and not in the other, with some of what is around it. */
function changeOf(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const changed = (text: string) => text.slice(start, text.length - end);
  return [
    before.slice(Math.max(0, start - AROUND), start),
    `[${changed(before)} -> ${changed(after)}]`,
    before.slice(before.length - end, before.length - end + AROUND),
  ].join('');
}

const AROUND = 20;

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
