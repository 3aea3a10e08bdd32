//! A few values in order, kept in place.

use std::fmt;

/// Up to `N` values. Places from `len` on hold the filler, so that equality is by content.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// No value.
    pub(crate) const fn new(filler: T) -> List<T, N> {
        List { items: [filler; N], len: 0 }
    }

    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.len as usize
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.len as usize]
    }

    #[inline]
    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }

    /// One value more. Returns false, and changes nothing, when there is no room.
    #[inline]
    pub(crate) fn push(&mut self, item: T) -> bool {
        let Some(place) = self.items.get_mut(self.len as usize) else { return false };
        *place = item;
        self.len += 1;
        true
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}
