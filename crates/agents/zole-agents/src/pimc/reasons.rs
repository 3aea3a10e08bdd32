//! How `pimc` explains itself.

use parlor_agent::{
    Ask, Body, Candidate, Cell, Class, Estimate, Explanation, Hand, Mark, Message, Meter, Panel,
    Range, Scale, Tone, Unit, World as Shown, Worlds,
};
use parlor_game::Seat;
use parlor_zole::{CardSet, Contract, Deal, Level, Place, View, World};

use super::call::Prospect;
use super::weigh::{Outlook, SettledBy};
use super::{Choice, position};
use crate::chances::{Chance, Chances, Occasion};
use crate::imagined::{Heeded, Imagined, Inference};
use crate::judge::{Judge, wants_much};
use crate::payoff::Payoff;
use crate::words;

/// How many worlds are shown in full.
pub(crate) const N_SHOWN: usize = 4;
/// How many worlds the histogram stands on.
const N_DRAWN: usize = 20;

/// The column that says in how many worlds a choice was asked.
pub const WORLDS_ASKED: &str = "zole-worlds";
/// The reason of a choice whose effort ended before levels or margins were known.
pub const BY_WINS_ALONE: &str = "zole-by-wins-alone";

/// Standard errors either way that hold 95 of 100 chances.
const TWO: f64 = 1.96;

/// Which column has the margins.
const MARGIN: usize = 1;

/// Why a card or a burial was chosen.
pub(super) fn choice(
    ask: &Ask<'_, Deal>,
    choice: &Choice,
    judge: &mut Judge,
    meter: &mut Meter<'_>,
    why: &mut Explanation,
) {
    let Choice { imagined, weighable, weighed, contract, me } = choice;
    let chosen = weighable[weighed.best];
    why.chosen = Some(chosen);
    why.verdict = Some(words::action(ask.legal[chosen]));
    let key = match weighed.settled_by {
        SettledBy::Wins => "zole-by-threshold",
        SettledBy::Band => "zole-by-band",
        SettledBy::Margin => "zole-by-margin",
        SettledBy::Cut => BY_WINS_ALONE,
        SettledBy::Order => "zole-by-order",
    };
    why.method.push(Message::new(key));
    why.method.extend(chance(ask.view, choice));
    why.values = share_of_wins(*contract);
    let margin = if counts_tricks(*contract) { "zole-mean-tricks" } else { "zole-mean-eyes" };
    why.columns = vec![
        Scale::new("zole-mean-points", Unit::signed(2)),
        Scale::new(margin, Unit::number(1)),
        Scale::new(WORLDS_ASKED, Unit::Count),
    ];
    why.candidates = (0..ask.legal.len())
        .map(|legal_idx| match weighable.iter().position(|&idx| idx == legal_idx) {
            Some(n) => {
                let outlook = &weighed.outlooks[n];
                let is_exact = imagined.is_all && outlook.n as usize == imagined.worlds.len();
                let n = if is_exact { None } else { Some(imagined.effective) };
                weighed_candidate(ask, legal_idx, outlook, n)
            }
            None => giving_up(ask, legal_idx, *contract, *me),
        })
        .collect();
    if weighed.outlooks.iter().all(|outlook| outlook.margin.is_none()) {
        // Nobody was asked for a margin: a column of nothing helps nobody.
        why.columns.remove(MARGIN);
        why.candidates.iter_mut().for_each(|one| drop(one.cells.remove(MARGIN)));
    }
    let sign = if wants_much(*contract, *me) { 1.0 } else { -1.0 };
    let margin = |one: &Candidate| {
        let n = weighable.iter().position(|&idx| idx == one.legal_idx);
        n.and_then(|n| weighed.outlooks[n].margin).map_or(f64::NEG_INFINITY, |margin| sign * margin)
    };
    why.candidates.sort_by(|a, b| {
        let [(wins_a, points_a), (wins_b, points_b)] = [rank(a), rank(b)];
        let by_wins = wins_b.total_cmp(&wins_a).then_with(|| points_b.total_cmp(&points_a));
        by_wins.then_with(|| margin(b).total_cmp(&margin(a)))
    });
    why.put_choice_first();
    why.panels.extend(drawn_worlds(ask, choice, chosen, judge, meter));
    effort(imagined, meter, why);
}

