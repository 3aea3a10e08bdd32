//! Which chance event comes next if nobody is asked: a public question.

use parlor_game::Seat;

use super::{Address, Draw, OpenTable, Source, Stage};
use crate::KindSet;
use crate::rule_set::Kandora;

impl OpenTable {
    /// The chance event that is due once everyone who is asked has let the tile by; `None` when
    /// a player must act first or the deal is over.
    #[inline]
    pub fn due(&self) -> Option<Address> {
        if self.indicators.owed > 0 {
            return Some(self.next_indicator());
        }
        match self.stage {
            Stage::Dealing => Some(Address::Deal),
            Stage::Drawing { seat } => Some(self.next_draw(seat)),
            Stage::Turn { .. } | Stage::Called { .. } | Stage::Over(_) => None,
            Stage::Discarded { by, .. } => Some(self.after_discard(by)),
            Stage::Declared { ref kan, .. } if self.turns_at_once(kan.form()) => {
                Some(self.next_indicator())
            }
            Stage::Declared { by: seat, .. } | Stage::Replacing { seat } => {
                Some(Address::Replacement { seat, nth: self.n_replaced() })
            }
            Stage::Won(_) => {
                let nth = self.indicators.ura.as_slice().len() as u8;
                (self.n_ura_due() > 0).then_some(Address::Ura { nth })
            }
        }
    }

    #[inline]
    fn after_discard(&self, by: Seat) -> Address {
        let kandora = self.setup.rules.kandora_timing;
        if self.draw_reason(by).is_some() {
            Address::End
        } else if self.indicators.pending > 0 && kandora == Kandora::OpenAfterDiscard {
            self.next_indicator()
        } else {
            self.next_draw(by.offset(1))
        }
    }

    fn next_indicator(&self) -> Address {
        Address::Indicator { nth: self.indicators.dora.as_slice().len() as u8 }
    }

    #[inline]
    fn next_draw(&self, seat: Seat) -> Address {
        let n_from_wall = OpenTable::LIVE - self.live - self.n_replaced();
        Address::Draw { seat, nth: self.places[seat].n_draws, wall: n_from_wall }
    }

    /// How many replacements have been drawn.
    #[inline]
    fn n_replaced(&self) -> u8 {
        match self.stage {
            Stage::Replacing { .. } => self.n_kans - 1,
            _ => self.n_kans,
        }
    }

    /// How many ura indicators are still to be turned: one under each dora indicator if a winner
    /// is in riichi.
    pub(super) fn n_ura_due(&self) -> usize {
        let Stage::Won(wins) = &self.stage else { return 0 };
        let rules = &self.setup.rules;
        let in_riichi = |seat: Seat| self.places[seat].riichi.is_declared();
        if !rules.ura || !wins.winners.iter().any(|winner| in_riichi(winner.seat)) {
            return 0;
        }
        let all = if rules.kan_ura { self.indicators.dora.as_slice().len() } else { 1 };
        all.saturating_sub(self.indicators.ura.as_slice().len())
    }

    /// Why the deal ends undecided when nobody rons the discard of `by`.
    ///
    /// Rule: `docs/rules/riichi.md#end-of-a-deal`.
    #[inline]
    pub fn draw_reason(&self, by: Seat) -> Option<Draw> {
        let rules = &self.setup.rules;
        if rules.abort_four_winds && self.four_winds(by) {
            return Some(Draw::FourWinds);
        }
        let in_riichi = |seat: Seat| self.places[seat].riichi.is_declared();
        if rules.abort_four_riichi && in_riichi(by) && Seat::ALL.into_iter().all(in_riichi) {
            return Some(Draw::FourRiichi);
        }
        if rules.abort_four_kans && self.n_kans == 4 && !self.four_kans_of_one() {
            return Some(Draw::FourKans);
        }
        (self.live == 0).then_some(Draw::Exhaustive)
    }

    /// May the discard of `by` be called for a set? Not when the deal ends with it: the last tile of
    /// the wall, or the discard after the fourth kan where that aborts. Only a ron can stop that.
    #[inline]
    pub(crate) fn may_be_called(&self, by: Seat) -> bool {
        self.live > 0 && (self.n_kans < 4 || self.draw_reason(by) != Some(Draw::FourKans))
    }

    /// Were the four first discards the same wind, nothing called between them?
    #[inline]
    fn four_winds(&self, by: Seat) -> bool {
        if !self.uninterrupted || by != self.setup.dealer.offset(3) {
            return false;
        }
        let rivers = self.places.as_array().each_ref().map(|place| &place.river);
        let kinds = rivers.map(super::River::kinds);
        rivers.iter().all(|river| river.len() == 1)
            && kinds[0].is_subset(KindSet::WINDS)
            && kinds.iter().all(|&kind| kind == kinds[0])
    }

    fn four_kans_of_one(&self) -> bool {
        let n_kans = |seat: Seat| self.places[seat].melds.iter().filter(|m| m.is_kan()).count();
        Seat::ALL.into_iter().any(|seat| n_kans(seat) == 4)
    }

    /// The draw that `seat` makes, if one is due to it, and from where.
    pub(crate) fn draws_next(&self) -> Option<(Seat, Source)> {
        match self.due()? {
            Address::Draw { seat, .. } => Some((seat, Source::Wall)),
            Address::Replacement { seat, .. } => Some((seat, Source::DeadWall)),
            _ => None,
        }
    }
}
