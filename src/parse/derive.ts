/**
 * Recovers the derivation from a tree of tree-sitter. Its trees omit helpers for repetition, inlined rules, and hidden
 * rules with one child; but these tell what is a list, what is optional, and which symbol is expected in each place.
 *
 * The children of each node are matched against its rule by an automaton: backwards to find the states that can reach the
 * end, then forwards, choosing the first alternative in the grammar. This takes linear time in the number of children. A
 * node that does not match, as happens around parse errors, becomes an error: a list without a grammar.
 */
import type { Work } from '../core/work.ts';
import type { WithAtoms } from '../grammar/atoms.ts';
import type { WithChains } from '../grammar/chains.ts';
import type { Grammar, Production } from '../grammar/grammar.ts';
import type { TreeSitterGrammar } from '../grammar/read-tree-sitter.ts';
import { subsumption } from '../grammar/subsume.ts';
import type { Draft } from './draft.ts';
import { flattening } from './flatten-chains.ts';

/** A tree of tree-sitter in preorder. Node `i` is followed by its descendants, up to node `next[i]`. */
export interface RawTree {
  readonly count: number;
  /** The parser's number for the node's symbol. */
  readonly symbol: Uint16Array;
  readonly start: Uint32Array;
  /** Only of leaves. */
  readonly end: Uint32Array;
  readonly next: Uint32Array;
  /** Nonzero for comments and the like. */
  readonly extra: Uint8Array;
  /** Nonzero for tokens that the parser has inserted to recover from an error. */
  readonly missing: Uint8Array;
  /** The parser's number for the field of the node in its parent; zero if it has none. */
  readonly field: Uint16Array;
}

/** The number of the symbol ERROR, in every parser. */
export const ERROR_SYMBOL = 0xffff;

/** The number of error regions and missing tokens. */
export function errorsOf({ count, symbol, missing }: RawTree): number {
  let errors = 0;
  for (let i = 0; i < count; i++) if (symbol[i] === ERROR_SYMBOL || missing[i] === 1) errors++;
  return errors;
}

export interface DeriverOptions {
  /** Rules inside atoms that contain code. */
  readonly holes?: readonly string[] | undefined;
  readonly chainsOf?: WithChains['chainsOf'];
}

/** Derives the trees of one language. */
export function createDeriver(
  { symbols, flattened, expanded, hidden }: TreeSitterGrammar,
  { grammar, terminalOf }: WithAtoms,
  fieldNames: readonly (string | null)[],
  { holes = [], chainsOf = new Map() }: DeriverOptions = {},
) {
  const { subsumes } = subsumption(grammar, (symbol) => hidden.has(symbol) || expanded.has(symbol));
  // A hidden rule with a single child may be missing from the tree; no other.
  const accepts = (wanted: string, id: number) => {
    const found = symbols[id];
    return found !== undefined && (wanted === found || (hidden.has(wanted) && subsumes(wanted, found)));
  };
  const nameOf = (id: number) => symbols[id];
  const isHole = symbols.map((name) => name !== undefined && holes.includes(name));
  const automata = new Map<string, Automaton>();
  const automatonOf = (rule: string): Automaton => {
    let automaton = automata.get(rule);
    if (automaton === undefined) automata.set(rule, (automaton = buildAutomaton(grammar, rule, expanded)));
    return automaton;
  };

  return function* (tree: RawTree): Work<Draft> {
    const { symbol, start, end, next, extra, missing, field } = tree;
    const drafts: (Draft | undefined)[] = Array.from({ length: tree.count });
    const chains = flattening(chainsOf);
    const isFlattened = (i: number) => flattened.has(symbol[i]!) && next[i]! > i + 1;
    const fieldOf = (i: number) => fieldNames[field[i]!] ?? undefined;
    /** Whether an atom is a single token, without holes and errors. */
    const isWhole = (i: number) => {
      for (let at = i + 1; at < next[i]!; at++) {
        if (symbol[at] === ERROR_SYMBOL || missing[at] === 1 || isHole[symbol[at]!] === true) return false;
      }
      return true;
    };
    // Children before their parents.
    for (let i = tree.count - 1; i >= 0; i--) {
      if (i % TURN === 0) yield;
      const id = symbol[i]!;
      const isError = id === ERROR_SYMBOL;
      const name = isError ? ERROR : (symbols[id] ?? ERROR);
      if (next[i] === i + 1 && !grammar.rules.has(name)) {
        const isMissing = missing[i] === 1;
        drafts[i] = {
          kind: 'token',
          symbol: name,
          start: start[i]!,
          end: end[i]!,
          isMissing,
          field: fieldOf(i),
        };
        continue;
      }
      if (isFlattened(i)) continue;
      const atom = terminalOf.get(name);
      if (atom !== undefined && isWhole(i)) {
        const last = end[next[i]! - 1]!;
        drafts[i] = {
          kind: 'token',
          symbol: atom,
          start: start[i]!,
          end: last,
          isMissing: false,
          field: fieldOf(i),
        };
        drafts.fill(undefined, i + 1, next[i]);
        continue;
      }
      const children: Draft[] = [];
      const labels: number[] = [];
      for (let child = i + 1; child < next[i]!;) {
        if (isFlattened(child)) {
          child++;
          continue;
        }
        const childIsError = symbol[child] === ERROR_SYMBOL;
        // Comments stay in the white space before the next token. Errors are marked as extra too, and are kept.
        if (extra[child] === 0 || childIsError) {
          const draft = drafts[child]!;
          // An unexpected character is an error of its own; inside a larger error, it is a token of that.
          children.push(
            childIsError && !isError && draft.kind === 'token' ? { kind: 'error', children: [draft] } : draft,
          );
          labels.push(symbol[child]!);
        }
        drafts[child] = undefined;
        child = next[child]!;
      }
      const made =
        isError || !grammar.rules.has(name)
          ? undefined
          : assemble(automatonOf(name), labels, children, accepts, nameOf);
      if (made?.kind === 'node') {
        const whole = chains.add(made);
        whole.field = fieldOf(i);
        drafts[i] = whole;
      } else drafts[i] = { kind: 'error', children };
    }
    chains.finish();
    return drafts[0] ?? { kind: 'error', children: [] };
  };
}

