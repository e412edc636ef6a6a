extern crate alloc;
use alloc::{boxed::Box, vec::Vec};

type Link<K, V> = Option<Box<Node<K, V>>>;

pub struct Node<K, V> { key: K, value: V, left: Link<K, V>, right: Link<K, V> }

pub struct Map<K: Ord, V> { root: Link<K, V>, len: usize }

impl<K: Ord, V> Map<K, V> {
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        use std::cmp::Ordering::*;
        let mut link = &mut self.root;
        while let Some(node) = link {
            link = match key.cmp(&node.key) {
                Less => &mut node.left,
                Greater => &mut node.right,
                Equal => return Some(std::mem::replace(&mut node.value, value)),
            };
        }
        *link = Some(Box::new(Node { key, value, left: None, right: None }));
        self.len += 1;
        None
    }

    pub fn get<Q>(&self, key: &Q) -> Option<&V>
    where
        K: std::borrow::Borrow<Q>,
        Q: ?Sized + Ord,
    {
        let mut link = self.root.as_ref();
        'search: loop {
            let node = link?;
            let Node { key: ref found, value, .. } = **node;
            if key == found.borrow() { break 'search Some(&node.value) }
            link = if key < found.borrow() { node.left.as_ref() } else { node.right.as_ref() };
        }
    }

    pub fn walk(&self, visit: &mut impl FnMut(&K, &V)) {
        fn go<K, V>(link: &Link<K, V>, visit: &mut dyn for<'r> FnMut(&'r K, &'r V)) {
            let Some(node) = link else { return };
            go(&node.left, visit);
            visit(&node.key, &node.value);
            go(&node.right, visit)
        }
        go(&self.root, visit)
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for Map<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut map = Map { root: None, len: 0 };
        for (key, value) in pairs { let _ = map.insert(key, value); }
        map
    }
}
