import type { Cache } from './cache.ts';

/** Knows nothing. */
export const noCache = (): Cache => ({
  lookup: () => undefined,
  store: () => undefined,
  refresh: () => undefined,
  bytes: 0,
});
