//! A world played on by rules of thumb where tricks are not wanted: galdiņš and mazā zole.
//!
//! Everyone looks at their own cards alone, as [`Rules`](crate::Rules) does. Cards lie in plain sets, so that
//! a decision can play thousands of worlds to their end.

use parlor_zole::{
    ByPlace, Card, CardSet, Contract, FullTie, Outcome, Place, Trick, View, World, playable,
};

use crate::habits;
use crate::role::{Role, Scene};

/// One world, from some card on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlayOn {
    contract: Contract,
    hands: ByPlace<CardSet>,
    aside: CardSet,
    trick: Trick,
    won: ByPlace<CardSet>,
    /// How many cards were played here.
    pub(crate) played: u64,
}

impl PlayOn {
    /// A world of `view`; `None` where no cards are played.
    pub(crate) fn of(view: &View, world: &World) -> Option<PlayOn> {
        let public = view.public();
        let (contract, trick) = (public.contract()?, *public.trick()?);
        let World { hands, aside } = *world;
        Some(PlayOn { contract, hands, aside, trick, won: *public.won(), played: 0 })
    }

    /// A world before its first card.
    pub(crate) fn dealt(contract: Contract, world: &World) -> PlayOn {
        let (trick, won) = (Trick::led_by(Place::First), ByPlace::default());
        PlayOn { contract, hands: world.hands, aside: world.aside, trick, won, played: 0 }
    }

    /// Plays a card for the player on turn.
    pub(crate) fn play(&mut self, card: Card) {
        let mover = self.trick.turn();
        self.hands[mover] = self.hands[mover].without(card);
        self.trick.push(card);
        self.played += 1;
        if let Some(winner) = self.trick.winner().filter(|_| self.trick.is_full()) {
            self.won[winner] = self.won[winner] | self.trick.set();
            self.trick = Trick::led_by(winner);
        }
    }

    /// Plays on by habit to the end.
    pub(crate) fn run(&mut self) {
        while let Some(card) = self.habitual() {
            self.play(card);
        }
    }

    /// What habit plays; `None` at the end.
    fn habitual(&self) -> Option<Card> {
        let me = self.trick.turn();
        let hand = self.hands[me];
        let out = Place::ALL.into_iter().fold(self.aside, |all, place| all | self.hands[place]);
        let role = Role::of(self.contract, me);
        let scene = Scene { me, role, hand, trick: self.trick, unseen: out - hand };
        let mut best: Option<(i32, Card)> = None;
        for card in playable(hand, self.trick.led()) {
            let score = habits::card(&scene, card).0;
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, card));
            }
        }
        best.map(|(_, card)| card)
    }

    /// How it ended.
    pub(crate) fn outcome(&self, full_tie: FullTie) -> Outcome {
        Outcome::of(self.contract, &self.won, parlor_zole::Eyes::NONE, full_tie)
    }

    /// Has `me` got what it wants: in mazā zole the contract made or broken, in galdiņš not to be the loser?
    pub(crate) fn is_won(&self, me: Place, full_tie: FullTie) -> bool {
        match self.contract.soloist() {
            Some(soloist) => self.won[soloist].is_empty() == (soloist == me),
            None => match self.outcome(full_tie) {
                Outcome::Galdins { loser, .. } => loser != Some(me),
                Outcome::Solo { .. } | Outcome::AllPassed => true,
            },
        }
    }

    /// The tricks that count: the soloist's, in galdiņš those of `me`.
    pub(crate) fn tricks(&self, me: Place) -> u32 {
        (self.won[self.contract.soloist().unwrap_or(me)].len() / 3) as u32
    }
}

#[cfg(test)]
mod tests {
    use parlor_agent::{Agent, Ask, Budget, Stream};
    use parlor_game::{Answers, Game, Observed, Seat, Silent};
    use parlor_zole::{Action, Call, Deal, Layout, RuleSet, Setup};

    use super::*;
    use crate::{Bidder, Rules};

    /// The deal after these calls, and the same cards as a world.
    fn dealt(calls: &[Call], seed: u64) -> Deal {
        let mut deal = Deal::start(&Setup::new(RuleSet::ONLINE_PGM, Seat::C).unwrap());
        deal.apply(Layout::drawn(&mut Stream::new(seed)), &mut Silent).unwrap();
        for &call in calls {
            let seat = deal.public().turn_seat().unwrap();
            deal.resolve(&Answers::one(seat, Action::Call(call)), &mut Silent).unwrap();
        }
        deal
    }

    /// From every card of a deal on, playing on by habit ends as the deal does when `rules` plays it.
    #[test]
    fn worlds_end_as_the_deal_that_habits_play() {
        let mut habits = Rules { bidder: Bidder::Honours { limit: 9 } };
        for (seed, calls) in (0..20).map(|seed| (seed, if seed % 2 == 0 { 3 } else { 1 })) {
            let call = if calls == 3 { Call::Pass } else { Call::MazaZole };
            let mut deal = dealt(&vec![call; calls], seed);
            let mut expected: Vec<Outcome> = Vec::new();
            while let Some(seat) = deal.public().turn_seat() {
                let view = deal.view(seat);
                let world = World { hands: *deal.hands(), aside: deal.aside() };
                let mut play = PlayOn::of(&view, &world).unwrap();
                play.run();
                expected.push(play.outcome(RuleSet::ONLINE_PGM.galdins_full_tie));
                let mut legal = Vec::new();
                deal.legal(seat, &mut legal);
                let ask = Ask { seat, view: &view, legal: &legal, budget: Budget::UNLIMITED };
                let action = habits.decide(&ask, None);
                deal.resolve(&Answers::one(seat, action), &mut Silent).unwrap();
            }
            assert_eq!(expected.len(), 24);
            assert!(expected.iter().all(|outcome| Some(outcome) == deal.outcome()), "{seed}");
        }
    }

    /// Who takes most tricks loses galdiņš; with a trick mazā zole is lost, and won by the two others.
    #[test]
    fn what_everyone_wants_follows_from_the_outcome() {
        for seed in 0..20 {
            let deal = dealt(&[Call::Pass; 3], seed);
            let world = World { hands: *deal.hands(), aside: deal.aside() };
            let full_tie = RuleSet::ONLINE_PGM.galdins_full_tie;
            let mut play = PlayOn::dealt(Contract::Galdins, &world);
            play.run();
            let Outcome::Galdins { loser, .. } = play.outcome(full_tie) else { panic!("galdins") };
            for place in Place::ALL {
                assert_eq!(play.is_won(place, full_tie), loser != Some(place));
            }
            let mut play = PlayOn::dealt(Contract::MazaZole(Place::Second), &world);
            play.run();
            let is_made = play.tricks(Place::First) == 0;
            assert_eq!(play.is_won(Place::Second, full_tie), is_made);
            assert_eq!(play.is_won(Place::Third, full_tie), !is_made);
        }
    }
}
