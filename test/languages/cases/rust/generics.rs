pub struct S<'a, T: Copy + 'a>(&'a T, pub u8);
impl<'a, T> S<'a, T> where T: Copy {}
