import { expect, test } from 'vitest';
import { GrammarError } from '../../src/grammar/grammar.ts';
import { checkGrammarJson } from '../../src/grammar/tree-sitter-json.ts';

const grammar = (rule: unknown, more: object = {}) => ({ name: 'x', rules: { start: rule }, ...more });

test.each([
  ['null', null, 'The file contains null.'],
  ['a list', [], 'The file contains [].'],
  ['a text', 'grammar', 'The file contains "grammar".'],
  ['no name', { rules: {} }, 'It has no name.'],
  ['no rules', { name: 'x' }, 'It has no rules.'],
  ['rules that are null', { name: 'x', rules: null }, 'It has no rules.'],
  ['not a single rule', { name: 'x', rules: {} }, 'It has no rules.'],
  ['a rule that is null', grammar(null), 'In the rule start, null is not a rule.'],
  ['a rule of no type', grammar({}), 'In the rule start, {} is not a rule'],
  ['a sequence of nothing', grammar({ type: 'SEQ' }), 'In the rule start, {"type":"SEQ"} is not a rule'],
  ['a sequence of null', grammar({ type: 'SEQ', members: [null] }), 'null is not a rule'],
  [
    'a repetition of null',
    grammar({ type: 'REPEAT', content: null }),
    '{"type":"REPEAT","content":null} is not a rule',
  ],
  ['a symbol without a name', grammar({ type: 'SYMBOL' }), '{"type":"SYMBOL"} is not a rule'],
  ['a string of no text', grammar({ type: 'STRING', value: 1 }), '{"type":"STRING","value":1} is not a rule'],
  ['extras that are a number', grammar({ type: 'BLANK' }, { extras: 5 }), 'Its extras are 5.'],
  ['an extra that is null', grammar({ type: 'BLANK' }, { extras: [null] }), 'In extras, null is not a rule'],
  [
    'supertypes that are not names',
    grammar({ type: 'BLANK' }, { supertypes: [1] }),
    'Its supertypes contain 1.',
  ],
])('%s is not a grammar', (_, json, message) => {
  expect(() => checkGrammarJson(json)).toThrow(GrammarError);
  expect(() => checkGrammarJson(json)).toThrow(message);
});
