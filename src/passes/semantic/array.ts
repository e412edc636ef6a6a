/** Removes a dimension from an array: `int a[3]` becomes `int a`, and `a[i]` becomes `a`. */
import { tokensIn } from '../../semantics/tokens.ts';
import { type Leaf, type Node, textOf } from '../../tree/node.ts';
import { elementsIn } from '../../semantics/facts.ts';
import { overSites } from './sites.ts';

export const array = overSites('array', 'smaller', function* ({ syntax, root }, { names }) {
  const tokens = tokensIn(root);
  const indexAfter = (leaf: Leaf): readonly Leaf[] => {
    const next = tokens.after(leaf, 1);
    return next?.text === '[' ? (tokens.bracketed(next) ?? []) : [];
  };
  for (const { key, declarations, uses } of names) {
    if (declarations.length === 0) continue;
    const dimensions = declarations.map(({ token }) => indexAfter(token));
    if (dimensions.some(({ length }) => length === 0)) continue;
    const gone = [...dimensions.flat(), ...uses.flatMap(indexAfter)];
    const values = declarations.flatMap(({ value }): (readonly [Node, string])[] => {
      const [element] = value === undefined ? [] : elementsIn(syntax, value);
      return element === undefined ? [] : [[value!, textOf(element)]];
    });
    yield { key, replace: [...values, ...gone.map((leaf) => [leaf, ''] as const)] };
  }
});
