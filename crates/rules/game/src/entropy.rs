//! Where randomness comes in: the rules never draw, they are given.

/// A source of uniform numbers, brought by the program that runs the game.
pub trait Entropy {
    /// A number below `n`, each equally likely; 0 when `n` is 0.
    fn below(&mut self, n: u32) -> u32;

    /// Puts `items` into a uniformly random order (Fisher–Yates, from the end).
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of `items`, each equally likely; `None` when there are none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        items.get(self.below(items.len() as u32) as usize)
    }
}

impl<E: Entropy + ?Sized> Entropy for &mut E {
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        (**self).below(n)
    }
}
