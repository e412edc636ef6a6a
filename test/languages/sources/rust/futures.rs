use std::{future::Future, pin::Pin, sync::Arc, time::Duration};

pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
type Callback = fn(u32, &str) -> Result<(), Box<dyn std::error::Error>>;

async fn fetch(url: &str, retries: u8) -> Result<Vec<u8>, Error> {
    for attempt in (0..=retries).rev().step_by(2) {
        match connect(url).await {
            Ok(bytes) if !bytes.is_empty() => return Ok(bytes),
            Ok(_) | Err(Error::Closed(..)) => sleep(Duration::from_millis(1 << attempt)).await?,
            Err(ref error @ Error::Timeout { after, ref host, .. }) if after > 10 && host != "" => eprintln!("{error}"),
            Err(other) => { return Err(other) }
        }
    }
    Err(Error::Failed)
}

pub fn spawn<F>(task: F) -> impl Future<Output = F::Output> + 'static
where
    F: Future + Send + 'static,
    <F as Future>::Output: Send,
{
    let shared = Arc::new(0_i32);
    let (mut a, b, [first, .., last]) = (1, -2.5e+10, [1u8, 2, 3]);
    let closure = move |x: i32, (y, _): (i32, i32)| -> i32 { x ^ y | *shared };
    let block = async move { task.await };
    a <<= 1; a %= 3; a |= 0b1010 & 0o17; a -= !0;
    let range = ..; let tail = &[1, 2, 3][1..]; let head = &tail[..1];
    let turbo = Vec::<u8>::with_capacity(first as usize).into_iter().collect::<Vec<_>>();
    if let (1 | 2, x) = (a, b) && x > 0.0 || turbo == tail { closure(1, (2, 3)); }
    let _ = match a { i32::MIN..=-1 => "negative", 0 => "none", 1.. => "some", };
    let nested = if a == 0 { 'a' } else if a > 1 { '\\' } else { '"' };
    let unit = (); let one = (1,); let Point { x, y: mut z } = Point { x: 1, ..Default::default() };
    block
}

const _: () = { assert!(std::mem::size_of::<usize>() == 8); };
