import { describe, expect, test } from 'vitest';
import { GrammarError, show, type Terminal } from '../../src/grammar/grammar.ts';
import { literalName } from '../../src/grammar/literal.ts';
import { readParserSymbols, readTreeSitter } from '../../src/grammar/read-tree-sitter.ts';
import { regexSource } from '../../src/grammar/regex.ts';

/** The functions of a `grammar.js`, as they appear in `grammar.json`. */
type Rule = { readonly type: string } & Readonly<Record<string, unknown>>;
const rule = (name: string): Rule => ({ type: 'SYMBOL', name });
const string = (value: string): Rule => ({ type: 'STRING', value });
const pattern = (value: string, flags?: string): Rule => ({
  type: 'PATTERN',
  value,
  ...(flags && { flags }),
});
const seq = (...members: readonly Rule[]): Rule => ({ type: 'SEQ', members });
const choice = (...members: readonly Rule[]): Rule => ({ type: 'CHOICE', members });
const repeat = (content: Rule): Rule => ({ type: 'REPEAT', content });
const repeat1 = (content: Rule): Rule => ({ type: 'REPEAT1', content });
const token = (content: Rule): Rule => ({ type: 'TOKEN', content });
const immediate = (content: Rule): Rule => ({ type: 'IMMEDIATE_TOKEN', content });
const prec = (value: number, content: Rule): Rule => ({ type: 'PREC', value, content });
const left = (value: number | string, content: Rule): Rule => ({ type: 'PREC_LEFT', value, content });
const alias = (content: Rule, value: string): Rule => ({ type: 'ALIAS', content, value, named: true });
const field = (name: string, content: Rule): Rule => ({ type: 'FIELD', name, content });
const blank: Rule = { type: 'BLANK' };

type Rules = Readonly<Record<string, Rule>>;
const NO_SYMBOLS = { names: [], symbolCount: 0, tokenCount: 0 };
const read = (rules: Rules, more: object = {}) =>
  readTreeSitter({ name: 'tiny', rules, ...more }, NO_SYMBOLS, []);
const shown = (rules: Rules): string => show(read(rules).grammar).trim();

describe('a rule that is just a token', () => {
  test.each<readonly [string, Rules, string, string]>([
    ['is a token, if it is not used elsewhere', { a: rule('b'), b: pattern('x+') }, 'a -> b', 'b'],
    [
      'is a rule, if the token is used elsewhere too',
      { a: seq(rule('b'), pattern('x+')), b: pattern('x+') },
      'a -> b a_token1\nb -> a_token1',
      'a_token1',
    ],
    [
      'is a token, if others use it by its name',
      { a: seq(rule('b'), rule('b')), b: pattern('x+') },
      'a -> b b',
      'b',
    ],
    ['is a rule, if it is the start rule', { a: string('x') }, "a -> 'x'", "'x'"],
    [
      'is a rule, if it is hidden and the text is fixed',
      { a: rule('_b'), _b: string('x') },
      "a -> _b\n_b -> 'x'",
      "'x'",
    ],
    ['is a token, if it is hidden and a pattern', { a: rule('_b'), _b: pattern('x+') }, 'a -> _b', '_b'],
    [
      'is a rule, if a precedence encloses it',
      { a: rule('b'), b: prec(1, string('x')) },
      "a -> b\nb -> 'x'",
      "'x'",
    ],
    [
      'is a token, if a precedence is inside it',
      { a: rule('b'), b: token(prec(1, string('x'))) },
      'a -> b',
      'b',
    ],
  ])('%s', (_, rules, expected, tokens) => {
    expect(shown(rules)).toBe(expected);
    expect([...read(rules).grammar.terminals.keys()].join(' ')).toBe(tokens);
  });
});

