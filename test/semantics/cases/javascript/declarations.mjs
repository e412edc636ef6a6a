import d, { q as r, s } from 'x';
import * as ns from 'y';
export { r, later as t };
export default class A extends B {
  static #p = 1;
  f = 2;
  constructor(a, b) { super(a); this.x = a; }
  get g() { return this.#p; }
  async *m(a, { b, c: d2 = 3, ...e }, [f] = [], ...rest) { return b + d2; }
}
var v = 1, w = (a, b) => a + b, u = x => x, o = { k: 1, v, m2(a) { return a; }, [v]: 3 };
const later = function named() { return named; };
A.prototype.z = function (q) { return new A(w(1, 2), o.k); };
label: for (const i of o?.m2(3)) continue label;
u(`${ns.a} ${d}`);
