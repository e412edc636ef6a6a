import legacy = Some.Nested.Alias;
import all, * as everything from './all.js';
import data from './data.json' with { type: 'json' };
export * as everything from './all.js';
export { all as default, data as 'string name', legacy };

let [first, , { second = 2, ...others } = {} as any, ...rest]: any[] = [1, 2];
for (let i = 0, n: number = 3; i < n; i++) if (i === 1) continue; else { break; }
for (;;) break;
for (const { x, y: [z] } of rest) console.log(x, z);
do first--; while (first > 0);
switch (typeof first) { case 'string': case "number": first ??= 1; break; default: throw new Error; }
;[first, second] = [second, first], ({ second, x: first } = others);
first **= 2; first >>>= 1; first = -first + +second - ~first ** 2 % 3, first++, --second;
const bits = first & second | first ^ 3 << 2 >> 1 >>> 0, logic = !first && second || (first ?? second);
const inside = 'x' in others && others instanceof Object, nothing = void 0, kind = typeof second;
const lazy = import('./lazy.js').then((m) => m.default), here = import.meta.url;
const generate = function* named<T>(this: void, x: T) { const y: T = yield x; yield* [y]; return };
async function* pages(): AsyncGenerator<number> { for await (const p of []) yield p; await lazy }
const maker = class Named<T> extends (class {})<T> implements Disposable, Iterable<T> {
	static { maker.toString(); }
	static async *all() {}
	'quoted'?: number = 1; 2 = 3; [first] = 4;
	constructor() { super(); delete others.x; new.target; }
	get value(): number { return super['x'] }
	set value(v) { this.#secret = v }
	#secret?: number;
};
@(named.sealed) @named.deep('x') abstract class Decorated { @field declare x: string; method(@inject() a: A, @inject b?: B): void {} }
const object = { first, 'two': 2, 3: 3, [`four`]: 4, async five() {}, *six() {}, get seven() { return 7 }, set seven(_) {}, ...others };
const call = object?.first?.[0]?.(1)!, chained = new (call as any)(...rest).a.b, made = new Date;
type Exotic = typeof object['first'] | (new () => void)[] | ((x?: 1) => asserts x) | [...Tuple, rest?: string] | this | object;
type Shape = { readonly [key: string]: number } & { (a): b } & Outer.Inner<string>['x' | 'y'];
export declare abstract class Ambient<T = unknown> { protected abstract readonly x?: T; static from<T>(x: T): Ambient<T> }
export declare function ambient<const T extends string>(x: T, ...more: T[]): x is T;
if (first) { } else if (second) ; else debugger;
