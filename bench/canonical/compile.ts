/**
 * The front end of a compiler for a part of C that the generated programs, and what reducers make of them, lie in. It is the half of a
 * test that makes reductions hard: like a real compiler it takes nothing that is not declared, or that is of the wrong type.
 */
import { condition, expressions, isConstant, NOTHING } from './expressions.ts';
import { check, given, type Known, MISTAKE, Source } from './source.ts';
import { isName, tokenise } from './tokens.ts';
import type { Tree } from './tree.ts';
import {
  fits,
  INT,
  isComplete,
  isWhole,
  isSameType,
  plainType,
  pointerTo,
  type Type,
  VOID,
} from './types.ts';

/** Nothing if it does not compile. */
export function compile(text: string): Tree | undefined {
  const tokens = tokenise(text);
  if (tokens === undefined) return undefined;
  try {
    return file(new Source(tokens));
  } catch (error) {
    if (error !== MISTAKE) throw error;
    return undefined;
  }
}

const TYPE_WORDS: ReadonlySet<string> = new Set(
  'void char short int long signed unsigned float double struct const volatile'.split(' '),
);
const STORAGE: ReadonlySet<string> = new Set(['static', 'extern', 'register', 'inline', 'typedef']);
const QUALIFIERS: ReadonlySet<string> = new Set(['const', 'volatile']);

interface Declared {
  readonly name: string;
  readonly type: Type;
  /** Of a function. */
  readonly parameters?: readonly Declared[] | undefined;
}

/** What is around a statement. */
interface Around {
  readonly returns: Type;
  readonly mayBreak: boolean;
  readonly mayContinue: boolean;
  /** The cases of the switch so far, as they are written. */
  readonly cases?: Set<string>;
}

function file(source: Source): Tree {
  const { expression, assignment } = expressions(source, startsType, typeName);
  const children: Tree[] = [];
  while (source.peek() !== '') if (!source.take(';')) children.push(declaration());
  return tree('file', children);

  function startsType(token: string): boolean {
    return TYPE_WORDS.has(token) || (isName(token) && source.find(token)?.isType === true);
  }

  function typeName(): Type {
    const { name, type } = declarator(base().type);
    check(name === '');
    return type;
  }

  /** What stands before the names that are declared. */
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

  /** One declaration, of as many names as it has; or a function. */
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
        return body(declared, type.returns);
      }
      // The size of an array may come from its value, or from elsewhere.
      const isOpen = type.kind === 'array' && (source.isGlobal || source.peek() === '=');
      check(type.kind === 'function' || storage === 'typedef' || isOpen || isComplete(type));
      const variable = declare(declared, storage === 'typedef');
      variables.push({ kind: 'variable', text: name, type, children: initialiser(variable), variable });
    } while (source.take(','));
    source.expect(';');
    return tree('declaration', variables);
  }

  /** A global name may be declared again, as the same. */
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

  function body(declared: Declared, returns: Type): Tree {
    const variable = declare(declared);
    check(!variable.isDefined);
    variable.isDefined = true;
    return source.inScope(() => {
      for (const parameter of declared.parameters ?? []) {
        check(parameter.name !== '');
        declare(parameter);
      }
      const children = items({ returns, mayBreak: false, mayContinue: false });
      return { ...tree('function', children), variable };
    });
  }

  function items(around: Around): Tree[] {
    source.expect('{');
    const children: Tree[] = [];
    while (!source.take('}')) {
      const isDeclaration = startsType(source.peek()) || STORAGE.has(source.peek());
      children.push(isDeclaration ? declaration() : statement(around));
    }
    return children;
  }

  function statement(around: Around): Tree {
    const inLoop = { ...around, mayBreak: true, mayContinue: true };
    const token = source.peek();
    switch (token) {
      case '{':
        return tree(
          'block',
          source.inScope(() => items(around)),
        );
      case ';':
        source.next();
        return NOTHING;
      case 'if': {
        source.next();
        const children = [inBrackets(), statement(around)];
        if (source.take('else')) children.push(statement(around));
        return tree('if', children);
      }
      case 'while':
        source.next();
        return tree('while', [inBrackets(), statement(inLoop)]);
      case 'do': {
        source.next();
        const inner = statement(inLoop);
        source.expect('while');
        const children = [inBrackets(), inner];
        source.expect(';');
        return tree('do', children);
      }
      case 'for':
        source.next();
        return source.inScope(() => tree('for', [...head(), statement(inLoop)]));
      case 'switch': {
        source.next();
        const value = inBrackets();
        check(isWhole(value.type));
        return tree('switch', [value, statement({ ...around, mayBreak: true, cases: new Set() })]);
      }
      case 'case':
      case 'default':
        return labelled(around);
      case 'return': {
        source.next();
        const value = source.peek() === ';' ? NOTHING : expression();
        check(value === NOTHING || fits(value.type, around.returns));
        source.expect(';');
        return tree('return', [value]);
      }
      case 'break':
      case 'continue':
        source.next();
        check(token === 'break' ? around.mayBreak : around.mayContinue);
        source.expect(';');
        return tree(token, []);
      default: {
        const value = expression();
        source.expect(';');
        return value;
      }
    }
  }

  function inBrackets(): Tree {
    source.expect('(');
    const inner = condition(expression());
    source.expect(')');
    return inner;
  }

  /** What stands in the brackets of `for`. */
  function head(): Tree[] {
    source.expect('(');
    const first = startsType(source.peek()) ? declaration() : upTo(';');
    const second = upTo(';');
    return [first, second === NOTHING ? second : condition(second), upTo(')')];
  }

  function upTo(end: string): Tree {
    if (source.take(end)) return NOTHING;
    const inner = expression();
    source.expect(end);
    return inner;
  }

  function labelled(around: Around): Tree {
    const { cases } = around;
    const kind = source.next() as 'case' | 'default';
    const value = kind === 'case' ? assignment() : NOTHING;
    check(cases !== undefined && !cases.has(value.text) && (value === NOTHING || isConstant(value)));
    if (value.children.length === 0) cases.add(value.text);
    source.expect(':');
    return tree(kind, [value, statement(around)]);
  }
}

const tree = (kind: Tree['kind'], children: readonly Tree[]): Tree => ({
  kind,
  text: kind,
  type: VOID,
  children,
});
