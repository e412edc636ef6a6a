import { EventEmitter } from 'node:events'
export * from './types.js'
export type { Listener } from './listener.js'

type Events = { open: []; data: [chunk: Uint8Array, last: boolean]; close: [code?: number] }
const timeouts = new WeakMap<object, ReturnType<typeof setTimeout>>()

export class Channel<E extends Record<string, unknown[]> = Events> {
	private listeners: { [K in keyof E]?: Array<(...args: E[K]) => void> } = {}
	#closed = false

	on<K extends keyof E>(event: K, listener: (...args: E[K]) => void): this {
		(this.listeners[event] ??= []).push(listener)
		return this
	}

	emit<K extends keyof E>(event: K, ...args: E[K]): boolean {
		const found = this.listeners[event]
		if (!found?.length) return false
		for (const listener of [...found]) {
			try {
				listener(...args)
			} catch (error: unknown) {
				if (error instanceof Error) console.error(error.message)
				else throw error
			} finally {
				this.#closed ||= event === 'close'
			}
		}
		return true
	}
}

namespace Channel {
	export const limit = 10
	export function of(x: number) { return x > limit ? x : limit }
}

declare function setTimeout(f: () => void, ms?: number): { unref(): void }
export const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms))
let state: 'idle' | 'busy' = 'idle'
switch (state) {
	case 'idle': { state = 'busy'; break }
	default: do { state = 'idle' } while (state !== 'idle')
}
var { length: size = 0, ...rest }: { length?: number } = [] as any
if (size) debugger; else { ; }
