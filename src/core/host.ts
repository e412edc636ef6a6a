/**
 * Optional access to Node. The engine and everything it depends on also run in browsers, so they import nothing from
 * Node directly.
 */
const node: Partial<NodeJS.Process> | undefined = globalThis.process;

export const nodeCrypto = node?.getBuiltinModule?.('node:crypto');
export const nodeZlib = node?.getBuiltinModule?.('node:zlib');
const nodeTimers = node?.getBuiltinModule?.('node:timers');

/** The peak memory of the process so far, in megabytes; 0 where it is unknown. */
export const peakMemoryMb = (): number => (node?.resourceUsage?.().maxRSS ?? 0) / 1024;

/** Yields to the event loop, so that timers, signals and messages are handled. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (nodeTimers !== undefined) return void nodeTimers.setImmediate(resolve);
    // Browsers throttle zero-delay timers, but not messages.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
