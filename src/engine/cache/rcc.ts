/**
 * RCC of the caching study: the key is the compact encoding of a program against the current one. With each program that is accepted, all
 * entries are encoded anew; those that are no subsequences of it are dropped, because what only deletes will never come to them again. If
 * a pass that does not only delete does, it is tested again.
 */
import type { Cache, Lex } from './cache.ts';
import { compactCache } from './compact-cache.ts';

export const rccCache = (lex: Lex): Cache => compactCache(lex, 'what is no part');
