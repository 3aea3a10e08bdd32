//! How often the choice wins, and how often the next best does.

use parlor_agent::{Arg, Candidate, Explanation, Message, Unit};

use super::numbers::{AheadBy, Kind, Rank, ahead_by, n_deals, rank, wins, wins_alike};
use super::verdict::named_both;

/// The numbers that stand behind a choice, as a sentence without its full stop; nothing where no possible
/// deal was looked at.
pub(super) fn odds(why: &Explanation) -> Option<Message> {
    match Kind::of(why) {
        Kind::Wins | Kind::Survived => of_wins(why),
        Kind::Points | Kind::Tricks => of_means(why),
        Kind::Calls | Kind::Habit | Kind::Simple | Kind::Chance => None,
    }
}

fn of_wins(why: &Explanation) -> Option<Message> {
    let share = share(why)?;
    let others = || why.candidates.iter().filter(|one| Some(one.legal_idx) != why.chosen);
    // Giving up has no number of deals.
    let asked = || others().filter(|one| wins(why, one).is_some());
    let tail = |key, one: &Candidate| {
        let tail = Message::new(key).with("share", share.clone());
        tail.with("next", called(one)).with("n_cards", n_cards(one))
    };
    let theirs = |one: &Candidate| wins(why, one).map_or(0, |(won, _)| won);
    let ranked = |wanted| asked().find(|one| rank(why, one) == wanted);
    if let Some(one) = ranked(Rank::Better) {
        let key = match ahead_by(why, one) {
            Some(AheadBy::Points) => "zole-odds-better",
            _ => "zole-odds-against",
        };
        return Some(tail(key, one).with("theirs", theirs(one)));
    }
    if asked().all(|one| is_equal(why, one)) && asked().count() > 1 {
        return Some(Message::new("zole-odds-like-all").with("share", share));
    }
    if let Some(one) = ranked(Rank::Level) {
        let is_lost = theirs(one) == 0;
        let key = match ahead_by(why, one) {
            by if !wins_alike(why, one) => {
                let is_less = by == Some(AheadBy::Points);
                let key = if is_less { "zole-odds-better" } else { "zole-odds-against" };
                return Some(tail(key, one).with("theirs", theirs(one)));
            }
            Some(AheadBy::FewerTricks) => "zole-odds-more-tricks",
            Some(AheadBy::MoreTricks) => "zole-odds-fewer-tricks",
            Some(AheadBy::Points | AheadBy::Margin) if is_lost => "zole-odds-loses-more",
            Some(AheadBy::Points) => "zole-odds-scores-less",
            Some(AheadBy::Margin) => "zole-odds-by-less",
            Some(AheadBy::Nothing) | None => "zole-odds-like",
        };
        return Some(tail(key, one));
    }
    Some(match ranked(Rank::Worse) {
        Some(one) if theirs(one) == 0 => tail("zole-odds-none-else", one),
        Some(one) => tail("zole-odds-only", one).with("theirs", theirs(one)),
        None => share,
    })
}

/// The cards of a candidate, as they are named in a sentence.
fn called(one: &Candidate) -> Arg {
    match &*one.pieces {
        [_, _] => named_both("zole-two-cards", one.pieces.clone()).into(),
        pieces => pieces.to_vec().into(),
    }
}

/// One card plays or wins, two buried ones do.
fn n_cards(one: &Candidate) -> u32 {
    if one.pieces.len() == 2 { 2 } else { 1 }
}

/// Is the candidate the choice's equal in all that was asked?
fn is_equal(why: &Explanation, one: &Candidate) -> bool {
    rank(why, one) == Rank::Level
        && wins_alike(why, one)
        && matches!(ahead_by(why, one), None | Some(AheadBy::Nothing))
}

/// How many possible deals the choice wins.
fn share(why: &Explanation) -> Option<Message> {
    let choice = why.choice()?;
    let (won, n) = wins(why, choice)?;
    let is_all = choice.value.is_some_and(|value| value.error.is_none());
    let (does, none) = match Kind::of(why) {
        Kind::Survived => ("zole-odds-survives", "zole-odds-none-survived"),
        _ => ("zole-odds-wins", "zole-odds-none-won"),
    };
    let does = Message::new(does);
    Some(match won {
        0 => Message::new(none).with("n", n),
        _ if won == n && is_all => Message::new("zole-odds-all").with("does", does).with("n", n),
        _ => Message::new("zole-odds-some").with("does", does).with("won", won).with("n", n),
    })
}

fn of_means(why: &Explanation) -> Option<Message> {
    let mean = why.choice()?.value?.value;
    let (key, unit, sign) = match Kind::of(why) {
        Kind::Tricks => ("zole-odds-mean-tricks", Unit::number(2), -1.0),
        _ => ("zole-odds-mean-points", Unit::signed(2), 1.0),
    };
    let share = Message::new(key).with("mean", unit.of(sign * mean));
    let share = share.with("n", n_deals(why)?);
    // Giving up was not tried in any deal.
    let is_card = |one: &&Candidate| Some(one.legal_idx) != why.chosen && !one.pieces.is_empty();
    let Some(next) = why.candidates.iter().find(is_card) else { return Some(share) };
    let tail = |key| Message::new(key).with("share", share).with("next", called(next));
    Some(match next.value.filter(|_| rank(why, next) != Rank::Level) {
        Some(value) => tail("zole-odds-against").with("theirs", unit.of(sign * value.value)),
        None => tail("zole-odds-like"),
    })
}
