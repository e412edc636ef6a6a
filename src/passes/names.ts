/**
 * Leaves out names: all that a name stands in, each with as little around it as the grammar allows. What is declared can often not
 * be left out without its uses, nor a parameter of a function without the arguments of the same name.
 *
 * First come the names that stand in the program once: nobody else needs them, so many can go at a time. Then the others, one by one.
 */
import type { Pass } from '../core/pass.ts';
import type { Work } from '../core/work.ts';
import { leavesOf, type Node } from '../tree/node.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { removingAll } from '../tree/remove.ts';
import type { Syntax } from '../tree/syntax.ts';
import { halving, type Sweep } from './halving.ts';

type Cursor =
  /** Where the reducer of the list of names that stand there once is; nothing at its start. */
  | { readonly once: Sweep | undefined }
  /** The other names already tried. */
  | { readonly done: ReadonlySet<string> };

export const names: Pass<TreeProgram, Cursor> = {
  name: 'names',
  accepts: 'smaller',
  start: () => ({ once: undefined }),
  *propose(program, from) {
    const { syntax, root } = program;
    const all = yield* namesIn(syntax, root);
    if ('once' in from) {
      const once = [...all].flatMap(([name, ids]) => (ids.length === 1 ? [{ name, id: ids[0]! }] : []));
      // Hardly ever can all of them go.
      const start = from.once ?? halving.start(Math.ceil(once.length / 2));
      for (const { from: first, to, next } of halving.cuts(once.length, start)) {
        const rest = yield* removingAll(
          syntax,
          root,
          once.slice(first, to).map(({ id }) => id),
        );
        if (rest === undefined || rest.tokens >= root.tokens) continue;
        const change = `${once[first]!.name} ${once[to - 1]!.name}`;
        yield { program: program.with(rest), next: { once: next }, kind: 'once', change };
      }
    }
    const done = new Set('done' in from ? from.done : []);
    for (const [name, ids] of all) {
      if (done.has(name) || ids.length === 1) continue;
      done.add(name);
      const rest = yield* removingAll(syntax, root, ids);
      if (rest === undefined || rest.tokens >= root.tokens) continue;
      yield { program: program.with(rest), next: { done: new Set(done) }, kind: 'name', change: name };
    }
  },
};

const WORD = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** How many tokens are looked at in one turn. */
const TURN = 20_000;

/** The names in a program, each with the numbers of its tokens. */
export function* namesIn({ keywords }: Syntax, root: Node): Work<ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, number[]>();
  let seen = 0;
  for (const { text, id } of leavesOf(root)) {
    if (++seen % TURN === 0) yield;
    if (!WORD.test(text) || keywords.has(text)) continue;
    const ids = found.get(text);
    if (ids === undefined) found.set(text, [id]);
    else ids.push(id);
  }
  return found;
}
