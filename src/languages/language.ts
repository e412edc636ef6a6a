import type { Atoms } from '../grammar/atoms.ts';
import type { Lexis } from './lexis.ts';
import type { Meaning } from './meaning.ts';

/** A language, as data. To add a language, add a small file with one of these. */
export interface Language {
  /** The name for `--lang`. */
  readonly name: string;
  readonly description: string;
  /** With their dots. */
  readonly extensions: readonly string[];
  /** Recognises a file by its contents if its name does not tell. */
  readonly content?: RegExp;
  readonly parser: TreeSitterPackage | OwnGrammar;
  /** Whether its parser comes with Pith. */
  readonly bundled: boolean;
  /** The grammar symbols of tokens that are names. */
  readonly identifiers: readonly string[];
  /** Terminals with some texts that are names: types of libraries that the grammar spells out. */
  readonly libraryNames?: Readonly<Record<string, RegExp>>;
  readonly atoms?: Atoms;
  /** Without it, a generic lexer measures programs. A grammar of our own is its own lexer. */
  readonly lexis?: Lexis;
  readonly style: Style;
  /** What its rules mean for names; without it, a name is just its text. */
  readonly meaning?: Meaning;
}

/** An npm package with a tree-sitter parser. */
export interface TreeSitterPackage {
  readonly package: string;
  readonly version: string;
  /** The folder that contains the grammar's `src`, if not the package's root. */
  readonly folder?: string;
  /** The parser's file, if not `tree-sitter-NAME.wasm`. */
  readonly wasm?: string;
}

/** A grammar of our own, in EBNF. */
export interface OwnGrammar {
  readonly ebnf: string;
}

/** How the text of a program depends on more than its tokens. */
export interface Style {
  /**
   * Tokens without text, with the text that the author may omit. The text is printed once the neighbouring tokens
   * change; if the token is optional, it is dropped instead.
   */
  readonly automatic?: Readonly<Record<string, string>>;
  /** Comments that count as a blank, even across several lines. */
  readonly blankComments?: RegExp;
  /** Tokens that must be the first on their line. */
  readonly startsLine?: RegExp;
  /** Tokens that must be the last on their line. */
  readonly endsLine?: RegExp;
  /**
   * Tokens, by symbol, that must follow the previous token without white space, in addition to those of the grammar.
   */
  readonly immediate?: readonly string[];
  /** Operators, by text, printed without white space around them, in addition to `.` and `::`. */
  readonly tight?: readonly string[];
  /** Brackets, by text, that always have white space before them. */
  readonly spaced?: readonly string[];
  /**
   * Symbols that depend on their context, like the parts of a string whose end must match its start. They can be
   * removed, but never moved, replaced or inserted.
   */
  readonly fixed?: readonly string[];
  /** Tokens without text that represent indentation. */
  readonly indentation?: {
    readonly newline: string;
    readonly indent: string;
    readonly dedent: string;
  };
}
