//! Riichi in the arena.

use parlor_agent::Step;
use parlor_formats::riichi::RulesText;
use parlor_game::{Game, Seat};
use parlor_kit::{Counts, Dialect, Kit, Rank, Rate, Setting, SettingError, Venue};
use parlor_riichi::deal::{Draw, Ending, Event, OpenTable, Outcome};
use parlor_riichi::rule_set::{Length, Parameter};
use parlor_riichi::{Contest, Deal, DrawOrder, Points, Preset, RuleSet};

use crate::RiichiKit;
use crate::dialect::Mjai;

type Sum = &'static [(&'static str, i64)];

const HANDS: Sum = &[("hands", 1)];
const RANKED: Sum = &[("rank_1", 1), ("rank_2", 1), ("rank_3", 1), ("rank_4", 1)];

const RATES: &[Rate] = &[
    Rate::mean("rank", &[("rank_1", 1), ("rank_2", 2), ("rank_3", 3), ("rank_4", 4)], RANKED),
    Rate::share("first place", &[("rank_1", 1)], RANKED),
    Rate::share("second place", &[("rank_2", 1)], RANKED),
    Rate::share("third place", &[("rank_3", 1)], RANKED),
    Rate::share("fourth place", &[("rank_4", 1)], RANKED),
    Rate::mean("points a hand", &[("points", 1)], HANDS),
    Rate::share("hands won", &[("wins", 1)], HANDS),
    Rate::share("wins by self-draw", &[("tsumo", 1)], &[("wins", 1)]),
    Rate::mean("points a win", &[("win_points", 1)], &[("wins", 1)]),
    Rate::share("hands dealt in", &[("deal_ins", 1)], HANDS),
    Rate::mean("points a deal-in", &[("deal_in_points", 1)], &[("deal_ins", 1)]),
    Rate::share("hands with riichi", &[("riichi", 1)], HANDS),
    Rate::share("open hands", &[("open_hands", 1)], HANDS),
    Rate::mean("calls a hand", &[("calls", 1)], HANDS),
    Rate::share("hands drawn", &[("draws", 1)], HANDS),
    Rate::share("tenpai at draws", &[("tenpai_at_draws", 1)], &[("draws", 1)]),
];

/// The score is the final result in thousands of points: points less the return points, with uma
/// and oka, so that it adds up to nothing.
impl Rank for RiichiKit {
    const RATES: &'static [Rate] = RATES;
    const DIALECT: Option<&'static str> = Some("mjai");

    /// `rules` is a preset with changes, `length` is `east` or `half`, `wall` is `shared` or
    /// `per-seat`.
    fn set(setting: &Setting) -> Result<RiichiKit, SettingError> {
        let wrong = |key, value: &str, known: String| {
            let value = value.to_owned();
            SettingError { game: RiichiKit::NAME, key, value, known }
        };
        let rules = setting.rules.as_deref().unwrap_or(RiichiKit::usual(Venue::Arena));
        let RulesText(mut rules) = rules
            .parse::<RulesText>()
            .map_err(|error| wrong("rules", rules, format!("other rules: {error}")))?;
        match setting.length.as_deref() {
            None => {}
            Some("east") => rules = rules.with(Parameter::MatchLength(Length::East)),
            Some("half") => rules = rules.with(Parameter::MatchLength(Length::EastSouth)),
            Some(other) => {
                let known = "the lengths east (the East round) and half (East and South)";
                return Err(wrong("length", other, known.to_owned()));
            }
        }
        let order = match setting.wall.as_deref() {
            None | Some("shared") => DrawOrder::Wall,
            Some("per-seat") => DrawOrder::Seat,
            Some(other) => {
                let known = "the walls shared (everyone draws from one wall) and per-seat \
                             (every seat draws from its own queue)";
                return Err(wrong("wall", other, known.to_owned()));
            }
        };
        Ok(RiichiKit::new(rules, order))
    }

