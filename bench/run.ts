/** `npm run bench -- SUITE [--quick]`; some suites take more options. */
import { algorithms } from './algorithms.ts';
import { antlr } from './antlr.ts';
import { cache } from './cache.ts';
import { canonical } from './canonical.ts';
import { chains } from './chains.ts';
import { facts } from './facts.ts';
import { commandOf, type Options, parseOptions, usage, UsageError } from './options.ts';
import { overhead } from './overhead.ts';
import { caching } from './papers/caching.ts';
import { perses } from './papers/perses.ts';
import { sfc } from './papers/sfc.ts';
import { vulcan } from './papers/vulcan.ts';
import { parse } from './parse.ts';
import { creduce } from './peers/creduce.ts';
import { peers } from './peers/peers.ts';
import { proposals } from './proposals.ts';
import { type Report, writeReport } from './report.ts';
import { roundTrip } from './round-trip.ts';
import { scaling } from './scaling.ts';
import { validity } from './validity/validity.ts';

type Suite = (options: Options) => Promise<Report>;

/** The questions of the papers; `papers` runs them all. */
const papers: Readonly<Record<string, Suite>> = {
  'papers-perses': perses,
  'papers-vulcan': vulcan,
  'papers-sfc': sfc,
  'papers-caching': caching,
};

const suites: Readonly<Record<string, Suite>> = {
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
  creduce,
  validity,
  ...papers,
};

const names = [...Object.keys(suites), 'papers'];
try {
  const args = process.argv.slice(2);
  const [name, options] = parseOptions(args, names);
  for (const suite of name === 'papers' ? Object.keys(papers) : [name]) {
    const report = await suites[suite]!(options);
    process.stdout.write(`${writeReport(suite, commandOf(args), report)}\n`);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n${usage(names)}\n`);
  process.exitCode = 2;
}
