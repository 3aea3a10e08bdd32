//! Backgammon in the arena.

use parlor_agent::Step;
use parlor_backgammon::{Action, Backgammon, Contest, End, Event, Opening, Outcome, RuleSet, Win};
use parlor_game::{Match, Seat};
use parlor_kit::{Counts, Kit, Rank, Rate, Setting, SettingError, Venue};

use crate::BackgammonKit;
use crate::rules::Span;

type Sum = &'static [(&'static str, i64)];

const BG_GAMES: Sum = &[("games", 1)];
const BG_WON: Sum =
    &[("won_single", 1), ("won_gammon", 1), ("won_backgammon", 1), ("won_by_drop", 1)];

const RATES: &[Rate] = &[
    Rate::share("games won", BG_WON, BG_GAMES),
    Rate::share("single won", &[("won_single", 1)], BG_GAMES),
    Rate::share("gammon won", &[("won_gammon", 1)], BG_GAMES),
    Rate::share("backgammon won", &[("won_backgammon", 1)], BG_GAMES),
    Rate::share("won by a drop", &[("won_by_drop", 1)], BG_GAMES),
    Rate::share("single lost", &[("lost_single", 1)], BG_GAMES),
    Rate::share("gammon lost", &[("lost_gammon", 1)], BG_GAMES),
    Rate::share("backgammon lost", &[("lost_backgammon", 1)], BG_GAMES),
    Rate::share("lost by a drop", &[("lost_by_drop", 1)], BG_GAMES),
    Rate::mean("points a game", &[("points", 1)], BG_GAMES),
    Rate::mean("doubles a game", &[("doubles", 1)], BG_GAMES),
    Rate::share("doubles taken", &[("takes", 1)], &[("takes", 1), ("drops", 1)]),
    Rate::mean("cube at the end", &[("cube", 1)], BG_GAMES),
];

impl BackgammonKit {
    fn is_money(&self) -> bool {
        matches!(self.length, Span::Money { .. })
    }
}

impl Rank for BackgammonKit {
    const RATES: &'static [Rate] = RATES;
    const PEERS: &'static [&'static str] = &["gnubg", "bgsage"];

    /// `rules` is the name of a preset, `length` is `game` or `match-N`.
    fn set(setting: &Setting) -> Result<BackgammonKit, SettingError> {
        let wrong = |key, value: &str, known: String| {
            let value = value.to_owned();
            SettingError { game: BackgammonKit::NAME, key, value, known }
        };
        let rules = setting.rules.as_deref().unwrap_or(BackgammonKit::usual(Venue::Arena));
        let rules = RuleSet::named(rules).ok_or_else(|| {
            let known = RuleSet::ALL.map(|rules| rules.name).join(", ");
            wrong("rules", rules, format!("the rules {known}"))
        })?;
        if let Some(wall) = &setting.wall {
            return Err(wrong("wall", wall, "no wall".to_owned()));
        }
        let length = setting.length.as_deref().unwrap_or("game");
        let span = match length.strip_prefix("match-").map(str::parse) {
            Some(Ok(to)) => Contest::match_to(rules, to).map(|_| Span::Match { to }),
            None if length == "game" => Some(Span::Money { games: 1 }),
            _ => None,
        };
        let known = "the lengths game (one money game) and match-N (to N points)";
        let length = span.ok_or_else(|| wrong("length", length, known.to_owned()))?;
        Ok(BackgammonKit { rules, length })
    }

    fn rules_in_full(&self) -> String {
        let RuleSet { name, start, opening, cube, jacoby, beavers, automatic_doubles } = self.rules;
        let stacks: Vec<String> = start.stacks().map(|(place, n)| format!("{place}:{n}")).collect();
        let opening = match opening {
            Opening::Throw => "throw",
            Opening::SeatA => "seat-a",
        };
        let to = self.begin().score().to();
        format!(
            "name={name} start={} opening={opening} cube={cube} jacoby={jacoby} \
             beavers={beavers} automatic_doubles={automatic_doubles} match={to}",
            stacks.join("/")
        )
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
        !self.is_money()
    }

    /// A backgammon, or the match.
    fn forfeit(&self, seat: usize) -> Vec<f64> {
        let lost = if self.is_money() { 3.0 } else { 1.0 };
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