/// What came of such choices in self-play: with open cards opponents play as one, so their share of won
/// worlds is too high. Counted for players who infer all that can be, where eyes count.
fn chance(view: &View, Choice { imagined, weighed, contract, .. }: &Choice) -> Option<Message> {
    let eyes_count = matches!(contract, Contract::Lielais(_) | Contract::Zole(_));
    let knows_all = imagined.inference == Inference::Play;
    let n = (!imagined.is_all).then_some(imagined.effective);
    let share = weighed.outlooks[weighed.best].win();
    (eyes_count && knows_all).then(|| said_chance(view, share, n)).flatten()
}

/// How often such a choice won in self-play, or did not lose a galdiņš, by its share of possible deals; that share
/// rests on `n` drawn ones, or on all there are.
pub(crate) fn said_chance(view: &View, share: f64, n: Option<f64>) -> Option<Message> {
    let Chance { chance, error } = Chances::shipped().of(Occasion::of(view)?, share, n);
    let key = match view.public().contract()? {
        Contract::Galdins => "zole-chance-survived",
        _ => "zole-chance-won",
    };
    let percent = |share| Unit::Percent.of(share);
    Some(Message::new(key).with("chance", percent(chance)).with("error", percent(TWO * error)))
}

/// Wins first, then points; what was not asked for points comes after all that was.
fn rank(candidate: &Candidate) -> (f64, f64) {
    let wins = candidate.value.map_or(-1.0, |value| value.value);
    match candidate.cells.first() {
        Some(Cell::Number(points)) => (wins, points.value),
        _ => (wins, f64::NEG_INFINITY),
    }
}

fn weighed_candidate(
    ask: &Ask<'_, Deal>,
    legal_idx: usize,
    outlook: &Outlook,
    effective: Option<f64>,
) -> Candidate {
    let (win, n) = (outlook.win(), f64::from(outlook.n));
    let value = effective.map_or(Estimate::exact(win), |effective| {
        // By Laplace's rule, so that not even a share of none or all of a sample looks sure.
        let n = n.min(effective);
        let likely = (win * n + 1.0) / (n + 2.0);
        Estimate::sampled(win, (likely * (1.0 - likely) / n.max(1.0)).sqrt())
    });
    let mut candidate = words::candidate(legal_idx, ask.legal[legal_idx]).valued(value);
    candidate.cells = vec![outlook.points.into(), outlook.margin.into(), n.into()];
    candidate
}

/// Giving up: what the soloist has now is all that it gets.
pub(crate) fn giving_up(
    ask: &Ask<'_, Deal>,
    legal_idx: usize,
    contract: Contract,
    me: Place,
) -> Candidate {
    let public = ask.view.public();
    let buried = match ask.view.aside() {
        parlor_zole::Aside::Buried { cards, .. } => cards,
        _ => CardSet::EMPTY,
    };
    let won = public.won()[me];
    let level = Level::of(contract, won.eyes() + buried.eyes(), (won.len() / 3) as u8);
    let value = if level.is_won() { 1.0 } else { 0.0 };
    let mut candidate = words::candidate(legal_idx, ask.legal[legal_idx]).valued(value);
    let points = Payoff::of(public.setup(), contract, me).points(level);
    let eyes = match contract {
        Contract::MazaZole(_) | Contract::Galdins => Cell::Empty,
        _ => Cell::from(f64::from((won.eyes() + buried.eyes()).0)),
    };
    candidate.cells = vec![Cell::from(points), eyes, Cell::Empty];
    candidate
}

