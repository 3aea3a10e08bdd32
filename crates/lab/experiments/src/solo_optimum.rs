//! The best that a player alone with the wall could do, nothing ruled out.

use std::collections::HashMap;

use parlor_riichi::score::{Claim, Finish, value};
use parlor_riichi::{Counts, Hand, Kind, Shanten, Tiles, shanten};
use parlor_riichi_value::Situation;

/// Expected points by draws alone and without riichi, over every discard after every draw. Small
/// walls and few draws only.
pub(crate) struct Optimum<'a> {
    situation: &'a Situation,
    unseen: f64,
    known: HashMap<(Counts, u8), f64>,
}

impl<'a> Optimum<'a> {
    pub(crate) fn new(situation: &'a Situation) -> Optimum<'a> {
        let mut optimum = Optimum { situation, unseen: 0.0, known: HashMap::new() };
        let root = *situation.hand.concealed.counts();
        optimum.unseen = Kind::all().map(|kind| f64::from(optimum.left(&root, kind))).sum();
        optimum
    }

    /// The best discard of the 14 tiles.
    pub(crate) fn points(&mut self) -> f64 {
        let full = *self.situation.hand.concealed.counts();
        self.best_discard(&full, self.situation.draws)
    }

    fn left(&self, hand: &Counts, kind: Kind) -> u8 {
        let Situation { hand: root, seen, dora, .. } = self.situation;
        let turned = dora.iter().filter(|tile| tile.kind() == kind).count() as u8;
        let held = root.concealed.counts()[kind].max(hand[kind]);
        4u8.saturating_sub(seen.counts()[kind] + turned + held)
    }

    fn best_discard(&mut self, full: &Counts, draws: u8) -> f64 {
        full.kinds().into_iter().fold(0.0, |best: f64, kind| {
            let mut rest = *full;
            rest.remove(kind);
            best.max(self.resting(&rest, draws))
        })
    }

    fn resting(&mut self, hand: &Counts, draws: u8) -> f64 {
        let far = shanten(hand, 0).map_or(8, Shanten::number);
        if far >= draws as i8 {
            return 0.0; // Too few draws to win.
        }
        if let Some(&known) = self.known.get(&(*hand, draws)) {
            return known;
        }
        let gone = f64::from(self.situation.draws - draws);
        let (mut sum, mut rest) = (0.0, self.unseen - gone);
        for kind in Kind::all() {
            let left = f64::from(self.left(hand, kind));
            let mut full = *hand;
            if left == 0.0 || !full.add(kind) {
                continue;
            }
            rest -= left;
            sum += left
                * self.won(&full, kind).unwrap_or(0.0).max(self.best_discard(&full, draws - 1));
        }
        // What is not left to be drawn has been given away before and changes nothing.
        let stay = self.resting(hand, draws - 1);
        let points = (sum + rest * stay) / (self.unseen - gone);
        self.known.insert((*hand, draws), points);
        points
    }

    fn won(&self, full: &Counts, kind: Kind) -> Option<f64> {
        if !shanten(full, 0).ok()?.is_complete() {
            return None;
        }
        let Situation { seat, round, dora, rules, .. } = self.situation;
        let hand = Hand::closed(Tiles::plain(*full));
        let claim = Claim {
            seat: *seat,
            round: *round,
            dora,
            ..Claim::new(&hand, kind.tile(), Finish::Tsumo)
        };
        value(&claim, rules).ok().map(|value| f64::from(value.price.total().0))
    }
}
