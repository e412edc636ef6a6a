/**
 * Removes attributes: `__attribute__((…))`. Compilers accept them in more places than grammars do, so a program may parse
 * better without them: in libraries, every namespace of C++ may have one.
 */
import type { Pass } from '../../core/pass.ts';
import { type Tokens, tokensIn } from '../../semantics/tokens.ts';
import { replaceAll } from '../../tree/edit.ts';
import { type Leaf, leavesOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { halving, type Sweep } from '../halving.ts';

export const attributes: Pass<TreeProgram, Sweep | undefined> = {
  name: 'attributes',
  accepts: 'smaller',
  start: () => undefined,
  *propose(program, from) {
    const found = [...attributesIn(program)];
    if (found.length === 0) return;
    for (const cut of halving.cuts(found.length, from ?? halving.start(found.length))) {
      const removed = found.slice(cut.from, cut.to).flat();
      const root = replaceAll(
        program.root,
        removed.map(({ id }) => [id, undefined]),
      );
      yield { program: program.with(root), next: cut.next, kind: 'attributes' };
    }
  },
};

/** The tokens of each attribute, in order. */
function* attributesIn({ root, syntax }: TreeProgram): Generator<readonly Leaf[]> {
  const words = new Set(syntax.meaning?.attributes);
  if (words.size === 0) return;
  let tokens: Tokens | undefined;
  let end = -1;
  for (const leaf of leavesOf(root)) {
    if (leaf.id <= end || !words.has(leaf.text)) continue;
    tokens ??= tokensIn(root);
    const open = tokens.after(leaf, 1);
    const bracketed = open?.text === '(' ? tokens.bracketed(open) : undefined;
    if (bracketed === undefined) continue;
    end = bracketed.at(-1)!.id;
    yield [leaf, ...bracketed];
  }
}