const ERROR = 'ERROR';

/** Nodes derived per turn. */
const TURN = 20_000;

/**
 * A rule as an automaton over the symbols of its children. A state either consumes a child, or leads to other states
 * without consuming one, in the order of the grammar; such a step may open or close a node of the derivation.
 */
interface Automaton {
  readonly start: number;
  readonly accept: number;
  /** The symbol that a state consumes, if any, and the state after it. */
  readonly consumes: readonly (string | undefined)[];
  readonly after: readonly number[];
  readonly free: readonly (readonly number[])[];
  /** The states that lead to a state without consuming a child. */
  readonly back: readonly (readonly number[])[];
  readonly opens: readonly (Opening | undefined)[];
  readonly closes: readonly boolean[];
  /** States that consume a child, by the parser's number for its symbol. */
  readonly consumers: Map<number, readonly number[]>;
  /** Short lists of children that were matched before. */
  readonly known: Map<string, readonly number[] | undefined>;
}

interface Opening {
  readonly symbol: string;
  readonly production: Production;
}

function buildAutomaton(grammar: Grammar, rule: string, expanded: ReadonlySet<string>): Automaton {
  const consumes: (string | undefined)[] = [];
  const after: number[] = [];
  const free: number[][] = [];
  const opens: (Opening | undefined)[] = [];
  const closes: boolean[] = [];
  const state = (...leadsTo: number[]): number => {
    consumes.push(undefined);
    after.push(-1);
    opens.push(undefined);
    closes.push(false);
    return free.push(leadsTo) - 1;
  };
  /** The state from which `symbol` leads to `out`. */
  const enter = (symbol: string, out: number): number => {
    if (expanded.has(symbol)) return expand(symbol, out);
    const at = state();
    consumes[at] = symbol;
    after[at] = out;
    return at;
  };
  const expand = (symbol: string, out: number): number => {
    const entries = grammar.rules.get(symbol)!.map((production) => {
      const close = state(out);
      closes[close] = true;
      const open = state(...inside(production, close));
      opens[open] = { symbol, production };
      return open;
    });
    return entries.length === 1 ? entries[0]! : state(...entries);
  };
  const inside = (production: Production, out: number): number[] => {
    switch (production.kind) {
      case 'sequence':
        return [production.symbols.reduceRight((to, symbol) => enter(symbol, to), out)];
      case 'optional':
        return [enter(production.of, out), out];
      default: {
        const loop = state();
        const item = enter(production.of, loop);
        free[loop] = [item, out];
        return production.kind === 'star' ? [item, out] : [item];
      }
    }
  };
  const accept = state();
  const start = expand(rule, accept);
  const back: number[][] = free.map(() => []);
  free.forEach((leadsTo, from) => leadsTo.forEach((to) => back[to]!.push(from)));
  return {
    start,
    accept,
    consumes,
    after,
    free,
    back,
    opens,
    closes,
    consumers: new Map(),
    known: new Map(),
  };
}

