//! A player who plays as an evaluator sees it, cube included.

use parlor_agent::{Agent, Ask, Candidate, Entry, Explanation, Message, Scale, Unit};
use parlor_backgammon::{Action, Backgammon};
use parlor_formats::backgammon::notation;

use crate::{
    Appraise, CubeSpot, ExactEndings, MatchEquityTable, Outlook, PipCount, PositionClass, Stakes,
};

/// The label of values that are equities: points per game and cube, in a match normalised so that
/// winning the cube now is +1 and losing it −1.
pub const EQUITY: &str = "backgammon-equity";

/// Moves the men to the best cubeless equity at the score, and turns the cube by [`CubeSpot`].
#[derive(Clone, Debug)]
pub struct AppraisedPlayer<A> {
    appraiser: A,
    table: &'static MatchEquityTable,
    nodes: u64,
}

impl<A: Appraise + Send> AppraisedPlayer<A> {
    /// Plays by `appraiser`, in matches with the built-in equity table.
    pub fn new(appraiser: A) -> AppraisedPlayer<A> {
        AppraisedPlayer { appraiser, table: MatchEquityTable::kazaross_xg2(), nodes: 0 }
    }

    /// What each listed action is worth to the seat that is asked; `None` where the evaluator has no
    /// opinion.
    fn values(&mut self, ask: &Ask<'_, Backgammon>) -> Vec<Option<f64>> {
        let game = ask.view;
        let worth = |player: &mut Self, action: Action| match action {
            Action::Play(play) => {
                let stakes = Stakes::of(game.score(), ask.seat, player.table);
                let chances = player.appraiser.appraise_after(&game.board().after(play))?;
                player.nodes += 1;
                let cube = game.cube().value().unsigned_abs();
                Some(stakes.normalised(stakes.cubeless(&chances, cube), cube))
            }
            _ => None,
        };
        let plays = ask.legal.iter().map(|&action| worth(self, action)).collect::<Vec<_>>();
        if plays.iter().any(Option::is_some) { plays } else { self.cube_values(ask) }
    }

    /// The same for the cube: from the side of the player on roll, or of who answers him.
    fn cube_values(&mut self, ask: &Ask<'_, Backgammon>) -> Vec<Option<f64>> {
        let game = ask.view;
        let chances = self.appraiser.appraise(game.board());
        self.nodes += 1;
        let Some(spot) = chances.map(|chances| CubeSpot::of(game, chances, self.table)) else {
            return vec![None; ask.legal.len()];
        };
        // Bear-offs are short enough to play the next two turns out.
        let outlook = (spot.class == PositionClass::BearOff)
            .then(|| Outlook::appraised(game.board(), &mut self.appraiser))
            .flatten();
        let decision = match outlook {
            Some(outlook) => spot.decide_with(&outlook),
            None => spot.decide(),
        };
        let side = if ask.seat == game.on_roll() { 1.0 } else { -1.0 };
        let worth = |action: &Action| match action {
            Action::Roll => Some(decision.no_double),
            Action::Double => Some(decision.doubled()),
            Action::Take => Some(side * decision.double_take),
            // Whoever drops loses the cube as it lies.
            Action::Drop => Some(-1.0),
            Action::Beaver => Some(side * 2.0 * decision.double_take),
            Action::Play(_) => None,
        };
        ask.legal.iter().map(worth).collect()
    }
}

impl<A: Appraise + Send> Agent<Backgammon> for AppraisedPlayer<A> {
    fn decide(&mut self, ask: &Ask<'_, Backgammon>, why: Option<&mut Explanation>) -> Action {
        self.nodes = 0;
        let values = self.values(ask);
        let mut chosen = 0;
        for (idx, value) in values.iter().enumerate() {
            // Of equals the first listed; without an opinion at all, the first.
            if value.unwrap_or(f64::NEG_INFINITY) > values[chosen].unwrap_or(f64::NEG_INFINITY) {
                chosen = idx;
            }
        }
        if let Some(why) = why {
            why.values = Scale::new(EQUITY, Unit::Signed(3));
            why.chosen = Some(chosen);
            let label = |action: Action| match action {
                Action::Play(play) => notation::write(ask.view.board(), play),
                other => other.to_string(),
            };
            for (idx, (&action, value)) in ask.legal.iter().zip(values).enumerate() {
                let candidate = Candidate::new(idx, Message::verbatim(label(action)));
                why.candidates.push(match value {
                    Some(value) => candidate.valued(value),
                    None => candidate,
                });
            }
            why.rank();
            why.verdict = Some(Message::verbatim(label(ask.legal[chosen])));
        }
        ask.legal[chosen]
    }

    fn nodes(&self) -> u64 {
        self.nodes
    }
}

/// The player that counts pips.
pub(crate) fn entry() -> Entry<Backgammon> {
    const SUMMARY: &str = "counts pips and knows the bear-off by heart; blind to contact";
    Entry::new("pips", SUMMARY, &[], |_, _| {
        Box::new(AppraisedPlayer::new(PipCount::new(ExactEndings::shared())))
    })
}
