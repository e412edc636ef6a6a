/**
 * Random chains of edits: every proposal parses, and neither z3 nor cvc5 finds a sort error in it that the original does not have.
 *
 * `CHAINS=2000 npx vitest run test/passes/smtlib/chains.test.ts` makes that many; without it, few.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Pass } from '../../../src/core/pass.ts';
import { finish } from '../../../src/core/work.ts';
import { joinAsserts } from '../../../src/passes/smtlib/asserts.ts';
import { commands } from '../../../src/passes/smtlib/commands.ts';
import { datatype } from '../../../src/passes/smtlib/datatype.ts';
import { eliminate } from '../../../src/passes/smtlib/eliminate.ts';
import { equality, growingEquality } from '../../../src/passes/smtlib/equality.ts';
import { freshVariable } from '../../../src/passes/smtlib/fresh-variable.ts';
import { functionToConstant } from '../../../src/passes/smtlib/function.ts';
import { named } from '../../../src/passes/smtlib/named.ts';
import { options } from '../../../src/passes/smtlib/options.ts';
import { quantifier } from '../../../src/passes/smtlib/quantifier.ts';
import { rewrite } from '../../../src/passes/smtlib/rewrite.ts';
import { sortReplacement } from '../../../src/passes/smtlib/sort.ts';
import { term } from '../../../src/passes/smtlib/term.ts';
import { unquote } from '../../../src/passes/smtlib/unquote.ts';
import { value } from '../../../src/passes/smtlib/value.ts';
import { wellSorted } from '../../../src/passes/smtlib/well-sorted.ts';
import { readAgain, type TreeProgram } from '../../../src/tree/tree-program.ts';
import { hash, proposalsOf, textOf } from '../../reduce-with.ts';
import { treeOf } from '../../tree/editing.ts';

const PASSES: readonly Pass<TreeProgram>[] = [
  ...[joinAsserts, commands, datatype, eliminate, equality, growingEquality, freshVariable],
  ...[functionToConstant, named, options, unquote, quantifier, rewrite, sortReplacement, term, value],
];

const CHAINS = Number(process.env['CHAINS'] ?? 16);
const LENGTH = 5;
/** How many proposals of a pass one is chosen from. */
const CHOICE = 12;

const SUBJECTS = 'bench/subjects';
const files = readdirSync(SUBJECTS)
  .filter((name) => name.startsWith('smt-'))
  .flatMap((name) => readdirSync(join(SUBJECTS, name)).map((file) => join(SUBJECTS, name, file)))
  .filter((file) => file.endsWith('.smt2'))
  .concat('test/passes/smtlib/chains.smt2');

/** What z3 complains about, without the places. It need not solve anything. */
function errorsOfZ3(text: string): readonly string[] {
  const input = text.replaceAll(/\((?:check-sat|get-)[^()]*(?:\([^()]*\))?\s*\)/g, '');
  const { stdout } = spawnSync('z3', ['-in'], { input, encoding: 'utf8' });
  return [...stdout.matchAll(/\(error "line \d+ column \d+: (.*)"\)/g)].map(([, message]) => message!);
}

/** The first error that cvc5 finds. All theories are there, whatever the logic: that is not about sorts. */
function errorsOfCvc5(input: string): readonly string[] {
  const args = ['--lang=smt2', '--parse-only', '--force-logic=ALL', '--incremental', '-'];
  const { stdout, stderr } = spawnSync('cvc5', args, { input, encoding: 'utf8' });
  const [, message] = /Error: (?:\S*:[\d.]+: )?(.*)/.exec(stdout + stderr) ?? [];
  return message === undefined ? [] : [message];
}

/** z3 reads the constructor `nil` without brackets, cvc5 only `(nil)`. */
const isReadByCvc5 = (text: string): boolean =>
  !errorsOfCvc5(text).some((message) => message.startsWith('Unexpected token'));

const hasSolver = (name: string): boolean => spawnSync(name, ['--version']).status === 0;

const SOLVERS = [
  { name: 'z3', errorsIn: errorsOfZ3 },
  { name: 'cvc5', errorsIn: errorsOfCvc5 },
].filter(({ name }) => {
  if (hasSolver(name)) return true;
  console.warn(`${name} is missing, so it checks no chains`);
  return false;
});

describe.skipIf(SOLVERS.length === 0)('chains', () => {
  test.each(files)('%s', { timeout: 3_600_000 }, async (file) => {
    const original = await treeOf('smtlib', readFileSync(file, 'utf8'));
    const { allows } = finish(wellSorted(original)).fitness;
    const start = textOf(original.print());
    const solvers = SOLVERS.map(({ name, errorsIn }) => ({
      name,
      errorsIn,
      known: new Set(errorsIn(start)),
    }));
    for (let chain = 0; chain < Math.ceil(CHAINS / files.length); chain++) {
      let program = original;
      const steps: string[] = [];
      for (let step = 0; step < LENGTH; step++) {
        const random = hash(`${file} ${chain} ${step}`);
        const pass = PASSES[random % PASSES.length]!;
        const found: TreeProgram[] = [];
        for (const proposal of proposalsOf(pass, program)) {
          if (finish(allows!(proposal.program, pass))) found.push(proposal.program);
          if (found.length === CHOICE) break;
        }
        const next = found[(random >>> 8) % Math.max(1, found.length)];
        if (next === undefined) continue;
        const text = textOf(next.print());
        if (pass === commands && !isReadByCvc5(text)) continue;
        steps.push(`${pass.name}:\n${text}`);
        expect(finish(next.syntax.countingErrors(text)), steps.at(-1)).toBe(0);
        for (const { name, errorsIn, known } of solvers)
          expect(
            errorsIn(text).filter((error) => !known.has(error)),
            `${name}, ${steps.at(-1)}`,
          ).toEqual([]);
        program = readAgain(next);
      }
    }
  });
});
