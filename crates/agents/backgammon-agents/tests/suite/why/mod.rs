//! Reasons in a player's words: the right one, and always a true one.

mod cubes;
mod plays;
mod truth;
mod values;

use parlor_agent::{Ask, Budget, Explanation};
use parlor_backgammon::{Action, Backgammon};
use parlor_backgammon_agents::registry;
use parlor_formats::backgammon::notation;
use parlor_game::{Game, Seat};

/// What `spec` does in `game` and why, and what it could have done.
fn explain(spec: &str, game: &Backgammon, seat: Seat) -> (Action, Explanation, Vec<Action>) {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let ask = Ask { seat, view: game, legal: &legal, budget: Budget::UNLIMITED };
    let mut why = Explanation::default();
    let action = registry().build(spec, 1).unwrap().decide(&ask, Some(&mut why));
    (action, why, legal)
}

/// An action as players write it.
fn written(game: &Backgammon, action: Action) -> String {
    match action {
        Action::Play(play) => notation::write(game.board(), play),
        other => other.to_string(),
    }
}
