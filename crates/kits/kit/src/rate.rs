//! What the counters of a game mean.

/// One weighted sum of counters divided by another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// What it is.
    pub what: &'static str,
    /// Is it a share from 0 to 1? Otherwise it is a mean.
    pub is_share: bool,
    /// What is divided.
    pub top: Sum,
    /// By what.
    pub bottom: Sum,
}

type Sum = &'static [(&'static str, i64)];

impl Rate {
    /// A share from 0 to 1.
    pub const fn share(what: &'static str, top: Sum, bottom: Sum) -> Rate {
        Rate { what, is_share: true, top, bottom }
    }

    /// A mean.
    pub const fn mean(what: &'static str, top: Sum, bottom: Sum) -> Rate {
        Rate { what, is_share: false, top, bottom }
    }
}
