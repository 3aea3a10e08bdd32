//! What sets another candidate apart from the choice: a few words.

use parlor_agent::Message;

use super::numbers::{percent, points};
use super::point::Point;
use super::say::{far, of_kind, yes};

/// What a point says of the other action; nothing where it only speaks for the choice.
pub(super) fn note(point: &Point) -> Option<Message> {
    Some(match *point {
        Point::Nearer { n, .. } => Message::new("riichi-note-sets-back").with("n", far(n)),
        Point::Wider { n, m, .. } | Point::CallWider { n, m } => {
            Message::new("riichi-note-fewer-tiles").with("n", n).with("m", m)
        }
        Point::Wait { n, m, .. } => {
            Message::new("riichi-note-fewer-waits").with("n", n).with("m", m)
        }
        Point::NotFuriten { .. } => Message::new("riichi-note-furiten"),
        Point::HasYaku { .. } | Point::PassNoYaku => Message::new("riichi-note-no-yaku"),
        Point::Dora { .. } => Message::new("riichi-note-dora"),
        Point::Points { n, m } | Point::Gain { n, m } | Point::RiichiPoints { n, m, .. } => {
            Message::new("riichi-note-points").with("n", points(n)).with("m", points(m))
        }
        Point::Tanyao { .. } => Message::new("riichi-note-tanyao"),
        Point::Flush { .. } => Message::new("riichi-note-flush"),
        Point::YakuhaiPair { .. } => Message::new("riichi-note-yakuhai-pair"),
        Point::ValueHonour { .. } => Message::new("riichi-note-value-honour"),
        Point::TwoSided { same: Some(n), .. } => {
            Message::new("riichi-note-worse-wait").with("n", n)
        }
        Point::TwoSided { kept, same: None, .. } => {
            Message::new("riichi-note-breaks").with("tiles", kept.map(of_kind).to_vec())
        }
        Point::LoneOver { .. } => Message::new("riichi-note-in-shape"),
        Point::Joins { n, m, .. } => Message::new("riichi-note-joins").with("n", n).with("m", m),
        Point::Safer { threat, .. } | Point::Fold { threat, .. } => {
            let message = Message::new("riichi-note-danger").with("seat", threat.seat);
            message.with("riichi", yes(threat.riichi))
        }
        Point::Push { .. } => Message::new("riichi-note-safer-slower"),
        Point::RiichiYaku { .. } => Message::new("riichi-note-silent-no-yaku"),
        Point::SilentFuriten { .. } => Message::new("riichi-note-riichi-furiten"),
        Point::SilentYaku { .. }
        | Point::SilentFew { .. }
        | Point::SilentThreat { .. }
        | Point::SilentFree => Message::new("riichi-note-locks"),
        Point::PonYakuhai { .. } | Point::CallNearer { .. } => Message::new("riichi-note-slower"),
        Point::PassNotNearer => Message::new("riichi-note-not-nearer"),
        Point::PassClosed | Point::KanOpens => Message::new("riichi-note-opens"),
        Point::Kan { dora: true, .. } => Message::new("riichi-note-no-kan"),
        Point::Kan { dora: false, .. } | Point::Abort { .. } => return None,
        Point::KanSetsBack => Message::new("riichi-note-sets-back").with("n", 1u32),
        Point::KanThreat { threat } => {
            Message::new("riichi-note-kan-threat").with("seat", threat.seat)
        }
        Point::PlaysOn { .. } => Message::new("riichi-note-gives-up"),
        Point::WinChance { n, m } => {
            Message::new("riichi-note-win-chance").with("n", percent(n)).with("m", percent(m))
        }
        Point::DealsIn { n, m } => {
            Message::new("riichi-note-deals-in").with("n", percent(n)).with("m", percent(m))
        }
    })
}
