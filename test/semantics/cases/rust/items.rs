use std::{fmt, collections::HashMap as Map};
type Pairs<'a, T> = Map<&'a str, T>;
struct Tree<'a, T: Show> { left: Option<&'a T>, size: usize }
enum Color { Red, Rgb { r: u8 } }
trait Show { type Out; fn show(&self) -> Self::Out; fn twice(&self) { self.show(); helper() } }
impl<'a, T: Show> Show for Tree<'a, T> {
    type Out = Color;
    fn show(&self) -> Color { let Tree { left, size: n } = self; helper(); Self::helper(n) }
}
impl<T> Tree<'_, T> { fn helper(n: &usize) -> Color { if *n > 0 { Color::Red } else { Color::Rgb { r: 1 } } } }
fn helper() { let t = Tree { left: None::<&Tree<()>>, size: 0 }; t.show(); macro_call!(t.size); }
macro_rules! macro_call { ($e:expr) => { $e + 1 } }
