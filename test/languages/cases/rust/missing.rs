fn a() { let x = 1 }
