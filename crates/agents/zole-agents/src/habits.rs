//! The habits of a human player, as scores: what to bury and which card to play.
//!
//! Scores are comparable within one decision only. Each comes with the habit that gave it.

use parlor_zole::{Card, CardSet, Pair, Suit};

use crate::role::{Role, Scene};

/// A score and the message key of the habit behind it.
pub(crate) type Habit = (i32, &'static str);

/// How gladly a pair of the ten cards is buried.
///
/// Tens and kings of short plain classes go first, a class that is got rid of is worth extra, lone
/// aces and trumps stay.
pub(crate) fn burial(ten: CardSet, pair: Pair) -> Habit {
    let cards = pair.cards();
    let each: i32 = cards.into_iter().map(|card| bury_one(ten, card)).sum();
    let emptied = |suit: &Suit| {
        let held = ten & suit.cards();
        !held.is_empty() && held.is_subset(cards)
    };
    let voids = Suit::ALL.iter().filter(|suit| emptied(suit)).count() as i32;
    let habit = match (cards & CardSet::TRUMPS).is_empty() {
        false => "zole-habit-bury-trump",
        true if voids > 0 => "zole-habit-bury-void",
        true => "zole-habit-bury-eyes",
    };
    (each + 8 * voids, habit)
}

fn bury_one(ten: CardSet, card: Card) -> i32 {
    let length = (ten & card.suit().cards()).len() as i32;
    match (card.suit(), card.rank_letter()) {
        (Suit::Trump, 'A' | 'T') => -40,
        (Suit::Trump, _) => -80 - card.idx() as i32,
        (_, 'A') if length == 1 => -30,
        (_, 'A') => 6 - length,
        (_, 'T') => 26 - 2 * length,
        (_, 'K') => 16 - 2 * length,
        _ => 10 - 2 * length,
    }
}

/// How gladly a card is played.
pub(crate) fn card(scene: &Scene, card: Card) -> Habit {
    match (scene.role, scene.trick.is_empty()) {
        (Role::Soloist, true) => soloist_lead(scene, card),
        (Role::Opponent { .. }, true) => opponent_lead(scene, card),
        (Role::Soloist | Role::Opponent { .. }, false) => follow(scene, card),
        (Role::MazaSoloist | Role::Alone | Role::MazaOpponent { .. }, true) => {
            (60 - height(card), "zole-habit-lead-low")
        }
        (Role::MazaSoloist | Role::Alone, false) => duck(scene, card),
        (Role::MazaOpponent { .. }, false) => push_under(scene, card),
    }
}

/// A soloist leads top trumps while others may hold any, then sure plain cards.
fn soloist_lead(scene: &Scene, card: Card) -> Habit {
    let others_trumps = scene.n_unseen(Suit::Trump) as i32;
    let mine = (scene.hand & CardSet::TRUMPS).len() as i32;
    let eyes = eyes(card);
    if !card.is_trump() {
        let safe = is_master(scene, card) && scene.n_unseen(card.suit()) >= 2;
        return match (is_master(scene, card), others_trumps) {
            (true, 0) => (70 + eyes, "zole-habit-cash"),
            (true, _) if safe => (52, "zole-habit-ace"),
            _ => (24 - eyes, "zole-habit-low-plain"),
        };
    }
    if others_trumps == 0 {
        return (64 + eyes, "zole-habit-cash");
    }
    if is_master(scene, card) {
        return (60 + mine - eyes / 3, "zole-habit-draw-trumps");
    }
    let spare = if mine >= 4 { 12 } else { 0 };
    (30 + spare - 2 * eyes - price(card) / 3, "zole-habit-draw-low")
}

/// Opponents lead plain aces, then low plain cards, and leave trumps to the soloist.
fn opponent_lead(scene: &Scene, card: Card) -> Habit {
    let eyes = eyes(card);
    let others = scene.n_unseen(card.suit());
    match (card.is_trump(), is_master(scene, card)) {
        (false, true) if others >= 2 => (54 + eyes / 2, "zole-habit-ace"),
        (false, _) => (44 - 2 * eyes + others as i32, "zole-habit-low-plain"),
        (true, true) => (38 - eyes, "zole-habit-top-trump"),
        (true, false) => (30 - 2 * eyes - price(card) / 2, "zole-habit-low-trump"),
    }
}

/// Takes rich tricks cheaply, gives eyes to a partner who holds the trick, else throws the least.
fn follow(scene: &Scene, card: Card) -> Habit {
    let Some((holder, best)) = scene.holder() else { return (0, "zole-habit-throw") };
    let last = scene.trick.len() == 2;
    let in_trick = i32::from(scene.trick.eyes().0);
    let eyes = eyes(card);
    let soloist = match scene.role {
        Role::Opponent { soloist } => soloist,
        _ => scene.me,
    };
    let with_partner = holder != soloist && scene.me != soloist;
    let beats = card.beats(best);
    let safe_for = |held: Card| last || (scene.unseen & held.beaten_by()).is_empty();
    // The partner sits behind the soloist who leads, or the soloist is still to come.
    let soloist_comes = !last && scene.me.next() == soloist;
    if with_partner && (last || safe_for(best)) {
        return (44 + 3 * eyes - price(card), "zole-habit-smear");
    }
    if beats && (safe_for(card) || scene.me != soloist && !soloist_comes) {
        return (40 + in_trick + eyes - price(card) / 2, "zole-habit-take");
    }
    if beats {
        return (30 + in_trick / 2 - eyes - price(card) / 2, "zole-habit-try");
    }
    let hope = if with_partner && !soloist_comes { eyes } else { 0 };
    (32 - 3 * eyes - price(card) / 2 + hope, "zole-habit-throw")
}

/// Plays the highest card that does not take the trick; if it must take, the highest of all.
fn duck(scene: &Scene, card: Card) -> Habit {
    let under = scene.holder().is_some_and(|(_, best)| !card.beats(best));
    match (under, scene.trick.len()) {
        (true, _) => (60 + height(card), "zole-habit-duck"),
        (false, 2) => (20 + height(card), "zole-habit-must-take"),
        (false, _) => (20 - height(card), "zole-habit-must-take"),
    }
}

/// Keeps under the soloist, so that the trick stays theirs.
fn push_under(scene: &Scene, card: Card) -> Habit {
    let Role::MazaOpponent { soloist } = scene.role else { return (0, "zole-habit-throw") };
    let Some((holder, best)) = scene.holder() else { return (0, "zole-habit-throw") };
    if holder == soloist && !card.beats(best) {
        return (60 + height(card), "zole-habit-leave");
    }
    let soloist_comes = scene.trick.len() == 1 && scene.me.next() == soloist;
    let score = if soloist_comes { 50 - height(card) } else { 30 + height(card) };
    (score, "zole-habit-lead-low")
}

/// Can no card that others may hold beat it within its class?
fn is_master(scene: &Scene, card: Card) -> bool {
    (scene.unseen & card.suit().cards() & card.beaten_by()).is_empty()
}

pub(crate) fn eyes(card: Card) -> i32 {
    i32::from(card.eyes().0)
}

/// What it costs to part with a trump that wins tricks later.
pub(crate) fn price(card: Card) -> i32 {
    match card.rank_letter() {
        'Q' => 12,
        'J' => 8,
        _ if card.is_trump() => 4,
        _ => 0,
    }
}

/// How likely a card is to take a trick: its place in its class, from 0 to 24.
pub(crate) fn height(card: Card) -> i32 {
    if card.is_trump() { card.idx() as i32 - 1 } else { 2 * (card.idx() as i32 % 4) }
}
