/** Named terms: all uses of the name become the term, and the annotation goes. Guarantee: every proposal has fewer tokens. */
import type { Facts } from '../../semantics/facts.ts';
import { usesOf } from '../../semantics/facts.ts';
import { type Node, nodesOf } from '../../tree/node.ts';
import type { TreeProgram } from '../../tree/tree-program.ts';
import { overSites, type Replacement, type Site } from '../semantic/sites.ts';
import { listOf } from './script.ts';

export const named = overSites(
  'smt-named',
  'smaller',
  function* ({ root }: TreeProgram, facts: Facts): Generator<Site> {
    for (const node of nodesOf(root)) {
      const [annotated, attributes] = annotatedIn(node);
      for (const attribute of attributes) {
        const symbol =
          attribute.kind !== 'token' && attribute.symbol === 'named' ? attribute.children[1] : undefined;
        const name = symbol?.kind === 'token' ? facts.nameOf(symbol) : undefined;
        if (annotated === undefined || name === undefined || name.declarations.length !== 1) continue;
        const uses = usesOf(name).map((use): Replacement => [use, annotated]);
        yield attributes.length > 1
          ? { key: name.key, replace: uses, remove: [attribute] }
          : { key: name.key, replace: [...uses, [node, annotated]] };
      }
    }
  },
);

/** An annotated term, without and with its attributes. */
function annotatedIn(node: Node): readonly [term: Node | undefined, attributes: readonly Node[]] {
  if (node.kind === 'token' || node.symbol !== 'term') return [undefined, []];
  const [, word, term, attributes] = node.children;
  return word?.kind === 'token' && word.text === '!' ? [term, listOf(attributes)] : [undefined, []];
}
