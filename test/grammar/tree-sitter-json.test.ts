import { expect, test } from 'vitest';
import { GrammarError } from '../../src/grammar/grammar.ts';
import { checkGrammarJson } from '../../src/grammar/tree-sitter-json.ts';

const grammar = (rule: unknown, more: object = {}) => ({ name: 'x', rules: { start: rule }, ...more });

test.each([
  ['null', null, 'It holds null.'],
  ['a list', [], 'It holds [].'],
  ['a text', 'grammar', 'It holds "grammar".'],
  ['no name', { rules: {} }, 'It has no name.'],
  ['no rules', { name: 'x' }, 'It has no rules.'],
  ['rules that are null', { name: 'x', rules: null }, 'It has no rules.'],
  ['not a single rule', { name: 'x', rules: {} }, 'It has no rules.'],
  ['a rule that is null', grammar(null), 'In the rule start it holds null, which is no rule.'],
  ['a rule of no type', grammar({}), 'In the rule start it holds {}'],
  ['a sequence of nothing', grammar({ type: 'SEQ' }), 'holds {"type":"SEQ"}, which is no rule'],
  ['a sequence of null', grammar({ type: 'SEQ', members: [null] }), 'holds null'],
  ['a repetition of null', grammar({ type: 'REPEAT', content: null }), 'holds {"type":"REPEAT"'],
  ['a symbol without a name', grammar({ type: 'SYMBOL' }), 'holds {"type":"SYMBOL"}'],
  ['a string of no text', grammar({ type: 'STRING', value: 1 }), 'holds {"type":"STRING","value":1}'],
  ['extras that are none', grammar({ type: 'BLANK' }, { extras: 5 }), 'Its extras are 5.'],
  ['an extra that is null', grammar({ type: 'BLANK' }, { extras: [null] }), 'In extras it holds null'],
  ['supertypes that are none', grammar({ type: 'BLANK' }, { supertypes: [1] }), 'Its supertypes hold 1.'],
])('%s is no grammar', (_, json, message) => {
  expect(() => checkGrammarJson(json)).toThrow(GrammarError);
  expect(() => checkGrammarJson(json)).toThrow(message);
});
