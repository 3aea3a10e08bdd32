//! Double, take and pass, in a player's words.

use parlor_agent::{Ask, Explanation, Message, Unit};
use parlor_backgammon::{Action, Backgammon, Board, Phase};

use crate::{Answer, Chances, CubeDecision, ExactEndings, Home, Offer};

/// A decision about the cube and what it goes by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CubeCase {
    /// The chances of the player on roll.
    pub(crate) chances: Chances,
    /// What each course is worth to him.
    pub(crate) decision: CubeDecision,
    /// Where a live double would be passed.
    pub(crate) cash_point: f64,
}

/// The money and match unit of differences: hundredths of a point.
const UNIT: Unit = Unit::number(2);

/// With chances like these everyone takes for money where no gammons are lost.
const DEAD_TAKE_POINT: f64 = 0.25;

/// Calls the answer by what it means: not to double is an action of its own.
pub(crate) fn head(ask: &Ask<'_, Backgammon>, why: &mut Explanation) {
    let label = why.choice().map(|choice| choice.label.clone());
    let verdict = why.verdict.take().or(label);
    let rolls = verdict.as_ref().is_some_and(|said| said.key == "bg-answer-roll");
    let may_double = ask.legal.contains(&Action::Double);
    why.verdict = if rolls && may_double { Some(Message::new("bg-offer-none")) } else { verdict };
}

/// Gives the reason for `chosen`, the chances behind it, and a few words on the other actions.
pub(crate) fn explain_cube(
    ask: &Ask<'_, Backgammon>,
    case: &CubeCase,
    chosen: Action,
    why: &mut Explanation,
) {
    let answers = ask.legal.contains(&Action::Drop);
    why.verdict = Some(heading(ask, case, chosen));
    why.reason = Some(if answers { answer(ask, case, chosen, why) } else { offer(ask, case, why) });
    if !answers {
        why.method.push(courses(&case.decision));
    }
    let need = take_point(ask, case);
    why.method.extend(need.map(|need| chances_and_need(case, need, answers)));
    let level = why.margins.map_or(0.0, |margins| margins.level);
    let behind: Vec<Option<f64>> = why.candidates.iter().map(|one| why.behind(one)).collect();
    for (candidate, behind) in why.candidates.iter_mut().zip(behind) {
        let Some(&other) = ask.legal.get(candidate.legal_idx) else { continue };
        if other == chosen {
            continue;
        }
        let is_level = behind.is_some_and(|behind| behind.abs() < level);
        candidate.note = if is_level {
            Some(Message::new("bg-note-level"))
        } else {
            note(ask, case, chosen, other)
        };
        candidate.right_if =
            if is_level { None } else { right_if(ask, case, need, (chosen, other)) };
    }
}

/// The action as players call it.
fn heading(ask: &Ask<'_, Backgammon>, case: &CubeCase, chosen: Action) -> Message {
    let verdict = case.decision.verdict;
    Message::new(match chosen {
        Action::Roll if verdict.offer == Offer::TooGood => "bg-offer-too-good",
        Action::Roll => "bg-offer-none",
        Action::Double if ask.view.cube().owner().is_some() => "bg-offer-redouble",
        Action::Double => "bg-offer-double",
        Action::Take => "bg-answer-take",
        Action::Beaver => "bg-answer-beaver",
        Action::Drop | Action::Play(_) => "bg-answer-drop",
    })
}

/// Why to double or to wait.
fn offer(ask: &Ask<'_, Backgammon>, case: &CubeCase, why: &Explanation) -> Message {
    let CubeCase { chances, decision, .. } = case;
    let gain = (decision.no_double - decision.doubled()).abs();
    let (seat, score) = (ask.seat, ask.view.score());
    let opponent_wins =
        |cube: i32| score.away(seat.opponent()).is_some_and(|away| away <= cube.unsigned_abs());
    let doubles = why.choice().is_some_and(|one| ask.legal[one.legal_idx] == Action::Double);
    match decision.verdict.offer {
        Offer::Never => Message::new("bg-reason-dead-cube"),
        Offer::TooGood => Message::new("bg-reason-too-good").with("gain", UNIT.of(gain)),
        _ if UNIT.text(gain) == UNIT.text(0.0) => Message::new("bg-reason-optional"),
        _ if !doubles => Message::new(if chances.win < 0.5 {
            "bg-reason-underdog"
        } else {
            "bg-reason-no-double"
        })
        .with("loss", UNIT.of(gain))
        .with("win", Unit::Percent.of(chances.win)),
        _ if opponent_wins(ask.view.cube().value()) => Message::new("bg-reason-nothing-to-lose"),
        _ => match last_roll(ask.view.board()) {
            Some(n) => Message::new("bg-reason-last-roll").with("n", n),
            None if decision.verdict.answer == Answer::Pass => {
                Message::new("bg-reason-cash").with("gain", UNIT.of(gain))
            }
            None => Message::new("bg-reason-double")
                .with("gain", UNIT.of(gain))
                .with("win", Unit::Percent.of(chances.win)),
        },
    }
}

/// With how many of 36 rolls the player on roll is off, where the opponent is off next for certain.
fn last_roll(board: &Board) -> Option<u32> {
    if board.has_contact() {
        return None;
    }
    let (own, other) = (Home::of(board.own())?, Home::of(board.other())?);
    let tables = &ExactEndings::shared().one_sided;
    let ends = tables.all_off(other).at_least(2) == 0.0;
    let rolls = (36.0 * tables.all_off(own).exactly(1)).round() as u32;
    (ends && (1..36).contains(&rolls)).then_some(rolls)
}

