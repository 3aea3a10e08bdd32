//! Evaluations that can say what they see.

use parlor_agent::{Message, Meter, Panel, Scale, Unit};
use parlor_backgammon::{Action, Backgammon};
use parlor_game::Seat;
use parlor_search::Evaluate;

use crate::{Chances, Characteristics, Ground, Judge, LiveCube, Utility, Weights, reasons};

/// An evaluation that can be explained.
pub trait Evidence: Evaluate<Backgammon> + Send {
    /// What its values measure.
    fn scale(&self) -> Scale;

    /// What it sees in positions, one column for each: the one chosen first.
    fn panel(&mut self, positions: &[(Message, Backgammon)], seat: Seat) -> Panel;

    /// The chances of a seat, where it sees any.
    fn chances(&self, _game: &Backgammon, _seat: Seat) -> Option<Chances> {
        None
    }

    /// What each of `plays` is worth to `seat`, the player to move, by looking so many turns ahead, where
    /// it has a faster way than valuing one position after another. A play that the budget does not
    /// cover has no value.
    fn ahead(
        &mut self,
        _game: &Backgammon,
        _seat: Seat,
        _plays: &[Action],
        _plies: u32,
        _meter: &mut Meter<'_>,
    ) -> Option<Vec<Option<f64>>> {
        None
    }

    /// The same evaluation where the results of a game are worth this, if it knows of gammons.
    #[must_use]
    fn playing_for(&self, utility: Utility) -> Self
    where
        Self: Sized;

    /// The same where plays are chosen with this cube in mind, if it knows how.
    #[must_use]
    fn with_cube(self, _cube: Option<LiveCube>) -> Self
    where
        Self: Sized,
    {
        self
    }
}

impl Evidence for Judge {
    fn scale(&self) -> Scale {
        Scale::new("study-utility", Unit::signed(3))
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
            row("bg-h-bar", bar, |found| found.bar),
            row("bg-h-distance", distance, |found| found.distance),
            row("bg-h-points", points, |found| found.points),
            row("bg-h-blots", blots, |found| found.blots),
            row("bg-h-off", 0.0, |found| found.off),
            ("bg-evaluation", None, values),
        ];
        let names = positions.iter().map(|(name, _)| name.clone());
        let mut panel = reasons::table(("bg-characteristics", Unit::signed(3)), names, rows);
        let ground = positions.first().map(|(_, game)| self.judge(game, seat).1);
        panel.caption = ground.map(|ground| match ground {
            Ground::Over => Message::new("bg-judged-over"),
            Ground::BearingOff => Message::new("bg-judged-off"),
            Ground::RearMan => Message::new("bg-judged-rear-man"),
            Ground::Pips => Message::new("bg-judged-pips"),
            Ground::Strategy => {
                Message::new("bg-judged-strategy").with("strategy", self.strategy.message())
            }
        });
        panel
    }

    /// The strategies know nothing of gammons, hence nothing of scores.
    fn playing_for(&self, _utility: Utility) -> Judge {
        *self
    }
}
