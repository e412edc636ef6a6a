import { symbolsOf, type Grammar, type Production } from '../grammar.ts';
import { components } from './components.ts';
import { rewriting, type Rewriting } from './rewriting.ts';
import { extended, inner, outermost, outermostNonterminals, type Side } from './side.ts';
import { introduceStarIn } from './star.ts';

/**
 * The productions of mutually recursive nonterminals may grow to this many times their size. Substitution is
 * exponential: in real grammars, where two dozen kinds of expressions are mutually recursive, it would never finish.
 */
const GROWTH = 10;

/**
 * Grammar transformation (Perses, Algorithm 1, lines 16 to 25): where nonterminals are mutually left-recursive (or
 * right-recursive), those that come earlier in the grammar are substituted by their productions at the left (or right)
 * end of the later ones' productions, until all recursion on that side is direct.
 *
 * The paper's order is random. Ours is that of the grammar, with the auxiliary nonterminals first, so that they are the
 * ones to be substituted: `e -> [e '+'|e '-'] t | t` becomes `e -> e '+' t | e '-' t | t`.
 *
 * As published, substituting a directly recursive nonterminal does not terminate. We turn it into a list first.
 * Nonterminals that would grow beyond `GROWTH` times their size are left unchanged.
 */
export function transform(grammar: Grammar, side: Side): Grammar {
  const work = rewriting(grammar);
  for (const component of components(outermostNonterminals(grammar, side))) {
    if (component.length === 1) continue;
    const isAuxiliary = (name: string): boolean => grammar.auxiliary.has(name);
    const ordered = [...component.filter(isAuxiliary), ...component.filter((name) => !isAuxiliary(name))];
    makeDirect(work, ordered, side);
  }
  return work.done();
}

function makeDirect(work: Rewriting, ordered: readonly string[], side: Side): void {
  const before = ordered.map((name) => [name, work.productions(name)] as const);
  let room = GROWTH * before.reduce((sum, [, productions]) => sum + sizeOf(productions), 0);
  const earlier = new Set<string>();
  for (const name of ordered) {
    const productions = substituted(work, name, earlier, side, room);
    if (productions === undefined) {
      for (const [name, productions] of before) work.replace(name, () => productions);
      return;
    }
    work.replace(name, () => productions);
    room -= sizeOf(productions);
    earlier.add(name);
  }
}

/**
 * The productions of `name` with none of the earlier nonterminals at that end; `undefined` if they exceed `room`. It
 * terminates because an earlier nonterminal has only later ones at that end.
 */
function substituted(
  work: Rewriting,
  name: string,
  earlier: ReadonlySet<string>,
  side: Side,
  room: number,
): readonly Production[] | undefined {
  const done: Production[] = [];
  const todo = work.productions(name).toReversed();
  let size = sizeOf(todo);
  for (let production = todo.pop(); production !== undefined; production = todo.pop()) {
    const outer = outermost(production, side);
    if (outer === undefined || !earlier.has(outer)) {
      done.push(production);
      continue;
    }
    introduceStarIn(work, outer, side);
    const rest = inner(production, side);
    const copies = work.productions(outer).map((replacement) => {
      if (rest.length === 0) return replacement;
      return extended(rest, work.asSequence(replacement), side);
    });
    size += sizeOf(copies) - sizeOf([production]);
    if (size > room) return undefined;
    todo.push(...copies.toReversed());
  }
  return done;
}

function sizeOf(productions: readonly Production[]): number {
  return productions.reduce((sum, production) => sum + symbolsOf(production).length, 0);
}
