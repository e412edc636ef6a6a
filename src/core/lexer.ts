/** Splits a text into the tokens of a language. Concatenated, they give the text again. */
export interface Lexer {
  /**
   * The start offsets of the tokens of `bytes`, plus the end of the text. A token includes the white space and the
   * comments before it; those at the end of the text are an element of their own.
   */
  readonly cuts: (bytes: Uint8Array) => Uint32Array;
  /** The number of tokens. */
  readonly count: (bytes: Uint8Array) => number;
  /** The number of tokens in part of a text. */
  readonly countIn: (text: string) => number;
}
