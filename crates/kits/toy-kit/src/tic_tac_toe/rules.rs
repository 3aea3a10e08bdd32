//! Rules and length of a match.

use parlor_agent::Registry;
use parlor_game::{Entropy, Seat};
use parlor_kit::{Kit, Preset, RulesError, Venue};
use parlor_toy::{Draws, Series, TicTacToe};

use super::TicTacToeWire;
use crate::chosen::{Chosen, lengths};

pub(super) const PRESETS: &[&str] = &["classic"];

/// Games in a match where nobody says how many.
const GAMES: u32 = 3;

/// Tic-tac-toe: a number of games, begun in turn. Its rules are `classic games=3`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TicTacToeKit {
    pub(super) chosen: Chosen,
}

impl Kit for TicTacToeKit {
    type Codec = TicTacToeWire;
    type Match = Series<TicTacToe>;
    type Dealer<E: Entropy + Clone + Send + 'static> = Draws<TicTacToe, E>;

    const IS_TINY: bool = true;

    fn presets() -> Vec<Preset> {
        vec![Preset {
            name: "classic",
            summary: "three in line on a board of nine".to_owned(),
            parameters: Vec::new(),
            lengths: lengths(&[1, 3, 5, 10], GAMES, "tic-tac-toe-length"),
        }]
    }

    fn usual(_venue: Venue) -> &'static str {
        "classic"
    }

    fn read(text: &str) -> Result<TicTacToeKit, RulesError> {
        Ok(TicTacToeKit { chosen: Chosen::read(text, PRESETS, GAMES)? })
    }

    fn rules(&self) -> String {
        self.chosen.write()
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn begin(&self) -> Series<TicTacToe> {
        Series::new(self.chosen.n_games, |first| first)
    }

    fn dealer<E: Entropy + Clone + Send + 'static>(
        &self,
        setup: &Seat,
        chance: E,
    ) -> Draws<TicTacToe, E> {
        Draws::new(setup, chance)
    }

    fn registry() -> Registry<TicTacToe> {
        parlor_toy_agents::tic_tac_toe::registry()
    }
}
