//! Where a transition puts its events.

/// Takes events as they happen. A type parameter, so that nobody listening costs nothing.
pub trait Sink<E> {
    /// Is anything done with the events? Dear ones are built only if so.
    const WANTED: bool = true;

    /// Takes one event.
    fn push(&mut self, event: E);
}

/// Listens to nothing; compiled away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    const WANTED: bool = false;

    #[inline]
    fn push(&mut self, _event: E) {}
}

impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
