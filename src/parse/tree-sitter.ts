/** Runs tree-sitter parsers and returns their complete trees, including the nodes that they usually hide. */
import { Language, Parser, type Tree } from 'web-tree-sitter';
import { GrammarError } from '../grammar/grammar.ts';
import type { TreeSitterGrammar } from '../grammar/read-tree-sitter.ts';
import type { TooLarge } from './draft.ts';
import type { RawTree } from './derive.ts';

/** The WebAssembly module that contains all parsers. */
interface Module {
  /** Its memory. Growing the memory replaces this array, so never keep a reference to it. */
  HEAPU8: Uint8Array;
  locateFile?: (name: string) => string;
}

const module = {} as Module;
let started: Promise<void> | undefined;

/** Field offsets in a `TSLanguage`, in words of 32 bits; fixed by the interface versions that we accept. */
const ABI = 0;
const SYMBOL_COUNT = 1;
const TOKEN_COUNT = 3;
const SYMBOL_METADATA = 18;
const OLDEST_ABI = 13;
const NEWEST_ABI = 15;

/** The metadata of a symbol: visible, named, supertype. */
const METADATA_BYTES = 3;

export interface TreeSitterParser {
  readonly symbolCount: number;
  readonly tokenCount: number;
  /** The parser's own names for its symbols. */
  readonly displayNames: readonly string[];
  /** The names of the fields, by number. */
  readonly fieldNames: readonly (string | null)[];
  /** Makes all symbols visible except the flattened ones. Must be called before the first `parse`. */
  prepare(grammar: Pick<TreeSitterGrammar, 'flattened' | 'extras'>): void;
  /** Returns `TooLarge` if the tree has more than `mostNodes` nodes. */
  parse(text: string, mostNodes: number): RawTree | TooLarge;
  /** Whether the text parses without errors; takes a fraction of the time of returning a tree. */
  accepts(text: string): boolean;
  /** The number of error regions and missing tokens in the tree of a text; as fast. */
  errorsIn(text: string): number;
}

/** `runtime` says where `web-tree-sitter.wasm` is; Node needs no hint. */
export async function loadParser(wasm: Uint8Array, runtime?: string): Promise<TreeSitterParser> {
  if (runtime !== undefined) module.locateFile = () => runtime;
  await (started ??= Parser.init(module));
  const language = await Language.load(wasm).catch((error: Error) => {
    throw new GrammarError(`The parser (.wasm) cannot be loaded: ${error.message}`);
  });
  const address = (language as unknown as Record<number, number>)[0] ?? 0;
  const word = (index: number) => new DataView(module.HEAPU8.buffer).getUint32(address + 4 * index, true);
  if (word(ABI) < OLDEST_ABI || word(ABI) > NEWEST_ABI) {
    throw new GrammarError(
      `The parser has interface version ${word(ABI)}; Pith knows ${OLDEST_ABI} to ${NEWEST_ABI}.`,
    );
  }
  const symbolCount = word(SYMBOL_COUNT);
  const parser = new Parser();
  parser.setLanguage(language);
  let mayBeExtra: ReadonlySet<number> = new Set();
  return {
    symbolCount,
    tokenCount: word(TOKEN_COUNT),
    displayNames: Array.from({ length: symbolCount }, (_, id) => language.nodeTypeForId(id) ?? ''),
    fieldNames: language.fields,
    prepare({ flattened, extras }) {
      mayBeExtra = extras;
      const metadata = word(SYMBOL_METADATA);
      for (let id = 1; id < symbolCount; id++) {
        if (!flattened.has(id)) module.HEAPU8[metadata + METADATA_BYTES * id] = 1;
      }
    },
    parse(text, mostNodes) {
      // No yield between here and `delete`: an abandoned tree would leak, and its finaliser would free memory in use by
      // others.
      const tree = parsed(text);
      const cursor = tree.walk();
      try {
        const nodes = tree.rootNode.descendantCount;
        return nodes > mostNodes ? { nodes } : readTree(cursor, mayBeExtra);
      } finally {
        cursor.delete();
        tree.delete();
      }
    },
    accepts(text) {
      const tree = parsed(text);
      const { hasError } = tree.rootNode;
      tree.delete();
      return !hasError;
    },
    errorsIn(text) {
      const tree = parsed(text);
      const cursor = tree.walk();
      try {
        return countErrors(cursor);
      } finally {
        cursor.delete();
        tree.delete();
      }
    },
  };

  /** Parses without interruption: a parser that is paused and resumed does not always build the same tree. */
  function parsed(text: string): Tree {
    try {
      const tree = parser.parse(text);
      if (tree === null) throw new Error('The parser was stopped.');
      return tree;
    } finally {
      parser.reset();
    }
  }
}

type Cursor = ReturnType<Tree['walk']>;

/** Visits only nodes that have errors in them, and the nodes next to those. */
function countErrors(cursor: Cursor): number {
  let errors = 0;
  for (;;) {
    const node = cursor.currentNode;
    if (node.isError || node.isMissing) errors++;
    if (node.hasError && cursor.gotoFirstChild()) continue;
    while (!cursor.gotoNextSibling()) if (!cursor.gotoParent()) return errors;
  }
}

/** Every property of a node is a call into WebAssembly, so we read only what can matter. */
function readTree(cursor: Cursor, mayBeExtra: ReadonlySet<number>): RawTree {
  let size = 1 << 12;
  let symbol = new Uint16Array(size);
  let start = new Uint32Array(size);
  let end = new Uint32Array(size);
  let next = new Uint32Array(size);
  let extra = new Uint8Array(size);
  let missing = new Uint8Array(size);
  let field = new Uint16Array(size);
  const grow = <A extends Uint8Array | Uint16Array | Uint32Array>(array: A): A => {
    const larger = new (array.constructor as new (length: number) => A)(size);
    larger.set(array);
    return larger;
  };
  let count = 0;
  const open: number[] = [];
  for (;;) {
    if (count === size) {
      size *= 2;
      symbol = grow(symbol);
      start = grow(start);
      end = grow(end);
      next = grow(next);
      extra = grow(extra);
      missing = grow(missing);
      field = grow(field);
    }
    const node = cursor.currentNode;
    const id = node.grammarId;
    symbol[count] = id;
    start[count] = node.startIndex;
    field[count] = cursor.currentFieldId;
    if (mayBeExtra.has(id)) extra[count] = node.isExtra ? 1 : 0;
    open.push(count++);
    if (cursor.gotoFirstChild()) continue;
    end[count - 1] = node.endIndex;
    if (node.endIndex === node.startIndex) missing[count - 1] = node.isMissing ? 1 : 0;
    for (;;) {
      next[open.pop()!] = count;
      if (cursor.gotoNextSibling()) break;
      if (cursor.gotoParent()) continue;
      return { count, symbol, start, end, next, extra, missing, field };
    }
  }
}
