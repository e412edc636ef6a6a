/** Services by name, made when they are first asked for. */
import type { Factory, Options as FactoryOptions } from './factory.js';
import { type Logger, createLogger } from './logger.js';
import fs = require('node:fs');

export type Key<T> = symbol & { readonly __type?: T };
type Services = Map<Key<unknown>, { readonly make: Factory<unknown>; made?: unknown }>;

export enum Lifetime { Once, Always = 'always', Sum = 1 << 2 | Once }
declare const enum Flags { None = 0 }

export abstract class Base<T extends object = {}> {
  declare readonly brand: unique symbol;
  protected constructor(public readonly name: string, private items?: T[]) {}
  abstract get size(): number;
  abstract run(this: Base<T>, ...args: readonly unknown[]): Promise<void>;
}

@sealed
export class Registry<T extends object> extends Base<T> implements Iterable<T>, Disposable {
  static #shared: Registry<any> | undefined;
  private readonly services: Services = new Map();
  protected override accessor_!: number;
  [index: string]: unknown;

  constructor(private readonly log: Logger = createLogger('registry'), options?: Partial<FactoryOptions>) {
    super('registry', []);
  }

  get<K extends Key<T>>(key: K): T;
  get(key: Key<T>, otherwise?: () => T): T | undefined;
  @logged({ level: 2 }) get(key: Key<T>, otherwise?: () => T): T | undefined {
    const service = this.services.get(key);
    if (service === undefined) return otherwise?.();
    return (service.made ??= service.make()) as T;
  }

  override get size(): number { return this.services.size; }
  async run<U>(...args: readonly U[]): Promise<void> { for await (const a of args) this.log.info(`${a}`); }
  *[Symbol.iterator](): Generator<T, void, undefined> { for (const { made } of this.services.values()) if (made) yield <T>made; }
  isFull(): this is Registry<T> & { full: true } { return this.size! > 10; }
  static is(x: unknown): asserts x is Registry<never> { if (!(x instanceof Registry)) throw new TypeError(); }
}

export default Registry;
