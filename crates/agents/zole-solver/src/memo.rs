//! A growing memory keyed by states at the start of a trick.

/// Maps the cards left and the leader to a value. Open addressing, never more than half full.
#[derive(Clone, Debug)]
pub(crate) struct Memo<V> {
    slots: Vec<Option<(u32, V)>>,
    len: usize,
}

impl<V: Copy> Memo<V> {
    /// An empty memory.
    pub(crate) fn new() -> Memo<V> {
        Memo { slots: vec![None; 1 << 12], len: 0 }
    }

    /// The value stored for `key`.
    #[inline]
    pub(crate) fn get(&self, key: u32) -> Option<V> {
        self.slots[self.slot(key)].map(|(_, value)| value)
    }

    /// Stores a value for `key`.
    pub(crate) fn put(&mut self, key: u32, value: V) {
        if self.len * 2 >= self.slots.len() {
            let bigger = vec![None; self.slots.len() * 4];
            let old = std::mem::replace(&mut self.slots, bigger);
            for (key, value) in old.into_iter().flatten() {
                let slot = self.slot(key);
                self.slots[slot] = Some((key, value));
            }
        }
        let slot = self.slot(key);
        self.len += usize::from(self.slots[slot].is_none());
        self.slots[slot] = Some((key, value));
    }

    /// Where `key` is, or would go.
    #[inline]
    fn slot(&self, key: u32) -> usize {
        let last = self.slots.len() - 1;
        let mut at = (key.wrapping_mul(0x9E37_79B1) >> 7) as usize & last;
        while self.slots[at].is_some_and(|(other, _)| other != key) {
            at = (at + 1) & last;
        }
        at
    }
}
