import { createRequire } from 'node:module';

/** Pith's version. */
export const { version } = createRequire(import.meta.url)('pith/package.json') as { version: string };
