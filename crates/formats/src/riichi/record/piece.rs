//! A record in pieces, and a whole one.

use parlor_game::BySeat;
use parlor_riichi::Points;

use super::{DealRecord, Header};

/// One piece of a record, in order: a start, deals, and in a finished match an end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A match begins.
    Start(Box<Header>),
    /// One deal of it.
    Deal(Box<DealRecord>),
    /// The match is over.
    End(Ending),
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The scores, leftover sticks given out, where the record states them.
    pub scores: Option<BySeat<Points>>,
    /// What the match was worth to each seat (uma and oka included), where the record states it.
    pub results: Option<BySeat<Points>>,
}

/// A whole match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MatchRecord {
    /// Who plays what.
    pub header: Header,
    /// The deals.
    pub deals: Vec<DealRecord>,
    /// The end; none when the record stops before it.
    pub ending: Option<Ending>,
}

impl MatchRecord {
    /// The matches that `pieces` make up, each as soon as it is complete.
    ///
    /// Deals before the first header are dropped; readers never give any.
    pub fn gather<E>(
        pieces: impl Iterator<Item = Result<Piece, E>>,
    ) -> impl Iterator<Item = Result<MatchRecord, E>> {
        Gather { pieces, open: None, failed: false }
    }
}

struct Gather<P> {
    pieces: P,
    open: Option<MatchRecord>,
    failed: bool,
}

impl<E, P: Iterator<Item = Result<Piece, E>>> Iterator for Gather<P> {
    type Item = Result<MatchRecord, E>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.failed {
            match self.pieces.next() {
                None => break,
                Some(Err(error)) => {
                    self.failed = true;
                    return Some(Err(error));
                }
                Some(Ok(Piece::Start(header))) => {
                    let begun = MatchRecord { header: *header, deals: Vec::new(), ending: None };
                    if let Some(earlier) = self.open.replace(begun) {
                        return Some(Ok(earlier));
                    }
                }
                Some(Ok(Piece::Deal(deal))) => {
                    if let Some(open) = &mut self.open {
                        open.deals.push(*deal);
                    }
                }
                Some(Ok(Piece::End(ending))) => {
                    if let Some(open) = &mut self.open {
                        open.ending = Some(ending);
                    }
                }
            }
        }
        if self.failed { None } else { self.open.take().map(Ok) }
    }
}
