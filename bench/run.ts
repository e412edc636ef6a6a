/** `npm run bench -- SUITE [--quick]`; some suites take more options. */
import { algorithms } from './algorithms.ts';
import { antlr } from './antlr.ts';
import { cache } from './cache.ts';
import { canonical } from './canonical.ts';
import { chains } from './chains.ts';
import { facts } from './facts.ts';
import { commandOf, type Options, parseOptions, usage, UsageError } from './options.ts';
import { overhead } from './overhead.ts';
import { parse } from './parse.ts';
import { peers } from './peers/peers.ts';
import { proposals } from './proposals.ts';
import { type Report, writeReport } from './report.ts';
import { roundTrip } from './round-trip.ts';
import { scaling } from './scaling.ts';

const suites: Readonly<Record<string, (options: Options) => Promise<Report>>> = {
  overhead,
  scaling,
  parse,
  'round-trip': roundTrip,
  chains,
  antlr,
  proposals,
  facts,
  algorithms,
  canonical,
  cache,
  peers,
};

const names = Object.keys(suites);
try {
  const args = process.argv.slice(2);
  const [name, options] = parseOptions(args, names);
  const report = await suites[name]!(options);
  process.stdout.write(`${writeReport(name, commandOf(args), report)}\n`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${usage(names)}\n`);
  process.exitCode = 2;
}