describe('tokens within rules', () => {
  test.each<readonly [string, Rules, string]>([
    ['are named after their text', { a: seq(string('('), string("'")) }, String.raw`a -> '(' '\''`],
    [
      'are named after the rule and a number, if they are patterns',
      { a: seq(pattern('x'), token(seq(string('y'), pattern('z')))) },
      'a -> a_token1 a_token2',
    ],
    [
      'are named after the first rule that has them',
      { a: seq(rule('b'), rule('c')), b: seq(pattern('x'), string('-')), c: seq(pattern('x'), pattern('y')) },
      "a -> b c\nb -> b_token1 '-'\nc -> b_token1 c_token1",
    ],
    [
      'are different with another precedence, unless their text is fixed',
      { a: seq(pattern('x'), token(prec(1, pattern('x'))), string('y'), token(prec(1, string('y')))) },
      "a -> a_token1 a_token2 'y' 'y'",
    ],
    [
      'are different with another associativity',
      { a: seq(token(prec(1, pattern('x'))), token(left(1, pattern('x')))) },
      'a -> a_token1 a_token2',
    ],
  ])('%s', (_, rules, expected) => {
    expect(shown(rules)).toBe(expected);
  });
});

describe('right-hand sides', () => {
  test.each<readonly [string, Rule, string]>([
    ['a sequence', seq(string('x'), rule('a')), "'x' a"],
    ['a choice', choice(string('x'), seq(string('y'), string('z'))), "'x' | 'y' 'z'"],
    ['nothing', blank, 'ε'],
    ['a repetition', repeat(string('x')), "'x'*"],
    ['a repetition of at least one', repeat1(string('x')), "'x'+"],
    ['aliases do not matter', seq(alias(string('x'), 'y'), alias(rule('a'), 'b')), "'x' a"],
    ['fields do not matter', seq(field('left', rule('a')), string('x')), "a 'x'"],
    ['precedences do not matter', seq(prec(2, rule('a')), string('x')), "a 'x'"],
    ['nor does associativity', seq(left('named', rule('a')), string('x')), "a 'x'"],
    [
      'nor do reserved words',
      seq({ type: 'RESERVED', context_name: 'all', content: rule('a') }, string('x')),
      "a 'x'",
    ],
  ])('%s', (_, side, expected) => {
    expect(shown({ a: side }).split('\n')[0]).toBe(`a -> ${expected}`);
  });

  test('a nested expression is named after its structure', () => {
    const list = seq(rule('b'), repeat(seq(string(','), rule('b'))));
    expect(
      shown({ a: seq(string('('), choice(list, blank), string(')')), b: pattern('x') }).split('\n'),
    ).toEqual([
      "a -> '(' (b (',' b)*)? ')'",
      "(',' b) -> ',' b",
      "(',' b)* -> (',' b)*",
      "(b (',' b)*) -> b (',' b)*",
      "(b (',' b)*)? -> (b (',' b)*)?",
    ]);
  });

  test('an unknown kind of rule is rejected', () => {
    expect(() => read({ a: { type: 'NEW' } })).toThrow(GrammarError);
    expect(() => read({ a: { type: 'NEW' } })).toThrow('grammar.json has a rule of unknown type NEW.');
  });

  test('an undefined rule is rejected', () => {
    expect(() => read({ a: rule('b') })).toThrow('The rule a uses b, which does not exist.');
  });
});

