/** Joins assertions: all in one `and`, or two of them if that saves brackets. And splits them, for ddSMT. */
import type { Branch, Node } from '../../tree/node.ts';
import { textOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { oneByOne, type Site } from '../semantic/sites.ts';
import type { Text } from '../semantic/text.ts';
import { applicationOf, assertedBy, commandsOf } from './script.ts';

export const joinAsserts = oneByOne('smt-join-asserts', 1, allAtOnce, neighbours);

function* allAtOnce({ root }: TreeProgram): Generator<Site> {
  const asserts = assertsIn(root);
  if (asserts.length > 1) yield { key: 'all', ...joined(asserts) };
}

function* neighbours({ root }: TreeProgram): Generator<Site> {
  const asserts = assertsIn(root);
  for (const [i, second] of asserts.entries()) {
    const first = asserts[i - 1];
    if (first !== undefined) yield { key: textOf(second[0]), ...joined([first, second]) };
  }
}

type Assert = readonly [command: Branch, term: Node];

function assertsIn(root: TreeProgram['root']): readonly Assert[] {
  return commandsOf(root).flatMap((command) => {
    const term = assertedBy(command);
    return term === undefined ? [] : [[command, term] as const];
  });
}

/** At the place of the last of them, so that everything is declared. */
function joined(asserts: readonly Assert[]): Pick<Site, 'replace' | 'remove'> {
  const parts: readonly Text[] = asserts.flatMap(([, term]) => conjuncts(term));
  const [last] = asserts.at(-1)!;
  return {
    replace: [[last, ['(assert (and', ...parts, '))']]],
    remove: asserts.slice(0, -1).map(([command]) => command),
  };
}

function conjuncts(term: Node): readonly Node[] {
  const application = applicationOf(term);
  return application?.head === 'and' ? application.args : [term];
}

/** `(assert (and a b))` becomes two assertions. */
export function* splitAsserts({ root }: TreeProgram): Generator<Site> {
  for (const [command, term] of assertsIn(root)) {
    const parts = conjuncts(term);
    if (parts.length > 1)
      yield { key: textOf(term), replace: [[command, parts.map((part) => ['(assert', part, ')'])]] };
  }
}
