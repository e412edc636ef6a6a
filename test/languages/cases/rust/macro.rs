macro_rules! twice { ($x:expr) => { $x + $x }; }
fn main() { println!("{}", twice!(1)); vec![1; 2] }