/// Why a call was made.
pub(crate) fn call(
    ask: &Ask<'_, Deal>,
    prospects: &[Prospect],
    chosen: usize,
    imagined: &Imagined,
    meter: &Meter<'_>,
    why: &mut Explanation,
) {
    let best = &prospects[chosen];
    why.chosen = Some(chosen);
    why.verdict = Some(words::call(best.call));
    if best.threshold.is_none() {
        why.method.push(Message::new("zole-pass-estimated").with("worlds", best.n));
    }
    why.values = Scale::new("zole-over-pass", Unit::signed(2));
    why.columns = vec![
        Scale::new("zole-win-contract", Unit::Percent),
        Scale::new("zole-needed", Unit::Percent),
        Scale::new(WORLDS_ASKED, Unit::Count),
    ];
    let valued = |(idx, prospect): (usize, &Prospect)| {
        let mut candidate = words::candidate(idx, ask.legal[idx]).valued(prospect.over_pass);
        let worlds = Cell::from(f64::from(prospect.n));
        candidate.cells = match prospect.threshold {
            Some(needed) => vec![prospect.win().into(), needed.into(), worlds],
            None => vec![Cell::Empty; 3],
        };
        candidate
    };
    why.candidates = prospects.iter().enumerate().map(valued).collect();
    why.rank();
    let shown = imagined.pairs().zip(&best.by_world).take(N_SHOWN);
    let whole = imagined.worlds.len();
    let outcome = Scale::new("zole-mean-points", Unit::signed(0));
    let worlds = Worlds {
        n_worlds: u64::from(best.n),
        outcome,
        classes: Vec::new(),
        marks: Vec::new(),
        samples: shown.map(|(pair, &end)| show(ask.view, &pair, Some(end), whole)).collect(),
    };
    let title = Message::new("zole-imagined-after").with("action", words::call(best.call));
    why.panels.push(Panel::new(title, Body::Worlds(worlds)));
    effort(imagined, meter, why);
}

/// The share of worlds that are won.
pub(crate) fn share_of_wins(contract: Contract) -> Scale {
    Scale::new(win_label(contract), Unit::Percent).over(Range::Fixed { low: 0.0, high: 1.0 })
}

fn win_label(contract: Contract) -> &'static str {
    match contract {
        Contract::Galdins => "zole-win-galdins",
        _ => "zole-win-contract",
    }
}

fn counts_tricks(contract: Contract) -> bool {
    matches!(contract, Contract::Galdins | Contract::MazaZole(_))
}

pub(crate) fn effort(imagined: &Imagined, meter: &Meter<'_>, why: &mut Explanation) {
    let key = match (imagined.is_all, imagined.bids) {
        (true, Heeded::Yes) => "zole-all-fitting-worlds",
        (true, _) => "zole-all-worlds",
        (false, _) => "zole-sampled-worlds",
    };
    let count = |n: u64| Unit::Count.of(n as f64);
    why.effort = vec![
        Message::new(key)
            .with("worlds", count(imagined.worlds.len() as u64))
            .with("possible", count(imagined.n_possible)),
        Message::new("study-nodes").with("nodes", count(meter.used())),
    ];
    match imagined.inference {
        Inference::None => why.effort.push(Message::new("zole-voids-unheeded")),
        Inference::Void => {}
        _ => why.effort.push(Message::new("zole-worlds-weighed")),
    }
    if imagined.bids == Heeded::No {
        why.effort.push(Message::new("zole-bids-unheeded"));
    }
}

