import type { Atoms } from '../grammar/atoms.ts';
import type { Lexis } from './lexis.ts';

/** A language, as data. To add one is to add a small file with this. */
export interface Language {
  /** The name under which users choose it. */
  readonly name: string;
  readonly description: string;
  /** With their dots. */
  readonly extensions: readonly string[];
  /** How to recognise a text of it whose name does not tell. */
  readonly content?: RegExp;
  readonly parser: TreeSitterPackage | OwnGrammar;
  /** Whether its parser comes with Pith. */
  readonly bundled: boolean;
  /** Tokens that are names, by their symbols in the grammar. */
  readonly identifiers: readonly string[];
  readonly atoms?: Atoms;
  /** Without it, programs are measured by a lexer that knows no language. A grammar of our own is its own lexer. */
  readonly lexis?: Lexis;
  readonly style: Style;
}

/** A package on npm with a parser of tree-sitter. */
export interface TreeSitterPackage {
  readonly package: string;
  readonly version: string;
  /** Where in the package the grammar's `src` folder is, if it is not at the top. */
  readonly folder?: string;
  /** The parser's file, if it is not called `tree-sitter-NAME.wasm`. */
  readonly wasm?: string;
}

/** A grammar of our own, in EBNF. */
export interface OwnGrammar {
  readonly ebnf: string;
}

/** How the text of a language depends on more than its tokens. All of it is optional. */
export interface Style {
  /**
   * Tokens without text that stand for a text which the author left out. It is printed when the tokens around it are not
   * the same any more; where the token is optional it goes.
   */
  readonly automatic?: Readonly<Record<string, string>>;
  /** Comments that count as a blank, however many lines they have. */
  readonly blankComments?: RegExp;
  /** Tokens that must be the first on their line. */
  readonly startsLine?: RegExp;
  /** Tokens that must be the last on their line. */
  readonly endsLine?: RegExp;
  /** Tokens, by symbol, that must follow the one before them without white space; besides those of the grammar. */
  readonly immediate?: readonly string[];
  /** Operators, by text, that stand between their operands without white space; besides `.` and `::`. */
  readonly tight?: readonly string[];
  /** Brackets, by text, before which there is always white space. */
  readonly spaced?: readonly string[];
  /**
   * Symbols that mean something only where they stand, like the pieces of a string whose end depends on its beginning. They
   * can be removed, but never moved, replaced or made up.
   */
  readonly fixed?: readonly string[];
  /** Tokens without text that say how lines are indented. */
  readonly indentation?: {
    readonly newline: string;
    readonly indent: string;
    readonly dedent: string;
  };
}
