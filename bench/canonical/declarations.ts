/** Reads declarations and declares their names. */
import { type Expressions, isConstant } from './expressions.ts';
import { check, given, type Known, type Source } from './source.ts';
import { isName } from './tokens.ts';
import { tree, type Tree } from './tree.ts';
import { fits, INT, isComplete, isSameType, isWhole, plainType, pointerTo, type Type } from './types.ts';

const TYPE_WORDS: ReadonlySet<string> = new Set(
  'void char short int long signed unsigned float double struct const volatile'.split(' '),
);
const STORAGE: ReadonlySet<string> = new Set(['static', 'extern', 'register', 'inline', 'typedef']);
const QUALIFIERS: ReadonlySet<string> = new Set(['const', 'volatile']);

interface Declared {
  readonly name: string;
  readonly type: Type;
  /** The parameters of a function. */
  readonly parameters?: readonly Declared[] | undefined;
}

export interface Declarations {
  readonly startsType: (token: string) => boolean;
  /** A type without a declarator. */
  readonly typeName: () => Type;
  /** Whether a declaration begins with this token. */
  readonly isStart: (token: string) => boolean;
  /** One declaration with all its names, or a function. */
  readonly declaration: () => Tree;
}

/** `body` reads the body of a function with a given result type. */
export function declarations(
  source: Source,
  { assignment }: Expressions,
  body: (returns: Type) => readonly Tree[],
): Declarations {
  const startsType = (token: string): boolean =>
    TYPE_WORDS.has(token) || (isName(token) && source.find(token)?.isType === true);

  function typeName(): Type {
    const { name, type } = declarator(base().type);
    check(name === '');
    return type;
  }

  /** The specifiers before the declared names. */
  function base(): { readonly type: Type; readonly storage: string } {
    let storage = '';
    for (;;) {
      const isStorage = STORAGE.has(source.peek());
      if (!isStorage && !QUALIFIERS.has(source.peek())) break;
      check(!isStorage || storage === '');
      if (isStorage) storage = source.next();
      else source.next();
    }
    if (source.take('struct')) return { type: struct(), storage };
    const known = isName(source.peek()) ? source.find(source.peek()) : undefined;
    if (known?.isType === true) {
      source.next();
      return { type: known.type, storage };
    }
    const words: string[] = [];
    while (TYPE_WORDS.has(source.peek())) words.push(source.next());
    return { type: given(plainType(words.join(' '))), storage };
  }

  function struct(): Type {
    const name = isName(source.peek()) ? source.next() : '';
    const known = name === '' ? undefined : source.structs.get(name);
    const type = known ?? { kind: 'struct' };
    if (name !== '') source.structs.set(name, type);
    else check(source.peek() === '{');
    if (!source.take('{')) return type;
    check(type.fields === undefined);
    const fields = new Map<string, Type>();
    while (!source.take('}')) {
      const { type: first, storage } = base();
      check(storage === '');
      do {
        const { name, type } = declarator(first);
        check(name !== '' && isComplete(type) && type.kind !== 'function' && !fields.has(name));
        fields.set(name, type);
      } while (source.take(','));
      source.expect(';');
    }
    type.fields = fields;
    return type;
  }

  function declarator(type: Type): Declared {
    if (source.take('*')) return declarator(pointerTo(type));
    const name = isName(source.peek()) ? source.next() : '';
    if (source.take('(')) {
      check(type.kind !== 'array' && type.kind !== 'function');
      const list = parameters();
      return {
        name,
        type: { kind: 'function', returns: type, parameters: list?.map(({ type }) => type) },
        parameters: list,
      };
    }
    return { name, type: arrays(type) };
  }

  function arrays(type: Type): Type {
    if (!source.take('[')) return type;
    const isOpen = source.take(']');
    if (!isOpen) {
      const size = assignment();
      check(isWhole(size.type) && (!source.isGlobal || isConstant(size)));
      source.expect(']');
    }
    const of = arrays(type);
    check(isComplete(of));
    return { kind: 'array', of, isOpen };
  }

  function parameters(): readonly Declared[] | undefined {
    if (source.take(')')) return undefined;
    if (source.peek() === 'void' && source.peek(1) === ')') {
      source.next();
      source.next();
      return [];
    }
    const list: Declared[] = [];
    do {
      const { type: first, storage } = base();
      const { name, type: written } = declarator(first);
      const type = written.kind === 'array' ? pointerTo(written.of) : written;
      check(storage === '' && isComplete(type));
      list.push({ name, type });
    } while (source.take(','));
    source.expect(')');
    return list;
  }

  function declaration(): Tree {
    const { type: first, storage } = base();
    const variables: Tree[] = [];
    if (source.take(';')) return tree('declaration', variables);
    do {
      const declared = declarator(first);
      const { name, type } = declared;
      check(name !== '');
      if (type.kind === 'function' && source.isGlobal && variables.length === 0 && source.peek() === '{') {
        check(storage !== 'typedef');
        return defined(declared, type.returns);
      }
      // The size of an array may come from its initialiser, or from another declaration.
      const isOpen = type.kind === 'array' && (source.isGlobal || source.peek() === '=');
      check(type.kind === 'function' || storage === 'typedef' || isOpen || isComplete(type));
      const variable = declare(declared, storage === 'typedef');
      variables.push({ kind: 'variable', text: name, type, children: initialiser(variable), variable });
    } while (source.take(','));
    source.expect(';');
    return tree('declaration', variables);
  }

  /** A global name may be redeclared with the same type. */
  function declare({ name, type }: Declared, isType = false): Known {
    const before = source.findHere(name);
    check(
      before === undefined || (source.isGlobal && !isType && !before.isType && isSameType(before.type, type)),
    );
    if (before !== undefined) return before;
    const known = { name, type, isType, isDefined: false };
    source.declare(known);
    return known;
  }

  function initialiser(variable: Known): Tree[] {
    if (!source.take('=')) return [];
    check(!variable.isDefined && !variable.isType && variable.type.kind !== 'function');
    variable.isDefined = true;
    const value = source.peek() === '{' ? list() : assignment();
    const { kind } = variable.type;
    check(value.kind === 'list' ? kind === 'array' || kind === 'struct' : fits(value.type, variable.type));
    check(kind !== 'array' || value.kind === 'list' || value.text.startsWith('"'));
    check(!source.isGlobal || isConstant(value));
    return [value];
  }

  function list(): Tree {
    source.expect('{');
    const children: Tree[] = [];
    do children.push(source.peek() === '{' ? list() : assignment());
    while (source.take(',') && source.peek() !== '}');
    source.expect('}');
    return { kind: 'list', text: '{', type: INT, children };
  }

  function defined(declared: Declared, returns: Type): Tree {
    const variable = declare(declared);
    check(!variable.isDefined);
    variable.isDefined = true;
    return source.inScope(() => {
      for (const parameter of declared.parameters ?? []) {
        check(parameter.name !== '');
        declare(parameter);
      }
      return { ...tree('function', body(returns)), variable };
    });
  }

  return {
    startsType,
    typeName,
    isStart: (token) => STORAGE.has(token) || startsType(token),
    declaration,
  };
}
