/**
 * What a throw-away prototype of Pith's design reached, Perses to a fixpoint, with subjects of our corpus: the bar for the
 * real thing. Sizes are leaves of the tree of tree-sitter.
 */
export interface PrototypeRun {
  readonly before: number;
  readonly after: number;
  readonly tests: number;
  /** Whether it was stopped before its end. */
  readonly cut?: true;
}

export const prototype: Readonly<Record<string, PrototypeRun>> = {
  'rust-83056-r163': { before: 5994, after: 20, tests: 91 },
  'rust-90110-r163': { before: 325, after: 22, tests: 56 },
  'rust-105238-r195': { before: 181, after: 53, tests: 134 },
  'js-ufuzz307-terser400': { before: 3738, after: 25, tests: 131 },
  'js-ufuzz667-swc1320-badoutput': { before: 4907, after: 43, tests: 67 },
  'ts-emit-isblock-442': { before: 730, after: 15, tests: 35 },
  'c-gcc71626-clang13-gisel': { before: 6133, after: 65, tests: 151 },
  'c-clang22382-gcc12-icf': { before: 21112, after: 70, tests: 864 },
  'solidity-11611-s084': { before: 4539, after: 29, tests: 126, cut: true },
  'rust-92004-r163': { before: 420, after: 331, tests: 917, cut: true },
};
