// generate.js SEED VARIABLES ASSERTIONS: writes assertions about differences, with guards, that hold for one hidden
// solution, but for one of them, which contradicts several of the others together.
const [seed, variables, assertions] = process.argv.slice(2).map(Number);
let state = seed >>> 0;
function random(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  const x = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
  return ((x ^ (x >>> 12)) >>> 0) % n;
}
const pick = (list) => list[random(list.length)];
const hidden = Array.from({ length: variables }, () => random(400));
const flags = Array.from({ length: 12 }, () => random(2) === 1);
const number = (n) => (n < 0 ? `(- ${-n})` : String(n));

/** That one variable is at most so much more than another one; with a slack that is seldom small. */
function bound(a, b, slack) {
  const most = hidden[a] - hidden[b] + slack;
  return pick([
    () => `(<= (- x${a} x${b}) ${number(most)})`,
    () => `(< x${a} (+ x${b} ${number(most + 1)}))`,
    () => `(>= (+ x${b} ${number(most)}) x${a})`,
    () => `(not (> (- x${a} x${b}) ${number(most)}))`,
    () => `(let ((d (- x${a} x${b}))) (<= (* 2 d) ${number(2 * most)}))`,
  ])();
}
const guard = (value) => {
  const at = random(flags.length);
  return flags[at] === value ? `p${at}` : `(not p${at})`;
};
function assertion() {
  const a = random(variables);
  const b = (a + 1 + random(variables - 1)) % variables;
  const near = (a + 1 + random(3)) % variables;
  switch (random(7)) {
    case 0:
      return `(or ${guard(false)} ${bound(a, near, random(3))})`;
    case 1:
      return `(=> ${guard(true)} ${bound(a, b, 60 + random(90))})`;
    case 2:
      return `(ite ${guard(true)} ${bound(a, near, random(4))} (= x${b} ${random(400)}))`;
    case 3:
      return `(or ${guard(true)} ${guard(false)} (distinct x${a} x${b}))`;
    case 4:
      return `(and ${bound(a, b, 70 + random(90))} ${bound(b, a, 70 + random(90))})`;
    case 5:
      return `(<= (select m ${random(9)}) (select (store m ${random(9)} x${a}) ${10 + random(9)}) (+ x${a} ${900 + random(99)}))`;
    default:
      return bound(a, b, 80 + random(200));
  }
}
console.log('(set-option :produce-unsat-cores true)\n(set-logic ALL)\n(declare-fun m () (Array Int Int))');
flags.forEach((_, n) => console.log(`(declare-fun p${n} () Bool)`));
hidden.forEach((_, n) => console.log(`(declare-fun x${n} () Int)`));
const wrong = random(assertions);
for (let n = 0; n < assertions; n++) {
  const text =
    n === wrong
      ? `(> (- x0 x${variables >> 1}) ${number(hidden[0] - hidden[variables >> 1] + 30)})`
      : assertion();
  console.log(`(assert (! ${text} :named a${n}))`);
}
flags.forEach((value, n) => console.log(`(assert (! ${value ? `p${n}` : `(not p${n})`} :named f${n}))`));
console.log('(check-sat)\n(get-unsat-core)');
