// What the compiler cannot do without, and a little more: with this instead of its library it is five times faster.
interface Array<T> {
  readonly length: number;
  [index: number]: T;
  push(...items: T[]): number;
  map<U>(callback: (value: T, index: number) => U): U[];
  filter(callback: (value: T, index: number) => boolean): T[];
  join(separator?: string): string;
}
interface ReadonlyArray<T> {
  readonly length: number;
  readonly [index: number]: T;
  map<U>(callback: (value: T, index: number) => U): U[];
}
interface Boolean {}
interface CallableFunction {}
interface Function {}
interface IArguments {}
interface NewableFunction {}
interface Number {
  toFixed(digits?: number): string;
}
interface Object {}
interface RegExp {}
interface String {
  readonly length: number;
  split(separator: string): string[];
  trim(): string;
}
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Partial<T> = { [P in keyof T]?: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
