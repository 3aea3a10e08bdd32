//! What a reason says is true, by counting again from the rules alone.

use parlor_agent::{Arg, Candidate, Explanation, Message, Say};
use parlor_backgammon::{
    Action, Backgammon, Cube, Dice, Die, Men, Phase, Place, Play, Position, RuleSet, Score,
};
use parlor_game::{Answers, Game, Seat, Silent};
use parlor_texts::Language;

use super::{explain, written};
use crate::boards::{decisions, decisions_in};

const QUICK: &[&str] = &[
    "random",
    "expectiminimax:depth=1",
    "expectiminimax:depth=1,strategy=attacking",
    "expectiminimax:depth=1,strategy=running",
    "linear",
    "mcts:playouts=20",
    "pips",
    "net",
    "house:level=beginner",
    "house:level=master",
];

/// A game after a play of its mover.
struct After {
    before: Men,
    own: Men,
    other_before: Men,
    other: Men,
    game: Backgammon,
    seat: Seat,
}

impl After {
    fn of(game: &Backgammon, seat: Seat, action: Action) -> After {
        let mut after = *game;
        after.advance(&Answers::one(seat, action), &mut Silent);
        After {
            before: game.men(seat),
            own: after.men(seat),
            other_before: game.men(seat.opponent()),
            other: after.men(seat.opponent()),
            game: after,
            seat,
        }
    }

    fn hits(&self) -> u8 {
        self.other.on(Place::BAR) - self.other_before.on(Place::BAR)
    }

    fn makes(&self, point: u8) -> bool {
        on(self.own, point) >= 2 && on(self.before, point) < 2
    }

    /// Of 36 throws, those with which the opponent can do `what`, given his plays.
    fn rolls(&self, what: impl Fn(&Backgammon) -> bool) -> u32 {
        let mut count = 0;
        for one in Die::ALL {
            for two in Die::ALL {
                let opponent = self.seat.opponent();
                let position = Position {
                    phase: Phase::ToMove(Dice::new(one, two)),
                    on_roll: opponent,
                    cube: Cube::CENTRED,
                    score: Score::MONEY,
                    rules: RuleSet::SEED,
                    ..self.game.position()
                };
                let game = position.game().unwrap();
                let mut legal = Vec::new();
                game.legal(opponent, &mut legal);
                let can = legal.iter().any(|&action| {
                    let mut then = game;
                    then.advance(&Answers::one(opponent, action), &mut Silent);
                    action != Action::Play(Play::DANCE) && what(&then)
                });
                count += u32::from(can);
            }
        }
        count
    }

    fn shots(&self) -> u32 {
        self.rolls(|then| then.men(self.seat).on(Place::BAR) > self.own.on(Place::BAR))
    }

    /// The same, hits in the opponent's home and on his bar point left out.
    fn shots_outside(&self) -> u32 {
        let outside = |men: Men| (1..=17).map(|point| on(men, point)).sum::<u8>();
        self.rolls(|then| outside(then.men(self.seat)) < outside(self.own))
    }

    fn entering(&self) -> u32 {
        self.rolls(|then| then.men(self.seat.opponent()).on(Place::BAR) < self.other.on(Place::BAR))
    }

    /// Is there a row of so many made points with one of the opponent's behind it?
    fn has_prime(own: Men, other: Men, n: u8) -> bool {
        let is_behind = |low: u8| (26 - low..=25).any(|place| on(other, place) > 0);
        (1..=14 - n).any(|low| (low..low + n).all(|p| on(own, p) >= 2) && is_behind(low))
    }
}

fn on(men: Men, number: u8) -> u8 {
    men.on(Place::new(number).unwrap())
}

fn number(message: &Message, name: &str) -> u32 {
    match message.args.iter().find(|(key, _)| key == name) {
        Some((_, Arg::Number(n))) => n.value.round() as u32,
        other => panic!("{name} in {message}: {other:?}"),
    }
}

fn point(message: &Message) -> u8 {
    match message.args.iter().find(|(key, _)| key == "point") {
        Some((_, Arg::Text(text))) => text.parse().unwrap(),
        other => panic!("point in {message}: {other:?}"),
    }
}

/// The best other candidate that is not level with the choice.
fn runner_up(why: &Explanation) -> Option<&Candidate> {
    let level = why.margins.map_or(1e-9, |margins| margins.level);
    let mut others = why.candidates.iter().filter(|one| Some(one.legal_idx) != why.chosen);
    others.find(|one| why.behind(one).is_some_and(|behind| behind >= level))
}

