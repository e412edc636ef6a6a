/** `npm run bench -- SUITE [--quick]`; some suites take more options. */
import { algorithms } from './algorithms.ts';
import { cache } from './cache.ts';
import { canonical } from './canonical.ts';
import { chains } from './chains.ts';
import { type Options, parseOptions, usage, UsageError } from './options.ts';
import { overhead } from './overhead.ts';
import { parse } from './parse.ts';
import { roundTrip } from './round-trip.ts';
import { scaling } from './scaling.ts';

const suites: Readonly<Record<string, (options: Options) => Promise<string>>> = {
  overhead,
  scaling,
  parse,
  'round-trip': roundTrip,
  chains,
  algorithms,
  canonical,
  cache,
};

const names = Object.keys(suites);
try {
  const [name, options] = parseOptions(process.argv.slice(2), names);
  process.stdout.write(`${await suites[name]!(options)}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${usage(names)}\n`);
  process.exitCode = 2;
}
