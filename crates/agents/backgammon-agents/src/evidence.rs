//! Evaluations that can say what they see.

use parlor_agent::{Message, Panel, Scale, Unit};
use parlor_backgammon::Backgammon;
use parlor_game::Seat;
use parlor_search::Evaluate;

use crate::{Characteristics, Ground, Judge, Weights, reasons};

/// An evaluation that can be explained.
pub trait Evidence: Evaluate<Backgammon> + Send {
    /// What its values measure.
    fn scale(&self) -> Scale;

    /// What it sees in positions, one column for each: the one chosen first.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel;
}

impl Evidence for Judge {
    fn scale(&self) -> Scale {
        Scale::new("study-utility", Unit::Signed(3))
    }

    /// Characteristics with their weights, and which of the rules gave the value.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel {
        let found: Vec<Characteristics> = positions
            .iter()
            .map(|(_, game)| Characteristics::of(game.men(seat), game.men(seat.opponent())))
            .collect();
        let Weights { bar, distance, points, blots } = self.strategy.weights();
        let row = |key, weight: f64, of: fn(&Characteristics) -> f64| {
            (key, Some(weight), found.iter().map(of).collect())
        };
        let values = positions.iter().map(|(_, game)| self.judge(game, seat).0).collect();
        let rows = vec![
            row("backgammon-h-bar", bar, |found| found.bar),
            row("backgammon-h-distance", distance, |found| found.distance),
            row("backgammon-h-points", points, |found| found.points),
            row("backgammon-h-blots", blots, |found| found.blots),
            row("backgammon-h-off", 0.0, |found| found.off),
            ("backgammon-evaluation", None, values),
        ];
        let names = positions.iter().map(|(name, _)| name.clone());
        let mut panel = reasons::table("backgammon-characteristics", names, rows);
        let ground = positions.first().map(|(_, game)| self.judge(game, seat).1);
        panel.caption = ground.map(|ground| match ground {
            Ground::Over => Message::new("backgammon-judged-over"),
            Ground::BearingOff => Message::new("backgammon-judged-off"),
            Ground::RearMan => Message::new("backgammon-judged-rear-man"),
            Ground::Pips => Message::new("backgammon-judged-pips"),
            Ground::Strategy => {
                Message::new("backgammon-judged-strategy").with("strategy", self.strategy.name())
            }
        });
        panel
    }
}