/// Does the reason hold for `one`, and not for `other`, the runner-up?
fn holds(reason: &Message, one: &After, other: &After) -> bool {
    let found = by_points(reason, one, other)
        .or_else(|| by_rolls(reason, one, other))
        .or_else(|| by_places(reason, one, other))
        .or_else(|| by_race(reason, one, other));
    found.unwrap_or_else(|| match &*reason.key {
        // Numbers of the agent's own, or nothing about the board.
        "bg-reason-fewer-rolls"
        | "bg-reason-more-gammons"
        | "bg-reason-fewer-gammons-lost"
        | "bg-reason-more-wins"
        | "bg-reason-unclear"
        | "bg-own-counted" => true,
        other => panic!("{other} is not a reason for a play"),
    })
}

/// Hits, points and primes.
fn by_points(reason: &Message, one: &After, other: &After) -> Option<bool> {
    let closed = |men: Men| (1..=6).all(|p| on(men, p) >= 2);
    let is_blot = || on(one.other_before, 25 - point(reason)) == 1;
    Some(match &*reason.key {
        "bg-reason-closes-out" => {
            let waits = one.other.on(Place::BAR) > 0;
            closed(one.own) && !closed(one.before) && waits && !closed(other.own)
        }
        "bg-reason-points-on-blot" | "bg-reason-hits-and-makes" => {
            one.hits() > 0 && one.makes(point(reason)) && is_blot()
        }
        "bg-reason-hits-two" => one.hits() >= 2 && other.hits() < 2,
        "bg-reason-hits" => {
            let pips = number(reason, "n");
            one.hits() > 0 && other.hits() == 0 && is_blot() && pips == u32::from(point(reason))
        }
        "bg-reason-prime" | "bg-reason-full-prime" => {
            let is_full = reason.key == "bg-reason-full-prime";
            let n = if is_full { 6 } else { number(reason, "n") as u8 };
            After::has_prime(one.own, one.other, n)
                && !After::has_prime(other.own, other.other, n)
                && !After::has_prime(one.before, one.other, n)
        }
        "bg-reason-five-point"
        | "bg-reason-bar-point"
        | "bg-reason-golden-anchor"
        | "bg-reason-their-bar-point"
        | "bg-reason-anchor"
        | "bg-reason-home-point"
        | "bg-reason-outer-point" => one.makes(point(reason)) && on(other.own, point(reason)) < 2,
        "bg-reason-bar-point-sixes" => {
            // A six takes each of his checkers in this home to a point with two or more of mine.
            let blocked = (19..=25).all(|at| on(one.other, at) == 0 || on(one.own, 31 - at) >= 2);
            one.makes(7) && on(other.own, 7) < 2 && blocked
        }
        _ => return None,
    })
}

/// What the opponent's next roll can do.
fn by_rolls(reason: &Message, one: &After, other: &After) -> Option<bool> {
    type Count = fn(&After) -> u32;
    let (count, is_none): (Count, bool) = match &*reason.key {
        "bg-reason-no-shot" => (After::shots, true),
        "bg-reason-fewer-shots" | "bg-reason-indirect" => (After::shots, false),
        "bg-reason-no-shot-outside" => (After::shots_outside, true),
        "bg-reason-fewer-shots-outside" => (After::shots_outside, false),
        "bg-reason-shuts-out" => (After::entering, true),
        "bg-reason-keeps-out" => (After::entering, false),
        _ => return None,
    };
    let n = if is_none { 0 } else { number(reason, "n") };
    let m = number(reason, "m");
    Some(count(one) == n && count(other) == m && n < m)
}

/// Where single checkers and points stand.
fn by_places(reason: &Message, one: &After, other: &After) -> Option<bool> {
    let back = |men: Men| (17..=25).map(|place| on(men, place)).sum::<u8>();
    let at = |after: &After| on(after.own, point(reason));
    let before = || on(one.before, point(reason));
    Some(match &*reason.key {
        "bg-reason-moves-up" => at(one) == 1 && before() == 0,
        "bg-reason-clears" => {
            let is_rear = (point(reason) + 1..=25).all(|place| on(one.before, place) == 0);
            at(one) == 0 && before() >= 2 && at(other) > 0 && is_rear && one.shots() == 0
        }
        "bg-reason-escapes" => back(one.own) < back(one.before) && at(one) > 0,
        "bg-reason-escapes-safe" => back(one.own) < back(one.before) && at(one) >= 2,
        "bg-reason-keeps-anchor" | "bg-reason-keeps-point" => {
            before() >= 2 && at(one) >= 2 && at(other) < 2
        }
        "bg-reason-slots" => before() == 0 && at(one) == 1 && at(other) == 0,
        "bg-reason-builds" => at(one) > before(),
        "bg-reason-not-stacked" => at(other) >= 5 && at(other) > at(one),
        "bg-reason-not-buried" => point(reason) <= 2 && at(other) > before(),
        "bg-reason-no-gap" => before() > 0 && at(one) > 0 && at(other) == 0,
        "bg-reason-fills-gap" => before() == 0 && at(one) > 0 && at(other) == 0,
        _ => return None,
    })
}

