/** Reads statements. */
import type { Declarations } from './declarations.ts';
import { type Expressions, isConstant } from './expressions.ts';
import { check, type Source } from './source.ts';
import { tree, type Tree, NOTHING } from './tree.ts';
import { fits, isScalar, isWhole, type Type } from './types.ts';

/** The context of a statement. */
interface Around {
  readonly returns: Type;
  readonly mayBreak: boolean;
  readonly mayContinue: boolean;
  /** The cases of the switch so far, as written. */
  readonly cases?: Set<string>;
}

/** Returns a reader for the body of a function with this result type. */
export function statements(
  source: Source,
  { expression, assignment }: Expressions,
  { isStart, declaration }: Declarations,
): (returns: Type) => readonly Tree[] {
  return (returns) => items({ returns, mayBreak: false, mayContinue: false });

  function items(around: Around): Tree[] {
    source.expect('{');
    const children: Tree[] = [];
    while (!source.take('}')) {
      children.push(isStart(source.peek()) ? declaration() : statement(around));
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
    const inner = expression();
    check(isScalar(inner.type));
    source.expect(')');
    return inner;
  }

  /** The parts in the brackets of `for`. */
  function head(): Tree[] {
    source.expect('(');
    const first = isStart(source.peek()) ? declaration() : upTo(';');
    const second = upTo(';');
    check(second === NOTHING || isScalar(second.type));
    return [first, second, upTo(')')];
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
