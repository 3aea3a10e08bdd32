//! A deal played on by rules of thumb, everyone looking at their own cards alone.

use parlor_agent::Stream;
use parlor_game::{Answers, BySeat, Game, Sequential, Silent};
use parlor_search::{Bounds, Playout};
use parlor_zole::{Action, CardSet, Contract, Deal, Place};

use crate::habits;
use crate::role::{Role, Scene};

/// Everyone plays as [`Rules`](crate::Rules) does.
#[derive(Clone, Debug)]
pub(crate) struct ByHabit {
    bounds: Bounds,
    played: u64,
    legal: Vec<Action>,
}

impl ByHabit {
    /// Nobody wins or loses more than `most` points.
    pub(crate) fn new(most: f64) -> ByHabit {
        ByHabit { bounds: Bounds::symmetric(most), played: 0, legal: Vec::new() }
    }

    fn play_on(&mut self, deal: &mut Deal) -> BySeat<f64> {
        self.played = 0;
        while let Some(action) = habitual(deal, &mut self.legal) {
            let Some(seat) = deal.public().turn_seat() else { break };
            deal.advance(&Answers::one(seat, action), &mut Silent);
            self.played += 1;
        }
        results(deal, self.bounds)
    }
}

/// What each seat has won, within the bounds.
pub(crate) fn results<G: Game>(game: &G, bounds: Bounds) -> BySeat<f64> {
    game.returns().map(|won| bounds.clamp(f64::from(won)))
}

/// The card that habit plays; `None` when none is due.
pub(crate) fn habitual(deal: &Deal, legal: &mut Vec<Action>) -> Option<Action> {
    let seat = deal.public().turn_seat()?;
    let scene = scene(deal)?;
    deal.legal(seat, legal);
    let mut best: Option<(i32, Action)> = None;
    for &action in legal.iter() {
        let Action::Play(card) = action else { continue };
        let score = habits::card(&scene, card).0;
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, action));
        }
    }
    best.map(|(_, action)| action)
}

/// The table as the player sees it whose card is due.
fn scene(deal: &Deal) -> Option<Scene> {
    let public = deal.public();
    let (contract, trick) = (public.contract()?, *public.trick()?);
    let me = public.turn()?;
    let hand = deal.hands()[me];
    let laid_away = match contract {
        Contract::Lielais(soloist) if soloist == me => deal.buried(),
        _ => CardSet::EMPTY,
    };
    let played = Place::ALL.into_iter().map(|place| public.played()[place]);
    let seen = played.fold(hand | laid_away, |seen, cards| seen | cards);
    let role = Role::of(contract, me);
    Some(Scene { me, role, hand, trick, unseen: CardSet::PACK - seen })
}

impl Playout<Deal> for ByHabit {
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn play(&mut self, game: &mut Deal, _stream: &mut Stream) -> BySeat<f64> {
        self.play_on(game)
    }

    /// One for each card.
    fn cost(&self) -> u64 {
        self.played.max(1)
    }
}

impl Playout<Sequential<Deal>> for ByHabit {
    fn bounds(&self) -> Bounds {
        self.bounds
    }

    fn play(&mut self, game: &mut Sequential<Deal>, _stream: &mut Stream) -> BySeat<f64> {
        self.play_on(&mut game.inner().clone())
    }
}
