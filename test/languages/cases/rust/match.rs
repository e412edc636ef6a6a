fn f(x: u8) -> u8 {
    match x { 0 | 1 => 1, n if n > 2 => { n } _ => 0 }
}
