/** New names, in one of several styles found in real programs. */
import type { Random } from './random.ts';
import { isName } from './tokens.ts';

export type Named = 'global' | 'local' | 'function' | 'type' | 'field';

const WORDS = 'count index value result state size mask base left right node table sum next flags'.split(' ');
const VERBS = 'get set check find read write init run'.split(' ');
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

type Fashion = (named: Named, random: Random, n: number) => string;

const FASHIONS: readonly Fashion[] = [
  // Csmith's.
  (named, _, n) => `${{ global: 'g_', local: 'l_', function: 'func_', type: 'S', field: 'f' }[named]}${n}`,
  (named, _, n) =>
    `${{ global: 'var_', local: 'var_', function: 'test_', type: 't', field: 'm' }[named]}${n}`,
  (named, { pick }) => (named === 'function' ? `${pick(VERBS)}_${pick(WORDS)}` : pick(WORDS)),
  // Names as people write them.
  (_, __, n) => LETTERS[n] ?? `v${n}`,
];

export function createNames(random: Random): (named: Named) => string {
  const fashion = random.pick(FASHIONS);
  const taken = new Set<string>();
  return (named) => {
    let name = fashion(named, random, taken.size);
    while (taken.has(name) || !isName(name)) name += random.pick(LETTERS);
    taken.add(name);
    return name;
  };
}
