#![allow(dead_code, unused_macros)]
#![cfg_attr(not(test), no_std)]

macro_rules! hash {
    () => { ::std::collections::HashMap::new() };
    ($($key:expr => $value:expr),+ $(,)?) => {{
        let mut map = hash!();
        $( map.insert($key, $value); )+
        map
    }};
    (@count $first:tt $($rest:tt)*) => { 1 + hash!(@count $($rest)*) };
}

macro_rules! newtype {
    ($(#[$meta:meta])* $vis:vis struct $name:ident($inner:ty);) => {
        $(#[$meta])*
        $vis struct $name($inner);
    };
}

newtype! {
    /// Metres.
    #[derive(Debug)]
    pub struct Metres(f64);
}

mod tests {
	use super::*;

	#[test]
	#[should_panic(expected = "nothing")]
	fn fails() {
		let map = hash! { "a" => 1, "b" => 2, };
		assert_eq!(map["a"], 1, "{map:?} has no {0}", 'a');
		println!("{:>width$.2}", 3.0, width = 10);
		let text = concat!("x", stringify!(a + b), r#"raw "text""#, '\u{1F600}', '\'', b'\n');
		let v = vec![0; 3]; // three zeros
		matches!(v.len(), 1 | 2 | 3 if true).then(|| panic!("nothing"));
		std::mem::drop((text, /* inner /* nested */ comment */ v));
	}
}

#[cfg(all(unix, feature = "fast"))]
pub mod fast;
pub(in crate::tests) mod slow { pub(super) fn id<T>(x: T) -> T { x } }
