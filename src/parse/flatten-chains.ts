/** Collects the links of a chain (grammar/chains.ts) in one list, while a derivation is built bottom-up. */
import type { Chain, WithChains } from '../grammar/chains.ts';
import type { Production } from '../grammar/grammar.ts';
import type { Draft } from './draft.ts';

type Node = Extract<Draft, { kind: 'node' }>;

export interface Flattening {
  /**
   * Takes a node whose parts are flattened. Returns the chain that it forms with its first or last part, or the node
   * itself. A single link is not a chain: it stays a node of its rule, so that passes can find other forms for it.
   */
  add(node: Node): Node;
  /** Must be called when all nodes have been added. */
  finish(): void;
}

export function flattening(chainsOf: WithChains['chainsOf']): Flattening {
  /** The links of chains to the right. They are added from the last to the first. */
  const backwards: Draft[][] = [];
  return {
    add(node) {
      for (const chain of chainsOf.get(node.production) ?? []) {
        const split = splitOf(node, chain);
        const next = split && insideUnits(split.next);
        if (next?.kind !== 'node') continue;
        if (next.production === chain.production) {
          linksIn(next, chain).push(split!.link);
          return next;
        }
        const inner = chain.rests.has(next.production) ? splitOf(next, chain) : undefined;
        if (inner === undefined) continue;
        const links = [inner.link, split!.link];
        if (chain.side === 'right') backwards.push(links);
        return chainFrom(chain, inner.next, links);
      }
      return node;
    },
    finish() {
      for (const links of backwards) links.reverse();
    },
  };
}

/** A link, and the rest of the chain; undefined if there is an error between its parts, or no rest. */
function splitOf(node: Node, { side, rests }: Chain): { link: Draft; next: Draft } | undefined {
  const { symbol, production, clause } = rests.get(node.production)!;
  const children = clause === undefined ? partsOf(node) : writtenOut(node, clause);
  if (children === undefined) return undefined;
  const link = (parts: readonly Draft[]): Draft => ({ kind: 'node', symbol, production, children: parts });
  return side === 'left'
    ? { link: link(children.slice(1)), next: children[0]! }
    : { link: link(children.slice(0, -1)), next: children.at(-1)! };
}

/** The parts of a node, with its last part replaced by the parts of the clause in it. */
function writtenOut(node: Node, clause: Production): readonly Draft[] | undefined {
  const parts = partsOf(node);
  let last = parts?.at(-1);
  while (last?.kind === 'node' && last.production !== clause) last = onlyPartOf(last);
  const clauseParts = last?.kind === 'node' ? partsOf(last) : undefined;
  return parts && clauseParts && [...parts.slice(0, -1), ...clauseParts];
}

/** The parts of a node if they are exactly the symbols of its production. */
const partsOf = ({ production, children }: Node): readonly Draft[] | undefined =>
  production.kind === 'sequence' && production.symbols.length === children.length ? children : undefined;

function insideUnits(draft: Draft): Draft {
  let inner = draft;
  for (let part: Draft | undefined = draft; part !== undefined;) {
    inner = part;
    part = part.kind === 'node' ? onlyPartOf(part) : undefined;
  }
  return inner;
}

/** The only part of a node, if it has just one. */
function onlyPartOf({ production, children }: Node): Draft | undefined {
  const isUnit =
    production.kind === 'optional' || (production.kind === 'sequence' && production.symbols.length === 1);
  return isUnit && children.length === 1 && children[0]!.kind !== 'error' ? children[0] : undefined;
}

function chainFrom(chain: Chain, end: Draft, children: Draft[]): Node {
  const list: Node = { kind: 'node', symbol: chain.links, production: chain.list, children };
  return {
    kind: 'node',
    symbol: chain.symbol,
    production: chain.production,
    children: chain.side === 'left' ? [end, list] : [list, end],
  };
}

/** The links of a chain that is still growing, which was created here. */
const linksIn = ({ children }: Node, { side }: Chain): Draft[] =>
  (children.at(side === 'left' ? 1 : 0) as Node).children as Draft[];
