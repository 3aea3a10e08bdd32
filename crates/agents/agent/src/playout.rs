//! Random play to the end, as fast as the rules allow.

use parlor_game::{Answers, Entropy, Silent, Stochastic, Turn};

/// Plays `game` to its end with uniformly random actions and drawn chance, and returns the number
/// of transitions; [`returns`](parlor_game::Game::returns) then tells how it ended.
///
/// `legal` is scratch space: kept by the caller, it grows to the longest list once, and no further
/// memory is asked for here. A single legal action draws nothing from `entropy`.
///
/// # Panics
///
/// When the game breaks its contract: it asks a seat that may do nothing, or draws a chance event
/// that it then refuses.
pub fn random_playout<G: Stochastic>(
    game: &mut G,
    entropy: &mut impl Entropy,
    legal: &mut Vec<G::Action>,
) -> u64 {
    let mut transitions = 0;
    loop {
        match game.turn() {
            Turn::Over => return transitions,
            Turn::Chance(at) => {
                draw_chance(game, at, entropy);
            }
            Turn::Decide(asked) => {
                let mut answers = Answers::NONE;
                for seat in asked {
                    game.legal(seat, legal);
                    let idx = if legal.len() == 1 { 0 } else { entropy.below(legal.len() as u32) };
                    answers = answers.with(seat, legal[idx as usize]);
                }
                game.advance(&answers, &mut Silent);
            }
        }
        transitions += 1;
    }
}

/// Lets chance happen where it is due: draws an event and applies it.
pub fn draw_chance<G: Stochastic>(game: &mut G, at: G::Address, entropy: &mut impl Entropy) {
    let chance = game.draw(at, entropy);
    game.apply(chance, &mut Silent).expect("a drawn event fits where it was drawn");
}
