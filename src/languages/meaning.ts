/**
 * What the rules of a grammar mean for names: which rules declare names, call functions and open scopes, given by the
 * names of rules and fields. A single analysis (semantics/facts.ts) works for all languages from these descriptions.
 * They may be incomplete: a missing fact costs a reduction some candidates, and a wrong one some tests.
 */
export interface Meaning {
  /** Rules that open a scope: names declared inside are not visible outside. */
  readonly scopes: readonly string[];
  /**
   * Rules that share their scope with a part that would otherwise open its own: the parameters of a C function are in
   * its declarator, and are visible in its body.
   */
  readonly joined?: Readonly<Record<string, string>>;
  readonly declarations: readonly DeclarationRule[];
  readonly calls?: readonly CallRule[];
  /**
   * Name spaces of uses, by `rule.field` or by the symbol expected in their place. All other uses are in the name space
   * `value`.
   */
  readonly spaces?: Readonly<Record<string, string>>;
  /** Name spaces without scopes, like that of members: it is unknown which object a member belongs to. */
  readonly everywhere?: readonly string[];
  /** Rules to whose scope declarations with `hoisted` belong. */
  readonly functions?: readonly string[];
  readonly statements?: Statements;
  /** Names declared by the language itself. */
  readonly predeclared?: readonly string[];
}

/** The statements of a language, and templates for the code that passes write. */
export interface Statements {
  /** The rules of a block, an expression statement and a return statement. */
  readonly block: string;
  readonly expression: string;
  readonly return: string;
  /** Template: a local variable declared like PARAMETER, with VALUE as its initial value. */
  readonly variable: string;
  /** Templates without an initial value: a local variable NAME of type TYPE, and one declared like PARAMETER. */
  readonly unset?: string;
  readonly local?: string;
  /** The type of functions that return nothing, and the plainest type of a variable. */
  readonly nothing?: string;
  readonly plainType?: string;
  /** The text that replaces a body to turn a definition into a declaration. */
  readonly noBody?: string;
  /** Separates the names in one declaration. */
  readonly comma?: string;
  /** The plainest type that can hold a pointer. */
  readonly addressType?: string;
  /** The rule of an assignment, and its fields. */
  readonly assignment?: { readonly rule: string; readonly target: string; readonly value: string };
  /** The rule of comma expressions: all operands are evaluated, and the value is that of the last. */
  readonly sequence?: string;
  /** Rules that can be removed from any declaration: qualifiers, storage classes, attributes, bit widths. */
  readonly modifiers?: readonly string[];
  /** Keywords, each with a plainer keyword that can replace it. */
  readonly plainer?: Readonly<Record<string, string>>;
  /** Rules of lines that include other files. */
  readonly includes?: readonly string[];
  /** Rules of conditionals, of which the preprocessor keeps one branch. */
  readonly conditionals?: readonly string[];
  /** The rule of expressions with a pointer operator, and the operators: dereference and address-of. */
  readonly pointers?: { readonly rule: string; readonly target: string; readonly address: string };
}

export type DeclarationKind =
  | 'function'
  | 'variable'
  | 'parameter'
  | 'type'
  | 'alias'
  | 'field'
  | 'constant'
  | 'label'
  | 'import'
  | 'macro'
  | 'module';

export interface DeclarationRule {
  readonly rule: string;
  readonly kind: DeclarationKind;
  /** The field that holds the name, or a pattern or declarator with names in it; `*` for parts without a field. */
  readonly name: string;
  /** The rule declares only if it has this field; without it, the name is a use. */
  readonly needs?: string;
  /** The name space of the declared name; default: `value`. */
  readonly space?: string;
  /** The name is visible inside the scope that the rule opens, not around it. */
  readonly inside?: boolean;
  /** The name is visible in the whole enclosing function. */
  readonly hoisted?: boolean;
  readonly type?: string;
  readonly value?: string;
  readonly parameters?: string;
  readonly body?: string;
}

export interface CallRule {
  readonly rule: string;
  /** The fields of the callee and of the arguments. */
  readonly callee: string;
  readonly arguments: string;
}
