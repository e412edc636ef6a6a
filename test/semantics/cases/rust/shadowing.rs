// The same names in different scopes and name spaces, and uses before declarations.
fn f(a: u8, (b, S(c)): (u8, S)) -> u8 {
    let a = a + b;
    let a = match a { b @ 1..=5 | b if b > c => b, LIMIT => a, _ => 0 };
    if let Some(a) = g(a) { a } else if let Ok(b) = h(a) { b } else { 'a: loop { break 'a; } a }
}
fn g(a: u8) -> Option<u8> { let f = |a, b: u8| a + b; for a in 0..f(a, 1) { f(a, a); } None }
const LIMIT: u8 = 7;
struct S(u8);
mod m {
    pub fn g() -> u8 { inner() + super::f(1, 2) }
    fn inner() -> u8 { 1 }
}
