import fs, { promises as files, default as whole } from 'node:fs';
import * as path from "node:path";
import data from './data.json' with { type: 'json' };
import './side-effect.js';

export const EPSILON = 1e-9, HEX = 0xFF, OCTAL = 0o17, BINARY = 0b1010, BIG = 12_345n;
export { fs as default, path, files as 'string name' };
export * from './more.js';
export * as all from './all.js';
export default class {}
export async function* generate(n) { while (n --> 0) yield await n }

let a = 1, b = 2, [c, , d = 3, ...e] = [1, 2, 3, 4], { f, g: { h } = {}, ['i']: i } = {};
[a, b] = [b, a];
({ a, b: c, ...d } = { a: 1, b: 2 });
a **= 2; a ||= b; a &&= c; a ??= d; a >>>= 1; a <<= 2; a ^= ~b | c & d;
const sum = a + +b - -c * d / e % f ** 2 << 1 >> 2 >>> 3;
const compare = a < b === c > d !== (e <= f) == g >= h != !i;
const either = a && b || c, other = (a ?? b) ? c : d ? e : f;
const inside = 'x' in data && data instanceof Object;

label: for (const key in data) {
  inner: for (const value of [key]) {
    if (value) continue label
    else break inner;
  }
}
do { a-- } while (a > 0)
do ; while (0);
for (;;) break;
for (var j = 0, k; j < 1; j++, k = j);
switch (a) {
  case 1:
  case 2: { b = 1; break }
  default:
    debugger;
}
if (a) ; else if (b) { } else c = () => ({});
const regexes = [/[/\]]+\//giu, /(?<year>\d{4})-\1/.exec('x'), a / b / c];
const meta = [import.meta.url, await import('./lazy.js')];
