#![allow(dead_code)]
#[derive(Clone, Debug)]
enum E { A, B(u8), C { x: u8 } }
use a::{b, c::*};
