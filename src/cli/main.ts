/** The command `pith`. */
import { cacheSchemes } from '../engine/cache/cache.ts';
import { TestUnusable } from '../engine/retry.ts';
import { ResultNotWritten } from '../store/result-file.ts';
import { listLanguages } from '../frontend/choose.ts';
import { NotInstalled } from '../frontend/load.ts';
import { GrammarError } from '../grammar/grammar.ts';
import { NoWorkspace } from '../oracle/local-runner.ts';
import { algorithms } from '../schedules/algorithms.ts';
import { passes } from '../schedules/passes.ts';
import { version } from '../version.ts';
import { runCheck } from './check.ts';
import { help } from './help.ts';
import { runInit } from './init.ts';
import { parseCommandLine } from './options.ts';
import { EXIT, runReduce } from './reduce.ts';
import { runTree } from './tree.ts';
import { listKits } from './kits.ts';
import { say } from './say.ts';
import { Failure, UsageError } from '../core/errors.ts';

const print = (text: string) => void process.stdout.write(text);

/** Prints a table, one entry per line: name, then description. */
function list(table: Readonly<Record<string, { readonly description: string }>>): void {
  const width = Math.max(...Object.keys(table).map((name) => name.length));
  for (const [name, { description }] of Object.entries(table))
    print(`${name.padEnd(width)}  ${description}\n`);
}

async function main(argv: readonly string[]): Promise<number> {
  const parsed = parseCommandLine(argv);
  switch (parsed.command) {
    case 'help':
      print(help);
      return EXIT.done;
    case 'version':
      print(`pith ${version}\n`);
      return EXIT.done;
    case 'algs':
      list(algorithms);
      return EXIT.done;
    case 'passes':
      list(passes);
      return EXIT.done;
    case 'langs':
      list(listLanguages());
      return EXIT.done;
    case 'caches':
      list(cacheSchemes);
      return EXIT.done;
    case 'kits':
      print(listKits());
      return EXIT.done;
    case 'check':
      return (await runCheck(parsed.options)) ? EXIT.done : EXIT.failed;
    case 'init':
      await runInit(parsed.options);
      return EXIT.done;
    case 'tree':
      await runTree(parsed.options);
      return EXIT.done;
    case 'reduce':
      return runReduce(parsed.options);
  }
}

function explain(error: unknown): number {
  const known = [
    UsageError,
    GrammarError,
    NotInstalled,
    Failure,
    NoWorkspace,
    TestUnusable,
    ResultNotWritten,
  ].some((kind) => error instanceof kind);
  const text = known
    ? (error as Error).message
    : `This is a bug in Pith. Please report it.\n${(error as Error).stack}`;
  say(`pith: ${text}`);
  const isUsage =
    error instanceof UsageError || error instanceof GrammarError || error instanceof NotInstalled;
  return isUsage ? EXIT.usage : EXIT.failed;
}

// The reader of the output may close it, or the disk may be full; neither is a reason to stop reducing.
let lost: NodeJS.ErrnoException | undefined;
process.stdout.on('error', (error) => (lost ??= error));
process.stderr.on('error', () => undefined);

process.exitCode = await main(process.argv.slice(2)).catch(explain);
await new Promise((done) => process.stdout.write('', done));
// If the result could not be written, that has been reported already.
if (lost !== undefined && lost.code !== 'EPIPE' && process.exitCode !== EXIT.failed) {
  say(`pith: Standard output could not be written: ${lost.message}`);
  process.exitCode = EXIT.failed;
}
