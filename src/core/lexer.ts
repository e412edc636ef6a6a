/** Reads the tokens of a language. Joined, they give the text back. */
export interface Lexer {
  /**
   * Where the tokens of `bytes` begin, plus the end of the text. A token begins with the white space and the comments before it; those at
   * the end of the text are an element of their own.
   */
  readonly cuts: (bytes: Uint8Array) => Uint32Array;
  /** How many tokens there are. */
  readonly count: (bytes: Uint8Array) => number;
  /** The same for a part of a text. */
  readonly countIn: (text: string) => number;
}
