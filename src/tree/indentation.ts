/**
 * Generates indentation from the tree, for languages in which it is significant. The text printed for a node must not
 * depend on the node's position, so it has marks in place of indentation. They are resolved when the whole program is
 * printed.
 */
import type { Leaf } from './node.ts';

/** Characters that no program of such a language may contain. */
const DEEPER = '\u000e';
const DEEPER_END = '\u000f';
const SHALLOWER = '\u0010';
const LINE = '\u0011';
const LINE_END = '\u0016';
const BREAK = '\u0012';
const BREAK_END = '\u0013';
const OPEN = '\u0014';
const CLOSE = '\u0015';

/** Start of a deeper block, whose lines were indented like `own`. */
export const deeper = (own: string): string => DEEPER + own + DEEPER_END;
/** End of a block. */
export const shallower = SHALLOWER;
/** The indentation of a line; it was `own` in the input. */
export const line = (own: string): string => LINE + own + LINE_END;
/** White space with a line break that is only allowed inside brackets. */
export const softBreak = (space: string): string => BREAK + space + BREAK_END;
/** A token, with a mark if it is really a bracket, not just text that looks like one. */
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

/** Replaces the marks by indentation. */
export function resolveIndentation(text: string): string {
  // The enclosing blocks: their indentation in the input and now.
  const blocks = [{ was: '', is: '' }];
  let brackets = 0;
  return text.replace(MARKS, (mark, own?: string, space?: string, read?: string) => {
    const { was, is } = blocks.at(-1)!;
    if (own !== undefined) {
      const added = own.startsWith(was) && own.length > was.length ? own.slice(was.length) : DEFAULT;
      blocks.push({ was: own, is: is + added });
    } else if (space !== undefined) return brackets > 0 ? space : ' ';
    // Indentation may contain a form feed, which means nothing.
    else if (read !== undefined) return read.replaceAll('\f', '') === is ? read : is;
    else if (mark === OPEN) brackets++;
    // There may be one too many if the text has errors.
    else if (mark === CLOSE) brackets = Math.max(0, brackets - 1);
    else if (blocks.length > 1) blocks.pop();
    return '';
  });
}
