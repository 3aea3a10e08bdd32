//! One decision of a match, and what it cost.

use parlor_agent::Message;
use parlor_backgammon::{Action, Backgammon, Board, Dice};
use parlor_backgammon_agents::{CubeDecision, Offer, Verdict};
use parlor_formats::backgammon::notation;
use parlor_game::{Game, Seat};

/// Where in a match: game and turn count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the game.
    pub game: usize,
    /// The number of the turn in it.
    pub turn: usize,
    /// How much came into the game before: chance and answers.
    pub step: usize,
    /// Whose turn, or whose answer.
    pub seat: Seat,
}

/// One decision and what it cost.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// Where it was made.
    pub place: Place,
    /// The men as the player on roll sees them.
    pub board: Board,
    /// What was decided, with the best.
    pub kind: Kind,
    /// What was done.
    pub made: Action,
    /// What it lost against the best, in equity.
    pub error: f64,
    /// The same in chances to win the match, in a match.
    pub match_error: Option<f64>,
    /// What sets the play that was made apart from the best, in a player's words.
    pub why: Option<Message>,
    /// Is it among the decisions that an error rate goes by: a play with a choice, a cube that was
    /// turned or nearly so?
    pub counts: bool,
}

/// What was decided, and what was best.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Kind {
    /// How to play a roll.
    Play {
        /// The roll.
        dice: Dice,
        /// The best play; one that is called as good as the best is best itself.
        best: Action,
    },
    /// Whether to double.
    Double {
        /// What to do, and what to answer.
        best: Verdict,
    },
    /// What to answer to a double, a beaver and so on.
    Answer {
        /// The best answer.
        best: Action,
    },
}

impl Kind {
    /// As programs read it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Play { .. } => "play",
            Kind::Double { .. } => "double",
            Kind::Answer { .. } => "answer",
        }
    }
}

/// A cube decision counts when doubling and rolling are closer than this.
const CLOSE: f64 = 0.16;

impl Decision {
    /// A decision that has cost nothing, and that nobody counts.
    pub(super) fn new(place: Place, game: &Backgammon, kind: Kind, made: Action) -> Decision {
        let (board, error, counts) = (*game.board(), 0.0, false);
        Decision { place, board, kind, made, error, match_error: None, why: None, counts }
    }

    /// The same with what it has cost.
    pub(super) fn costs(self, error: f64, counts: bool) -> Decision {
        Decision { error, counts, ..self }
    }

    /// To double or to roll.
    pub(super) fn to_double(
        cube: &CubeDecision,
        game: &Backgammon,
        made: Action,
        place: Place,
    ) -> Decision {
        let doubled = made == Action::Double;
        let worth = if doubled { cube.doubled() } else { cube.no_double };
        let is_dead = matches!(cube.verdict.offer, Offer::Never | Offer::Unavailable);
        let best = if is_dead { worth.max(cube.no_double) } else { cube.best() };
        let error = (best - worth).max(0.0);
        let close = !is_dead && (cube.no_double - cube.doubled()).abs() < CLOSE;
        let kind = Kind::Double { best: cube.verdict };
        let counts = doubled || close || error > 0.0;
        Decision::new(place, game, kind, made).costs(error, counts)
    }

    /// To take, to pass or to turn the cube once more: the opponent's answer to a double, the doubler's
    /// to a beaver, and so on.
    pub(super) fn to_answer(
        cube: &CubeDecision,
        game: &Backgammon,
        made: Action,
        place: Place,
    ) -> Decision {
        // The doubler's equities are those of the other with their signs changed.
        let side = if place.seat == game.on_roll() { 1.0 } else { -1.0 };
        let worth = |action: Action| match action {
            // The player who passes loses the cube as it lies.
            Action::Drop => -cube.double_pass,
            Action::Beaver => side * 2.0 * cube.double_take,
            _ => side * cube.double_take,
        };
        let mut legal = Vec::new();
        game.legal(place.seat, &mut legal);
        let better = |best, one| if worth(one) > worth(best) { one } else { best };
        let best = legal.into_iter().reduce(better).unwrap_or(made);
        let (kind, error) = (Kind::Answer { best }, (worth(best) - worth(made)).max(0.0));
        Decision::new(place, game, kind, made).costs(error, true)
    }

    /// What was done, in the notation of matches.
    pub fn made_text(&self) -> String {
        written(&self.board, self.made)
    }

    /// What would have been best, in the same notation; of a double the whole verdict.
    pub fn best_text(&self) -> String {
        match self.kind {
            Kind::Play { best, .. } | Kind::Answer { best } => written(&self.board, best),
            Kind::Double { best } => best.to_string(),
        }
    }

    /// The roll that was played.
    pub fn dice(&self) -> Option<Dice> {
        match self.kind {
            Kind::Play { dice, .. } => Some(dice),
            Kind::Double { .. } | Kind::Answer { .. } => None,
        }
    }

    /// The usual sign: `?!` doubtful, `?` bad, `??` very bad; nothing for less.
    pub fn mark(&self) -> &'static str {
        match self.error {
            0.16.. => "??",
            0.08.. => "?",
            0.04.. => "?!",
            _ => "",
        }
    }
}

/// An action as match files write it.
pub(super) fn written(board: &Board, action: Action) -> String {
    match action {
        Action::Play(play) => notation::write(board, play),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use parlor_backgammon::RuleSet;

    use super::*;

    #[test]
    fn an_error_is_marked_by_its_size() {
        let marked = |error: f64| {
            let place = Place { game: 1, turn: 1, step: 1, seat: Seat::A };
            let (kind, made) = (Kind::Answer { best: Action::Take }, Action::Drop);
            let board = RuleSet::STANDARD.board();
            Decision { place, board, kind, made, error, match_error: None, why: None, counts: true }
                .mark()
        };
        assert_eq!([0.039, 0.04, 0.1, 0.2].map(marked), ["", "?!", "?", "??"]);
    }
}
