/** Sorts as text for people: what each function takes and gives, the sort of each larger term, and problems. */
import { type Leaf, leavesOf, type Tree } from '../../tree/node.ts';
import { placesOf } from '../show.ts';
import type { Sort } from './sort.ts';
import type { Sorts } from './sorts.ts';

export function* showSorts(root: Tree, { functions, terms, sortOf, problems }: Sorts): Generator<string> {
  const places = placesOf(root);
  const at = ({ id }: Leaf): string => places.get(id) ?? '?';
  for (const { name, parameters, result, token } of functions) {
    const from = parameters.length === 0 ? '' : `${parameters.map(textOf).join(' ')} to `;
    yield `sort of ${name}, declared at ${at(token)}: ${from}${textOf(result)}\n`;
  }
  for (const term of terms) {
    if (term.kind === 'token') continue;
    const head = [...leavesOf(term)].filter(({ text }) => text !== '').slice(0, 2);
    yield `sort of ${head.map(({ text }) => text).join('')}… at ${at(head[0]!)}: ${textOf(sortOf(term))}\n`;
  }
  for (const problem of problems) yield `problem: ${problem}\n`;
}

const textOf = (sort: Sort | undefined): string => sort?.text ?? 'unknown';