/** Longer lists of children are rarely seen twice. */
const MOST_REMEMBERED = 24;

/** Whether a child with this symbol number may stand for a symbol. */
type Accepts = (wanted: string, id: number) => boolean;
type NameOf = (id: number) => string | undefined;

/** The states through which the children lead from the start to the end, if they do. */
function match(
  automaton: Automaton,
  labels: readonly number[],
  accepts: Accepts,
  nameOf: NameOf,
): readonly number[] | undefined {
  if (labels.length > MOST_REMEMBERED) return search(automaton, labels, accepts, nameOf);
  const key = String.fromCharCode(...labels);
  if (automaton.known.has(key)) return automaton.known.get(key);
  const path = search(automaton, labels, accepts, nameOf);
  automaton.known.set(key, path);
  return path;
}

function search(
  automaton: Automaton,
  labels: readonly number[],
  accepts: Accepts,
  nameOf: NameOf,
): readonly number[] | undefined {
  const { start, accept, consumes, after, free, back, consumers } = automaton;
  const states = free.length;
  const count = labels.length;
  // The states that can reach the end, for each number of consumed children.
  const reaches = new Uint8Array((count + 1) * states);
  const stack: number[] = [];
  const add = (at: number, state: number) => {
    if (reaches[at * states + state] === 1) return;
    reaches[at * states + state] = 1;
    stack.push(state);
  };
  const close = (at: number) => {
    for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
      for (const from of back[state]!) add(at, from);
    }
  };
  add(count, accept);
  close(count);
  for (let at = count - 1; at >= 0; at--) {
    const label = labels[at]!;
    let consuming = consumers.get(label);
    if (consuming === undefined) {
      consuming = consumes.flatMap((wanted, state) =>
        wanted !== undefined && accepts(wanted, label) ? [state] : [],
      );
      consumers.set(label, consuming);
    }
    for (const state of consuming) if (reaches[(at + 1) * states + after[state]!] === 1) add(at, state);
    close(at);
  }
  if (reaches[start] === 0) return undefined;

  const path: number[] = [];
  const sinceConsumed = new Set<number>();
  for (let state = start, at = 0; ;) {
    path.push(state);
    if (state === accept) return path;
    if (consumes[state] !== undefined) {
      state = after[state]!;
      at++;
      sinceConsumed.clear();
      continue;
    }
    sinceConsumed.add(state);
    // A symbol that is exactly the child's comes before one that derives it through rules missing from the tree.
    const possible = free[state]!.filter((to) => reaches[at * states + to] === 1 && !sinceConsumed.has(to));
    const exact =
      possible.length > 1
        ? possible.find((to) => firstConsumed(automaton, to) === nameOf(labels[at]!))
        : undefined;
    const chosen = exact ?? possible[0];
    if (chosen === undefined) return undefined;
    state = chosen;
  }
}

/** The next consuming state, if there is only one way to reach it. */
function firstConsumed({ consumes, free }: Automaton, state: number): string | undefined {
  for (let at = state; ; at = free[at]![0]!) {
    if (consumes[at] !== undefined) return consumes[at];
    if (free[at]!.length !== 1) return undefined;
  }
}

/** Builds a node of the derivation, including the nodes inside it that the tree does not show. */
function assemble(
  automaton: Automaton,
  labels: readonly number[],
  children: readonly Draft[],
  accepts: Accepts,
  nameOf: NameOf,
): Draft | undefined {
  const hasErrors = labels.includes(ERROR_SYMBOL);
  const proper = hasErrors ? labels.filter((id) => id !== ERROR_SYMBOL) : labels;
  const path = match(automaton, proper, accepts, nameOf);
  if (path === undefined) return undefined;
  const { opens, closes, consumes } = automaton;
  const open: Draft[][] = [];
  let inner: Draft[] = [];
  let made: Draft | undefined;
  let child = 0;
  for (const state of path) {
    const opening = opens[state];
    if (opening !== undefined) {
      const { symbol, production } = opening;
      open.push(inner);
      const node: Draft = { kind: 'node', symbol, production, children: [] };
      inner.push(node);
      made ??= node;
      inner = node.children as Draft[];
    } else if (closes[state] === true) {
      // Errors at the end belong to the node itself.
      if (hasErrors && open.length === 1) while (child < labels.length) inner.push(children[child++]!);
      inner = open.pop()!;
    } else if (consumes[state] !== undefined) {
      if (hasErrors) while (labels[child] === ERROR_SYMBOL) inner.push(children[child++]!);
      inner.push(children[child++]!);
    }
  }
  return made;
}
