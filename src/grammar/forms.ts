/**
 * The forms of a symbol: its productions, with a production of a single symbol replaced by the forms of that symbol. A
 * choice of constant tokens, like the operators of an expression, is one form per constant.
 */
import type { Grammar, Production } from './grammar.ts';
import { literalName } from './literal.ts';
import { allTexts } from './regex.ts';

export interface Form {
  /** The nonterminal of the production, or a terminal. */
  readonly symbol: string;
  /** `undefined` for a terminal. */
  readonly production: Production | undefined;
  /** The constant for each symbol of a sequence, or for a terminal; `undefined` if the text is not fixed. */
  readonly constants: readonly (Constant | undefined)[];
}

/** A token whose text the grammar fixes. */
export interface Constant {
  readonly terminal: string;
  readonly text: string;
}

export interface Forms {
  /** In the order of the grammar; the forms of a single symbol take the place of the symbol. */
  readonly forms: (symbol: string) => readonly Form[];
  /** The productions of a nonterminal; of a name, without the keywords that are names too. */
  readonly alternatives: (symbol: string) => readonly Production[];
  /** The form of a nonterminal that puts constants around one other symbol, like `(x)`. */
  readonly wrapper: (symbol: string) => Form | undefined;
}

/** A production with more combinations of constants than this leaves them open. */
const MOST_CHOICES = 64;

/** `names` are the terminals of names. Library names among the texts of other terminals do not count as constants. */
export function formsIn(
  { rules, terminals }: Grammar,
  names: ReadonlySet<string>,
  isLibraryName: (terminal: string, text: string) => boolean,
): Forms {
  const choices = new Map<string, Choice>();
  const constantsOf = (symbol: string): Choice => {
    const known = choices.get(symbol);
    if (known !== undefined) return known;
    choices.set(symbol, OPEN);
    const choice = rules.has(symbol) ? choiceOfRule(symbol) : choiceOfTerminal(symbol);
    choices.set(symbol, choice);
    return choice;
  };
  const choiceOfTerminal = (symbol: string): Choice => {
    const terminal = terminals.get(symbol);
    // An error in the input.
    if (terminal === undefined) return OPEN;
    const { text, inside } = terminal;
    const texts = text !== undefined ? [text] : allTexts(inside);
    const fixed = texts.filter((one) => !isLibraryName(symbol, one));
    const constants = fixed.map((one) => ({ terminal: symbol, text: one }));
    return { constants, isOpen: texts.length === 0 || fixed.length < texts.length };
  };
  const choiceOfRule = (symbol: string): Choice => {
    const inside = rules.get(symbol)!.map((production) => {
      const alone = onlySymbol(production);
      return alone === undefined ? OPEN : constantsOf(alone);
    });
    const isOpen = inside.some((choice) => choice.isOpen);
    return isOpen ? OPEN : { constants: inside.flatMap(({ constants }) => constants), isOpen };
  };
  /** Whether a choice is between names and keywords that may be names, like `echo` in SMT-LIB: any name will do. */
  const areNames = (productions: readonly Production[]): boolean => {
    const alone = productions.map(onlySymbol);
    return alone.some(isName) && alone.every((symbol) => isName(symbol) || isWord(symbol));
  };
  const isName = (symbol: string | undefined): boolean => symbol !== undefined && names.has(symbol);
  /** A keyword that the grammar has no name for. */
  const isWord = (symbol: string | undefined): boolean => {
    const { text } = (symbol !== undefined && terminals.get(symbol)) || {};
    return text !== undefined && symbol === literalName(text) && /^\p{L}/u.test(text);
  };
  const alternatives = (symbol: string): readonly Production[] => {
    const productions = rules.get(symbol) ?? [];
    return areNames(productions) ? productions.filter((one) => isName(onlySymbol(one))) : productions;
  };
  const constantAt = (symbol: string): readonly (Constant | undefined)[] => {
    const { constants, isOpen } = constantsOf(symbol);
    return isOpen ? [undefined] : constants;
  };
  const formsOfProduction = (symbol: string, production: Production): readonly Form[] => {
    if (production.kind !== 'sequence') return [{ symbol, production, constants: [] }];
    let all: (readonly (Constant | undefined)[])[] = [[]];
    for (const part of production.symbols) {
      const here = constantAt(part);
      const few = all.length * here.length > MOST_CHOICES ? [undefined] : here;
      all = all.flatMap((before) => few.map((constant) => [...before, constant]));
    }
    return all.map((constants) => ({ symbol, production, constants }));
  };
  const formsOf = (start: string): readonly Form[] => {
    const forms: Form[] = [];
    const visited = new Set<string>();
    const left: (string | Form)[] = [start];
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      if (typeof next !== 'string') {
        forms.push(next);
        continue;
      }
      const symbol = next;
      if (visited.has(symbol)) continue;
      visited.add(symbol);
      if (!rules.has(symbol)) {
        const { constants, isOpen } = constantsOf(symbol);
        for (const one of isOpen ? [...constants, undefined] : constants)
          forms.push({ symbol, production: undefined, constants: [one] });
        continue;
      }
      const inside = alternatives(symbol).flatMap((production): readonly (string | Form)[] => {
        const alone = onlySymbol(production);
        return alone === undefined ? formsOfProduction(symbol, production) : [alone];
      });
      left.push(...inside.toReversed());
    }
    return forms;
  };
  return {
    forms: remembering(formsOf),
    alternatives,
    wrapper: remembering((symbol) => {
      const [production, another] = rules.get(symbol) ?? [];
      if (production?.kind !== 'sequence' || production.symbols.length < 2 || another !== undefined)
        return undefined;
      const [form, choice] = formsOfProduction(symbol, production);
      const open = form!.constants.filter((constant) => constant === undefined);
      return choice === undefined && open.length === 1 ? form : undefined;
    }),
  };
}

/** The texts that a symbol can have. */
interface Choice {
  readonly constants: readonly Constant[];
  /** Whether it can have other texts, too. */
  readonly isOpen: boolean;
}

const OPEN: Choice = { constants: [], isOpen: true };

/** The symbol of a production with a single symbol. */
const onlySymbol = (production: Production): string | undefined =>
  production.kind === 'sequence' && production.symbols.length === 1 ? production.symbols[0] : undefined;

/** The same function, which finds each answer once. */
export function remembering<T>(find: (symbol: string) => T): (symbol: string) => T {
  const known = new Map<string, T>();
  return (symbol) => {
    if (!known.has(symbol)) known.set(symbol, find(symbol));
    return known.get(symbol)!;
  };
}
