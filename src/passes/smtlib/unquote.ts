/** Quoted symbols become plain ones: `|a|` is the symbol `a`, and the passes that compare names then see one name. */
import { leavesOf, type Leaf } from '../../tree/node.ts';
import { overSites } from '../semantic/sites.ts';

export const unquote = overSites('smt-unquote', 'same-size', function* ({ root }) {
  const quoted = new Map<string, Leaf[]>();
  for (const leaf of leavesOf(root)) {
    const symbol = /^\|(.*)\|$/.exec(leaf.text)?.[1];
    if (leaf.symbol !== 'QUOTED_SYMBOL' || symbol === undefined || !isPlain(symbol)) continue;
    const same = quoted.get(symbol);
    if (same === undefined) quoted.set(symbol, [leaf]);
    else same.push(leaf);
  }
  for (const [symbol, leaves] of quoted)
    yield { key: symbol, replace: leaves.map((leaf) => [leaf, symbol] as const) };
});

/** A simple symbol that is no reserved word, and that no solver keeps for itself. */
const isPlain = (symbol: string): boolean =>
  /^[A-Za-z~!$%^&*_+=<>?/-][0-9A-Za-z~!@$%^&*_+=<>.?/-]*$/.test(symbol) && !RESERVED.test(symbol);

const RESERVED =
  /^(?:[!_]|as|exists|forall|lambda|let|match|par|BINARY|DECIMAL|HEXADECIMAL|NUMERAL|STRING|assert|echo|eval|exit|maximize|minimize|pop|push|query|reset|rule|simplify|(?:assert|check|declare|define|get|reset|set)-.*)$/;
