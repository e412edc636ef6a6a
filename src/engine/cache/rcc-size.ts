/** Algorithm 5 of the caching study. What is smaller than the current program but no subsequence of it cannot be encoded; it is kept in a flat cache. */
import type { Cache, Lex } from './cache.ts';
import { compactCache } from './compact-cache.ts';

export const rccSizeCache = (lex: Lex): Cache => compactCache(lex, 'what is as large');
