/** The part of tree-sitter's `grammar.json` that we use. */
import { GrammarError } from './grammar.ts';

export interface GrammarJson {
  readonly name: string;
  readonly rules: Readonly<Record<string, Rule>>;
  readonly extras?: readonly Rule[];
  readonly externals?: readonly Rule[];
  readonly inline?: readonly string[];
  readonly supertypes?: readonly string[];
}

export type Rule =
  | { readonly type: 'SEQ' | 'CHOICE'; readonly members: readonly Rule[] }
  | {
      readonly type: 'REPEAT' | 'REPEAT1' | 'TOKEN' | 'IMMEDIATE_TOKEN' | 'FIELD' | 'RESERVED';
      readonly content: Rule;
    }
  | {
      readonly type: 'PREC' | 'PREC_LEFT' | 'PREC_RIGHT' | 'PREC_DYNAMIC';
      readonly value: number | string;
      readonly content: Rule;
    }
  | { readonly type: 'ALIAS'; readonly content: Rule; readonly value: string; readonly named: boolean }
  | { readonly type: 'SYMBOL'; readonly name: string }
  | { readonly type: 'STRING'; readonly value: string }
  | { readonly type: 'PATTERN'; readonly value: string; readonly flags?: string }
  | { readonly type: 'BLANK' };

/** Checks that JSON read from a file is such a grammar. */
export function checkGrammarJson(json: unknown): GrammarJson {
  if (!isObject(json)) throw wrong(`The file contains ${show(json)}.`);
  const { name, rules } = json;
  if (typeof name !== 'string') throw wrong('It has no name.');
  if (!isObject(rules) || Object.keys(rules).length === 0) throw wrong('It has no rules.');
  for (const [rule, content] of Object.entries(rules)) checkRule(content, `the rule ${rule}`);
  for (const list of ['extras', 'externals'] as const) {
    for (const rule of listIn(json, list)) checkRule(rule, list);
  }
  for (const list of ['inline', 'supertypes'] as const) {
    const other = listIn(json, list).find((symbol) => typeof symbol !== 'string');
    if (other !== undefined) throw wrong(`Its ${list} contain ${show(other)}.`);
  }
  return json as unknown as GrammarJson;
}

function checkRule(whole: unknown, where: string): void {
  const left = [whole];
  while (left.length > 0) {
    const rule = left.pop();
    const parts = isObject(rule) ? partsOf(rule) : undefined;
    if (parts === undefined) throw wrong(`In ${where}, ${show(rule)} is not a rule.`);
    left.push(...parts);
  }
}

/** The direct parts of a rule; `undefined` if it is not a valid rule. */
function partsOf(rule: Readonly<Record<string, unknown>>): readonly unknown[] | undefined {
  switch (rule['type']) {
    case 'BLANK':
      return [];
    case 'SYMBOL':
      return typeof rule['name'] === 'string' ? [] : undefined;
    case 'STRING':
    case 'PATTERN':
      return typeof rule['value'] === 'string' ? [] : undefined;
    case 'SEQ':
    case 'CHOICE':
      return Array.isArray(rule['members']) ? rule['members'] : undefined;
    default:
      return isObject(rule['content']) ? [rule['content']] : undefined;
  }
}

function listIn(json: Readonly<Record<string, unknown>>, name: string): readonly unknown[] {
  const list = json[name] ?? [];
  if (!Array.isArray(list)) throw wrong(`Its ${name} are ${show(list)}.`);
  return list;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wrong = (why: string): GrammarError => new GrammarError(`This is not a tree-sitter grammar. ${why}`);

const SHOWN = 60;

function show(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
