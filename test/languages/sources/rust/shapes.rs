use core::ops::{Add, Deref as Target, *};

pub(crate) const UNITS: [&str; 3] = ["mm", "cm", "m"];
static mut COUNTER: u64 = 0xFF_u64;
pub static NAMES: &[&'static [u8]] = &[b"bytes", br"raw\", br#"a "quoted" one"#];

pub trait Shape: Send + 'static {
    const SIDES: usize = 0;
    type Unit: Copy + Into<f64> where Self: Sized;
    fn area(&self) -> f64;
    fn scaled(self, by: f64) -> Self where Self: Sized;
    fn name(&self) -> String { String::from("shape") }
}

#[derive(Clone, Copy, Default)]
#[repr(C)]
pub struct Square<T = f32>(T) where T: Add<Output = T> + Copy;

struct Unit;

pub union Bits { pub float: f32, pub int: u32 }

impl<T> Shape for Square<T>
where
    T: Add<Output = T> + Copy + Into<f64> + Send + 'static,
{
    const SIDES: usize = 4;
    type Unit = T;

    #[inline(always)]
    fn area(&self) -> f64 {
        let side: f64 = self.0.into();
        side * side
    }

    fn scaled(mut self, _by: f64) -> Self { self.0 = self.0 + self.0; self }
}

impl<T: Add<Output = T> + Copy> !Sync for Square<T> {}
unsafe impl Send for Unit {}

pub fn total(shapes: &[Box<dyn Shape<Unit = f64> + '_>]) -> f64 {
    shapes.iter().map(|shape| shape.area()).fold(0., |sum, area| sum + area)
}

pub const fn bits<const N: usize>(values: [u8; N]) -> u32 {
    let mut i = 0;
    let mut sum = 0u32;
    while i < N { sum = sum << 8 | values[i] as u32; i += 1 }
    sum
}

pub extern "C" fn raw(p: *const u8, q: *mut u8) -> bool {
    unsafe {
        COUNTER += 1;
        *q = *p.add(1);
        Bits { float: 1.5e-3_f32 }.int & !0 != 0 && (p as usize) < (q as usize)
    }
}

extern "C" { fn strlen(text: *const i8, ...) -> usize; }
