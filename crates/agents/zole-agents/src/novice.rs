//! The beginner: plays every card for itself.

use parlor_agent::{Agent, Ask, Explanation};
use parlor_zole::{Action, Call, Card, CardSet, Deal, Pair};

use crate::habits::{self, Habit, eyes, height, price};
use crate::role::{Role, Scene};
use crate::{Bidder, rules};

/// What the scores of the beginner's rules are called; their reasons are the rules themselves.
pub(crate) const SIMPLE_SCORE: &str = "zole-simple-score";

/// Looks at its hand and at the trick, and at nothing else: it counts neither trumps nor eyes, forgets
/// what was played, and does not think of the partner. It takes the table with five trumps of whatever
/// rank, buries its lowest cards, leads aces and top trumps, and takes every trick that it can.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Novice;

/// Five trumps are enough.
const BIDDER: Bidder = Bidder::Trumps { limit: 4 };

impl Novice {
    fn scores(ask: &Ask<'_, Deal>) -> Vec<Habit> {
        let scene = Scene::of(ask.view);
        let hand = ask.view.hand();
        let called = BIDDER.call(hand, ask.legal.contains(&Action::Call(Call::MazaZole)));
        let score = |&action: &Action| match (action, &scene) {
            (Action::Call(call), _) => call_score(call, called, hand),
            (Action::Bury(pair), _) => burial(pair),
            (Action::Play(played), Some(scene)) => card(scene, played),
            (Action::Play(_), None) | (Action::ThrowIn, _) => (-1000, "zole-habit-play-on"),
        };
        ask.legal.iter().map(score).collect()
    }
}

/// As many trumps as it needs, or not; zole and mazā zole only when they look sure.
fn call_score(call: Call, called: Call, hand: CardSet) -> Habit {
    let surplus = BIDDER.surplus(hand);
    let counted = if surplus > 0 { "zole-simple-trumps-enough" } else { "zole-simple-trumps-few" };
    match call {
        Call::Pass => (0, counted),
        Call::Take => (surplus, counted),
        Call::Zole if call == called => (100, "zole-habit-sure"),
        Call::Zole => (-100, "zole-habit-not-sure"),
        Call::MazaZole if call == called => (100, "zole-habit-all-low"),
        Call::MazaZole => (-100, "zole-habit-not-low"),
    }
}

/// Keeps trumps and whatever counts, and lays away what looks worthless.
fn burial(pair: Pair) -> Habit {
    let one = |card: Card| match card.is_trump() {
        true => -100 - height(card),
        false => -eyes(card),
    };
    let habit = match (pair.cards() & CardSet::TRUMPS).is_empty() {
        true => "zole-simple-bury-low",
        false => "zole-habit-bury-trump",
    };
    (pair.cards().into_iter().map(one).sum(), habit)
}

/// How gladly a card is played.
fn card(scene: &Scene, card: Card) -> Habit {
    match (scene.role, scene.holder()) {
        (Role::Soloist | Role::Opponent { .. }, None) => lead(card),
        (Role::Soloist | Role::Opponent { .. }, Some((_, best))) => follow(scene, card, best),
        (Role::MazaSoloist | Role::MazaOpponent { .. } | Role::Alone, _) => {
            habits::card(scene, card)
        }
    }
}

/// Plain aces, then trumps from the top, then the cheapest.
fn lead(card: Card) -> Habit {
    match (card.is_trump(), card.rank_letter()) {
        (false, 'A') => (100, "zole-simple-lead-ace"),
        (true, _) => (40 + height(card), "zole-simple-lead-trump"),
        (false, _) => (20 - eyes(card), "zole-habit-lead-low"),
    }
}

/// Takes every trick it can, even from its partner: with its highest card while others may still beat it, with the
/// cheapest if nobody comes after.
fn follow(scene: &Scene, card: Card, best: Card) -> Habit {
    match (card.beats(best), scene.trick.len()) {
        (true, 2) => (100 + eyes(card) - price(card), "zole-habit-take"),
        (true, _) => (100 + height(card), "zole-simple-take-high"),
        (false, _) => (50 - 3 * eyes(card) - price(card) / 2, "zole-habit-throw"),
    }
}

impl Agent<Deal> for Novice {
    fn decide(&mut self, ask: &Ask<'_, Deal>, why: Option<&mut Explanation>) -> Action {
        let scores = Novice::scores(ask);
        let chosen = rules::best(&scores);
        if let Some(why) = why {
            rules::explain(ask, SIMPLE_SCORE, &scores, chosen, why);
        }
        ask.legal[chosen]
    }
}
