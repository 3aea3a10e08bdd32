//! Backgammon in the arena.

use parlor_agent::{Registry, Step, Stream};
use parlor_backgammon::{
    Action, Backgammon, Contest, Cup, End, Event, Opening, Outcome, RuleSet, Setup, Win,
};
use parlor_backgammon_kit::BackgammonWire;
use parlor_game::{Dealer, Match, Seat};

use crate::{Counts, Field, Setting, SettingError};

/// Money games or matches by one ruleset.
#[derive(Clone, Debug)]
pub struct BackgammonField {
    rules: RuleSet,
    contest: Contest,
    registry: Registry<Backgammon>,
}

impl BackgammonField {
    /// As a plan sets it: `rules` is the name of a preset, `length` is `game` or `match-N`.
    pub fn new(
        setting: &Setting,
        registry: Registry<Backgammon>,
    ) -> Result<BackgammonField, SettingError> {
        let wrong = |key, value: &str, known: String| {
            let value = value.to_owned();
            SettingError { game: "backgammon", key, value, known }
        };
        let rules = setting.rules.as_deref().unwrap_or("standard");
        let rules = RuleSet::named(rules).ok_or_else(|| {
            let known = RuleSet::ALL.map(|rules| rules.name).join(", ");
            wrong("rules", rules, format!("the rules {known}"))
        })?;
        if let Some(wall) = &setting.wall {
            return Err(wrong("wall", wall, "no wall".to_owned()));
        }
        let length = setting.length.as_deref().unwrap_or("game");
        let field = match length.strip_prefix("match-").map(str::parse) {
            Some(Ok(to)) => BackgammonField::match_to(rules, to, registry),
            None if length == "game" => Some(BackgammonField::money(rules, registry)),
            _ => None,
        };
        let known = "the lengths game (one money game) and match-N (to N points)";
        field.ok_or_else(|| wrong("length", length, known.to_owned()))
    }

    /// Single money games: the score is points.
    pub fn money(rules: RuleSet, registry: Registry<Backgammon>) -> BackgammonField {
        BackgammonField { rules, contest: Contest::money(rules, 1), registry }
    }

    /// Matches to `to` points: the score is 1 for the winner and −1 for the loser.
    pub fn match_to(
        rules: RuleSet,
        to: u16,
        registry: Registry<Backgammon>,
    ) -> Option<BackgammonField> {
        let contest = Contest::match_to(rules, to)?;
        Some(BackgammonField { rules, contest, registry })
    }
}

impl Field for BackgammonField {
    type Match = Contest;
    type Codec = BackgammonWire;

    fn game(&self) -> &'static str {
        "backgammon"
    }

    fn rules(&self) -> String {
        let RuleSet { name, start, opening, cube, jacoby, beavers, automatic_doubles } = self.rules;
        let stacks: Vec<String> = start.stacks().map(|(place, n)| format!("{place}:{n}")).collect();
        let opening = match opening {
            Opening::Throw => "throw",
            Opening::SeatA => "seat-a",
        };
        let to = self.contest.score().to();
        format!(
            "name={name} start={} opening={opening} cube={cube} jacoby={jacoby} \
             beavers={beavers} automatic_doubles={automatic_doubles} match={to}",
            stacks.join("/")
        )
    }

    fn registry(&self) -> &Registry<Backgammon> {
        &self.registry
    }

    fn n_seats(&self) -> usize {
        2
    }

    fn start(&self) -> Contest {
        self.contest
    }

    fn dealer(&self, _setup: &Setup, chance: Stream) -> impl Dealer<Backgammon> {
        Cup(chance)
    }

    /// A match that was given up is nobody's.
    fn scores(&self, finished: &Contest) -> Vec<f64> {
        let standing = finished.standing();
        let lead = f64::from(standing[Seat::A] - standing[Seat::B]);
        let score = match (finished.score().is_money(), finished.next()) {
            (true, _) => lead,
            (false, None) => lead.signum(),
            (false, Some(_)) => 0.0,
        };
        vec![score, 0.0 - score]
    }

    /// A match is; a money game has its points.
    fn is_won_or_lost(&self) -> bool {
        !self.contest.score().is_money()
    }

    /// A backgammon, or the match.
    fn forfeit(&self, seat: usize) -> Vec<f64> {
        let lost = if self.contest.score().is_money() { 3.0 } else { 1.0 };
        if seat == 0 { vec![-lost, lost] } else { vec![lost, -lost] }
    }

    fn note(&self, counts: &mut [Counts], step: &Step<'_, Backgammon>) {
        for event in step.events {
            match *event {
                Event::Answered { seat, action: Action::Double } => {
                    counts[seat.idx()].add("doubles", 1);
                }
                Event::Answered { seat, action: Action::Take | Action::Beaver } => {
                    counts[seat.idx()].add("takes", 1);
                }
                Event::Answered { seat, action: Action::Drop } => {
                    counts[seat.idx()].add("drops", 1);
                }
                _ => {}
            }
        }
        if let Some(outcome) = step.game.outcome() {
            note_outcome(counts, &outcome, step.game.cube().value());
        }
    }
}

/// Counts how the game ended for both, and where the cube stood.
fn note_outcome(counts: &mut [Counts], outcome: &Outcome, cube: i32) {
    let (won, lost) = match (outcome.end, outcome.win) {
        (End::Dropped, _) => ("won_by_drop", "lost_by_drop"),
        (_, Win::Single) => ("won_single", "lost_single"),
        (_, Win::Gammon) => ("won_gammon", "lost_gammon"),
        (_, Win::Backgammon) => ("won_backgammon", "lost_backgammon"),
    };
    for (counts, seat) in counts.iter_mut().zip([Seat::A, Seat::B]) {
        let is_winner = seat == outcome.winner;
        counts.add("games", 1);
        counts.add("cube", i64::from(cube));
        counts.add(if is_winner { won } else { lost }, 1);
        let points = i64::from(outcome.points);
        counts.add("points", if is_winner { points } else { -points });
    }
}
