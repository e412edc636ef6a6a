import { classOf } from './characters.ts';
import { inSequence, oneOf, type Regex, repeated, setOf, textOf } from './regex.ts';

/** A rule contains others that ignore case already, and some are large. */
const known = new WeakMap<Regex, Regex>();

/** Makes `regex` case-insensitive. */
export function ignoreCase(regex: Regex): Regex {
  const made = known.get(regex) ?? make(regex);
  known.set(regex, made);
  known.set(made, made);
  return made;
}

function make(regex: Regex): Regex {
  switch (regex.kind) {
    case 'text':
      return inSequence(Array.from(regex.text, bothCases));
    case 'set':
      return setOf(classInBothCases(regex.of), regex.negated);
    case 'sequence':
      return inSequence(regex.parts.map(ignoreCase));
    case 'choice':
      return oneOf(regex.options.map(ignoreCase));
    case 'repeat':
      return repeated(ignoreCase(regex.of), regex.min, regex.max);
  }
}

function bothCases(character: string): Regex {
  const cases = [character, character.toLowerCase(), character.toUpperCase()];
  // The capital of `ß` is two letters, so it does not match.
  const single = new Set(cases.filter((letter) => Array.from(letter).length === 1));
  return single.size === 1 ? textOf(character) : setOf(Array.from(single).join(''));
}

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITAL = SMALL.toUpperCase();

function classInBothCases(of: string): string {
  if (!IS_ASCII.test(of)) return classOf(`[${of}]`, 'i');
  const set = new RegExp(`[${of}]`, 'u');
  let missing = '';
  for (const letter of SMALL + CAPITAL) {
    const has = set.test(letter.toLowerCase()) || set.test(letter.toUpperCase());
    if (has && !set.test(letter)) missing += letter;
  }
  return of + missing.replace(SMALL, 'a-z').replace(CAPITAL, 'A-Z');
}

/** Matches class bodies that cannot contain a letter beyond ASCII. */
const IS_ASCII = /^(?:[\0-[\]-\x7f]|\\[^pPu])*$/;
