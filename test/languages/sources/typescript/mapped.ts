export type Mutable<T> = { -readonly [K in keyof T]-?: T[K] };
type Getters<T> = { +readonly [K in keyof T & string as `get${Capitalize<K>}`]+?: () => T[K] };
type Element<T> = T extends readonly (infer U extends string)[] ? U : T extends Promise<infer V> ? Element<V> : never;
type Tuple = [first: string, second?: number, ...rest: boolean[]];
type Fn = (a: number, b?: string, ...rest: any[]) => void;
type Ctor = abstract new (...args: never) => object;
type Guard = (x: unknown) => x is string;
type Literal = 'a' | "b" | -1 | 2n | true | null | undefined | void | `${number}px`;
type Query = typeof import('node:fs').promises.readFile;
type Indexed = Mutable<Tuple>['length'][] & keyof typeof defaults;
type Nested = Array<Map<string, Set<ReadonlyArray<() => Promise<void>>>>>;
type Optional = | { kind: 'none' } | { kind: 'some'; value: unique symbol };
type Overloads = { (x: string): string; (x: number): number; new (x: boolean): Date; method<T>(x: T): T; get size(): number; set size(n: number) };

const defaults = { depth: 3, name: 'x' } as const satisfies { depth: number; name: string };
let definitely!: string, maybe: string | undefined = defaults.name!;
const f = <T,>(x: T): T => x, g = async <T extends {}>(x: T, y: T = x): Promise<T> => x;
const h = f<string>, i = new Map<string, number>(), j = i as unknown as Map<string, never>;
function overload(x: string): string;
function overload(x: number): number;
function overload(this: void, x: any): any { return x satisfies any; }
abstract class A { abstract x: number; static readonly y?: string; private z = 1; protected static async w(): Promise<void> {} }
let tuple: readonly [a: 1, b?: 2] = [1], assertion = <const>['a'], nonNull = tuple[1]!.toFixed()!;
for (const key in defaults as object) console.log(key as keyof typeof defaults);
label: while (maybe) { if (f(maybe)) break label; else continue }
