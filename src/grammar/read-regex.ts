/**
 * Reads the regular expressions in grammars: tree-sitter's, and those between slashes in BNF.
 *
 * The dialect is what JavaScript and Rust share. Where they differ, it follows Rust, because tree-sitter does: `[` in a
 * class opens a nested class, `&&` intersects and `--` subtracts, `]` at the start of a class is a character, and `.`
 * is anything but a newline. But `\d`, `\w` and `\s` mean what they mean in JavaScript. A brace that is not a
 * quantifier is a character. The language of a token does not depend on how a match is found, so lazy quantifiers equal
 * greedy ones, and groups only group. Assertions (`^`, `$`, `\b`, `(?=`) and back-references (`\1`) are rejected.
 */
import { classOf, escapeInClass } from './characters.ts';
import { GrammarError } from './grammar.ts';
import { ignoreCase } from './ignore-case.ts';
import { inSequence, oneOf, type Regex, repeated, setOf, textOf } from './regex.ts';

/**
 * The flags `i` and `s` mean what they do in JavaScript; JavaScript's other flags do not affect a token and are
 * ignored.
 */
export function readRegex(source: string, flags = ''): Regex {
  const unknown = /[^dgimsuvy]/.exec(flags);
  if (unknown) throw new GrammarError(`/${source}/${flags}: unknown flag ${unknown[0]}.`);
  const regex = new RegexReader(source, flags.includes('s')).read();
  return flags.includes('i') ? ignoreCase(regex) : regex;
}

/** A character as its code point, or a set like `\d` as written in a class. */
type Item = number | string;

const SETS = 'dDwWsS';
const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, f: 12, v: 11, 0: 0 };
/** The number of hexadecimal digits after `\x`, `\u` and `\U`. */
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

class RegexReader {
  readonly #source: string;
  readonly #dotAll: boolean;
  #at = 0;

  constructor(source: string, dotAll: boolean) {
    this.#source = source;
    this.#dotAll = dotAll;
  }

