//! A table with a single player: draws and discards, and nobody else.

use parlor_agent::{Agent, Ask, Budget};
use parlor_game::{Observed, Seat};
use parlor_riichi::deal::{Action, Setup, Source, Stage};
use parlor_riichi::{Deal, RuleSet, Seen, Tile, Tiles, View};

use crate::Failed;

/// What a player alone at the table sees. All discards lie open; since a river has no room for so
/// many, they lie in those of the absent.
pub(crate) struct SoloTable {
    view: View,
    n_discards: usize,
}

const ME: Seat = Seat::A;

impl SoloTable {
    /// A hand of 13 tiles, nothing else on the table.
    pub(crate) fn new(rules: &RuleSet, hand: Tiles) -> SoloTable {
        let mut view = Deal::first_view(&Setup::first(rules), ME);
        view.own.concealed = hand;
        SoloTable { view, n_discards: 0 }
    }

    /// The hand, the drawn tile included.
    pub(crate) fn hand(&self) -> &Tiles {
        &self.view.own.concealed
    }

    /// Draws a tile.
    pub(crate) fn draw(&mut self, tile: Tile) {
        self.view.own.concealed.add(tile);
        self.view.own.drawn = Some(tile);
        self.view.table.stage = Stage::Turn { seat: ME, source: Source::Wall };
    }

    /// Which discard an agent makes of the 14 tiles. It is not asked about anything else.
    pub(crate) fn ask(
        &self,
        agent: &mut dyn Agent<Deal>,
        budget: Budget<'_>,
    ) -> Result<Tile, Failed> {
        let mut legal = Vec::new();
        Deal::prompt(&self.view, ME, &mut legal);
        legal.retain(|action| matches!(action, Action::Discard { .. }));
        let ask = Ask { seat: ME, view: &self.view, legal: &legal, budget };
        match agent.decide(&ask, None) {
            Action::Discard { tile, .. } => Ok(tile),
            other => Err(Failed(format!("asked for a discard, an agent answered {other:?}"))),
        }
    }

    /// Discards a tile.
    pub(crate) fn discard(&mut self, tile: Tile) -> Result<(), Failed> {
        self.view.own.concealed.remove(tile);
        self.view.own.drawn = None;
        let seat = ME.offset(1 + self.n_discards % 3);
        self.n_discards += 1;
        self.view.table.stage = Stage::Turn { seat, source: Source::Wall };
        let seen = Seen::Discarded { seat, tile, drawn: false, riichi: false };
        Deal::fold(&mut self.view, &seen).map_err(Failed::by)
    }
}

#[cfg(test)]
mod tests {
    use parlor_riichi::Preset;

    use super::*;

    /// Discards what it has just drawn.
    struct Thrower;

    impl Agent<Deal> for Thrower {
        fn decide(
            &mut self,
            ask: &Ask<'_, Deal>,
            _: Option<&mut parlor_agent::Explanation>,
        ) -> Action {
            let drawn = ask.view.own.drawn;
            let thrown = |action: &&Action| matches!(action, Action::Discard { tile, .. } if Some(*tile) == drawn);
            *ask.legal.iter().find(thrown).unwrap()
        }
    }

    /// Everything drawn and discarded lies open, however many draws there are.
    #[test]
    fn discards_are_seen() {
        let rules = Preset::by_name("ema2016").unwrap().rules();
        let hand: Tiles = "1112223334445m".parse().unwrap();
        let mut table = SoloTable::new(rules, hand);
        let unseen = table.view.unseen();
        for (n, tile) in unseen.iter().take(35).enumerate() {
            table.draw(tile);
            assert_eq!(table.view.unseen().len(), 136 - 13 - n - 1);
            let thrown = table.ask(&mut Thrower, Budget::UNLIMITED).unwrap();
            assert_eq!(thrown, tile);
            table.discard(thrown).unwrap();
            assert_eq!(table.view.unseen().len(), 136 - 13 - n - 1);
        }
        assert_eq!(*table.hand(), hand);
    }
}
