//! Tic-tac-toe in the arena.

use parlor_agent::Step;
use parlor_game::Seat;
use parlor_kit::{Counts, Rank, Rate, Setting, SettingError};
use parlor_toy::{Series, TicTacToe};

use super::TicTacToeKit;
use super::rules::PRESETS;
use crate::contest;

type Sum = &'static [(&'static str, i64)];

const GAMES: Sum = &[("games", 1)];

impl Rank for TicTacToeKit {
    const RATES: &'static [Rate] = &[
        Rate::share("games won", &[("won", 1)], GAMES),
        Rate::share("games drawn", &[("drawn", 1)], GAMES),
        Rate::share("games lost", &[("lost", 1)], GAMES),
        Rate::share("won as the first player", &[("won_first", 1)], &[("first", 1)]),
    ];

    fn set(setting: &Setting) -> Result<TicTacToeKit, SettingError> {
        contest::set::<TicTacToeKit>(setting, PRESETS).map(|chosen| TicTacToeKit { chosen })
    }

    fn rules_in_full(&self) -> String {
        format!("name={} games={}", self.chosen.preset, self.chosen.n_games)
    }

    fn scores(&self, finished: &Series<TicTacToe>) -> Vec<f64> {
        contest::scores(finished)
    }

    /// One game is.
    fn is_won_or_lost(&self) -> bool {
        self.chosen.n_games == 1
    }

    fn forfeit(&self, seat: usize) -> Vec<f64> {
        contest::forfeit(seat, self.chosen, 1.0)
    }

    fn note(&self, counts: &mut [Counts], step: &Step<'_, TicTacToe>) {
        if step.game.mover().is_some() {
            return;
        }
        let winner = step.game.winner();
        for (counts, seat) in counts.iter_mut().zip([Seat::A, Seat::B]) {
            counts.add("games", 1);
            let is_won = winner == Some(seat);
            counts.add(
                if winner.is_none() {
                    "drawn"
                } else if is_won {
                    "won"
                } else {
                    "lost"
                },
                1,
            );
            if step.game.first() == seat {
                counts.add("first", 1);
                counts.add("won_first", i64::from(is_won));
            }
        }
    }
}
