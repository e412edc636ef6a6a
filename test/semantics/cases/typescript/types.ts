import type { Foreign } from 'x';
import fs = require('fs');
interface I<T> extends J<T> { a?: T; m(b: string): Later; [k: string]: unknown }
abstract class A<T, U = T> extends B<T> implements I<T> {
  abstract q(z: T): void;
  constructor(private readonly p: T, ...rest: U[]) { super(p); }
  static r: number = 1;
}
namespace N { export const x = 1; export function y() { return x; } }
type Later = { [K in keyof I<string>]: I<string>[K] };
type C<T> = T extends Array<infer U> ? U : never;
enum E { P, Q = 2 }
declare function g<T>(this: Foreign, a: T): a is T;
const fn: (a: string) => void = (a) => { N.y(); fs.x; };
let t = g<E>(E.P as any), u = <T,>(v: T) => v!, w: Map<string, A<I<E>>> = new Map();
