//! What the plays of a drawn search are called.

use parlor_agent::{Message, Tree};
use parlor_backgammon::{Backgammon, Dice, Thrown};
use parlor_game::{Answers, Game, Silent, Turn};

use crate::reasons;

/// Calls the plays of a tree searched in `game` as players write them, `13/9` and not `13/10 10/9`, so
/// that they are found again in the list of plays. What does not lead on from there stays as it is.
pub(crate) fn rename(tree: &mut Tree, game: &Backgammon) {
    let mut games: Vec<Option<Backgammon>> = Vec::with_capacity(tree.nodes.len());
    for idx in 0..tree.nodes.len() {
        let before = match tree.nodes[idx].parent {
            None => {
                games.push(Some(*game));
                continue;
            }
            Some(parent) => games.get(parent).copied().flatten(),
        };
        let followed = before.and_then(|before| follow(before, &tree.nodes[idx].edge));
        games.push(followed.as_ref().map(|(_, after)| *after));
        if let Some((name, _)) = followed {
            tree.nodes[idx].edge = name;
        }
    }
}

/// The name of an edge, and the game after it.
fn follow(mut game: Backgammon, edge: &Message) -> Option<(Message, Backgammon)> {
    let said = edge.to_string();
    match game.turn() {
        Turn::Over => None,
        Turn::Chance(_) => {
            let dice = Dice::all().find(|dice| dice.to_string() == said)?;
            game.apply(Thrown::Roll(dice), &mut Silent).ok()?;
            Some((edge.clone(), game))
        }
        Turn::Decide(seats) => {
            let seat = seats.first()?;
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            let action = legal.into_iter().find(|action| action.to_string() == said)?;
            let name = reasons::name(&game, action);
            game.advance(&Answers::one(seat, action), &mut Silent);
            Some((name, game))
        }
    }
}
