/**
 * Removes names: all occurrences of a name, each with as little around it as the grammar allows. Often a declaration
 * cannot be removed without its uses, nor a parameter of a function without the arguments of the same name.
 *
 * Names that occur once come first: nothing else depends on them, so many can be removed at a time. The others follow
 * one by one.
 */
import type { Pass } from '../core/pass.ts';
import { factsOf } from '../semantics/facts.ts';
import { removingAll } from '../tree/remove.ts';
import type { TreeProgram } from '../tree/tree-program.ts';
import { halving, type Sweep } from './halving.ts';

type Cursor =
  /** The cursor of the reducer of names that occur once; `undefined` at its start. */
  | { readonly once: Sweep | undefined }
  /** The other names already tried. */
  | { readonly done: ReadonlySet<string> };

export const names: Pass<TreeProgram, Cursor> = {
  name: 'names',
  accepts: 'smaller',
  start: () => ({ once: undefined }),
  *propose(program, from) {
    const { syntax, root } = program;
    const { names } = yield* factsOf(program);
    if ('once' in from) {
      const once = names.filter(({ uses }) => uses.length === 0);
      // It is very rare that all of them can be removed.
      const start = from.once ?? halving.start(Math.ceil(once.length / 2));
      for (const { from: first, to, next } of halving.cuts(once.length, start)) {
        const rest = yield* removingAll(
          syntax,
          root,
          once.slice(first, to).map(({ declaration }) => declaration.id),
        );
        if (rest === undefined || rest.tokens >= root.tokens) continue;
        const change = `${once[first]!.key} ${once[to - 1]!.key}`;
        yield { program: program.with(rest), next: { once: next }, kind: 'once', change };
      }
    }
    const done = new Set('done' in from ? from.done : []);
    for (const { key, tokens, uses } of names) {
      if (done.has(key) || uses.length === 0) continue;
      done.add(key);
      const rest = yield* removingAll(
        syntax,
        root,
        tokens.map(({ id }) => id),
      );
      if (rest === undefined || rest.tokens >= root.tokens) continue;
      yield { program: program.with(rest), next: { done: new Set(done) }, kind: 'name', change: key };
    }
  },
};
