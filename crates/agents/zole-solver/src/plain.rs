//! Slow twins: what the fast search must agree with, and what the source measured.
//!
//! No table, no merging, no bounds, no ordering beyond the source's *weakest card first*. Values
//! are what the soloist still gets: eyes, or tricks in mazā zole; nothing in galdiņš.

use parlor_zole::{ByPlace, Card, CardSet, Contract, Place, Trick};

use crate::{Following, Position};

/// Plain minimax: the soloist against both others, every card tried.
pub fn minimax(position: &Position, following: Following) -> u8 {
    let Some(game) = Game::of(position, following) else { return 0 };
    game.minimax(State::of(position))
}

/// Alpha-beta without memory, weakest card first, as in the source.
pub fn alpha_beta(position: &Position, following: Following) -> u8 {
    let Some(game) = Game::of(position, following) else { return 0 };
    game.alpha_beta(State::of(position), -1, i32::from(u8::MAX)) as u8
}

/// The number of playouts by walking through all of them.
pub fn count_playouts(position: &Position, following: Following) -> u64 {
    let game = Game { soloist: Place::First, tricks_only: false, following };
    game.count(State::of(position))
}

struct Game {
    soloist: Place,
    tricks_only: bool,
    following: Following,
}

#[derive(Clone, Copy)]
struct State {
    hands: ByPlace<CardSet>,
    trick: Trick,
}

impl State {
    fn of(position: &Position) -> State {
        State { hands: *position.hands(), trick: *position.trick() }
    }
}

impl Game {
    fn of(position: &Position, following: Following) -> Option<Game> {
        let soloist = position.contract().soloist()?;
        let tricks_only = matches!(position.contract(), Contract::MazaZole(_));
        Some(Game { soloist, tricks_only, following })
    }

    fn moves(&self, state: &State) -> CardSet {
        let hand = state.hands[state.trick.turn()];
        match state.trick.led() {
            Some(led) => self.following.playable(hand, led),
            None => hand,
        }
    }

    /// The state after `card`, and what the soloist got by it.
    fn after(&self, state: &State, card: Card) -> (State, u8) {
        let mut after = *state;
        let mover = state.trick.turn();
        after.hands[mover] = after.hands[mover].without(card);
        after.trick.push(card);
        let Some(winner) = after.trick.winner().filter(|_| after.trick.is_full()) else {
            return (after, 0);
        };
        let gain = match (winner == self.soloist, self.tricks_only) {
            (false, _) => 0,
            (true, true) => 1,
            (true, false) => after.trick.eyes().0,
        };
        after.trick = Trick::led_by(winner);
        (after, gain)
    }

    fn wants_much(&self, state: &State) -> bool {
        (state.trick.turn() == self.soloist) != self.tricks_only
    }

    fn minimax(&self, state: State) -> u8 {
        let values = self.moves(&state).into_iter().map(|card| {
            let (after, gain) = self.after(&state, card);
            gain + self.minimax(after)
        });
        let best = if self.wants_much(&state) { values.max() } else { values.min() };
        best.unwrap_or(0)
    }

    fn alpha_beta(&self, state: State, mut alpha: i32, mut beta: i32) -> i32 {
        let wants_much = self.wants_much(&state);
        let mut best = None;
        for card in self.moves(&state) {
            let (after, gain) = self.after(&state, card);
            let gain = i32::from(gain);
            let value = gain + self.alpha_beta(after, alpha - gain, beta - gain);
            let old = best.unwrap_or(value);
            let new = if wants_much { old.max(value) } else { old.min(value) };
            best = Some(new);
            if wants_much {
                alpha = alpha.max(new);
            } else {
                beta = beta.min(new);
            }
            if alpha >= beta {
                break;
            }
        }
        best.unwrap_or(0)
    }

    fn count(&self, state: State) -> u64 {
        let moves = self.moves(&state);
        if moves.is_empty() {
            return 1;
        }
        moves.into_iter().map(|card| self.count(self.after(&state, card).0)).sum()
    }
}
