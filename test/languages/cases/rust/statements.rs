fn f() {
    if a { b(); } else { }
    let x = if a { 1 } else { 2 };
    loop { break; }
    x
}