describe('the lexical rule of a token', () => {
  const terminal = (side: Rule): Terminal | undefined =>
    [...read({ a: seq(side, blank) }).grammar.terminals.values()][0];
  test.each<readonly [string, Rule, string | undefined]>([
    ['a text', string('a+'), 'a\\+'],
    ['a pattern', pattern('[a-z]_*'), '[a-z]_*'],
    ['a pattern in any case', pattern('if', 'i'), '[iI][fF]'],
    ['parts of both', token(seq(string('.'), choice(string('x'), pattern('y')))), '\\.(?:x|y)'],
    ['repetitions', token(seq(repeat(string('x')), repeat1(pattern('y')))), 'x*y+'],
    ['a precedence inside', token(seq(prec(1, string('x')), blank)), 'x'],
    ['no unsupported pattern', pattern('(?=x)'), undefined],
    ['nor a token that contains one', token(seq(string('x'), pattern('(?=x)'))), undefined],
  ])('%s', (_, side, expected) => {
    const inside = terminal(side)?.inside;
    expect(inside && regexSource(inside)).toBe(expected);
  });

  test.each<readonly [string, Rule, Partial<Terminal>]>([
    ['a fixed text', token(prec(1, string('x'))), { text: 'x' }],
    ['no white space before it', immediate(string('x')), { text: 'x', immediate: true }],
    ['also with a precedence', token(immediate(prec(1, pattern('x')))), { immediate: true }],
  ])('%s', (_, side, expected) => {
    const { text, immediate } = terminal(side)!;
    expect({ text, immediate }).toEqual({ text: undefined, immediate: undefined, ...expected });
  });

  test('if one of two tokens with the same text is immediate, both are', () => {
    for (const rules of [
      { a: seq(immediate(string('x')), string('x')) },
      { a: seq(string('x'), immediate(string('x'))) },
    ]) {
      expect([...read(rules).grammar.terminals.values()]).toMatchObject([{ name: "'x'", immediate: true }]);
    }
  });
});

describe('externals, extras and hidden rules', () => {
  test('external tokens have no known text', () => {
    const { terminals } = read(
      { a: seq(rule('indent'), string('x')) },
      { externals: [rule('indent')] },
    ).grammar;
    expect([...terminals.keys()]).toEqual(["'x'", 'indent']);
    expect(terminals.get('indent')).toEqual({ name: 'indent' });
  });

  test('unless the grammar has a rule or a text for them', () => {
    const rules = { a: seq(rule('b'), rule('c')), b: pattern('x'), c: seq(rule('b'), rule('b')) };
    const { terminals } = read(rules, { externals: [rule('b'), rule('c'), string('}')] }).grammar;
    expect(Array.from(terminals.values(), ({ name, inside }) => [name, inside !== undefined])).toEqual([
      ['b', true],
      ["'}'", true],
    ]);
  });

  test('extras that are rules may occur between any two tokens', () => {
    const rules = { a: string('x'), comment: pattern('#.*') };
    const { grammar } = read(rules, { extras: [pattern('\\s'), rule('comment')] });
    expect(grammar.skipped).toEqual(new Set(['comment']));
    expect(grammar.terminals.has('comment')).toBe(true);
  });

  test('inline and auxiliary rules and hidden repetitions never have nodes; other hidden rules may lack them', () => {
    const rules = {
      a: seq(rule('_hidden'), rule('_inline'), rule('_list'), rule('super'), rule('_token')),
      _hidden: seq(string('x'), string('x')),
      _inline: choice(string('x'), string('y')),
      _list: repeat1(seq(string('x'), string('y'))),
      super: choice(rule('a'), rule('_hidden')),
      _token: pattern('z'),
    };
    const { expanded, hidden } = read(rules, { inline: ['_inline', '_token'], supertypes: ['super'] });
    expect(expanded).toEqual(new Set(["('x' 'y')", '_inline', '_list']));
    expect(hidden).toEqual(new Set(['_hidden', '_inline', '_list', 'super']));
  });
});

/** As tree-sitter generates it. */
const PARSER_C = `#include "tree_sitter/parser.h"

#define LANGUAGE_VERSION 14
#define STATE_COUNT 32
#define SYMBOL_COUNT 12
#define ALIAS_COUNT 1
#define TOKEN_COUNT 6
#define EXTERNAL_TOKEN_COUNT 1

enum ts_symbol_identifiers {
  sym_name = 1,
  anon_sym_LPAREN = 2,
  anon_sym_PLUS_EQ = 3,
  anon_sym_x2 = 4,
  aux_sym_list_token1 = 5,
  sym__newline = 6,
  sym_list = 7,
  sym__item = 8,
  aux_sym__many = 9,
  aux_sym_list_repeat1 = 10,
  alias_sym_other = 11,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
};
`;

