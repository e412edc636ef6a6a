var a = 100, b = 10, c = 0, calls = 40, steps = 60;
function f0() {
  ((delete ({ p: ("" & -1) }).p) > (function (p0) { (/x/ >> -1); return c++; })(null));
  c = 1 + c;
  c = (calls-- > 0 ? f1(((calls-- > 0 ? f3(23, b, a) : undefined) in { a: 1, foo: 2, 1: 3 })) : /x/);
  if ((((a, b) ^ (a == a)), (({ p: c, q: c }).p, a))) {
    return a++;
    c = 1 + c;
    c = ((c &= (delete ({ p: 1 }).p)) >= ((b <= c) in { a: 1, foo: 2, 1: 3 }));
  } else {
    W1: while (((c > 23) ? (b < "") : (b || "foo"))) {
      if (steps-- < 0) break;
      Li2: for (var i2 = 2; i2 < 3 && steps-- > 0; i2++) {
        if (steps-- < 0) break;
        "foo";
        var v3 = (c ? (a === (c += b)) : (function (p4) { return (b, c); })((b * b)));
      }
    }
    for (var i5 = 2; i5 < 5 && (1.5, c); i5++) {
      if (steps-- < 0) break;
      if (a) {
        String([String(b).length, (function (p6) { return "foo"; })(a)][1]).length;
      }
    }
  }
  (((function (p7) { -1; return c; })(false) > 2), (({ p: c, q: 2 }).r != ("a" & /x/)));
  c = 1 + c;
  b = ((5 in { a: 1, foo: 2, 1: 3 }) != (delete ({ p: (b ? b : c) }).p));
  function g8(p9, p10) {
    switch ([(undefined, a), p10][1]) {
    default:
    {
      if ((p10-- > b)) {
        var v11 = ((function (p12) { return p12; })(({ p: -1, q: b }).p) && ~((b -= a)));
        c = 1 + c;
        v11 = v11;
        var v13 = (calls-- > 0 ? f3(((p9 || p9) + c), (v11 |= (p10 <= v11))) : []);
      }
    }
    break;
    case ({ p: p10, q: a }).p:
    {
      return (String(({ p: p9, q: "foo" }).q).length ? p9 : b--);
    }
    break;
    }
    switch (String(({ p: b, q: b }).p).length) {
    default:
    {
      do {
        if (steps-- < 0) break;
        var v14 = ({ p: (b &= ({ p: p9, q: 5 }).q), q: ((p10 || p10) << p9) }).q;
        c = 1 + c;
        b = ({ p: true, q: ((-1 & p10) ? [] : p10) }).r;
        c = 1 + c;
        p9 = String(((calls-- > 0 ? f4(5, a) : [1, 2]) || --a)).length;
      } while ((p10 < (c in { a: 1, foo: 2, 1: 3 })) && steps-- > 0);
      (delete ({ p: ({ p: (c &= p10), q: ({ p: p9, q: c }).r }).r }).p);
    }
    case (p10 += ({})):
    {
      c = 1 + c;
      p9 = b;
      if ((function (p15) { return b; })(String((calls-- > 0 ? f4(c, b, c) : 23)).length)) return +(a);
    }
    }
  }
  c = calls-- > 0 ? g8((delete ({ p: c-- }).p)) : undefined;
}
function f1(x1_0, x1_1, x1_2) {
  if ((b, ((1.5 || a) % NaN))) {
    if (x1_1) return ([1, 2] ? (x1_2 + 2) : (calls-- > 0 ? f1(c) : 23));
  } else {
    function g16(p17, p18) {
      switch (String(({})).length) {
      case (x1_0 % c):
      {
        ((function (p19) { return typeof (1.5); })((b == a)) % (function (p20) { a; return ~(23); })([a, 5][1]));
        a--;
      }
      default:
      {
        --c;
        var v21 = (((0 ? x1_2 : p17) * c++) in { a: 1, foo: 2, 1: 3 });
      }
      break;
      case (x1_0 in { a: 1, foo: 2, 1: 3 }):
      {
        c = 1 + c;
        x1_1 = (delete ({ p: ((null, b) >> ({ p: x1_1, q: x1_1 }).r) }).p);
      }
      }
    }
    x1_0 = calls-- > 0 ? g16(NaN) : false;
  }
  if ((delete ({ p: ((a ? x1_0 : x1_1) | (x1_2 ? x1_1 : [])) }).p)) return [(x1_1 ? "" : 5), (b -= a)][1];
  function g22(p23, p24) {
    if ((((calls-- > 0 ? f2(2, c, a) : ({})), String(b).length) in { a: 1, foo: 2, 1: 3 })) {
      switch (null) {
      case (2, x1_0):
      {
        c = 1 + c;
        c = (function (p25) { return ((1, b) << --b); })((function (p26) { (calls-- > 0 ? f1(b, x1_0, x1_0) : undefined); return (delete ({ p: [1, 2] }).p); })(({ p: b, q: b }).p));
        2;
      }
      break;
      }
      for (var k27 in { x: (function (p28) { p28; return b; })(a), y: 2 }) {
        ((x1_2 = (c in { a: 1, foo: 2, 1: 3 })) > (-(1) in { a: 1, foo: 2, 1: 3 }));
        String((delete ({ p: (function (p29) { b; return "a"; })(a) }).p)).length;
      }
    }
  }
  b = calls-- > 0 ? g22(c) : true;
  if ((1 * ((1.5 || false) < !!(b)))) return ((x1_1 + -1) >>> (a += x1_0));
  if ((a &= ((b || x1_2) in { a: 1, foo: 2, 1: 3 }))) {
    while (([undefined, 2][1] >> /x/)) {
      if (steps-- < 0) break;
      Li30: for (var i30 = 0; i30 < 3 && steps-- > 0; i30++) {
        if (steps-- < 0) break;
        (((delete ({ p: x1_0 }).p), (delete ({ p: a }).p)) || (x1_2 += (a ? 1 : NaN)));
        c = 1 + c;
        c = ((function (p31) { return ("foo", 23); })([x1_0, c][0]) in { a: 1, foo: 2, 1: 3 });
        (((x1_1 in { a: 1, foo: 2, 1: 3 }) in { a: 1, foo: 2, 1: 3 }) in { a: 1, foo: 2, 1: 3 });
      }
      function g32(p33, p34) {
        c = 1 + c;
        a = ({ p: b, q: ("" < (function (p35) { return true; })(x1_1)) }).p;
        false;
      }
      c = calls-- > 0 ? g32(((c, c) ? String(b).length : (b > x1_1))) : 0;
      var v36 = (delete ({ p: (calls-- > 0 ? f1((x1_0 ^ 0), -1, (b + a)) : 1.5) }).p);
    }
    var v37 = ({ p: x1_2++, q: String((a ? x1_1 : c)).length }).r;
    if ((delete ({ p: ({ p: String(undefined).length, q: "a" }).p }).p)) {
      if ((String(false).length in { a: 1, foo: 2, 1: 3 })) return b;
      function g38(p39, p40) {
        c = 1 + c;
        v37 = (String(--c).length == (a = (calls-- > 0 ? f1() : NaN)));
        c = 1 + c;
        a = (x1_1 && (b || x1_2));
      }
      a = calls-- > 0 ? g38(((x1_1 && 2) in { a: 1, foo: 2, 1: 3 })) : 2;
      if ((calls-- > 0 ? f4((a *= --x1_1)) : "")) {
        c = 1 + c;
        a = c;
        (delete ({ p: (c || +(undefined)) }).p);
        c = 1 + c;
        x1_2 = (((x1_1 ? null : x1_0) in { a: 1, foo: 2, 1: 3 }), (String(null).length ? (a >> 2) : (a = undefined)));
      }
    }
  } else {
    return (x1_1 << ((a in { a: 1, foo: 2, 1: 3 }) <= (x1_1 << x1_2)));
    try {
      try {
        var v43 = String((-(b) >>> (delete ({ p: null }).p))).length;
        (b &= (function (p44) { return (a >> p44); })((calls-- > 0 ? f3(v43) : null)));
      } catch (e42) {
        (calls-- > 0 ? f2((function (p45) { (delete ({ p: 0 }).p); return (function (p46) { return ""; })(b); })(({ p: e42, q: 5 }).p)) : /x/);
        [b, true][0];
      }
      if (--c) {
        var v47 = x1_1;
        c = 1 + c;
        b = ((delete ({ p: (c != x1_2) }).p) != c);
        (b = ++b);
      }
    } catch (e41) {
      if (e41) return ((delete ({ p: x1_1 }).p) - (b & b));
      c = 1 + c;
      b = a--;
    }
  }
  String((({ p: x1_2, q: a }).q ? String("").length : b)).length;
}
function f2(x2_0) {
  switch (((calls-- > 0 ? f0() : false) << ({ p: 0, q: 5 }).r)) {
  default:
  {
    for (var k48 in { x: ++a, y: 2 }) {
      if (String((calls-- > 0 ? f1(a) : 2)).length) break;
      if ((c = (1.5 in { a: 1, foo: 2, 1: 3 }))) break;
    }
    return (b = String(b--).length);
  }
  break;
  }
  NaN;
  function g49(p50, p51) {
    c = 1 + c;
    x2_0 = ((("a" < 5) >> (undefined < [1, 2])) >>> ++b);
    var v52 = (((p51 ^ p50) > 0) || p51++);
  }
  c = calls-- > 0 ? g49(((a in { a: 1, foo: 2, 1: 3 }) in { a: 1, foo: 2, 1: 3 })) : 1;
}
function f3(x3_0) {
  function g53(p54, p55) {
    "a";
    (p54++ && String((delete ({ p: NaN }).p)).length);
  }
  b = calls-- > 0 ? g53((({ p: ({}), q: 1 }).r, (function (p56) { return c; })(c))) : [1, 2];
  function g57(p58, p59) {
    c = 1 + c;
    a = ({ p: b, q: String((c - x3_0)).length }).r;
    do {
      if (steps-- < 0) break;
      return (String((b >>> 1)).length << (!(a) > p58));
      for (var i60 = 2; i60 < 3 && [x3_0, p58][1]; i60++) {
        if (steps-- < 0) break;
        c = 1 + c;
        a = ([typeof (p58), void (null)][1] >> [b++, ({ p: b, q: p59 }).p][0]);
        var v61 = [({ p: (function (p62) { p62; return p62; })(b), q: (c -= p58) }).p, String((x3_0 % x3_0)).length][1];
        var v63 = (function (p64) { return undefined; })(((p59 % a) in { a: 1, foo: 2, 1: 3 }));
      }
    } while ([(delete ({ p: x3_0 }).p), (b ? a : b)][0] && steps-- > 0);
    function g65(p66, p67) {
      switch (--b) {
      case (a, []):
      {
        ([(p66, p59), p59][0] || (p59 & ({ p: p66, q: a }).q));
        [String((true in { a: 1, foo: 2, 1: 3 })).length, (delete ({ p: String(c).length }).p)][1];
      }
      break;
      case 2:
      {
        var v68 = (calls-- > 0 ? f0(((function (p69) { -1; return p58; })(p67) in { a: 1, foo: 2, 1: 3 })) : undefined);
      }
      }
      function g70(p71, p72) {
        a;
        c = 1 + c;
        x3_0 = ((p67 in { a: 1, foo: 2, 1: 3 }), [p66, (a &= 0)][1]);
        c = 1 + c;
        b = (c = ((NaN % 1) + (function (p73) { 2; return "a"; })(p58)));
      }
      p58 = calls-- > 0 ? g70((b, x3_0++)) : [1, 2];
      if (({ p: ++b, q: [(calls-- > 0 ? f1(x3_0, p59) : -1), (c, p66)][1] }).q) {
        var v74 = (delete ({ p: (calls-- > 0 ? f3(1.5, p66, p66) : undefined) }).p);
      } else {
        var v75 = c;
      }
    }
    p58 = calls-- > 0 ? g65(a) : 2;
  }
  b = calls-- > 0 ? g57(((function (p76) { a; return 5; })("") || (b || 0))) : [1, 2];
  var v77 = ~(--x3_0);
  c = 1 + c;
  v77 = c;
}
function f4(x4_0) {
  if (((delete ({ p: ({ p: a, q: -1 }).p }).p) || c++)) {
    c = 1 + c;
    c = c;
    if ((c = x4_0)) return undefined;
  } else {
    if ((c -= b--)) {
      var v78 = [b, String((a += [])).length][1];
      switch (!!(({ p: /x/, q: b }).r)) {
      case String(v78).length:
      {
        (String((c ? a : true)).length in { a: 1, foo: 2, 1: 3 });
        c = 1 + c;
        a = v78;
      }
      break;
      case (b && b):
      {
        (String(/x/).length << ((a >> false), (a = b)));
        c = 1 + c;
        b = ({ p: x4_0--, q: a }).q;
      }
      case (x4_0 & true):
      {
        c = 1 + c;
        x4_0 = (function (p79) { return (c === (5 ? c : b)); })(((calls-- > 0 ? f0(1) : "a") && (x4_0 in { a: 1, foo: 2, 1: 3 })));
        (calls-- > 0 ? f3((({ p: v78, q: null }).r * [x4_0, a][0]), ((b in { a: 1, foo: 2, 1: 3 }) < (b * a)), (v78 && (calls-- > 0 ? f1(v78, [1, 2], b) : 1.5))) : ({}));
      }
      break;
      default:
      {
        c = 1 + c;
        b = !(((delete ({ p: a }).p) ? a-- : (/x/ || a)));
        var v80 = (((NaN * b), (function (p81) { c; return NaN; })(-1)) == (a > (b ? [] : undefined)));
      }
      break;
      }
    }
  }
  [];
  (calls-- > 0 ? f4((calls-- > 0 ? f1(String(b).length) : null), (b |= (a >>> c))) : 5);
  if ((x4_0 *= (calls-- > 0 ? f0((a, a), ({ p: x4_0, q: 2 }).r, void (b)) : "a"))) return (--c ? (delete ({ p: c }).p) : 1.5);
  switch ((x4_0 && String(c).length)) {
  default:
  {
    switch (((calls-- > 0 ? f3(a, 2, x4_0) : /x/), (a, false))) {
    case c--:
    {
      try {
        var v83 = [[1, 2], a][0];
        c = 1 + c;
        c = v83;
        c = 1 + c;
        b = (calls-- > 0 ? f3(!!((5 in { a: 1, foo: 2, 1: 3 }))) : /x/);
      } catch (e82) {
        c = 1 + c;
        e82 = (~((a * b)) in { a: 1, foo: 2, 1: 3 });
        var v84 = (((delete ({ p: 23 }).p), (false <= b)) ? ((b % a) % c) : ((x4_0 *= ({})) < (x4_0, e82)));
      }
    }
    case (c <= a):
    {
      Li85: for (var i85 = 2; i85 < 5 && steps-- > 0; i85++) {
        if (steps-- < 0) break;
        var v86 = [((delete ({ p: [] }).p) ? x4_0-- : (b < /x/)), (function (p87) { return (b = [1, 2]); })(({ p: b, q: null }).q)][1];
        var v88 = ~(String(("a" & c)).length);
      }
      var v89 = (String(String(b).length).length ? (--b, c) : !!(a));
    }
    break;
    default:
    {
      var v90 = (calls-- > 0 ? f2(({ p: String(a).length, q: (b, b) }).r, "a", ((b === 1.5) || !(c))) : "a");
    }
    }
  }
  case (calls-- > 0 ? f0(b, c, []) : undefined):
  {
    Li91: for (var i91 = 1; i91 < 5 && steps-- > 0; i91++) {
      if (steps-- < 0) break;
      if (({ p: [1, 2], q: c }).r) {
        ((-(x4_0) ? [a, a][0] : ("" ? a : -1)) | String(a).length);
        var v92 = (delete ({ p: ((a, c) & [x4_0, a][0]) }).p);
      } else {
        c = 1 + c;
        x4_0 = [++x4_0, ((c = 23) ? (delete ({ p: false }).p) : [c, b][0])][0];
        [(a = (b &= x4_0)), (+("foo"), (1 === b))][1];
        (([c, x4_0][1] | (delete ({ p: c }).p)) || ((x4_0 ? x4_0 : a) == (a % c)));
      }
      if (((("" == c) in { a: 1, foo: 2, 1: 3 }) >> ((({}) == c) >> void (c)))) {
        (function (p93) { return ((a * a) in { a: 1, foo: 2, 1: 3 }); })(((function (p94) { a; return c; })(undefined) ? [a, x4_0][1] : (c % x4_0)));
        ((calls-- > 0 ? f1((b, a), ++c) : ({})) | 0);
      }
      if ((({}) + ((function (p95) { b; return 1; })(x4_0) * x4_0))) {
        c = 1 + c;
        b = ++b;
        var v96 = (((calls-- > 0 ? f0(a, 23, a) : undefined) | (x4_0, b)) | ((calls-- > 0 ? f1() : "") & (function (p97) { p97; return b; })(b)));
        c = 1 + c;
        a = ({ p: [(a in { a: 1, foo: 2, 1: 3 }), ({ p: c, q: a }).r][0], q: (calls-- > 0 ? f4((a != c), [c, b][1], ({})) : "foo") }).q;
      } else {
        var v98 = [("" % --x4_0), +(a)][1];
      }
    }
  }
  break;
  case (5 ^ c):
  {
    return ([({ p: b, q: b }).q, [x4_0, b][1]][1] < ([1, 2] >= (b, x4_0)));
  }
  break;
  }
}
calls = 40; steps = 60;
try { console.log(0, typeof f0(({ p: a, q: c }).q, a), String(a), String(b), String(c)); } catch (error) { console.log(0, error.name); }
calls = 40; steps = 60;
try { console.log(1, typeof f1((a in { a: 1, foo: 2, 1: 3 }), (delete ({ p: a }).p)), String(a), String(b), String(c)); } catch (error) { console.log(1, error.name); }
calls = 40; steps = 60;
try { console.log(2, typeof f2((c >>> []), (delete ({ p: a }).p)), String(a), String(b), String(c)); } catch (error) { console.log(2, error.name); }
calls = 40; steps = 60;
try { console.log(3, typeof f3((b, c), a), String(a), String(b), String(c)); } catch (error) { console.log(3, error.name); }
calls = 40; steps = 60;
try { console.log(4, typeof f4([[], b][1], NaN), String(a), String(b), String(c)); } catch (error) { console.log(4, error.name); }