/// Bearing in and off.
fn by_race(reason: &Message, one: &After, other: &After) -> Option<bool> {
    let off = |after: &After| u32::from(on(after.own, 0) - on(after.before, 0));
    let outside =
        |after: &After| (7..=25).map(|place| u32::from(on(after.own, place))).sum::<u32>();
    let to_home = |after: &After| {
        (7..=25).map(|place| u32::from(on(after.own, place)) * u32::from(place - 6)).sum::<u32>()
    };
    let (n, m) = (|| number(reason, "n"), || number(reason, "m"));
    Some(match &*reason.key {
        "bg-reason-wins" => one.own.all_off() && !other.own.all_off(),
        "bg-reason-saves-gammon" => on(one.before, 0) == 0 && off(one) > 0 && off(other) == 0,
        "bg-reason-more-off" => off(one) == n() && off(other) == m() && n() > m(),
        "bg-reason-brings-home" => n() == outside(one) && m() == outside(other) && n() < m(),
        "bg-reason-nearer-home" => n() == to_home(one) && m() == to_home(other) && n() < m(),
        _ => return None,
    })
}

/// In random positions, for every agent; together, so that the bear-off tables are computed once.
#[test]
fn every_decision_is_explained() {
    reasons_are_true_and_separate_the_choice_from_the_runner_up();
    notes_are_short();
}

fn reasons_are_true_and_separate_the_choice_from_the_runner_up() {
    let mut kinds = std::collections::BTreeSet::new();
    for (seed, spec) in (100..).zip(QUICK) {
        for (game, seat) in decisions(seed, 120) {
            let (action, why, legal) = explain(spec, &game, seat);
            let reason = why.reason.as_ref().unwrap();
            let words = Language::English.message(reason);
            assert!(words.split(' ').count() <= 20 && words.ends_with('.'), "{words}");
            assert_eq!(why.verdict.as_ref(), why.choice().map(|one| &one.label), "{spec}");
            let whole = ["bg-reason-all-level", "bg-most-visited", "bg-reason-random"];
            if whole.contains(&&*reason.key) {
                continue;
            }
            let next = runner_up(&why).unwrap();
            let one = After::of(&game, seat, action);
            let other = After::of(&game, seat, legal[next.legal_idx]);
            let position = written(&game, action);
            assert!(holds(reason, &one, &other), "{spec} {position}: {words} {game:?}");
            kinds.insert(reason.key.clone().into_owned());
        }
    }
    assert!(kinds.len() > 15, "{kinds:?}");
}

/// Notes have at most ten words, what is level is called so and nothing else is; every decision about the
/// cube has a reason.
fn notes_are_short() {
    let rules = RuleSet { beavers: 3, ..RuleSet::STANDARD };
    for (seed, spec) in (7..).zip(QUICK) {
        for (game, seat) in decisions_in(rules, seed, 60) {
            let (_, why, _) = explain(spec, &game, seat);
            assert!(why.verdict.is_some() && why.reason.is_some(), "{spec} {game:?}");
            if let Some(margins) = why.margins.filter(|_| matches!(game.phase(), Phase::ToMove(_)))
            {
                let others = why.candidates.iter().filter(|one| Some(one.legal_idx) != why.chosen);
                for one in others.take(10) {
                    let is_level = why.behind(one).unwrap().abs() < margins.level;
                    let said = one.note.as_ref().is_some_and(|note| note.key == "bg-note-level");
                    assert_eq!(said, is_level, "{spec}");
                }
            }
            for note in why.candidates.iter().filter_map(|one| one.note.as_ref()) {
                let words = Language::English.message(note);
                assert!(words.split(' ').count() <= 10, "{words}");
                assert!(words.starts_with(|c: char| !c.is_lowercase()), "{words}");
            }
            for condition in why.candidates.iter().filter_map(|one| one.right_if.as_ref()) {
                assert!(Language::English.message(condition).starts_with("if "));
            }
        }
    }
}
