/** Removes a pointer level from a variable: `int *p` becomes `int p`, `*p` becomes `p`, `p->a` becomes `p.a`, `&x` as its value `x`. */
import { tokensIn } from '../../semantics/tokens.ts';
import { find } from '../../tree/edit.ts';
import { type Leaf, leavesOf, type Node } from '../../tree/node.ts';
import { overSites } from './sites.ts';

export const indirection = overSites('indirection', 'smaller', function* ({ syntax, root }, { names }) {
  const pointers = syntax.meaning?.statements?.pointers;
  if (pointers === undefined) return;
  const tokens = tokensIn(root);
  const isOperator = (leaf: Leaf | undefined, text: string): leaf is Leaf =>
    leaf?.text === text && find(root, leaf.id)!.path.at(-1)?.branch.symbol === pointers.rule;
  for (const { key, declarations, uses } of names) {
    const stars = declarations.map(({ part }) =>
      [...leavesOf(part)].find(({ text }) => text === pointers.target),
    );
    if (declarations.length === 0 || stars.includes(undefined)) continue;
    const gone = stars as Leaf[];
    const replace: (readonly [Node, string])[] = [];
    for (const { value } of declarations) {
      const first = value && leavesOf(value).next().value;
      if (first && isOperator(first, pointers.address)) gone.push(first);
    }
    for (const use of uses) {
      const [before, next, value] = [tokens.after(use, -1), tokens.after(use, 1), tokens.after(use, 2)];
      if (isOperator(before, pointers.target)) gone.push(before);
      if (next?.text === '->') replace.push([next, '.']);
      if (next?.text === '=' && isOperator(value, pointers.address)) gone.push(value);
    }
    yield { key, replace: [...replace, ...gone.map((leaf) => [leaf, ''] as const)] };
  }
});
