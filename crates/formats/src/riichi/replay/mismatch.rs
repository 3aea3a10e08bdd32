//! Where a record and the rules part.

/// One thing that a record states and the rules compute differently.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "match {game}, deal {deal}, event {event}: {what} is {stated} in the record, {computed} by the rules"
)]
pub struct Mismatch {
    /// The match, counted from 1.
    pub game: usize,
    /// The deal, counted from 1; 0 for the end of the match.
    pub deal: usize,
    /// The event of the deal, counted from 1; one past the last for its result, 0 for its start.
    pub event: usize,
    /// What differs.
    pub what: &'static str,
    /// What the record says.
    pub stated: String,
    /// What the rules say.
    pub computed: String,
}

/// A mismatch inside one deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Difference {
    pub(super) event: usize,
    pub(super) what: &'static str,
    pub(super) stated: String,
    pub(super) computed: String,
}

impl Difference {
    /// The same as a mismatch of a whole record.
    pub(super) fn at(self, game: usize, deal: usize) -> Mismatch {
        let Difference { event, what, stated, computed } = self;
        Mismatch { game, deal, event, what, stated, computed }
    }
}

/// Collects the differences of one deal.
#[derive(Debug, Default)]
pub(super) struct Differences {
    /// Where in the deal the comparison is.
    pub(super) event: usize,
    pub(super) found: Vec<Difference>,
}

impl Differences {
    /// Notes a difference unless both are equal.
    pub(super) fn same<T: PartialEq + std::fmt::Debug + ?Sized>(
        &mut self,
        what: &'static str,
        stated: &T,
        computed: &T,
    ) {
        if stated != computed {
            let (stated, computed) = (format!("{stated:?}"), format!("{computed:?}"));
            self.found.push(Difference { event: self.event, what, stated, computed });
        }
    }

    /// Notes a difference unless nothing is stated or both are equal.
    pub(super) fn same_if_stated<T: Copy + PartialEq + std::fmt::Debug>(
        &mut self,
        what: &'static str,
        stated: Option<T>,
        computed: T,
    ) {
        self.same(what, &stated.unwrap_or(computed), &computed);
    }
}
