/**
 * Reduces a file with an attempt in it, as the command line would: in place, with a journal. Writes down what it tests. Until there is
 * a file `go` beside the file, it waits for ever once the program has grown.
 */
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheSchemes, defaultCacheScheme } from '../../src/engine/cache/cache.ts';
import { reduce } from '../../src/engine/reduce.ts';
import { resultFile } from '../../src/store/result-file.ts';
import { openStateFolder } from '../../src/store/state-folder.ts';
import { functionOracle } from '../../src/oracle/function.ts';
import { delta } from '../../src/passes/delta.ts';
import { overList } from '../../src/passes/over-list.ts';
import { plainLexer } from '../../src/parse/lexer.ts';
import { characters, lines } from '../../src/tree/list-program.ts';
import { textOf } from '../reduce-with.ts';
import { inline } from './pump.ts';

const [file, log] = process.argv.slice(2) as [string, string];
const isHeldUp = !existsSync(join(dirname(file), 'go'));
let hasGrown = false;
const write = (line: string) => appendFileSync(log, `${line}\n`);

const oracle = functionOracle((bytes) => {
  const text = textOf(bytes);
  write(text);
  if (isHeldUp && hasGrown) {
    write('wait');
    return new Promise((done) => void setTimeout(() => done(false), 600_000));
  }
  hasGrown ||= text === 'f=abc;x(abc)';
  return /^q*f=abc;x\(f\)$/.test(text) || /x\(a\w*\)$/.test(text);
});

const state = openStateFolder({
  file,
  read: () => readFileSync(file),
  identity: { version: '1', test: 'the function above', options: 'none' },
  resume: true,
});
const { original, content: onDisk, journal } = state;
const writer = resultFile({ path: file, onDisk, like: statSync(file) });
const shrink = overList('shrink', delta);
const result = await reduce({
  original,
  oracle,
  schedule: async (reduction) => {
    await reduction.run(shrink, characters(reduction.best));
    await reduction.attempt(async (attempt) => {
      await attempt.run(inline, lines(attempt.best));
      await attempt.run(shrink, characters(attempt.best));
    });
  },
  cache: cacheSchemes[defaultCacheScheme]!.create(plainLexer.cuts),
  journal,
  save: (bytes) => writer.save(bytes),
  onDisk: Buffer.compare(onDisk, original) === 0 ? undefined : { name: file, bytes: onDisk },
  repeat: 1,
  timeoutMs: 600_000,
  verify: true,
  limits: {},
  lexer: plainLexer,
  about: {
    run: '',
    command: [],
    file: 'input',
    pith: 'test',
    alg: 'test',
    lang: 'text',
    cache: defaultCacheScheme,
  },
});
await writer.save(result.bytes);
state.close(false);
