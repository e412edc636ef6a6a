/** Facts as text for people: a line per name, with the places where it is declared and used. */
import { leavesOf, type Leaf, type Tree } from '../tree/node.ts';
import type { Declaration, Facts, Name } from './facts.ts';

/** The names in the order of their first appearance; then the calls. */
export function* showFacts(root: Tree, { names, calls }: Facts): Generator<string> {
  const places = placesOf(root);
  const at = ({ id }: Leaf): string => places.get(id) ?? '?';
  for (const { text, space, declarations, tokens, scope, isForeign } of names) {
    const declaring = new Set(declarations.map(({ token }) => token));
    const kinds = [...new Set(declarations.map(describe))].join(', ') || (isForeign ? 'foreign' : 'unknown');
    const first = scope === undefined ? undefined : leavesOf(scope).next().value;
    const within = first ? ` within ${at(first)}` : '';
    const uses = tokens.filter((token) => !declaring.has(token)).map(at);
    const where = [...declaring].map(at);
    const parts = [
      ...(where.length > 0 ? [`declared at ${where.join(' ')}${within}`] : []),
      ...(uses.length > 0 ? [`used at ${uses.join(' ')}`] : []),
    ];
    yield `${kinds} ${text}${space === 'value' ? '' : ` (${space})`}: ${parts.join(', ')}\n`;
  }
  for (const { name, arguments: list } of calls) {
    if (name !== undefined)
      yield `call of ${name.text} at ${at(name)} with ${count(list.length, 'argument')}\n`;
  }
}

function describe({ kind, parameters }: Declaration): string {
  return parameters === undefined ? kind : `${kind} of ${count(parameters.length, 'parameter')}`;
}

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The line and column of each token. */
export function placesOf(root: Tree): ReadonlyMap<number, string> {
  const places = new Map<number, string>();
  let line = 1;
  let column = 1;
  const advance = (text: string): void => {
    const lines = text.split('\n');
    if (lines.length > 1) column = 1;
    line += lines.length - 1;
    column += lines.at(-1)!.length;
  };
  for (const { id, space, text } of leavesOf(root)) {
    advance(space);
    places.set(id, `${line}:${column}`);
    advance(text);
  }
  return places;
}

/** The number of tokens that are names; of those that are declared elsewhere; and of those whose declaration was not found. */
export function countNames({ names }: Facts): Readonly<Record<'all' | 'foreign' | 'unknown', number>> {
  const tokensOf = (of: readonly Name[]) => of.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const undeclared = names.filter(({ declarations }) => declarations.length === 0);
  return {
    all: tokensOf(names),
    foreign: tokensOf(undeclared.filter(({ isForeign }) => isForeign)),
    unknown: tokensOf(undeclared.filter(({ isForeign }) => !isForeign)),
  };
}
