/**
 * Lists with separators, like the arguments of a call, `x (, x)*`, and the operands of a comma operator, `(x ,)* x`. A whole
 * list can be converted to another with the same separator.
 */
import type { Form } from '../../grammar/forms.ts';
import type { Production } from '../../grammar/grammar.ts';
import { build, fill, type Place } from '../../tree/edit.ts';
import type { Branch, Node } from '../../tree/node.ts';
import type { Syntax } from '../../tree/syntax.ts';

interface Separated {
  /** The index of the list in the production: after the single element, or before it. */
  readonly at: 0 | 1;
  readonly symbol: string;
  readonly list: Production;
  readonly item: Form;
  readonly separator: string;
}

function separatedIn({ grammar, wrapper }: Syntax, production: Production): Separated | undefined {
  if (production.kind !== 'sequence' || production.symbols.length !== 2) return undefined;
  for (const at of [0, 1] as const) {
    const symbol = production.symbols[at]!;
    const [list, another] = grammar.rules.get(symbol) ?? [];
    if ((list?.kind !== 'star' && list?.kind !== 'plus') || another !== undefined) continue;
    const item = wrapper(list.of);
    if (item === undefined || item.constants.at(-at) !== undefined) continue;
    const separator = item.constants.map((constant) => constant?.text ?? '').join(' ');
    return { at, symbol, list, item, separator: separator.trim() };
  }
  return undefined;
}

/** The elements of a list with separators, without empty ones; undefined if there are fewer than two. */
function elementsOf({ at, item }: Separated, { children }: Branch): readonly Node[] | undefined {
  const list = children[at];
  const alone = children[1 - at];
  if (list === undefined || list.kind === 'token' || alone === undefined) return undefined;
  const open = item.constants.indexOf(undefined);
  const elements = list.children.flatMap((child) =>
    child.kind === 'sequence' ? (child.children[open] ?? []) : [],
  );
  if (elements.length === 0 || elements.length < list.children.length) return undefined;
  const all = at === 1 ? [alone, ...elements] : [...elements, alone];
  const there = all.flatMap((element) => (element.kind === 'optional' ? element.children : [element]));
  return there.length > 1 ? there : undefined;
}

/** Converts a list with separators to a form; undefined if either is not such a list, or if the elements do not fit. */
export function asSeparated(syntax: Syntax, place: Place, form: Form, part: Node): Branch | undefined {
  const { symbol, production } = form;
  if (production === undefined || part.kind === 'token' || part.production === production) return undefined;
  const to = separatedIn(syntax, production);
  const from = to && separatedIn(syntax, part.production);
  const elements = from && to.separator === from.separator ? elementsOf(from, part) : undefined;
  if (to === undefined || elements === undefined) return undefined;
  const placed = (expected: string): Place => ({ expected, field: undefined });
  const inList = to.at === 1 ? elements.slice(1) : elements.slice(0, -1);
  const items = inList.flatMap((element) => fill(syntax, placed(to.item.symbol), to.item, [element]) ?? []);
  const list = build(syntax, placed(to.symbol), to.symbol, to.list, items);
  if (list === undefined || items.length < inList.length) return undefined;
  const children = to.at === 1 ? [elements[0]!, list] : [list, elements.at(-1)!];
  return build(syntax, place, symbol, production, children);
}
