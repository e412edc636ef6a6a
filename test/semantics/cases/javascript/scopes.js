// Shadowing, hoisting, and uses before declarations.
a = f(1);
function f(a) {
  { let a = 2; a++; var hoisted = a; }
  for (let a = 0; a < 3; a++) { a; }
  for (var j in hoisted) j;
  try { } catch ({ message: a }) { a; }
  a: for (;;) break a;
  ({ a: hoisted } = { a });
  return hoisted + g(j) + this.f;
  function g(f) { return f.a; }
}
var a, h = function f() { return f; };
switch (a) { case 1: let h = 2; default: h; }
console.log(missing, a.b.c = 1);
class C { f() { f(); } static { let f = C; f; } }
