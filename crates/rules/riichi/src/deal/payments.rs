//! What the winners get.
//!
//! Rule: `docs/rules/riichi.md#payments`.

use parlor_game::{BySeat, Seat};

use super::{Ending, OpenTable, Outcome, Stage, Win, Winner, Wins, winning};
use crate::rule_set::{RonHonba, RonSticks};
use crate::score::{Explained, Stakes, Value, explain, settle, value};
use crate::{Hand, Points, Tile};

/// The end of a won deal: every winner's hand is scored and paid.
pub(super) fn pay_winners(table: &OpenTable, wins: &Wins) -> Outcome {
    let paid: Vec<Win> =
        wins.winners.iter().filter_map(|winner| pay(table, wins, winner)).collect();
    let mut deltas = BySeat::splat(Points::ZERO);
    paid.iter().for_each(|win| deltas += win.deltas);
    let ending = Ending::Won { tile: wins.tile, from: wins.from, wins: paid };
    Outcome { ending, deltas, sticks_left: 0 }
}

/// One winner's pay; `None` for a hand that does not win, which nobody was offered.
fn pay(table: &OpenTable, wins: &Wins, winner: &Winner) -> Option<Win> {
    let value = worth(table, wins, winner)?;
    let is_nearest = wins.winners.first() == Some(winner);
    let rules = &table.setup.rules;
    let honba = match rules.multi_ron_honba {
        RonHonba::Nearest if !is_nearest => 0,
        _ => table.setup.honba,
    };
    let liable = table.places[winner.seat].liable.only(|liable| value.yaku.contains(liable.yaku));
    let stakes = Stakes {
        winner: winner.seat,
        dealer: table.setup.dealer,
        from: wins.from,
        honba,
        sticks: sticks(table, wins, winner, is_nearest),
        liable,
    };
    let deltas = settle(&value, &stakes, rules);
    Some(Win { winner: *winner, value, liable, deltas })
}

/// What the hand of `winner` is worth with the ura indicators turned so far.
fn worth(table: &OpenTable, wins: &Wins, winner: &Winner) -> Option<Value> {
    let hand = shown_hand(table, winner, wins.tile)?;
    let claim = winning::claim(table, winner.seat, &hand, wins.tile, winner.finish);
    value(&claim, &table.setup.rules).ok()
}

/// The whole hand that `winner` shows, the winning tile included.
fn shown_hand(table: &OpenTable, winner: &Winner, tile: Tile) -> Option<Hand> {
    let concealed = winner.concealed.with(tile)?;
    Some(Hand { concealed, melds: table.places[winner.seat].melds })
}

impl OpenTable {
    /// How the hand of `seat` is counted, after a deal that it has won; `None` for everyone else.
    pub fn explain_win(&self, seat: Seat) -> Option<Explained> {
        let Stage::Over(outcome) = &self.stage else { return None };
        let Ending::Won { tile, wins, .. } = &outcome.ending else { return None };
        let Win { winner, .. } = wins.iter().find(|win| win.winner.seat == seat)?;
        let hand = shown_hand(self, winner, *tile)?;
        let claim = winning::claim(self, seat, &hand, *tile, winner.finish);
        explain(&claim, &self.setup.rules).ok()
    }
}

/// How many sticks `winner` takes: all go to the nearest, but where the rules say so the others
/// take their own back.
fn sticks(table: &OpenTable, wins: &Wins, winner: &Winner, is_nearest: bool) -> u8 {
    let own_back = table.setup.rules.multi_ron_sticks == RonSticks::OwnBack;
    let has_paid = |seat: Seat| table.places[seat].riichi.is_paid();
    if is_nearest {
        let others = wins.winners.iter().filter(|other| *other != winner);
        let kept = others.filter(|other| own_back && has_paid(other.seat)).count();
        table.sticks.saturating_sub(kept as u8)
    } else {
        u8::from(own_back && has_paid(winner.seat))
    }
}
