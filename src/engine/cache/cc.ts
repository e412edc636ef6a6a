/** RCC without refresh: the key is the compact encoding against the original, always. */
import type { Cache, Lex } from './cache.ts';
import { compactCache } from './compact-cache.ts';

export const ccCache = (lex: Lex): Cache => compactCache(lex, 'nothing');
