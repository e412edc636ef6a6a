//! Inner.
/// Outer.
fn f() {} // line /* not */
/* block /* nested */ */
