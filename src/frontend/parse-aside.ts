/**
 * Parses a large text in a worker thread, so that signals and limits still work: a tree-sitter parser cannot be paused.
 * The thread ends with the answer, which frees all of the parser's memory.
 */
import { createRequire } from 'node:module';
import { isMainThread, type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import type { TooLarge } from '../parse/draft.ts';
import type { RawTree } from '../parse/derive.ts';
import { loadParser } from '../parse/tree-sitter.ts';
import type { ParseTask } from '../tree/make-syntax.ts';

/** Rejects if aborted. */
export async function parseAside(task: ParseTask, signal: AbortSignal): Promise<RawTree | TooLarge> {
  const file = createRequire(import.meta.url).resolve('#parse-aside');
  const { wasm, grammar, text, mostNodes } = task;
  const { flattened, extras } = grammar;
  const workerData: ParseTask = { wasm, grammar: { flattened, extras }, text, mostNodes };
  const worker = new Worker(file, { workerData });
  try {
    return await new Promise<RawTree | TooLarge>((resolve, reject) => {
      const abort = () => reject(new Error('The parser was stopped.'));
      if (signal.aborted) abort();
      signal.addEventListener('abort', abort, { once: true });
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('The parser exited without an answer.')));
    });
  } finally {
    await worker.terminate();
  }
}

if (!isMainThread && parentPort !== null) await answer(parentPort);

async function answer(port: MessagePort): Promise<void> {
  const { wasm, grammar, text, mostNodes } = workerData as ParseTask;
  const parser = await loadParser(wasm);
  parser.prepare(grammar);
  const parsed = parser.parse(text, mostNodes);
  // Transferred, not copied.
  const arrays =
    'nodes' in parsed
      ? []
      : [parsed.symbol, parsed.start, parsed.end, parsed.next, parsed.extra, parsed.missing, parsed.field];
  port.postMessage(
    parsed,
    arrays.map(({ buffer }) => buffer as ArrayBuffer),
  );
}
