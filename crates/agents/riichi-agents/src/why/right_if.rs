//! What would have to be different for another candidate to be right.

use parlor_agent::Message;
use parlor_riichi::{Counts, Kind, KindSet};

use super::around::{Around, Threat};
use super::facts::Facts;
use super::numbers::Numbers;
use super::point::Point;
use super::say::{of_kind, piece, yes};

/// The condition, where the point that speaks against `two` can be turned round; nothing where nothing
/// else speaks for it.
pub(super) fn right_if(
    around: &Around<'_>,
    point: &Point,
    (one, of_one): (&Facts, &Numbers),
    (two, of_two): (&Facts, &Numbers),
) -> Option<Message> {
    let no_worse_attack = !one.is_faster(two) && of_two.attack() >= of_one.attack();
    let dora = |facts: &Facts| facts.left.map_or(0, |left| left.dora);
    let keeps_dora = dora(two) > dora(one);
    let brings_more = Numbers::exceeds(of_two.gain, of_one.gain);
    let speed = || two.is_faster(one).then(|| Message::new("riichi-if-speed"));
    let points = |so: bool| so.then(|| Message::new("riichi-if-points"));
    match *point {
        Point::Safer { threat, .. } | Point::Fold { threat, .. } => {
            no_worse_attack.then(|| without(threat))
        }
        Point::Nearer { .. } => points(keeps_dora),
        Point::Wider { .. } | Point::Wait { .. } => {
            more_left(around, one, two).or_else(|| points(keeps_dora))
        }
        Point::Dora { .. }
        | Point::Points { .. }
        | Point::Tanyao { .. }
        | Point::Flush { .. }
        | Point::YakuhaiPair { .. }
        | Point::PassClosed => speed(),
        Point::ValueHonour { other } => {
            Some(Message::new("riichi-if-honour-gone").with("tile", piece(other)))
        }
        Point::NotFuriten { kind, .. } | Point::SilentFuriten { kind } => {
            let discarded = around.view.table.places[around.view.seat].river.kinds();
            let message = Message::new("riichi-if-not-discarded").with("tile", of_kind(kind));
            discarded.contains(kind).then_some(message)
        }
        Point::Push { .. } => Some(Message::new("riichi-if-weaker")),
        Point::RiichiYaku { .. } => Some(Message::new("riichi-if-silent-yaku")),
        Point::RiichiPoints { .. } => {
            around.in_riichi().is_none().then(|| Message::new("riichi-if-threat"))
        }
        Point::SilentYaku { .. } => points(true),
        Point::SilentFew { .. } => Some(Message::new("riichi-if-better-wait")),
        Point::SilentThreat { threat } | Point::KanThreat { threat } => Some(without(threat)),
        Point::PonYakuhai { .. } | Point::CallNearer { .. } => points(brings_more),
        Point::PassNoYaku if two.shanten() < one.shanten() => Some(Message::new("riichi-if-yaku")),
        _ => None,
    }
}

fn without(threat: Threat) -> Message {
    Message::new("riichi-if-no-threat").with("seat", threat.seat).with("riichi", yes(threat.riichi))
}

/// A kind of which so many are seen that the other discard has fewer useful tiles: with all of them left it
/// would have at least as many.
fn more_left(around: &Around<'_>, one: &Facts, two: &Facts) -> Option<Message> {
    let (left, right) = (one.left?, two.left?);
    let own = around.view.hand().all_kinds()?;
    let useful = |kinds: KindSet, seen: &Counts| -> u32 {
        kinds.into_iter().map(|kind| u32::from(seen[kind])).sum()
    };
    let gone = |kind: Kind| 4 - own[kind] - around.unseen[kind].min(4 - own[kind]);
    let kind = (right.help - left.help).into_iter().max_by_key(|&kind| gone(kind))?;
    let would = useful(right.help, &around.unseen) + u32::from(gone(kind));
    let enough = gone(kind) > 0 && left.shanten == right.shanten && would >= left.n_help;
    enough.then(|| Message::new("riichi-if-more-left").with("tile", of_kind(kind)))
}
