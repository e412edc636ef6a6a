/**
 * What the rules of a grammar mean for names: which rules declare names, call functions and open scopes, given by the
 * names of rules and their parts. A part is named by its field; without a field, by the symbol that is expected there.
 * A single analysis (semantics/find-facts.ts) works for all languages from these descriptions. They may be incomplete: a
 * missing fact costs a reduction some candidates, and a wrong one some tests.
 */
export interface Meaning {
  /** Rules that open a scope: names declared inside are not visible outside. */
  readonly scopes: readonly string[];
  /**
   * Rules that share their scope with a part that would otherwise open its own: the parameters of a C function are in
   * its declarator, and are visible in its body.
   */
  readonly joined?: Readonly<Record<string, string>>;
  /** Scopes whose names are visible from outside, too: there they are in the space `member`. */
  readonly exposed?: readonly string[];
  /** Those of them whose names are not visible in the scopes inside, unless as members. */
  readonly opaque?: readonly string[];
  /** Rules whose names are visible only after them, in the rest of their scope. */
  readonly sequential?: readonly string[];
  /** Rules that name variables of the whole program, or of the functions around: they belong to this scope, too. */
  readonly global?: readonly string[];
  readonly nonlocal?: readonly string[];
  /** Scopes that hide only their parameters: templates. */
  readonly outward?: readonly string[];
  readonly declarations: readonly DeclarationRule[];
  readonly calls?: readonly CallRule[];
  /**
   * Name spaces of uses, by `rule.part`, by the symbol that is expected in a place, or by their own symbol; if there are
   * several, the first one that has the name. `*` is for all other uses; without it, they are in the space `value`. A
   * name in the space `parameter` is the first parameter of this name, whichever function is called.
   */
  readonly spaces?: Readonly<Record<string, string | readonly string[]>>;
  /** Spaces in which a name means the same wherever it is, because nothing tells which object a member belongs to. */
  readonly everywhere?: readonly string[];
  /** Rules in which names that the program does not declare are declared elsewhere. */
  readonly imports?: readonly string[];
  /** Spaces of names that other files declare, like the packages of imports. */
  readonly foreign?: readonly string[];
  /** Rules whose scope holds declarations with `hoisted`. */
  readonly functions?: readonly string[];
  readonly statements?: Statements;
  /** Kinds of declarations that a program must use, or the language rejects it. */
  readonly mustBeUsed?: readonly DeclarationKind[];
  /** Names that the language or its library declares, unless the program does. */
  readonly predeclared?: readonly string[];
  /** What finds the sorts of its terms: semantics/smtlib. */
  readonly sorts?: 'smtlib';
  /** The word that stands for a name but declares nothing: `_`. */
  readonly blank?: string;
  /** The name of constructors, if it is not that of their class. */
  readonly constructorName?: string;
  /** What stands between a class and the name of a member that is defined outside of it. */
  readonly qualifier?: string;
  /** Rules of patterns, and the part with the names; for those where its field does not tell. */
  readonly patterns?: Readonly<Record<string, string>>;
  /** Rules that only put a token before a part, like the `:` before a type. */
  readonly wrappers?: readonly string[];
  /** Rules of lists of type arguments. */
  readonly typeArguments?: readonly string[];
  /** Rules of lists of base classes. */
  readonly bases?: readonly string[];
  /** The words for an object in its methods, and for its part from the base class: `this` and `super`. */
  readonly itself?: { readonly self: string; readonly base: string };
  /** Words of the members of a base class, and those that stand for them in another class. */
  readonly moved?: Readonly<Record<string, string>>;
  /** The rule of constructor initialisers. */
  readonly initialiser?: string;
  /** Words that can be removed anywhere, with the brackets after them: `__attribute__`. */
  readonly attributes?: readonly string[];
  /** The rule of access specifiers. */
  readonly access?: string;
}

/** The statements of a language, and templates for the code that passes write. */
export interface Statements {
  /** The rules of a block, an expression statement and a return statement. In Python, a block on one line has another rule. */
  readonly block: string | readonly string[];
  readonly expression?: string;
  readonly return?: string;
  /** Whether a block is an expression, with the value of the expression at its end. */
  readonly isBlockValue?: boolean;
  /** The symbol that is expected where a statement can be; without it, statements are the elements of the lists in blocks. */
  readonly statement?: string;
  /** A local variable like the parameter PARAMETER, with a VALUE. */
  readonly variable?: string;
  /** A local variable NAME of a TYPE, and one like the parameter PARAMETER, without a value. */
  readonly unset?: string;
  readonly local?: string;
  /** Rules of variables that must be local; whether all must. */
  readonly localOnly?: readonly string[];
  readonly isLocalOnly?: boolean;
  /** The name of the first parameter of methods, which calls do not pass. */
  readonly receiver?: string;
  /** The type of functions that return nothing, and the plainest type of a variable. */
  readonly nothing?: string;
  readonly plainType?: string;
  /** Template: a statement that only computes a VALUE; default: `VALUE;`. */
  readonly discard?: string;
  /** Whether the name alone calls a function without parameters. */
  readonly isPlainCall?: boolean;
  /** The rule of an expression with variables of its own, the part with their list, and its value. */
  readonly binder?: { readonly rule: string; readonly list: string; readonly value: string };
  /** The plainest type in the place of a type parameter, if it is another one. */
  readonly plainArgument?: string;
  /** Template: a METHOD as a function outside of its class. */
  readonly freeMethod?: string;
  /** The word for a type that is inferred from the initial value: `auto`. */
  readonly inferredType?: string;
  /** The text in the place of a body that makes a declaration of a definition. */
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
  | 'type parameter'
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
  /**
   * The part that holds the name, or a pattern or declarator with names in it; `*` for parts without a field; `a.b` for the
   * last part of a part. In what follows, `a.b` is a part of a part, and `a|b` the first of these that is there.
   */
  readonly name: string;
  /** Only such names are declared; others in a pattern are used. */
  readonly only?: RegExp;
  /** Only the first name in the part is declared. */
  readonly first?: boolean;
  /** Only with this field does the rule declare; without it, it uses. */
  readonly needs?: string;
  /** The rule does not declare if it has this part. */
  readonly unless?: string;
  /** Finds the declared name in a token that is no name itself: `fmt` in the path of a package. */
  readonly text?: RegExp;
  /** The rule declares only directly in the scope of this rule. */
  readonly within?: string;
  /** The name space of the declared name; default: `value`. */
  readonly space?: string;
  /** The name is visible inside the scope that the rule opens, not around it. */
  readonly inside?: boolean;
  /** The name is visible in the whole enclosing function. */
  readonly hoisted?: boolean;
  /** The name is another one than those declared before it in its scope. */
  readonly shadows?: boolean;
  /** The name is one that was declared before: a constructor has the name of its class. */
  readonly again?: boolean;
  readonly type?: string;
  readonly value?: string;
  readonly parameters?: string;
  readonly body?: string;
  readonly typeParameters?: string;
}

export interface CallRule {
  readonly rule: string;
  /** What is called, and the part with the arguments; without it, they are in the call itself. */
  readonly callee: string;
  readonly arguments?: string;
}