/// What the chosen action comes to in the first worlds, solved exactly.
fn drawn_worlds(
    ask: &Ask<'_, Deal>,
    choice: &Choice,
    chosen: usize,
    judge: &mut Judge,
    meter: &mut Meter<'_>,
) -> Option<Panel> {
    let mut ends = Vec::new();
    for pair in choice.imagined.spread_out(N_DRAWN) {
        let before = judge.nodes();
        let Some(position) = position(ask.view, &pair.0, ask.legal[chosen]) else { break };
        let margin = judge.margin(&position, choice.me, None);
        if !meter.look() || !meter.take(judge.nodes() - before) {
            break;
        }
        ends.push((pair, f64::from(margin)));
    }
    if ends.is_empty() {
        return None;
    }
    let n_worlds = choice.imagined.worlds.len();
    // A likely world may have been drawn more than once.
    let is_first = |(nth, (pair, _)): &(usize, &((World, f64), f64))| {
        ends[..*nth].iter().all(|(before, _)| before.0 != pair.0)
    };
    let shown = ends.iter().enumerate().filter(is_first).take(N_SHOWN).map(|(_, end)| end);
    let samples = shown.map(|(pair, end)| show(ask.view, pair, Some(*end), n_worlds)).collect();
    let tricks = counts_tricks(choice.contract);
    let label = match (tricks, choice.contract) {
        (false, _) => "zole-soloist-eyes",
        (true, Contract::Galdins) => "zole-own-tricks",
        (true, _) => "zole-soloist-tricks",
    };
    let worlds = Worlds {
        n_worlds: ends.len() as u64,
        outcome: Scale::new(label, Unit::Count),
        classes: classes(&ends, choice.contract, choice.me),
        marks: if tricks {
            Vec::new()
        } else {
            vec![mark(61.0, "zole-mark-won"), mark(91.0, "zole-mark-high")]
        },
        samples,
    };
    let title =
        Message::new("zole-imagined-after").with("action", words::action(ask.legal[chosen]));
    let mut panel = Panel::new(title, Body::Worlds(worlds));
    if ends.len() < n_worlds {
        let count = |n: usize| Unit::Count.of(n as f64);
        let some = Message::new("zole-some-worlds").with("worlds", count(ends.len()));
        panel.caption = Some(some.with("possible", count(n_worlds)));
    }
    Some(panel)
}

fn mark(at: f64, key: &'static str) -> Mark {
    Mark { at, label: Message::new(key) }
}

/// Eyes by the levels that they make, tricks one by one.
pub(crate) fn classes(ends: &[((World, f64), f64)], contract: Contract, me: Place) -> Vec<Class> {
    let bounds: &[f64] = if counts_tricks(contract) {
        &[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]
    } else {
        &[0.0, 31.0, 46.0, 61.0, 76.0, 91.0, 121.0]
    };
    let much = wants_much(contract, me);
    let limit = match contract {
        Contract::Galdins => 3.0,
        Contract::MazaZole(_) => 1.0,
        _ => 61.0,
    };
    let whole: f64 = ends.iter().map(|((_, weight), _)| weight).sum();
    let class = |pair: &[f64]| {
        let (low, high) = (pair[0], pair[1]);
        let inside = ends.iter().filter(|end| (low..high).contains(&end.1));
        let share = inside.map(|((_, weight), _)| weight).sum::<f64>() / whole;
        let tone = if (low >= limit) == much { Tone::Good } else { Tone::Bad };
        Class { low, high, share, tone }
    };
    bounds.windows(2).map(class).filter(|class| class.share > 0.0).collect()
}

/// A world with what the player cannot see in it, one of so many whose weights have a mean of 1.
pub(crate) fn show(
    view: &View,
    (world, weight): &(World, f64),
    outcome: Option<f64>,
    n_worlds: usize,
) -> Shown {
    let seating = view.public().setup().seating();
    let others = Place::ALL.into_iter().filter(|&place| Some(place) != view.my_place());
    let hand = |seat: Option<Seat>, cards| Hand {
        seat: seat.map(Into::into),
        pieces: words::pieces(cards),
    };
    let mut hands: Vec<_> =
        others.map(|place| hand(Some(seating.seat(place)), world.hands[place])).collect();
    if !world.aside.is_empty() {
        hands.push(hand(None, world.aside));
    }
    Shown { probability: weight / n_worlds.max(1) as f64, outcome, hands }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of equal wins, what was asked for its points stands before what was not, though they be lost.
    #[test]
    fn what_was_asked_for_points_comes_before_what_was_not() {
        let one = |points: Cell| {
            let mut candidate = Candidate::new(0, Message::new("any")).valued(Estimate::exact(0.0));
            candidate.cells = vec![points];
            rank(&candidate)
        };
        assert!(one(Cell::from(-2.0)) > one(Cell::Empty));
        assert!(one(Cell::from(-2.0)) > one(Cell::from(-4.0)));
    }
}