  read(): Regex {
    const regex = this.#choice();
    if (this.#at < this.#source.length) this.#fail('there is no ( for this )');
    return regex;
  }

  #choice(): Regex {
    const options: Regex[] = [];
    do options.push(this.#sequence());
    while (this.#take('|'));
    return oneOf(options);
  }

  #sequence(): Regex {
    const parts: Regex[] = [];
    while (this.#at < this.#source.length && !this.#sees('|') && !this.#sees(')')) {
      parts.push(this.#quantified(this.#atom()));
    }
    return inSequence(parts);
  }

  #quantified(atom: Regex): Regex {
    let regex = atom;
    for (;;) {
      const found = this.#match(/[*+?]|\{(\d+)(,?)(\d*)\}/y);
      if (!found) return regex;
      const [sign, min = '', comma, max] = found;
      if (sign === '*') regex = repeated(regex, 0, Infinity);
      else if (sign === '+') regex = repeated(regex, 1, Infinity);
      else if (sign === '?') regex = repeated(regex, 0, 1);
      else regex = repeated(regex, Number(min), max ? Number(max) : comma ? Infinity : Number(min));
      if (regex.kind === 'repeat' && regex.max < regex.min) this.#fail(`${sign} is out of order`);
      this.#take('?');
    }
  }

  #atom(): Regex {
    const from = this.#at;
    if (this.#take('(')) return this.#group(from);
    if (this.#sees('[')) return setOf(...this.#class());
    if (this.#take('.')) return this.#dotAll ? setOf('', true) : setOf('\\n', true);
    if (this.#match(/[*+?^$]/y)) {
      const sign = this.#source[from];
      this.#fail(/[*+?]/.test(sign ?? '') ? `there is nothing to repeat before ${sign}` : LOOKS_AROUND, from);
    }
    if (this.#match(/\\[bBAzGZ1-9k]/y)) this.#fail(LOOKS_AROUND, from);
    const item = this.#item();
    return typeof item === 'string' ? setOf(item) : textOf(String.fromCodePoint(item));
  }

  #group(from: number): Regex {
    if (this.#match(/\?<?[=!]|\?>/y)) this.#fail(LOOKS_AROUND, from);
    if (!this.#match(/\?:|\?P?<[^>]*>/y) && this.#sees('?')) this.#fail('unknown kind of group', from);
    const inner = this.#choice();
    if (!this.#take(')')) this.#fail('this ( is never closed', from);
    return inner;
  }

  /** A class, from its opening bracket: its body, and whether it is negated. */
  #class(): [of: string, negated: boolean] {
    const from = this.#at;
    if (this.#match(/\[\[:/y)) this.#fail('classes like [:alpha:] are not supported', from);
    this.#take('[');
    const negated = this.#take('^');
    let of = this.#union(true, from);
    for (let sign = this.#match(/&&|--/y)?.[0]; sign !== undefined; sign = this.#match(/&&|--/y)?.[0]) {
      const right = this.#union(false, from);
      of = classOf(sign === '&&' ? `(?=[${of}])[${right}]` : `(?![${right}])[${of}]`);
    }
    if (!this.#take(']')) this.#fail('this [ is never closed', from);
    return [of, negated];
  }

  /** The body of a class up to its end or the next operator. */
  #union(first: boolean, from: number): string {
    let of = '';
    if (first && this.#take(']')) of += '\\]';
    while (!this.#sees(']') && !this.#match(/(?=&&|--(?!\]))/y)) {
      if (this.#at >= this.#source.length) this.#fail('this [ is never closed', from);
      if (this.#sees('[')) {
        const [inner, negated] = this.#class();
        of += negated ? classOf(`[^${inner}]`) : inner;
      } else {
        of += this.#range();
      }
    }
    return of;
  }

  /** A character, a range, or a set like `\d`. */
  #range(): string {
    const start = this.#at;
    const low = this.#item();
    if (typeof low === 'string') return low;
    if (!this.#match(/-(?![\]-]|\\[dDwWsSpP]|\[|$)/y)) return escapeInClass(low);
    const high = this.#item();
    if (typeof high === 'string') return this.#fail('a range must end in a single character', start);
    if (high < low) this.#fail(`the range ${this.#source.slice(start, this.#at)} is out of order`, start);
    return `${escapeInClass(low)}-${escapeInClass(high)}`;
  }

  #item(): Item {
    const from = this.#at;
    const code = this.#source.codePointAt(this.#at) ?? this.#fail('unexpected end');
    this.#at += code > 0xffff ? 2 : 1;
    if (code !== BACKSLASH) return code;
    const [letter = this.#fail('nothing follows the final backslash', from)] = this.#match(/[^]/uy) ?? [];
    if (SETS.includes(letter)) return `\\${letter}`;
    if (letter === 'p' || letter === 'P') return this.#property(letter, from);
    if (letter in CONTROLS) return CONTROLS[letter]!;
    if (letter in DIGITS) return this.#number(letter, from);
    if (/[\p{L}\p{N}]/u.test(letter)) this.#fail(`unknown escape \\${letter}`, from);
    return letter.codePointAt(0)!;
  }

  /** The rest of `\x41`, `\u0041`, `\u{41}` and `\U00000041`; a surrogate pair is one character. */
  #number(letter: string, from: number): number {
    const braced = this.#match(/\{([\da-fA-F]+)\}/y);
    const digits = braced?.[1] ?? this.#match(new RegExp(`[\\da-fA-F]{${DIGITS[letter]}}`, 'y'))?.[0];
    if (digits === undefined) return this.#fail(`hexadecimal digits must follow \\${letter}`, from);
    const code = parseInt(digits, 16);
    if (code > 0x10ffff) this.#fail(`there is no character ${digits}`, from);
    if (code < 0xd800 || code >= 0xdc00) return code;
    const low = this.#match(/\\u([dD][c-fC-F][\da-fA-F]{2})/y)?.[1];
    return low === undefined ? code : 0x10000 + (code - 0xd800) * 0x400 + (parseInt(low, 16) - 0xdc00);
  }

  /** The rest of `\p{L}`, or Rust's `\pL` and `\p{Greek}`. */
  #property(letter: string, from: number): string {
    const [, braced, short] = this.#match(/\{([^}]*)\}|([A-Z])/y) ?? [];
    const name = braced ?? short ?? this.#fail(`a property in braces must follow \\${letter}`, from);
    for (const full of [name, `Script=${name}`]) {
      const source = `\\${letter}{${full}}`;
      if (isRegex(source)) return source;
    }
    return this.#fail(`unknown property ${name}`, from);
  }

  #sees(character: string): boolean {
    return this.#source[this.#at] === character;
  }

  #take(character: string): boolean {
    if (!this.#sees(character)) return false;
    this.#at++;
    return true;
  }

  /** Matches a sticky regular expression at the current position, and moves past the match. */
  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source) ?? undefined;
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #fail(problem: string, at = this.#at): never {
    throw new GrammarError(`The regular expression /${this.#source}/, at character ${at + 1}: ${problem}.`);
  }
}

const BACKSLASH = 0x5c;
const LOOKS_AROUND = 'assertions and back-references are not supported in a token';

function isRegex(source: string): boolean {
  try {
    return new RegExp(source, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
