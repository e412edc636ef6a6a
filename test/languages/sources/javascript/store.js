'use strict';

const { readFile, writeFile: write } = require('node:fs/promises');
const listeners = new Map(), limit = 1_000;

class Store extends EventTarget {
  static #instances = 0;
  static { Store.default = new Store('default'); }
  #items = [];
  'quoted key' = 1;
  [Symbol.toStringTag] = 'Store';
  static count = 0

  constructor(name, { max = limit, ...options } = {}) {
    super();
    this.name = name ?? 'unnamed';
    Object.assign(this, options, { max, get size() { return this.#items?.length } });
    Store.#instances++;
  }

  get first() { return this.#items[0]; }
  set first(item) { this.#items[0] = item; }
  static async load(path) {
    try {
      const text = await readFile(path, 'utf8');
      return JSON.parse(text);
    } catch {
      return undefined;
    } finally {
      Store.count += 1;
    }
  }
  *[Symbol.iterator]() { yield* this.#items; }
  async *pages(size) {
    for (let i = 0; i < this.#items.length; i += size) yield this.#items.slice(i, i + size);
    for await (const page of other()) { if (#items in page) continue; else break }
  }
  static create = (...args) => new this(...args);
}

function add(store, item, ...rest) {
  if (!store) throw new TypeError(`no store for ${item}, ${rest.map((r) => `<${r}>`).join()}`);
  store.items?.push?.(item);
  listeners.get(store)?.forEach(function each(listener) { listener.call(this, item); }, store);
  delete store.cache, void 0, typeof item === 'string';
  return store;
}

module.exports = { Store, add, async remove(x) {}, *all() {}, ['computed' + 1]: 2, };
