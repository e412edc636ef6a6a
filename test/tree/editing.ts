/** Edits of real programs, addressed by text. */
import { loadLanguage } from '../../src/frontend/load.ts';
import { contextFreeSyntax } from '../../src/tree/make-syntax.ts';
import { readBnf } from '../../src/grammar/read-bnf.ts';
import { languages } from '../../src/languages/languages.ts';
import { fits, inPlaceOf, keep, replaceAll } from '../../src/tree/edit.ts';
import { type Branch, type Node, nodesOf, textOf } from '../../src/tree/node.ts';
import { readProgram, type TreeProgram } from '../../src/tree/tree-program.ts';
import type { Syntax } from '../../src/tree/syntax.ts';

const loaded = new Map<string, Promise<Syntax>>();

/** The syntax of a language, by name. */
export function syntaxOf(name: string): Promise<Syntax> {
  const language = languages.find((candidate) => candidate.name === name)!;
  let syntax = loaded.get(name);
  if (syntax === undefined) loaded.set(name, (syntax = loadLanguage(language, process.cwd())));
  return syntax;
}

/** A text as a program in a language. */
export const treeOf = async (language: string, text: string): Promise<TreeProgram> =>
  programOf(await syntaxOf(language), text);

/** A text as a program in the language of a BNF grammar. */
export const treeIn = (bnf: string, text: string): TreeProgram =>
  programOf(contextFreeSyntax(readBnf(bnf)), text);

function programOf(syntax: Syntax, text: string): TreeProgram {
  const read = readProgram(syntax, new TextEncoder().encode(text));
  if ('program' in read) return read.program;
  throw new Error(read.why);
}

/** A text without its layout. */
export const words = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of a node, with its tokens separated by spaces. */
const wordsOf = (node: Node): string => words(textOf(node));

function* parentsOf(
  root: Node,
  text: string,
): Generator<{ readonly parent: Branch; readonly index: number }> {
  const wanted = words(text);
  for (const parent of nodesOf(root)) {
    if (parent.kind === 'token') continue;
    const index = parent.children.findIndex((child) => wordsOf(child) === wanted);
    if (index !== -1) yield { parent, index };
  }
}

/** Removes the first repetition or optional part with this text. */
export function remove(syntax: Syntax, source: string, ...texts: readonly string[]): string {
  const { root, tail } = syntax.parse(source);
  let edited = root;
  for (const text of texts) {
    let done = false;
    for (const { parent, index } of parentsOf(edited, text)) {
      const kept = keep(parent, parent.children.toSpliced(index, 1));
      if (kept === undefined) continue;
      edited = replaceAll(edited, [[parent.id, kept]]);
      done = true;
      break;
    }
    if (!done) throw new Error(`${text} cannot be removed`);
  }
  return syntax.print(edited, tail);
}

/** Replaces the first node with the text `outer` that allows it by the outermost node with the text `inner`. */
export function hoist(syntax: Syntax, source: string, outer: string, inner: string): string {
  const { root, tail } = syntax.parse(source);
  for (const place of nodesOf(root)) {
    if (wordsOf(place) !== words(outer)) continue;
    for (const node of nodesOf(place)) {
      if (node === place || wordsOf(node) !== words(inner) || !fits(syntax, place, node)) continue;
      return syntax.print(replaceAll(root, [[place.id, inPlaceOf(place, node)]]), tail);
    }
  }
  throw new Error(`${outer} cannot be replaced by ${inner}`);
}
