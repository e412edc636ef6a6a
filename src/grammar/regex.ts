import { escapeText, firstOf } from './characters.ts';
import { GrammarError } from './grammar.ts';

/** The lexical rule of a token: a regular expression as a tree. */
export type Regex =
  | { readonly kind: 'text'; readonly text: string }
  /** One character. `of` is the body of a JavaScript character class, with the flag `u`. */
  | { readonly kind: 'set'; readonly of: string; readonly negated: boolean }
  | { readonly kind: 'sequence'; readonly parts: readonly Regex[] }
  | { readonly kind: 'choice'; readonly options: readonly Regex[] }
  /** `max` may be Infinity. */
  | { readonly kind: 'repeat'; readonly of: Regex; readonly min: number; readonly max: number };

export const textOf = (text: string): Regex => ({ kind: 'text', text });
export const setOf = (of: string, negated = false): Regex => ({ kind: 'set', of, negated });
export const repeated = (of: Regex, min: number, max: number): Regex => ({ kind: 'repeat', of, min, max });

/** A sequence: adjacent texts are merged, and a single part is returned as is. */
export function inSequence(parts: readonly Regex[]): Regex {
  const flat: Regex[] = [];
  for (const part of parts) {
    for (const piece of part.kind === 'sequence' ? part.parts : [part]) {
      const last = flat.at(-1);
      if (last?.kind === 'text' && piece.kind === 'text')
        flat[flat.length - 1] = textOf(last.text + piece.text);
      else if (piece.kind !== 'text' || piece.text !== '') flat.push(piece);
    }
  }
  if (flat.length === 0) return textOf('');
  return flat.length === 1 ? flat[0]! : { kind: 'sequence', parts: flat };
}

/** A choice: a single option is returned as is. */
export function oneOf(options: readonly Regex[]): Regex {
  const flat = options.flatMap((option) => (option.kind === 'choice' ? option.options : [option]));
  return flat.length === 1 ? flat[0]! : { kind: 'choice', options: flat };
}

/**
 * The source of a JavaScript regular expression for the flag `u`. Anchored, it matches the same strings; unanchored,
 * JavaScript takes the first option that fits, not the longest.
 */
export function regexSource(regex: Regex): string {
  switch (regex.kind) {
    case 'text':
      return escapeText(regex.text);
    case 'set':
      return classSource(regex);
    case 'sequence':
      return regex.parts.map((part) => (part.kind === 'choice' ? grouped(part) : regexSource(part))).join('');
    case 'choice':
      // A choice without options matches nothing, like an empty class.
      return regex.options.length === 0 ? '[]' : regex.options.map(regexSource).join('|');
    case 'repeat': {
      const isOne = regex.of.kind === 'set' || (regex.of.kind === 'text' && isOneCharacter(regex.of.text));
      return (isOne ? regexSource(regex.of) : grouped(regex.of)) + quantifier(regex.min, regex.max);
    }
  }
}

const grouped = (regex: Regex): string => `(?:${regexSource(regex)})`;
const classSource = (set: { of: string; negated: boolean }): string =>
  set.negated ? `[^${set.of}]` : `[${set.of}]`;

function quantifier(min: number, max: number): string {
  if (min === 0 && max === 1) return '?';
  if (max === Infinity) return min === 0 ? '*' : min === 1 ? '+' : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

function isOneCharacter(text: string): boolean {
  const code = text.codePointAt(0);
  return code !== undefined && String.fromCodePoint(code) === text;
}

/**
 * A shortest string that it matches. Deterministic: the first of equally short options, and the plainest character of a
 * set (`a` if it is in the set, else `0`, and so on).
 */
export function shortestText(regex: Regex): string {
  const text = shortest(regex);
  if (text === undefined) throw new GrammarError(`/${regexSource(regex)}/ matches no text at all.`);
  return text;
}

/** `undefined` if it matches nothing, like an empty set. */
function shortest(regex: Regex): string | undefined {
  switch (regex.kind) {
    case 'text':
      return regex.text;
    case 'set':
      return plainest(classSource(regex));
    case 'sequence': {
      const parts: string[] = [];
      for (const part of regex.parts) {
        const text = shortest(part);
        if (text === undefined) return undefined;
        parts.push(text);
      }
      return parts.join('');
    }
    case 'choice': {
      let best: string | undefined;
      for (const option of regex.options) {
        const text = shortest(option);
        if (text !== undefined && (best === undefined || text.length < best.length)) best = text;
      }
      return best;
    }
    case 'repeat':
      return regex.min === 0 ? '' : shortest(regex.of)?.repeat(regex.min);
  }
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** The characters on a keyboard, plainest first. */
const PLAIN = `${LETTERS}0123456789${LETTERS.toUpperCase()}_ .,-+*/=<>()[]{};:'"!?&|^~@#$%\\\`\n\t\r`;

const plainest = (source: string): string | undefined =>
  new RegExp(source, 'u').exec(PLAIN)?.[0] ?? firstOf(source);

/** The only string that it matches; `undefined` if there are several or none. */
export function fixedText(regex: Regex): string | undefined {
  switch (regex.kind) {
    case 'text':
      return regex.text;
    case 'set':
      return !regex.negated && ONE_CHARACTER.test(regex.of) ? plainest(classSource(regex)) : undefined;
    case 'sequence': {
      const texts = regex.parts.map(fixedText);
      return texts.includes(undefined) ? undefined : texts.join('');
    }
    case 'choice': {
      const texts = new Set(regex.options.map(fixedText));
      return texts.size === 1 ? texts.values().next().value : undefined;
    }
    case 'repeat': {
      if (regex.max === 0) return '';
      const text = fixedText(regex.of);
      return regex.min === regex.max || text === '' ? text?.repeat(regex.min) : undefined;
    }
  }
}

/** All strings that it matches, if it is a choice of fixed strings; otherwise none. */
export function allTexts(regex: Regex | undefined): readonly string[] {
  if (regex?.kind !== 'choice') return [];
  const texts = regex.options.map((option) => {
    const text = fixedText(option);
    return text === undefined ? allTexts(option) : [text];
  });
  return texts.some(({ length }) => length === 0) ? [] : texts.flat();
}

/** The fixed strings among its options. */
export function fixedTexts(regex: Regex | undefined): readonly string[] {
  if (regex?.kind !== 'choice') return [];
  return regex.options.flatMap((option) => fixedText(option) ?? fixedTexts(option));
}

/** A class body that denotes one character, not a set like `\d`. */
const ONE_CHARACTER = /^(?:[^\\]|\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|[^pdwsux]))$/iu;
