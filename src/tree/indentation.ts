/**
 * Indentation made from the tree, for languages where it means something. What is printed for a node must not depend on
 * where the node stands, so the depth is left open there: marks stand for it, and are resolved when the whole is printed.
 */
import type { Leaf } from './node.ts';

/** Characters that are allowed in no program of such a language. */
const DEEPER = '\u000e';
const DEEPER_END = '\u000f';
const SHALLOWER = '\u0010';
const LINE = '\u0011';
const LINE_END = '\u0016';
const BREAK = '\u0012';
const BREAK_END = '\u0013';
const OPEN = '\u0014';
const CLOSE = '\u0015';

/** A deeper block begins, whose lines were indented like `own`. */
export const deeper = (own: string): string => DEEPER + own + DEEPER_END;
/** It ends. */
export const shallower = SHALLOWER;
/** Here stands the indentation of a line, which was `own` when it was read. */
export const line = (own: string): string => LINE + own + LINE_END;
/** White space with a line break that is allowed within brackets only. */
export const softBreak = (space: string): string => BREAK + space + BREAK_END;
/** A token, with its mark if it is a bracket and not a text that looks like one. */
export function marked({ text, symbol }: Leaf): string {
  if (symbol !== `'${text}'`) return text;
  if (text === '(' || text === '[' || text === '{') return text + OPEN;
  if (text === ')' || text === ']' || text === '}') return text + CLOSE;
  return text;
}

const MARKS = new RegExp(
  `${DEEPER}([^${DEEPER_END}]*)${DEEPER_END}|${BREAK}([^${BREAK_END}]*)${BREAK_END}|` +
    `${LINE}([^${LINE_END}]*)${LINE_END}|[${SHALLOWER}${OPEN}${CLOSE}]`,
  'g',
);

const DEFAULT = '    ';

/** Replaces the marks by what they stand for. */
export function resolveIndentation(text: string): string {
  // How the blocks around were indented, and how they are now.
  const blocks = [{ was: '', is: '' }];
  let brackets = 0;
  return text.replace(MARKS, (mark, own?: string, space?: string, read?: string) => {
    const { was, is } = blocks.at(-1)!;
    if (own !== undefined) {
      const added = own.startsWith(was) && own.length > was.length ? own.slice(was.length) : DEFAULT;
      blocks.push({ was: own, is: is + added });
    } else if (space !== undefined) return brackets > 0 ? space : ' ';
    // A form feed may stand there too, and means nothing.
    else if (read !== undefined) return read.replaceAll('\f', '') === is ? read : is;
    else if (mark === OPEN) brackets++;
    // There may be one too many where the text has an error.
    else if (mark === CLOSE) brackets = Math.max(0, brackets - 1);
    else if (blocks.length > 1) blocks.pop();
    return '';
  });
}
