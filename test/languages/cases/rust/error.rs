fn a() {}
fn b() { let x = ) 1; c(); }
