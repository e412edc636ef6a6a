/** What is taken from Node where there is one. The engine and all below it also run in browsers, so they import nothing from it. */
const node: Partial<NodeJS.Process> | undefined = globalThis.process;

export const nodeCrypto = node?.getBuiltinModule?.('node:crypto');
export const nodeZlib = node?.getBuiltinModule?.('node:zlib');
const nodeTimers = node?.getBuiltinModule?.('node:timers');

/** The most memory that the process had in use so far, in megabytes; 0 where that is not known. */
export const peakMemoryMb = (): number => (node?.resourceUsage?.().maxRSS ?? 0) / 1024;

/** Lets timers, signals and messages through. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (nodeTimers !== undefined) return void nodeTimers.setImmediate(resolve);
    // Browsers delay timers that wait for nothing, but not messages.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
