/* a */ function /* b */ odd /* c */ ( /* d */ x /* e */ , /* f */ y = /* g */ 1 /* h */ ) /* i */ { // j
  /** k */ return /* l */ x /* m */ + /* n
  */ y; // o
} /* p */
odd(/* q */); odd(1, /* r */); [/* s */]; ({ /* t */ });
const long = ['0123456789', '0123456789', '0123456789', '0123456789', '0123456789', '0123456789', '0123456789', '0123456789', '0123456789', '0123456789'];
if (long) /* u */ odd(); /* v */ else /* w */ odd(2);

<!-- an HTML comment
let 変数 = 'ünïcödé', $ = _ => $, \u0061bc = 1;
@decorated(1) class A { @bound method() {} @tracked field = 1; accessor_ = 2 }
using_: while (0) { }