describe('the symbols of the parser', () => {
  const parser = readParserSymbols(PARSER_C);

  test('have numbers and names', () => {
    expect(parser.symbolCount).toBe(12);
    expect(parser.tokenCount).toBe(6);
    expect([0, 1, 3, 11].map((id) => parser.names[id])).toEqual([
      'ts_builtin_sym_end',
      'sym_name',
      'anon_sym_PLUS_EQ',
      'alias_sym_other',
    ]);
  });

  test('the enum may be unnamed, as in older parsers', () => {
    expect(readParserSymbols(PARSER_C.replace('ts_symbol_identifiers ', ''))).toEqual(parser);
  });

  test.each([
    ['an empty file', ''],
    ['no list of symbols', PARSER_C.replace('enum', 'struct')],
    ['a list without an end', PARSER_C.slice(0, PARSER_C.indexOf('};'))],
    ['no number of symbols', PARSER_C.replace('SYMBOL_COUNT', 'COUNT')],
    ['no number of tokens', PARSER_C.replace('#define TOKEN_COUNT', '#define COUNT')],
  ])('%s is rejected', (_, text) => {
    expect(() => readParserSymbols(text)).toThrow(GrammarError);
    expect(() => readParserSymbols(text)).toThrow('does not begin like a parser generated by tree-sitter');
  });

  const rules = {
    list: seq(string('('), repeat(rule('_item')), rule('_many'), pattern('z'), rule('_newline')),
    _item: seq(rule('name'), string('+='), token(prec(1, string('x'))), string('x')),
    _many: repeat1(rule('name')),
    name: pattern('[a-z]+'),
  };
  const displayNames = ['end', 'name', '(', 'operator', 'x', 'list_token1', '_newline', 'list'];
  const { symbols, flattened, symbolCount, tokenCount } = readTreeSitter(
    { name: 'tiny', rules, externals: [rule('_newline')] },
    parser,
    displayNames,
  );

  test.each([
    ['the end of the file', 0, undefined],
    ['a token of a rule', 1, 'name'],
    ['a text', 2, "'('"],
    ['a text with another display name', 3, "'+='"],
    ['one of several tokens of a text', 4, "'x'"],
    ['a pattern within a rule', 5, 'list_token1'],
    ['an external token', 6, '_newline'],
    ['a rule', 7, 'list'],
    ['a hidden rule', 8, '_item'],
    ['a hidden repetition', 9, undefined],
    ['a helper for a repetition', 10, undefined],
    ['an alias', 11, undefined],
  ])('%s, number %i, is %s in the grammar', (_, id, name) => {
    expect(symbols[id]).toBe(name);
  });

  test('the children of repetitions belong to the parent', () => {
    expect(flattened).toEqual(new Set([9, 10]));
  });

  test('are counted', () => {
    expect([symbolCount, tokenCount]).toEqual([12, 6]);
  });
});

test.each([
  ['~`!@#$', 'TILDE_BQUOTE_BANG_AT_POUND_DOLLAR'],
  ['%^&*()', 'PERCENT_CARET_AMP_STAR_LPAREN_RPAREN'],
  ['-+={}[]', 'DASH_PLUS_EQ_LBRACE_RBRACE_LBRACK_RBRACK'],
  ['\\|:;"\'', 'BSLASH_PIPE_COLON_SEMI_DQUOTE_SQUOTE'],
  ['<>,.?/', 'LT_GT_COMMA_DOT_QMARK_SLASH'],
  ['\n\r\t\0 ', 'LF_CR_TAB_NULL_SPACE'],
  ['#include', 'POUNDinclude'],
  ['is_not', 'is_not'],
  ['λ', 'u3bb'],
])('the text %j is found by its mangled name, %s', (text, mangled) => {
  const parser = { names: ['end', `anon_sym_${mangled}`], symbolCount: 2, tokenCount: 2 };
  const json = { name: 'tiny', rules: { a: seq(string(text), blank) } };
  expect(readTreeSitter(json, parser, ['end', 'another name']).symbols[1]).toBe(literalName(text));
});