    /// The nearest preset, the wall, and every parameter.
    fn rules_in_full(&self) -> String {
        let wall = match self.order {
            DrawOrder::Wall => "wall=shared",
            DrawOrder::Seat => "wall=per-seat",
        };
        let ours = self.rules.parameters();
        let differing = |preset: &&&Preset| {
            let theirs = preset.rules().parameters();
            theirs.iter().zip(&ours).filter(|(theirs, ours)| theirs != ours).count()
        };
        let nearest = Preset::all().iter().min_by_key(differing);
        let preset = nearest.map(|preset| format!("preset={}", preset.name()));
        let parameters = ours.iter().map(ToString::to_string);
        let first = preset.into_iter().chain([wall.to_owned()]);
        first.chain(parameters).collect::<Vec<_>>().join(" ")
    }

    /// Of a match that was given up: points less the return points, without uma.
    fn scores(&self, finished: &Contest) -> Vec<f64> {
        let so_far = finished.points().map(|points| points - self.rules.return_points);
        let result = finished.result().unwrap_or(so_far);
        result.as_array().iter().copied().map(thousands).collect()
    }

    /// Fourth place, as many points below zero as everyone starts with; the others share it.
    fn forfeit(&self, seat: usize) -> Vec<f64> {
        let RuleSet { start_points, return_points, uma, .. } = self.rules;
        let lost = thousands(uma.0[3] - start_points - return_points);
        (0..4).map(|at| if at == seat { lost } else { -lost / 3.0 }).collect()
    }

    fn note(&self, counts: &mut [Counts], step: &Step<'_, Deal>) {
        for event in step.events {
            match event {
                Event::Called { seat, .. } => counts[seat.idx()].add("calls", 1),
                Event::KanDeclared { seat, .. } => counts[seat.idx()].add("own_kans", 1),
                Event::Ended { outcome } => {
                    note_hand(counts, step.game.table());
                    note_outcome(counts, outcome);
                    for (seat, &points) in step.game.returns().pick(step.game.seats()) {
                        counts[seat.idx()].add("points", i64::from(points));
                    }
                }
                _ => {}
            }
        }
    }

    /// The place of each seat in the match.
    fn note_end(&self, counts: &mut [Counts], finished: &Contest) {
        let places = ["rank_1", "rank_2", "rank_3", "rank_4"];
        for (seat, place) in finished.ranking().into_iter().zip(places) {
            counts[seat.idx()].add(place, 1);
        }
    }

    fn dialect(&self, seat: Seat) -> Option<Box<dyn Dialect<Deal>>> {
        Some(Box::new(Mjai::new(seat, self.rules)))
    }
}

fn thousands(points: Points) -> f64 {
    f64::from(points.0) / 1000.0
}

/// Counts how each seat played the hand.
fn note_hand(counts: &mut [Counts], table: &OpenTable) {
    for (counts, seat) in counts.iter_mut().zip(Seat::ALL) {
        let place = &table.places[seat];
        counts.add("hands", 1);
        counts.add("riichi", i64::from(place.riichi.is_declared()));
        counts.add("open_hands", i64::from(place.melds.is_open()));
    }
}

/// Counts how the hand ended.
fn note_outcome(counts: &mut [Counts], outcome: &Outcome) {
    match &outcome.ending {
        Ending::Won { from, wins, .. } => {
            for win in wins {
                let seat = win.winner.seat;
                let how = if from.is_some() { "ron" } else { "tsumo" };
                counts[seat.idx()].add("wins", 1);
                counts[seat.idx()].add(how, 1);
                counts[seat.idx()].add("win_points", i64::from(win.deltas[seat].0));
            }
            if let Some(loser) = from {
                counts[loser.idx()].add("deal_ins", 1);
                let paid: i64 = wins.iter().map(|win| i64::from(-win.deltas[*loser].0)).sum();
                counts[loser.idx()].add("deal_in_points", paid);
            }
        }
        Ending::Drawn { draw: Draw::Exhaustive, shown, nagashi } => {
            for (counts, seat) in counts.iter_mut().zip(Seat::ALL) {
                counts.add("draws", 1);
                counts.add("tenpai_at_draws", i64::from(shown[seat].is_some()));
                counts.add("nagashi", i64::from(nagashi.contains(seat)));
            }
        }
        Ending::Drawn { .. } => counts.iter_mut().for_each(|counts| counts.add("aborts", 1)),
        Ending::Chombo { seat } => counts[seat.idx()].add("chombos", 1),
    }
}
