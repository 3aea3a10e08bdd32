//! Kuhn poker in the arena.

use parlor_agent::Step;
use parlor_game::{Game, Seat, Turn};
use parlor_kit::{Counts, Rank, Rate, Setting, SettingError};
use parlor_toy::{Card, Kuhn, KuhnAction, KuhnEvent, Series};

use super::KuhnKit;
use super::rules::PRESETS;
use crate::contest;

type Sum = &'static [(&'static str, i64)];

const DEALS: Sum = &[("deals", 1)];

/// The worst that a deal can cost.
const STAKE_MAX: f64 = 2.0;

impl Rank for KuhnKit {
    const RATES: &'static [Rate] = &[
        Rate::mean("chips a deal", &[("chips", 1)], DEALS),
        Rate::share("deals won", &[("won", 1)], DEALS),
        Rate::share(
            "bets with the jack",
            &[("bet_jack", 1)],
            &[("bet_jack", 1), ("check_jack", 1)],
        ),
        Rate::share(
            "calls with the queen",
            &[("call_queen", 1)],
            &[("call_queen", 1), ("fold_queen", 1)],
        ),
    ];

    fn set(setting: &Setting) -> Result<KuhnKit, SettingError> {
        contest::set::<KuhnKit>(setting, PRESETS).map(|chosen| KuhnKit { chosen })
    }

    fn rules_in_full(&self) -> String {
        format!("name={} games={}", self.chosen.preset, self.chosen.n_games)
    }

    fn scores(&self, finished: &Series<Kuhn>) -> Vec<f64> {
        contest::scores(finished)
    }

    fn forfeit(&self, seat: usize) -> Vec<f64> {
        contest::forfeit(seat, self.chosen, STAKE_MAX)
    }

    fn note(&self, counts: &mut [Counts], step: &Step<'_, Kuhn>) {
        for event in step.events {
            if let (&KuhnEvent::Said(seat, action), Some(cards)) = (event, step.game.cards())
                && let Some(name) = counted(cards.of(seat), action)
            {
                counts[seat.idx()].add(name, 1);
            }
        }
        if step.game.turn() == Turn::Over {
            let won = step.game.returns();
            for (counts, seat) in counts.iter_mut().zip([Seat::A, Seat::B]) {
                counts.add("deals", 1);
                counts.add("chips", won[seat].into());
                counts.add("won", i64::from(won[seat] > 0));
            }
        }
    }
}

/// The counter of a choice in which players differ: bluffs with the jack, calls with the queen.
fn counted(card: Card, action: KuhnAction) -> Option<&'static str> {
    match (card, action) {
        (Card::Jack, KuhnAction::Bet) => Some("bet_jack"),
        (Card::Jack, KuhnAction::Check) => Some("check_jack"),
        (Card::Queen, KuhnAction::Call) => Some("call_queen"),
        (Card::Queen, KuhnAction::Fold) => Some("fold_queen"),
        _ => None,
    }
}
