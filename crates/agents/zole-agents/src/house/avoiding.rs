//! Which card to play where tricks are not wanted.

use parlor_agent::Meter;
use parlor_zole::{Action, Card, Contract, FullTie, Place, View, World};

use super::play_on::PlayOn;
use crate::clear::{LOOK_EVERY, is_clear};
use crate::habits;
use crate::role::Scene;
use crate::worlds_log::WorldsLog;

/// Cards to choose from in galdiņš or mazā zole.
pub(crate) struct Avoiding<'a> {
    pub(crate) view: &'a View,
    pub(crate) me: Place,
    pub(crate) contract: Contract,
    /// The cards, each with its place among the legal actions.
    pub(crate) cards: Vec<(usize, Card)>,
}

/// What each card came to, world by world.
pub(crate) struct PlayedOut {
    /// For each card and world 1 if it was won, else 0.
    pub(crate) won: Vec<Vec<f64>>,
    /// For each card and world the tricks that count.
    pub(crate) tricks: Vec<Vec<u32>>,
    /// The number of the card chosen.
    pub(crate) best: usize,
}

impl<'a> Avoiding<'a> {
    /// The cards among `legal`; `None` where tricks are wanted, or no card is due.
    pub(crate) fn of(view: &'a View, legal: &[Action]) -> Option<Avoiding<'a>> {
        let (me, contract) = (view.my_place()?, view.public().contract()?);
        if !matches!(contract, Contract::Galdins | Contract::MazaZole(_)) {
            return None;
        }
        let card = |(n, action): (usize, &Action)| match action {
            Action::Play(card) => Some((n, *card)),
            _ => None,
        };
        let cards: Vec<_> = legal.iter().enumerate().filter_map(card).collect();
        (!cards.is_empty()).then_some(Avoiding { view, me, contract, cards })
    }

    /// Plays every card in `worlds`, one after the other until it is clear which is best or the budget ends, and
    /// has everyone play on by habit. `None` when it does not last for a single world.
    ///
    /// The card that wins most often is chosen; of equals the one with which fewer tricks are taken, or more by the
    /// soloist of a mazā zole whom one plays against; then the one of habit.
    pub(crate) fn play_out(
        &self,
        worlds: &[World],
        meter: &mut Meter<'_>,
        mut log: Option<&mut WorldsLog<'_>>,
    ) -> Option<PlayedOut> {
        let (mut won, mut tricks) = (self.nothing::<f64>(), self.nothing::<u32>());
        for (nth, world) in worlds.iter().enumerate() {
            let counted = meter.used();
            let Some(found) = self.in_world(world, meter) else { break };
            if let Some(log) = &mut log {
                let values: Vec<f64> = found.iter().map(|&(won, _)| won).collect();
                log.world(world, &values, counted);
            }
            for (n, (won_here, tricks_here)) in found.into_iter().enumerate() {
                won[n].push(won_here);
                tricks[n].push(tricks_here);
            }
            if (nth + 1).is_multiple_of(LOOK_EVERY) && is_clear(&won) {
                break;
            }
        }
        let best = self.best(&won, &tricks)?;
        Some(PlayedOut { won, tricks, best })
    }

    fn nothing<T>(&self) -> Vec<Vec<T>> {
        self.cards.iter().map(|_| Vec::new()).collect()
    }

    fn in_world(&self, world: &World, meter: &mut Meter<'_>) -> Option<Vec<(f64, u32)>> {
        let full_tie: FullTie = self.view.public().setup().rules().galdins_full_tie;
        let start = PlayOn::of(self.view, world)?;
        let mut found = Vec::with_capacity(self.cards.len());
        for &(_, card) in &self.cards {
            let mut play = start;
            play.play(card);
            play.run();
            found.push((f64::from(u8::from(play.is_won(self.me, full_tie))), play.tricks(self.me)));
            if !meter.take(play.played) {
                return None;
            }
        }
        meter.look().then_some(found)
    }

    fn best(&self, won: &[Vec<f64>], tricks: &[Vec<u32>]) -> Option<usize> {
        if won.first()?.is_empty() {
            return None;
        }
        let scene = Scene::of(self.view)?;
        let worth = |n: usize| {
            let tricks = i64::from(tricks[n].iter().sum::<u32>());
            let sign = if self.wants_tricks() { 1 } else { -1 };
            let wins = won[n].iter().sum::<f64>() as i64;
            (wins, sign * tricks, habits::card(&scene, self.cards[n].1).0)
        };
        (0..won.len()).reduce(|best, n| if worth(n) > worth(best) { n } else { best })
    }

    /// Should the one whose tricks count take many?
    pub(crate) fn wants_tricks(&self) -> bool {
        self.contract.soloist().is_some_and(|soloist| soloist != self.me)
    }
}
