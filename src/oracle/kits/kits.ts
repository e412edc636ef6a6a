/** Kits: checks that a program is valid, for each language (`--valid`). */
import { c, cpp } from './c.ts';
import type { Check } from './check.ts';
import { go, java, javascript, python, rust, typescript } from './others.ts';

/** By the name of the language. Checks are asked in this order until it is known which reject most. */
export const kits: Readonly<Record<string, readonly Check[]>> = {
  c,
  cpp,
  rust,
  go,
  java,
  javascript,
  typescript,
  python,
};
