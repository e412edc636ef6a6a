var a = 100, b = 10, c = 0, calls = 40, steps = 60;
function f0(x0_0, x0_1, x0_2) {
  switch ((function (p0) { return /x/; })((calls-- > 0 ? f1() : [1, 2]))) {
  case (calls-- > 0 ? f3() : 1):
  {
    while ((x0_2 -= ++x0_1)) {
      if (steps-- < 0) break;
      var v1 = (b *= String((x0_0 || x0_2)).length);
      W2: while (((x0_2 * /x/) in { a: 1, foo: 2, 1: 3 })) {
        if (steps-- < 0) break;
        c = 1 + c;
        x0_1 = (((NaN in { a: 1, foo: 2, 1: 3 }) != (calls-- > 0 ? f3([1, 2], c) : 0)), ((c -= a) in { a: 1, foo: 2, 1: 3 }));
      }
      ({ p: (x0_1 -= (2 - x0_0)), q: ((x0_0 in { a: 1, foo: 2, 1: 3 }) ? (x0_2 *= x0_1) : (undefined, x0_0)) }).p;
    }
  }
  default:
  {
    try {
      switch (x0_2) {
      default:
      {
        var v4 = ((x0_2 = (a in { a: 1, foo: 2, 1: 3 })) >>> x0_0);
        --a;
      }
      break;
      }
    } catch (e3) {
      if (!(x0_1)) {
        ({ p: ((calls-- > 0 ? f4(e3) : "a") + (calls-- > 0 ? f4(5) : 2)), q: ((a *= b) >= (({}) in { a: 1, foo: 2, 1: 3 })) }).p;
      }
      switch ((c = -(true))) {
      default:
      {
        var v5 = ++b;
        var v6 = (undefined in { a: 1, foo: 2, 1: 3 });
      }
      case ({ p: x0_0, q: x0_2 }).q:
      {
        c = 1 + c;
        x0_0 = ({ p: !!((delete ({ p: c }).p)), q: ({ p: (x0_1, x0_0), q: void (23) }).r }).q;
      }
      case (function (p7) { return b; })(c):
      {
        c = 1 + c;
        b = (delete ({ p: ((x0_1 & e3) in { a: 1, foo: 2, 1: 3 }) }).p);
      }
      break;
      }
    } finally {
      if ([(a in { a: 1, foo: 2, 1: 3 }), (b *= (calls-- > 0 ? f0(null, x0_1, undefined) : false))][0]) {
        var v8 = (((NaN, ({})) in { a: 1, foo: 2, 1: 3 }) < (calls-- > 0 ? f3(false, (function (p9) { a; return b; })(x0_1), ++a) : undefined));
        c = 1 + c;
        b = ((v8 ? String(b).length : (x0_0 >= NaN)) in { a: 1, foo: 2, 1: 3 });
      }
      return ({});
    }
    var v10 = (~((x0_0 |= 5)) & ((c || c) % c--));
  }
  break;
  case [[1, 2], c][1]:
  {
    if (c--) return String((b || c)).length;
    var v11 = !((--c <= (calls-- > 0 ? f3(a, c) : false)));
  }
  }
  function g12(p13, p14) {
    ({ p: (({ p: ({}), q: c }).r, (a % 23)), q: ({ p: -(1), q: (false != "") }).q }).p;
    return ({ p: ((delete ({ p: [] }).p) === String(1).length), q: x0_0 }).p;
    function g15(p16, p17) {
      var v18 = ((function (p19) { (delete ({ p: false }).p); return String(p13).length; })((delete ({ p: x0_1 }).p)) % 2);
    }
    c = calls-- > 0 ? g15(({ p: ++c, q: String(x0_1).length }).p) : "a";
  }
  x0_0 = calls-- > 0 ? g12(String((c, b)).length) : /x/;
  if (((delete ({ p: ("" && null) }).p) > a++)) {
    (x0_2 ? ((c + b) >> (b ? a : x0_1)) : (b in { a: 1, foo: 2, 1: 3 }));
    Li20: for (var i20 = 2; i20 < 4 && steps-- > 0; i20++) {
      if (steps-- < 0) break;
      var v21 = (b-- in { a: 1, foo: 2, 1: 3 });
    }
  } else {
    if (((function (p22) { (x0_2 <= b); return --p22; })(("foo" >= x0_2)), (String(/x/).length !== NaN))) return +((c || 1));
    var v23 = ((delete ({ p: (undefined > c) }).p) in { a: 1, foo: 2, 1: 3 });
    return x0_0;
  }
  [String((x0_2 & x0_2)).length, ([false, c][0] >> (x0_1 || c))][1];
  c;
  ((function (p24) { (p24 >= 5); return p24; })((b = b)) >>> ((c in { a: 1, foo: 2, 1: 3 }) !== x0_0++));
}
function f1(x1_0, x1_1, x1_2) {
  if (((x1_1 + !(null)) in { a: 1, foo: 2, 1: 3 })) return a;
  c = 1 + c;
  x1_0 = x1_0;
  (calls-- > 0 ? f0(((b - x1_1) ? (delete ({ p: true }).p) : -(x1_2)), ((delete ({ p: a }).p) < (a in { a: 1, foo: 2, 1: 3 })), (([1, 2], 23) in { a: 1, foo: 2, 1: 3 })) : "foo");
  if (b) return void (!(x1_0));
  if ((b = ((x1_1 ? 2 : c) || (a << a)))) return x1_1;
}
function f2() {
  try {
    function g26(p27, p28) {
      if ((((calls-- > 0 ? f2(NaN) : true) || (p27 -= b)) * ((undefined | "foo") !== (p28 *= [1, 2])))) return (calls-- > 0 ? f1(a++) : "foo");
    }
    c = calls-- > 0 ? g26(((function (p29) { return a; })(a) && (a in { a: 1, foo: 2, 1: 3 }))) : null;
  } catch (e25) {
    if (([(function (p30) { return 2; })(b), ("foo", b)][1], (c = (b += true)))) return ([c, []][1] in { a: 1, foo: 2, 1: 3 });
    return a;
  } finally {
    if ((String((b ? c : "")).length <= ((c in { a: 1, foo: 2, 1: 3 }) || ("" << a)))) {
      if ((a in { a: 1, foo: 2, 1: 3 })) return ((-1 >>> b) && (delete ({ p: b }).p));
    } else {
      function g31(p32, p33) {
        var v34 = (p32 &= b);
        v34;
        c = 1 + c;
        a = a;
      }
      b = calls-- > 0 ? g31((calls-- > 0 ? f2((b, /x/), ([1, 2] ? b : a), String(c).length) : 2)) : /x/;
      function g35(p36, p37) {
        var v38 = (((p37 && true) ? (b >> 1.5) : (c < b)) * ((calls-- > 0 ? f1(c) : 1.5) + a--));
      }
      a = calls-- > 0 ? g35(String((c in { a: 1, foo: 2, 1: 3 })).length) : false;
    }
  }
  return ({ p: (delete ({ p: (calls-- > 0 ? f3(/x/, "foo") : 1) }).p), q: ((c in { a: 1, foo: 2, 1: 3 }) && (c || 2)) }).p;
  try {
    if (b) return (({ p: b, q: "" }).r ? -1 : a);
  } finally {
    var v40 = -(((c in { a: 1, foo: 2, 1: 3 }), (b >>> b)));
  }
}
function f3() {
  switch (((function (p41) { p41; return p41; })(a), (calls-- > 0 ? f2(a) : true))) {
  default:
  {
    if ((!(String(b).length) ? ~(5) : ({}))) {
      do {
        if (steps-- < 0) break;
        (function (p42) { (delete ({ p: ({ p: 1, q: c }).q }).p); return NaN; })((c = (function (p43) { return NaN; })(b)));
        var v44 = ((c ? (b >>> b) : String(c).length) || String(("foo", a)).length);
      } while ((calls-- > 0 ? f0((calls-- > 0 ? f3() : 5), [1, 2]) : "foo") && steps-- > 0);
      (void (!(b)) <= b);
      function g45(p46, p47) {
        ((b >> [b, p46][0]) % (String(a).length | String(a).length));
        var v48 = String([(calls-- > 0 ? f1(a) : "a"), b][0]).length;
      }
      b = calls-- > 0 ? g45(void (++a)) : 5;
    }
  }
  case (delete ({ p: a }).p):
  {
    if ((delete ({ p: ([a, null][1] + (function (p49) { return c; })([])) }).p)) return ++b;
  }
  }
  var v50 = b;
  if (c) {
    c = 1 + c;
    v50 = ++c;
  } else {
    c = 1 + c;
    b = (((v50 > v50) ? (delete ({ p: [] }).p) : (delete ({ p: b }).p)), ([true, b][0] in { a: 1, foo: 2, 1: 3 }));
  }
}
function f4(x4_0, x4_1) {
  (0, (b in { a: 1, foo: 2, 1: 3 }));
  var v51 = (((delete ({ p: a }).p) || c) in { a: 1, foo: 2, 1: 3 });
  try {
    function g53(p54, p55) {
      if ((c++ ? String((c >= a)).length : ++c)) {
        c = 1 + c;
        c = (delete ({ p: ((x4_1, b) in { a: 1, foo: 2, 1: 3 }) }).p);
        (delete ({ p: ({ p: String(x4_0).length, q: [false, p55][1] }).r }).p);
      }
      return (+(String(b).length), ("a", ""));
    }
    a = calls-- > 0 ? g53((function (p56) { return (p56 || x4_1); })(String(x4_0).length)) : ({});
    if ([((calls-- > 0 ? f1() : /x/) && 1.5), String(-(x4_0)).length][0]) return ((undefined % [1, 2]) >>> [undefined, c][0]);
  } catch (e52) {
    return ((function (p57) { return String(c).length; })(a) in { a: 1, foo: 2, 1: 3 });
  } finally {
    for (var k58 in { x: x4_0, y: 2 }) {
      if ((function (p59) { String(b).length; return (v51, NaN); })((v51 += c))) break;
      var v60 = ([23, ("a", x4_1)][1] in { a: 1, foo: 2, 1: 3 });
    }
    try {
      return (((function (p62) { return b; })(v51) in { a: 1, foo: 2, 1: 3 }), ((b ? v51 : b) ? x4_0 : (delete ({ p: ({}) }).p)));
      if ((calls-- > 0 ? f3() : true)) return (calls-- > 0 ? f1((b, c)) : []);
    } catch (e61) {
      if ((((true && c) | (b, NaN)) <= ({ p: (calls-- > 0 ? f4() : /x/), q: e61 }).q)) return c;
      switch (((calls-- > 0 ? f0(e61, e61) : null) || (delete ({ p: v51 }).p))) {
      case (v51 && x4_0):
      {
        ((calls-- > 0 ? f3(/x/) : null) && v51);
      }
      case (v51 = e61):
      {
        var v63 = (b *= v51++);
      }
      case (delete ({ p: x4_1 }).p):
      {
        x4_0--;
      }
      case !(NaN):
      {
        c = 1 + c;
        b = ((("" in { a: 1, foo: 2, 1: 3 }) << -1) && c);
        var v64 = (({ p: null, q: ({ p: v51, q: 1 }).p }).r in { a: 1, foo: 2, 1: 3 });
      }
      }
    } finally {
      for (var k65 in { x: (x4_0 && a), y: 2 }) {
        (delete ({ p: ((c + a) !== +(v51)) }).p);
        c = 1 + c;
        k65 = ([(delete ({ p: k65 }).p), -(a)][0] | k65);
      }
    }
  }
}
calls = 40; steps = 60;
try { console.log(0, typeof f0(void (null), (c && b)), String(a), String(b), String(c)); } catch (error) { console.log(0, error.name); }
calls = 40; steps = 60;
try { console.log(1, typeof f1(undefined, void (a)), String(a), String(b), String(c)); } catch (error) { console.log(1, error.name); }
calls = 40; steps = 60;
try { console.log(2, typeof f2(b--, (delete ({ p: 1 }).p)), String(a), String(b), String(c)); } catch (error) { console.log(2, error.name); }
calls = 40; steps = 60;
try { console.log(3, typeof f3((a | c), (null - c)), String(a), String(b), String(c)); } catch (error) { console.log(3, error.name); }
calls = 40; steps = 60;
try { console.log(4, typeof f4((function (p66) { return a; })(NaN), --a), String(a), String(b), String(c)); } catch (error) { console.log(4, error.name); }
