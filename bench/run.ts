/** `npm run bench -- SUITE [--quick]` */
import { chains } from './chains.ts';
import { overhead } from './overhead.ts';
import { parse } from './parse.ts';
import { roundTrip } from './round-trip.ts';
import { scaling } from './scaling.ts';

const suites: Readonly<Record<string, (quick: boolean) => Promise<string>>> = {
  overhead,
  scaling,
  parse,
  'round-trip': roundTrip,
  chains,
};

const quick = process.argv.includes('--quick');
const name = process.argv.slice(2).find((word) => !word.startsWith('--'));
const suite = suites[name ?? ''];
if (suite === undefined) {
  process.stderr.write(
    `Usage: npm run bench -- SUITE [--quick]\nThe suites: ${Object.keys(suites).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  process.stdout.write(`${await suite(quick)}\n`);
}