/// Why to take, to pass or to turn the cube back: what the other answer would cost.
fn answer(
    ask: &Ask<'_, Backgammon>,
    case: &CubeCase,
    chosen: Action,
    why: &Explanation,
) -> Message {
    let passes = chosen == Action::Drop;
    let at_stake = ask.view.cube().value().unsigned_abs();
    let is_offered = matches!(ask.view.phase(), Phase::CubeOffered { beavers: 0 });
    let away = ask.view.score().away(ask.seat.opponent());
    if !passes && is_offered && away.is_some_and(|away| away <= at_stake) {
        return Message::new("bg-drop-loses-match");
    }
    let worth = |one: &parlor_agent::Candidate| one.value.map_or(f64::NEG_INFINITY, |v| v.value);
    let best = |wants_pass: bool| {
        let of_kind = why.candidates.iter().filter(move |one| {
            ask.legal.get(one.legal_idx).is_some_and(|&a| (a == Action::Drop) == wants_pass)
        });
        of_kind.map(worth).fold(f64::NEG_INFINITY, f64::max)
    };
    if chosen == Action::Beaver {
        let win =
            if ask.seat == ask.view.on_roll() { case.chances.win } else { 1.0 - case.chances.win };
        return Message::new("bg-reason-beaver").with("win", Unit::Percent.of(win));
    }
    let loss = (best(passes) - best(!passes)).abs();
    if !loss.is_finite() || UNIT.text(loss) == UNIT.text(0.0) {
        return Message::new("bg-reason-answers-level");
    }
    let key = if passes { "bg-taking-costs" } else { "bg-passing-costs" };
    Message::new(key).with("loss", UNIT.of(loss))
}

/// The decision of both players in a sentence.
fn courses(decision: &CubeDecision) -> Message {
    let unit = Unit::signed(3);
    Message::new("bg-cube-decision")
        .with("offer", decision.verdict.offer_words())
        .with("answer", decision.verdict.answer_words())
        .with("no-double", unit.of(decision.no_double))
        .with("double-take", unit.of(decision.double_take))
        .with("double-pass", unit.of(decision.double_pass))
}

/// The winning chance from which on a live double is taken. `None` where it decides nothing: the cube
/// will not be used again, every double is taken, or the gain by later doubles turns the answer.
fn take_point(ask: &Ask<'_, Backgammon>, case: &CubeCase) -> Option<f64> {
    let (need, win) = (1.0 - case.cash_point, 1.0 - case.chances.win);
    let takes = case.decision.verdict.answer != Answer::Pass;
    let decides = need > 0.0 && (win > need) == takes && last_roll(ask.view.board()).is_none();
    let asks = !matches!(case.decision.verdict.offer, Offer::Never | Offer::Unavailable);
    (decides && asks).then_some(need)
}

/// What the player who answers has, and what he needs.
fn chances_and_need(case: &CubeCase, need: f64, answers: bool) -> Message {
    let his = case.chances.flipped();
    Message::new(if answers { "bg-own-take-point" } else { "bg-their-take-point" })
        .with("win", Unit::Percent.of(his.win))
        .with("gammon", Unit::Percent.of(his.lose_gammon))
        .with("need", Unit::Percent.of(need))
}

/// What speaks against an action that was not chosen.
fn note(
    ask: &Ask<'_, Backgammon>,
    case: &CubeCase,
    chosen: Action,
    other: Action,
) -> Option<Message> {
    let verdict = case.decision.verdict;
    Some(match (chosen, other) {
        (Action::Double, Action::Roll) if verdict.answer == Answer::Pass => {
            Message::new("bg-note-free-roll")
        }
        (Action::Double, Action::Roll) | (Action::Beaver, Action::Take) => {
            Message::new("bg-note-lower-stake")
        }
        (Action::Roll, Action::Double) if verdict.offer == Offer::TooGood => {
            Message::new("bg-note-only-pass")
        }
        (Action::Roll, Action::Double) => Message::new("bg-note-gives-cube"),
        (_, Action::Drop) => {
            let n = ask.view.cube().value().unsigned_abs();
            Message::new("bg-note-gives-up").with("n", n)
        }
        (Action::Drop, Action::Take) => {
            let win = Unit::Percent.of(1.0 - case.chances.win);
            Message::new("bg-note-wins-little").with("win", win)
        }
        (_, Action::Beaver) => Message::new("bg-note-no-favourite"),
        _ => return None,
    })
}

/// What would have to be different for an action that was not chosen.
fn right_if(
    ask: &Ask<'_, Backgammon>,
    case: &CubeCase,
    need: Option<f64>,
    (chosen, other): (Action, Action),
) -> Option<Message> {
    let his = case.chances.flipped();
    let needs = |key| Some(Message::new(key).with("need", Unit::Percent.of(need?)));
    let by_gammons = ask.view.score().is_money() && his.lose_gammon > 0.0;
    match (chosen, other) {
        (Action::Roll, Action::Double) => match case.decision.verdict.offer {
            Offer::TooGood => Some(Message::new("bg-if-no-gammons")),
            Offer::Never => Some(Message::new("bg-if-more-points")),
            _ => None,
        },
        (Action::Drop, Action::Take) if by_gammons && his.win >= DEAD_TAKE_POINT => {
            Some(Message::new("bg-if-no-gammons"))
        }
        (Action::Drop, Action::Take) => needs("bg-if-wins-above"),
        (Action::Take, Action::Drop) => needs("bg-if-wins-below"),
        _ => None,
    }
}
